import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';
import { within } from './tools/wait.mjs';

export const name =
  'Two processes with different modules behind nginx, led by the map of `npm run proxy-map`, pass the browser tests';

const TESTS_SECONDS = 30 * 60;

export async function run(context) {
  const report = join(context.folder, 'tests.json');
  const log = join(context.folder, 'calls.log');
  const database = await context.database();
  const files = testFiles();
  const chosen = files.filter((file) => STARTS_AS_IT_IS.test(readFileSync(join(root, file), 'utf8')));
  const child = context.track(
    vitest([...chosen, `--outputFile.json=${report}`], {
      E2E_PROGRAM: 'drill/tools/behind-nginx.mjs',
      DRILL_LOG: log,
      TEST_DATABASE_URL: database.url,
    }),
  );
  await within(child.gone, () => `the browser tests have not ended:\n${child.output()}`, {
    seconds: TESTS_SECONDS,
  });
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const unsound = testResults.filter(({ status }) => status !== 'passed').map(({ name: file }) => file);
  if (failed > 0 || unsound.length > 0) {
    throw new Error(
      `${failed} tests failed, ${passed} passed; not sound: ${unsound.join(', ')}\n${child.output()}`,
    );
  }
  const calls = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' /api/'));
  const answeredBy = Map.groupBy(calls, (line) => line.split(' ')[0]);
  const [hours = 0, rest = 0] = ['stundenbuch_timesheet_absences', 'stundenbuch'].map(
    (upstream) => answeredBy.get(upstream)?.length,
  );
  if (hours === 0 || rest === 0) throw new Error(`one process answered nothing: ${hours} and ${rest} calls`);
  return {
    checks: passed,
    figures: {
      'browser tests passed': `${passed} of ${passed + failed}, in ${testResults.length} of ${files.length} files`,
      'calls to the process of timesheet and absences': hours,
      'calls to the process of all others': rest,
    },
  };
}

/** The others start modified copies of the program, none, or their own in the process of the test, to move its clock. */
const STARTS_AS_IT_IS = /set(Stage|Crowd)\(|startDemo\(\)|startApp\(data\.path(, env)?\)/;

const testFiles = () =>
  readdirSync(join(root, 'e2e'))
    .filter((file) => /^[\w-]+(\.alone)?\.test\.ts$/.test(file))
    .map((file) => join('e2e', file));

function vitest(args, env) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--project=e2e', '--project=alone', '--reporter=default', '--reporter=json'];
  const child = spawn(process.execPath, [program, ...options, ...args], {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that an aborted run also ends the programs its tests have started.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output = (output + part).slice(-20_000);
    });
  }
  const gone = once(child, 'exit');
  return {
    gone,
    output: () => output,
    async stop() {
      // Also after its end: a test whose preparation took too long leaves its program behind.
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
      await gone;
    },
  };
}
