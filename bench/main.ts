// npm run bench [-- part …]: measures us and the limit side by side and writes docs/performance.md's table.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabases } from './database.ts';
import type { Part } from './part.ts';
import { root } from './product.ts';
import { printed, report } from './report.ts';

const asked = process.argv.slice(2);
const parts = await findParts();
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`Unbekannt: ${unknown.join(', ')}. Es gibt: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));
build(chosen);
const databases = await openDatabases(process.env.DATA_DIR ?? join(root, '.build/bench'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => databases.stop().then(() => process.exit(1)));
try {
  for (const part of chosen) {
    console.log(`\n▸ ${part.name}`);
    const rows = await part.run(databases);
    for (const row of rows) console.log(printed(row).join('  |  '));
    report(part.name, rows);
  }
} finally {
  await databases.stop();
}

async function findParts(): Promise<Part[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.part.ts'));
  return Promise.all(files.sort().map((file): Promise<Part> => import(join(import.meta.dirname, file))));
}

function build(wanted: readonly Part[]): void {
  const all = wanted.some(({ builds }) => builds === undefined);
  const names = all ? [] : new Set(wanted.flatMap(({ builds }) => builds ?? []));
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), ...names], { stdio: 'inherit' });
}
