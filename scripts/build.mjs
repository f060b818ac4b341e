// npm run build [name …]: builds stale parts of backend, shell and remotes; --force builds all of them.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildBackend } from './build-backend.mjs';
import { lockFolder } from './folder-lock.mjs';
import { root } from './paths.mjs';
import { hash, parts, staleParts, stamp } from './stale.mjs';

const builders = {
  backend: buildBackend,
};

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !(name in parts()));
if (unknown.length > 0) {
  console.error(`Unbekannt: ${unknown.join(', ')}. Es gibt: ${Object.keys(parts()).join(', ')}`);
  process.exit(2);
}

await exclusive();
const wanted = names.length > 0 ? names : Object.keys(parts());
const stale = args.includes('--force') ? wanted : staleParts().filter((name) => wanted.includes(name));
for (const name of stale) await buildPart(name);
// rspack's worker threads would keep the process alive for seconds.
process.exit(process.exitCode);

async function buildPart(name) {
  const begun = Date.now();
  // Computed before the build, so that an edit made meanwhile counts as stale next time.
  const contentHash = hash(name);
  try {
    await (builders[name] ?? buildWeb)(name);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
    return;
  }
  stamp(name, contentHash);
  console.log(`${name} gebaut (${((Date.now() - begun) / 1_000).toFixed(1).replace('.', ',')} s)`);
}

async function buildWeb(name) {
  const { build } = await import('@stundenbuch/federation');
  await build(name);
}

/** Two starts in one clone build one after another; the second then finds everything fresh. */
async function exclusive() {
  const folder = join(root, '.build');
  mkdirSync(folder, { recursive: true });
  while (lockFolder(folder).holder) await pause(300);
}
