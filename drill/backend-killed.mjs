import { foundCompany } from './tools/company.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name = 'The backend is killed (kill -9) 50 times while 32 people write';

const PEOPLE = 32;
const WRITES_BETWEEN = 100;

export async function run(context, kills = 50) {
  const database = await context.database();
  let backend = await context.backend(database);
  const writers = new Writers(await foundCompany(database, backend.url, PEOPLE), backend.url);
  const restarts = [];
  writers.start();
  for (let kill = 0; kill < kills; kill++) {
    await writers.waitForWrites(WRITES_BETWEEN);
    await backend.kill();
    const begun = performance.now();
    backend = await context.backend(database, {}, { port: backend.port });
    restarts.push(performance.now() - begun);
  }
  await writers.waitForWrites(WRITES_BETWEEN);
  await writers.stop();
  return judged(await writers.ledger.compare(database), writers, {
    kills,
    'slowest restart': seconds(Math.max(...restarts)),
  });
}
