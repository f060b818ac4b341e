import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellDir } from './paths.mjs';

function filesOf(stats, entry) {
  const names = stats
    .toJson({ all: false, entrypoints: true })
    .entrypoints[entry].assets.map(({ name }) => name);
  const only = (ending) => names.filter((name) => name.endsWith(ending) && !name.includes('.hot-update.'));
  return { js: only('.js').map((name) => `/${name}`), css: only('.css').map((name) => `/${name}`) };
}

/** To be taken at once: a compiler forgets its statistics with the next build. */
export const publicFiles = (stats) => ({ boot: filesOf(stats, 'boot'), public: filesOf(stats, 'public') });
export const appFiles = (stats) => ({ app: filesOf(stats, 'app') });

/** index.html names the boot script only; the boot script then chooses one of the two bundles. */
export function writeHtml(outDir, { boot: { js: boot }, ...bundles }) {
  const data = Object.entries(bundles)
    .map(([name, { js, css }]) => `data-${name}="${[...css, ...js].join(' ')}"`)
    .join(' ');
  const html = readFileSync(join(shellDir, 'src/index.html'), 'utf8').replace(
    '<!-- boot -->',
    boot.map((src) => `<script src="${src}" id="boot" ${data}></script>`).join(''),
  );
  writeFileSync(join(outDir, 'index.html'), html);
}

export function copyStatic(outDir) {
  const from = join(shellDir, 'static');
  if (existsSync(from)) cpSync(from, outDir, { recursive: true });
}

/** index.html names every first file by its content: it tells one release from another. */
export function releaseOf(outDir) {
  const hash = createHash('sha256');
  for (const file of ['index.html', 'offline.html']) hash.update(readFileSync(join(outDir, file)));
  return hash.digest('hex').slice(0, 16);
}
