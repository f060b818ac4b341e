// npm run drill [-- part ...]: breaks things on purpose and counts what survived. Writes its figures to docs/drill.md.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../scripts/build-stale.mjs';
import { onShutdown } from '../scripts/shutdown.mjs';
import { Context } from './tools/context.mjs';
import { faultsOf, faultsOfAll, machine, printed, writeFigures } from './tools/report.mjs';

const asked = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter((file) => /\.mjs$/.test(file) && file !== 'run.mjs');
const known = files.map((file) => file.replace(/\.mjs$/, ''));
const unknown = asked.filter((part) => !known.includes(part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}

let context;
onShutdown({
  seconds: 9,
  async stop() {
    await context?.close();
    process.exit(1);
  },
}).ready();

console.log(machine());
await buildStale();
const results = [];
for (const part of asked.length > 0 ? asked : known) {
  const drill = await import(pathToFileURL(join(import.meta.dirname, `${part}.mjs`)).href);
  if (asked.includes(part) || !drill.isAlone) results.push(await run(part, drill));
}
writeFigures(results.filter(({ faults }) => faults.length === 0));

const faults = results.flatMap(({ part, faults: own }) => own.map((fault) => `${part}: ${fault}`));
if (asked.length === 0) faults.push(...faultsOfAll(results));
const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
console.log(
  `\n${results.length} drills, ${sum('checks')} checks, ${sum('acknowledged')} acknowledged writes checked`,
);
console.log(faults.length === 0 ? 'Nothing lost.' : `Failed:\n  ${faults.join('\n  ')}`);
process.exit(faults.length === 0 ? 0 : 1);

async function run(part, { name, run: drill }) {
  console.log(`\n▸ ${part}: ${name}`);
  const begun = performance.now();
  context = new Context();
  try {
    const result = { part, name, ...(await drill(context)) };
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(printed(result, seconds));
    return { ...result, seconds, faults: faultsOf(result) };
  } catch (error) {
    console.error(error);
    return { part, name, faults: [error.message] };
  } finally {
    await context.close();
    context = undefined;
  }
}
