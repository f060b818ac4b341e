import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

const FOLDER = join(import.meta.dirname, '../../../schema');

/** One file per noun, each after those that it refers to. */
const NOUNS = [
  'tenancy',
  'companies',
  'people',
  'log',
  'settings',
  'sessions',
  'terminals',
  'attempts',
  'codes',
  'passwords',
  'factors',
  'signon',
  'calendar',
  'contracts',
  'customers',
  'projects',
  'inventory',
  'teams',
  'kinds',
  'staffing',
  'absences',
  'feeds',
  'entries',
  'stopwatch',
  'favourites',
  'sickness',
  'clock',
  'law',
  'vacation',
  'overtime',
  'month',
  'allowances',
  'payroll',
  'reports',
  'imports',
  'notices',
  'undo',
  'privacy',
  'measures',
  'walls',
];

/** The last migration whose outcome they contain: a later one, as an added module brings, runs after them. */
export const LAST_CONTAINED = '0320_wishes_of_a_day.concurrent.sql';

/** What the migrations amount to, in an empty database. Inside the caller's transaction. */
export async function createSchema(owner: Client): Promise<void> {
  for (const noun of NOUNS) await owner.query(readFileSync(join(FOLDER, `${noun}.sql`), 'utf8'));
}
