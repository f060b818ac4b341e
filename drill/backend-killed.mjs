import { foundCompany } from './tools/company.mjs';
import { judged } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name = 'The backend is killed (kill -9) 50 times while 32 people write';

const PEOPLE = 32;
const WRITES_BETWEEN = 100;

export async function run(context, kills = 50) {
  const database = await context.database();
  let backend = await context.backend(database);
  const writers = new Writers(await foundCompany(database, backend.url, PEOPLE), backend.url);
  const back = [];
  writers.start();
  for (let kill = 0; kill < kills; kill++) {
    await writers.untilWritten(WRITES_BETWEEN);
    await backend.kill();
    const begun = performance.now();
    backend = await context.backend(database, {}, { port: backend.port });
    back.push(performance.now() - begun);
  }
  await writers.untilWritten(WRITES_BETWEEN);
  await writers.stop();
  return judged(await writers.ledger.compare(database), writers, { kills, 'slowest restart': seconds(back) });
}

const seconds = (times) => `${(Math.max(...times) / 1000).toFixed(1)} s`;
