// npm run contract [-- folder [folder of the remotes]]: checks that today's program honours the last release's contract.
// --renew, at a release, stores today's contract, and the built remotes for e2e/skew.test.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { brokenCalls } from './contract-calls.mjs';
import { packRemotes } from './contract-remotes.mjs';
import { brokenShared, newerUses, sharedContract } from './contract-shared.mjs';
import { describedCalls } from './described-calls.mjs';
import { remotes, root } from './paths.mjs';

const args = process.argv.slice(2);
const [contracts = 'docs/contract', lastRemotes = 'e2e/fixtures/last-release'] = args.filter(
  (arg) => !arg.startsWith('--'),
);
const folder = resolve(root, contracts);
const remotesFolder = resolve(root, lastRemotes);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const now = { version, calls: await describedCalls(), modules: sharedContract() };

if (args.includes('--renew')) await renew();
else hold();

function hold() {
  const old = lastRelease();
  const broken = [...brokenCalls(old.calls, now.calls), ...brokenShared(old.modules, now.modules)];
  for (const line of broken) console.error(`  ${line}`);
  if (broken.length > 0) {
    console.error(`Der Vertrag von ${old.version} ist an ${broken.length} Stellen gebrochen.`);
    process.exit(1);
  }
  console.log(
    `Der Vertrag von ${old.version} gilt: wer nach ihm gebaut ist, läuft mit Server und Rahmen von heute.`,
  );
  const newer = newerUses(old.modules, now.modules);
  if (newer.length > 0) console.log(`Zuerst den Rahmen ausliefern: was es in ${old.version} noch nicht gibt`);
  for (const line of newer) console.log(`  ${line}`);
}

function lastRelease() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length !== 1) throw new Error(`${folder} holds ${files.length} contracts, one is expected`);
  return JSON.parse(readFileSync(join(folder, files[0]), 'utf8'));
}

async function renew() {
  await buildStale({ only: remotes() });
  for (const place of [folder, remotesFolder]) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
  }
  writeFileSync(join(folder, `${version}.json`), printed(now));
  writeFileSync(join(remotesFolder, `${version}.remotes.br`), packRemotes(join(root, 'remotes')));
  console.log(`${join(folder, `${version}.json`)} geschrieben.`);
}

/** One line per call, so that a changed call is a changed line. */
function printed({ calls, modules }) {
  const paths = Object.entries(calls.paths).map(
    ([path, methods]) => `    ${JSON.stringify(path)}: ${JSON.stringify(withoutWords(methods))}`,
  );
  return `{\n  "version": "${version}",\n  "modules": ${JSON.stringify(modules)},\n  "calls": { "paths": {\n${paths.join(',\n')}\n  } }\n}\n`;
}

/** Nobody relies on summaries and examples. A field of ours may be called description: that is a schema, and is preserved. */
function withoutWords(methods) {
  const isText = (key, one) =>
    ['summary', 'description', 'operationId', 'example'].includes(key) && typeof one !== 'object';
  const isOther = (key, one) => key === 'x-access' || (key === 'tags' && Array.isArray(one));
  const isRefusal = (key, one) => /^(default|[45]\d\d)$/.test(key) && one?.content !== undefined;
  const drop = (key, one) => isText(key, one) || isOther(key, one) || isRefusal(key, one);
  return JSON.parse(JSON.stringify(methods, (key, one) => (drop(key, one) ? undefined : one)));
}
