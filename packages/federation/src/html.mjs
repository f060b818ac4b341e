import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellDir } from './paths.mjs';

function filesOf(stats, entry) {
  const names = stats
    .toJson({ all: false, entrypoints: true })
    .entrypoints[entry].assets.map(({ name }) => name);
  const only = (ending) => names.filter((name) => name.endsWith(ending) && !name.includes('.hot-update.'));
  return { js: only('.js').map((name) => `/${name}`), css: only('.css').map((name) => `/${name}`) };
}

/** Call it right after the build: a compiler drops its statistics with the next one. */
export const publicFiles = (stats) => ({ boot: filesOf(stats, 'boot'), public: filesOf(stats, 'public') });
export const reactFiles = (stats) => ({ react: filesOf(stats, 'react') });
export const appFiles = (stats) => ({ app: filesOf(stats, 'app') });

const BOOT = '    <!-- boot -->\n';
const EMPTY = '<div id="root"></div>';
const readTemplate = () => readFileSync(join(shellDir, 'src/index.html'), 'utf8');

// In watch mode React is part of each bundle.
const none = { js: [], css: [] };

function bootScript({ boot: { js: boot }, react = none, ...bundles }) {
  const data = Object.entries(bundles)
    .map(([name, { js, css }]) => `data-${name}="${[...css, ...react.js, ...js].join(' ')}"`)
    .join(' ');
  return `    <script src="${boot[0]}" id="boot" ${data}></script>\n`;
}

/** index.html only names the boot script, which then picks one of the two bundles. Both need React first. */
export function writeHtml(outDir, files) {
  writeFileSync(join(outDir, 'index.html'), readTemplate().replace(BOOT, bootScript(files)));
}

/**
 * The prerendered public pages, which are visible before any script has loaded: pages/start.html for `/`,
 * pages/<name>.html for the others. Style sheet and boot script load in parallel.
 */
export function writePages(outDir, files, drawn) {
  mkdirSync(join(outDir, 'pages'));
  const { css } = files.public;
  const js = [...files.react.js, ...files.public.js];
  const head = [
    ...css.map((href) => `    <link rel="stylesheet" href="${href}" data-drawn>\n`),
    bootScript(files),
    ...js.map((src) => `    <script src="${src}" defer></script>\n`),
    '  </head>',
  ].join('');
  const template = readTemplate()
    .replace(BOOT, '')
    .replace('  </head>', () => head);
  for (const { path, title, description, markup } of drawn) {
    const html = template
      .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(/(name="description" content=)".*"/, (_, name) => `${name}"${escaped(description)}"`)
      .replace(EMPTY, () => EMPTY.replace('><', `>${markup}<`));
    writeFileSync(join(outDir, 'pages', `${path.slice(1) || 'start'}.html`), html);
  }
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function copyStatic(outDir) {
  const from = join(shellDir, 'static');
  if (existsSync(from)) cpSync(from, outDir, { recursive: true });
}

/** The pages name every initial file with its content hash, which distinguishes releases. */
export function releaseOf(outDir) {
  const hash = createHash('sha256');
  const pages = readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.html'));
  for (const page of pages.sort()) hash.update(readFileSync(join(outDir, page)));
  return hash.digest('hex').slice(0, 16);
}
