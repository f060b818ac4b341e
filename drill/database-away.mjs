import { setTimeout as pause } from 'node:timers/promises';
import { call } from './tools/call.mjs';
import { foundCompany } from './tools/company.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name = 'PostgreSQL is away for 30 s: once gone, once frozen with its connections open';

const PEOPLE = 16;
/** Twice the server's longest wait for a connection or an answer from the database. */
const PATIENCE_MS = 40_000;

export async function run(context, awaySeconds = 30) {
  const database = await context.database();
  const backend = await context.backend(database);
  const writers = new Writers(await foundCompany(database, backend.url, PEOPLE), backend.url);
  const asked = { gone: [], frozen: [] };
  const recovery = {};
  writers.start();

  await writers.waitForWrites(200);
  await database.kill();
  asked.gone = await askHealth(backend, awaySeconds);
  await database.start();
  recovery.gone = await recoveryOf(backend, writers);

  await writers.waitForWrites(200);
  database.freeze();
  asked.frozen = await askHealth(backend, awaySeconds);
  database.thaw();
  recovery.frozen = await recoveryOf(backend, writers);

  await writers.waitForWrites(200);
  await writers.stop();
  const compared = await writers.ledger.compare(database);
  const answers = [...asked.gone, ...asked.frozen];
  compared.faults.push(
    ...answers.filter((answer) => !isClear(answer)).map((answer) => JSON.stringify(answer)),
  );
  compared.checks += answers.length;
  if (writers.slowest > PATIENCE_MS) compared.faults.push(`a call took ${seconds(writers.slowest)}`);
  return judged(compared, writers, {
    'health asked while away': `${answers.length} times, always 503`,
    'slowest 503 while gone': seconds(slowest(asked.gone)),
    'slowest 503 while frozen': seconds(slowest(asked.frozen)),
    'first write after it was back': `gone ${seconds(recovery.gone)}, frozen ${seconds(recovery.frozen)}`,
  });
}

const slowest = (answers) => Math.max(...answers.map(({ ms }) => ms));

/** Every half second, without waiting for the previous one. */
async function askHealth(backend, awaySeconds) {
  const asked = [];
  for (let n = 0; n < awaySeconds * 2; n++) {
    // Answers after the database is back can be either.
    if (n < awaySeconds) asked.push(call(backend.url, 'GET', '/health'));
    await pause(500);
  }
  return Promise.all(asked);
}

const isClear = ({ status, body, ms }) =>
  status === 503 && body.code === 'unavailable' && typeof body.message === 'string' && ms < PATIENCE_MS;

async function recoveryOf(backend, writers) {
  const begun = performance.now();
  await writers.waitForWrites(1);
  const took = performance.now() - begun;
  const { status } = await call(backend.url, 'GET', '/health');
  if (status !== 200) throw new Error(`health says ${status} although writing works again`);
  return took;
}
