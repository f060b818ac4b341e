import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const domain = join(import.meta.dirname, '../../../../packages/domain/src');
const page = join(import.meta.dirname, '../../../inspection');

/** In the order in which they need each other. */
const MODULES = [
  ...[
    'wire/canonical',
    'sides/log/chain',
    'sides/log/faults',
    'sides/log/sheet-faults',
    'sides/log/month-closes',
    'sides/log/former-seals',
  ],
  ...[
    'sides/inspection/sha256',
    'sides/inspection/file-names',
    'sides/inspection/finding',
    'sides/inspection/sums',
  ],
  ...[
    'sides/inspection/log-lines',
    'sides/inspection/check-files',
    'sides/inspection/check-log',
    'sides/inspection/check-sheets',
  ],
  ...['sides/inspection/check', 'sides/inspection/unzip'],
] as const;

let made: string | undefined;

/**
 * pruefen.html: one file with the very functions by which the program hashes and checks. A page that is opened from a folder
 * can load no module, so they are written one after the other, as Node runs them: without types.
 */
export function checkerPage(): string {
  made ??= assembled();
  return made;
}

function assembled(): string {
  const read = (file: string) => readFileSync(join(page, file), 'utf8');
  const script = [...MODULES.map(moduleText), read('pruefen.js')].join('\n');
  const style = read('pruefen.css');
  return read('pruefen.html')
    .replace('SCRIPT_HASH', hashOf(script))
    .replace('STYLE_HASH', hashOf(style))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
}

/** As the policy of the page names what it may run. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function moduleText(name: string): string {
  const source = readFileSync(join(domain, `${name}.ts`), 'utf8');
  return stripTypeScriptTypes(source)
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
