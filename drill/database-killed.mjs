import { foundCompany } from './tools/company.mjs';
import { judged, seconds } from './tools/verdict.mjs';
import { Writers } from './tools/writers.mjs';

export const name =
  'PostgreSQL is killed (kill -9) 50 times while 32 people write; the backend goes on by itself';

const PEOPLE = 32;
const WRITES_BETWEEN = 100;

export async function run(context, kills = 50) {
  const database = await context.database();
  const backend = await context.backend(database);
  const writers = new Writers(await foundCompany(database, backend.url, PEOPLE), backend.url);
  const recovered = [];
  writers.start();
  for (let kill = 0; kill < kills; kill++) {
    await writers.waitForWrites(WRITES_BETWEEN);
    // The postmaster alone, whose children must then notice, or all at the same moment.
    await database.kill({ children: kill % 2 === 1 });
    await database.start();
    const begun = performance.now();
    await writers.waitForWrites(1);
    recovered.push(performance.now() - begun);
  }
  await writers.stop();
  return judged(await writers.ledger.compare(database), writers, {
    kills,
    'slowest recovery after the database was back': seconds(Math.max(...recovered)),
  });
}
