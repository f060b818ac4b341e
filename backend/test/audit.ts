import { Clock } from '../src/platform/clock.ts';
import { Database } from '../src/platform/database/database.ts';
import { tables } from '../src/platform/database/entities.ts';
import { Rounds } from '../src/platform/rounds.ts';
import { Erasing } from '../src/sides/log/erasing.ts';
import { Sealing } from '../src/sides/log/sealing.ts';
import { Seals } from '../src/sides/log/seals.service.ts';
import { installationOf } from './installation.ts';

interface Process {
  database: Database;
  seals: Seals;
  sealing: Sealing;
  erasing: Erasing;
  close(): Promise<void>;
}

/** Seals and erases as another process of the program would, on a pool of its own. */
export async function openSeals(url: string): Promise<Process> {
  const database = await Database.open(url, 4, tables);
  const rounds = new Rounds(installationOf({}));
  const seals = new Seals(database, Clock.system());
  return {
    database,
    seals,
    sealing: new Sealing(seals, rounds),
    erasing: new Erasing(database, Clock.system(), rounds),
    close: () => database.onApplicationShutdown(),
  };
}
