// npm test [-- filter]: one throwaway database for all, the built product for the browser tests, one closing line.
// npm test -- slow [filter]: the same with the files `*.slow.test.*`, which take long by nature: growth, skew with the last release,
// 100 000 rows.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build-stale.mjs';
import { root } from './paths.mjs';
import { findProgram } from './programs.mjs';
import { onShutdown } from './shutdown.mjs';
import { closingLine, countResults, withUnrun } from './test-result.mjs';
import { startThrowawayDatabase } from './throwaway.mjs';

/** Projects of vitest.config.ts that cannot run without a program. */
const needs = {
  Chromium: ['web', 'e2e', 'office'],
  LibreOffice: ['office'],
  pdftotext: ['paper'],
  PgBouncer: ['pooler'],
};
const named = process.argv.slice(2);
const isSlow = named[0] === 'slow' || named.some((filter) => filter.includes('.slow.'));
const filters = named.filter((filter) => filter !== 'slow');
const isCi = process.env.CI === 'true';
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reportFile = join(root, `.build/test-${process.pid}.json`);

let runner;
let database;
const shutdown = onShutdown({
  seconds: 9,
  async stop() {
    runner?.kill('SIGTERM');
    await database?.stop();
    rmSync(reportFile, { force: true });
    process.exit(1);
  },
});

const isBuilt = await build();
database = await startThrowawayDatabase();
shutdown.ready();

const missing = Object.keys(needs).filter((program) => !findProgram(program));
const left = [...new Set(missing.flatMap((program) => needs[program]))];
let result = await run(filters, left);
for (const program of missing) {
  const names = needs[program].join(', ');
  console.log(`${program} fehlt: Tests ${isCi ? 'gescheitert' : 'übersprungen'} (${names}).`);
}
if (left.length > 0) result = withUnrun(result, countTests(left), isCi);
if (!isBuilt) result = { ...result, failed: result.failed + 1 };
await database.stop();
console.log(closingLine(result));
process.exit(result.failed === 0 && result.passed > 0 ? 0 : 1);

/** Tests that need no built product are still useful when the build fails. */
async function build() {
  try {
    await buildStale();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

async function run(args, left) {
  mkdirSync(join(root, '.build'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const without = left.map((project) => `--project=!${project}`);
  // Hundreds of processes load the same code, so V8's compiled code is cached for the next one.
  const NODE_COMPILE_CACHE = join(root, '.build/compiled');
  runner = spawn(process.execPath, [vitest, 'run', ...reporters, ...without, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...(isSlow && { TESTS: 'slow' }),
      NODE_COMPILE_CACHE,
      TEST_DATABASE_URL: database.ownerUrl,
      // Tests of the start create databases that wait for their disk, a killed run leaves nothing.
      TMPDIR: database.files,
    },
    stdio: 'inherit',
  });
  const exitCode = await new Promise((done) => runner.on('exit', (code) => done(code ?? 1)));
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  rmSync(reportFile);
  return countResults(report, exitCode);
}

/** Counted in the sources, since they cannot run. */
function countTests(projects) {
  const names = projects.map((project) => `--project=${project}`);
  const paths = filters.filter((filter) => !filter.startsWith('-'));
  const args = ['list', '--staticParse', '--json', ...names, ...paths];
  const listed = spawnSync(process.execPath, [vitest, ...args], {
    cwd: root,
    env: { ...process.env, ...(isSlow && { TESTS: 'slow' }) },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return listed.status === 0 ? JSON.parse(listed.stdout).length : 1;
}
