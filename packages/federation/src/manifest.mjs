import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteDir } from './paths.mjs';

// Major version of the contract between shell and remotes; the shell refuses a remote of another one.
export const CONTRACT = 1;

export const manifestFile = (name) => join(remoteDir(name), 'src/manifest.ts');

/** The content of module.json: everything that the shell needs to know about a remote before loading its code. */
export async function describe(name, { needs, files }) {
  // Read again when it has changed during watch mode.
  const { default: manifest } = await import(`${pathToFileURL(manifestFile(name)).href}?t=${Date.now()}`);
  if (manifest.name !== name)
    throw new Error(`remotes/${name}/src/manifest.ts calls itself "${manifest.name}"`);
  const { version } = JSON.parse(readFileSync(join(remoteDir(name), 'package.json'), 'utf8'));
  return { ...manifest, contract: CONTRACT, version, needs, files };
}
