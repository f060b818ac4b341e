import { Kysely, PostgresDialect } from 'kysely';
import { type Client, TypeOverrides } from 'pg';
import { LawService } from '../accounts/law/law.service.ts';
import { LawFactsService } from '../accounts/law/law-facts.service.ts';
import { OvertimeService } from '../accounts/overtime/overtime.service.ts';
import { SheetDataService } from '../accounts/sheets/sheet-data.service.ts';
import { SettingsService } from '../features/settings.service.ts';
import { Clock } from '../platform/clock.ts';
import type { Database, Tenant, Tx } from '../platform/database/database.ts';
import { type ClosedVersion, MonthSheets } from '../workflows/months/month-sheets.service.ts';

// A day and a moment are text, as on the connections of the program.
const types = new TypeOverrides();
for (const moment of [1082, 1114, 1184]) types.setTypeParser(moment, String);

/** The connection that fills the database, as a transaction of the program. */
function transactionOf(owner: Client): Tx {
  const client = {
    query: (text: string, values: unknown[]) => owner.query({ text, values, types }),
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() };
  const kysely = new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) });
  return { getKysely: () => kysely } as unknown as Tx;
}

/** Closes months of the demo at a moment by the service of the program, which reads in the transaction that it is given. */
export function closeMonths(owner: Client, at: Date, tenant: Tenant, closes: readonly ClosedVersion[]) {
  const clock = Clock.fixed(at.toISOString());
  const database = undefined as unknown as Database;
  const settings = new SettingsService(database, clock);
  const law = new LawService(new LawFactsService(database, settings, clock), clock);
  const data = new SheetDataService(database, new OvertimeService(database, settings, clock), law, clock);
  return new MonthSheets(data, clock).close(transactionOf(owner), tenant, closes);
}
