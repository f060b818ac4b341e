import { SettingsService } from '../src/features/settings.service.ts';
import { Clock } from '../src/platform/clock.ts';
import { Database } from '../src/platform/database/database.ts';
import { tables } from '../src/platform/database/entities.ts';
import { Erasing } from '../src/sides/log/erasing.ts';
import { Seals } from '../src/sides/log/seals.service.ts';

interface Process {
  seals: Seals;
  erasing: Erasing;
  close(): Promise<void>;
}

/** Seals and erases as another process of the program would, on a pool of its own. */
export async function openSeals(url: string): Promise<Process> {
  const database = await Database.open(url, 4, tables);
  return {
    seals: new Seals(database, Clock.system()),
    erasing: new Erasing(database, new SettingsService(database, Clock.system())),
    close: () => database.onApplicationShutdown(),
  };
}
