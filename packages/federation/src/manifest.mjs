import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteDir } from './paths.mjs';

// Major version of the contract between shell and remotes; the shell refuses a remote of another one.
export const CONTRACT = 1;

/** Writes dist/module.json: what the shell must know of a remote before it loads a byte of its code. */
export async function writeManifest(name, outDir, needs) {
  const dir = remoteDir(name);
  const { default: manifest } = await import(
    `${pathToFileURL(join(dir, 'src/manifest.ts')).href}?t=${Date.now()}`
  );
  if (manifest.name !== name)
    throw new Error(`remotes/${name}/src/manifest.ts calls itself "${manifest.name}"`);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  mkdirSync(outDir, { recursive: true });
  const description = { ...manifest, contract: CONTRACT, version, needs, files: hashedFiles(outDir) };
  writeFileSync(join(outDir, 'module.json'), `${JSON.stringify(description, null, 2)}\n`);
}

/** Scripts and style sheets whose names change with their content: what can be fetched before it is needed. */
function hashedFiles(outDir) {
  const assets = join(outDir, 'assets');
  if (!existsSync(assets)) return [];
  const hashed = readdirSync(assets).filter((file) => /\.[0-9a-f]{8,}\.(js|css)$/.test(file));
  // The largest is what every page of the module needs: first, should the person be quicker.
  const size = (file) => statSync(join(assets, file)).size;
  return hashed.sort((a, b) => size(b) - size(a)).map((file) => `assets/${file}`);
}
