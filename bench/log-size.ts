import { Client } from 'pg';
import { builtFrom } from './product.ts';

/** So many bookings, of which so many are sealed together: a company in which somebody books every few seconds, or now and then. */
const BOOKINGS = 10_000;

export interface LogSize {
  /** Bytes of the log for each booking, with its indexes and its seals; and of the booking itself. */
  log: number;
  booking: number;
}

/** Books in an empty database of this build, by SQL as a company with a log, and seals as its program does every minute. */
export async function logSize(ownerUrl: string, dist: string, eachSeal: number): Promise<LogSize> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`insert into companies (id, name, permission, features, created_at)
    values (1, 'Firma', '1111111000', '{audit}', now())`);
  await owner.query(`insert into users (id, company_id, email, first_name, name, worker_since, vacation_lastyear_entered_in, role)
    select n, 1, 'p' || n || '@bench.example', 'Vorname', 'Nachname', '2026-01-01', 2026, 1 from generate_series(1, 50) n`);
  await owner.query(
    `insert into projects (id, company_id, project_name, status) values (1001, 1, 'Projekt', 1)`,
  );
  const seals = await sealing(ownerUrl, dist);
  await owner.query(`select set_config('app.company', '1', false), set_config('app.person', '1', false)`);
  for (let done = 0; done < BOOKINGS; done += eachSeal) {
    for (let n = done; n < done + eachSeal; n++)
      await owner.query(
        `insert into entries (company_id, user_id, created_at, day, project_id, hours, booking_text)
          values (1, $1, now(), date '2026-01-01' + $2::int, 1001, 1.25, 'Dach gedeckt und Rinne montiert')`,
        [1 + (n % 50), Math.floor(n / 50) % 300],
      );
    await seals.seal();
  }
  await seals.close();
  // What was deleted of the list of what waits is free again.
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<{ log: string; booking: string }>(
    `select sum(pg_total_relation_size(oid)) filter (where relname ~ '^(changes|seals|unsealed_changes)') as log,
        sum(pg_total_relation_size(oid)) filter (where relname = 'entries') as booking
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await owner.end();
  return { log: Number(rows[0]?.log) / BOOKINGS, booking: Number(rows[0]?.booking) / BOOKINGS };
}

async function sealing(url: string, dist: string) {
  const [{ Database }, { tables }, { Clock }, { Seals }] = await Promise.all(
    [
      'platform/database/database',
      'platform/database/entities',
      'platform/clock',
      'sides/log/seals.service',
    ].map((path) => builtFrom(dist, path)),
  );
  const database = await Database.open(url, 2, tables);
  const seals = new Seals(database, Clock.system());
  return { seal: () => seals.seal(1), close: () => database.onApplicationShutdown() };
}
