// npm run trace [-- --require TIME-01..TIME-28,API-05]: which tests name a requirement, and which requirements have none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { expandIds, idsIn, requirementIds, titlesIn } from './requirements.mjs';

const required = readRequired(process.argv.slice(2));
const catalogue = requirementIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const tests = testFiles().flatMap((file) =>
  titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title, ids: idsIn(title) })),
);
const known = new Set(catalogue);
const named = new Set(tests.flatMap(({ ids }) => ids));

for (const id of catalogue.filter((id) => named.has(id))) {
  console.log(id);
  for (const { file, title } of tests.filter(({ ids }) => ids.includes(id)))
    console.log(`  ${file}: ${title}`);
}
const open = catalogue.filter((id) => !named.has(id));
console.log(`\nVon keinem Test genannt (${open.length} von ${catalogue.length}):`);
for (const [area, ids] of Map.groupBy(open, (id) => id.split('-')[0]))
  console.log(`  ${area}: ${ids.join(' ')}`);

const invented = [...named].filter((id) => !known.has(id));
if (invented.length > 0) console.log(`\nIn Tests genannt, aber nicht im Katalog: ${invented.join(' ')}`);
const missing = required.filter((id) => !named.has(id));
if (required.length > 0)
  console.log(`\nVerlangt: ${required.length}, ohne Test: ${missing.join(' ') || 'keine'}`);
process.exit(invented.length + missing.length > 0 ? 1 : 0);

function readRequired(args) {
  const at = args.indexOf('--require');
  return at < 0 ? [] : args.slice(at + 1).flatMap(expandIds);
}

function testFiles() {
  return ['packages', 'shell', 'remotes', 'backend', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => join(folder, file))
      .sort(),
  );
}
