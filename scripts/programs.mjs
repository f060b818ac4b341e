import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that are not installed through npm, and their default paths. */
const places = {
  Chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    onPath('chromium'),
  ],
  // The same browser without windows, which halves the time of the tests.
  HeadlessShell: ['/usr/lib/chromium/chromium-headless-shell', onPath('chromium-headless-shell')],
  LibreOffice: [
    '/usr/bin/soffice',
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    onPath('soffice'),
  ],
  // Debian puts it where only administrators look.
  PgBouncer: ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', onPath('pgbouncer')],
  // Reads what is on the pages of a PDF, with pdfinfo and pdffonts beside it.
  pdftotext: ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext', onPath('pdftotext')],
};

export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For tests: drawing with several threads takes a twelfth more of a page's processor time and is no faster on two cores;
 * hardly a test page lives long enough to benefit from V8's later compilers, which would take a fifth more.
 */
export const testBrowserFlags = [
  ...chromiumFlags,
  '--num-raster-threads=1',
  '--js-flags=--no-turbofan --no-maglev',
];

/** The program's path, or undefined. A variable of its name (CHROMIUM) overrides the default paths. */
export function findProgram(name) {
  const set = process.env[name.toUpperCase()];
  return (set ? [set] : places[name]).find((path) => path && existsSync(path));
}

/** For tests: the lighter one if installed, unless CHROMIUM names another. */
export function findTestBrowser() {
  return (process.env.CHROMIUM ? undefined : findProgram('HeadlessShell')) ?? findProgram('Chromium');
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
