import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/** The OpenAPI document of the current sources, with every reference resolved; needs no server and no database. */
export async function describedCalls() {
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'backend'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('the backend does not build');
  return builtCalls();
}

/** The same from the build. */
export async function builtCalls() {
  const { describeCalls } = await import(pathToFileURL(join(root, 'backend/dist/app.module.js')).href);
  const document = describeCalls();
  return { ...document, paths: inlined(document.paths, document) };
}

function inlined(value, document) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inlined(one, document));
  if (typeof value.$ref === 'string') return inlined(targetOf(value.$ref, document), document);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(one, document)]));
}

const targetOf = (reference, document) =>
  reference
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], document);
