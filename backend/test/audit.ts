import { Seals } from '../src/audit/seals.service.ts';
import { Database } from '../src/platform/database/database.ts';
import { tables } from '../src/tables/tables.ts';

/** Seals as another process of the program would, on a pool of its own. */
export async function openSeals(url: string): Promise<{ seals: Seals; close(): Promise<void> }> {
  const database = await Database.open(url, 4, tables);
  return { seals: new Seals(database), close: () => database.onApplicationShutdown() };
}
