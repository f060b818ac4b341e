// The built remotes of the last release: e2e/skew.slow.test.ts runs them with today's shell and server.
import { isUtf8 } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const LIST = '.release.json';

/** `from` holds a folder with `dist` for each remote. */
export function packRemotes(from) {
  const remotes = readdirSync(from).map((name) => [name, filesOf(join(from, name, 'dist'))]);
  const text = JSON.stringify(Object.fromEntries(remotes));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

/** Each into its own folder, as an operator copies it: `[{ name, version, manifest }]`. */
export function unpackRemotes(file, folder) {
  const remotes = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
  return Object.entries(remotes).map(([name, files]) => {
    const manifest = JSON.parse(files['module.json']);
    for (const [path, text] of Object.entries(files)) {
      const target = join(folder, name, manifest.version, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return { name, version: manifest.version, manifest };
  });
}

/** The files that the build itself wrote, without those carried over from the previous release. */
function filesOf(dist) {
  const hashed = JSON.parse(readFileSync(join(dist, LIST), 'utf8'));
  const others = readdirSync(dist).filter((name) => name.includes('.') && name !== LIST);
  const own = [...others, ...hashed].filter((file) => !/\.(br|gz)$/.test(file)).sort();
  return Object.fromEntries(own.map((file) => [file, textOf(join(dist, file))]));
}

function textOf(file) {
  const content = readFileSync(file);
  if (!isUtf8(content))
    throw new Error(`${file} is no text, which scripts/contract-remotes.mjs cannot store`);
  return content.toString();
}
