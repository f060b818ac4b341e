// npm run contract [-- folder [folder of the remotes [folder of the answers]]]: checks that today's program honours the contracts of
// the releases before it. --renew, at a release, stores today's contract beside them, the built remotes for e2e/skew.slow.test.ts, and the
// demo's database with its answers for backend/test/last-release.slow.test.ts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { recordAnswers } from './contract-answers.mjs';
import { brokenCalls } from './contract-calls.mjs';
import { packRemotes } from './contract-remotes.mjs';
import { brokenShared, newerUses, sharedContract } from './contract-shared.mjs';
import { describedCalls } from './described-calls.mjs';
import { remotes, root } from './paths.mjs';

const args = process.argv.slice(2);
const [
  contracts = 'docs/contract',
  lastRemotes = 'e2e/fixtures/last-release',
  lastAnswers = 'backend/test/fixtures',
] = args.filter((arg) => !arg.startsWith('--'));
const folder = resolve(root, contracts);
const remotesFolder = resolve(root, lastRemotes);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const now = { version, calls: await describedCalls(), modules: sharedContract() };

if (args.includes('--renew')) await renew();
else hold();

function hold() {
  const releases = releasesOf(folder);
  const isBroken = releases.map(breaks).includes(true);
  if (isBroken) process.exit(1);
  const last = releases[0];
  const newer = newerUses(last.modules, now.modules);
  if (newer.length > 0)
    console.log(`Zuerst den Rahmen ausliefern: was es in ${last.version} noch nicht gibt`);
  for (const line of newer) console.log(`  ${line}`);
}

function breaks(old) {
  const broken = [...brokenCalls(old.calls, now.calls), ...brokenShared(old.modules, now.modules)];
  for (const line of broken) console.error(`  ${line}`);
  if (broken.length > 0)
    console.error(`Der Vertrag von ${old.version} ist an ${broken.length} Stellen gebrochen.`);
  else
    console.log(
      `Der Vertrag von ${old.version} gilt: wer nach ihm gebaut ist, läuft mit Server und Rahmen von heute.`,
    );
  return broken.length > 0;
}

/** Newest first. A release whose remotes and databases are gone is deleted by hand, in the three folders. */
function releasesOf(place) {
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`${place} holds no contract`);
  const newestFirst = files.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map((file) => JSON.parse(readFileSync(join(place, file), 'utf8')));
}

async function renew() {
  await buildStale({ only: remotes() });
  const answers = resolve(root, lastAnswers);
  for (const place of [folder, remotesFolder, answers]) mkdirSync(place, { recursive: true });
  writeFileSync(join(folder, `${version}.json`), printed(now));
  writeFileSync(join(remotesFolder, `${version}.remotes.br`), packRemotes(join(root, 'remotes')));
  const recorded = await recordAnswers(answers, version, now.calls.paths);
  console.log(`${join(folder, `${version}.json`)} geschrieben, ${recorded} Antworten aufgezeichnet.`);
  process.exit(0);
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
