import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Context, Row } from './part.ts';
import { postmasterOf, secondsOf, secondsOfDatabase } from './processor-time.ts';
import { startProduct } from './programs.ts';
import { TODAY } from './sizes.ts';

export const name = 'many-companies';
export const builds = ['backend'];

const COMPANIES = 10_000;
const BUSY = 100;
const PROCESSES = 2;
const MINUTE_MS = 60_000;
const MOST_SECONDS = 5;

/**
 * What two processes cost that only work in the background, for ten thousand companies with log and notices of which a hundred book
 * something each minute: seals, jobs, mails, erasing, and the database's part of it. Mails have a server, but none is waiting.
 */
export async function run({ empty }: Context): Promise<Row[]> {
  const ownerUrl = await empty('many');
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await insertCompanies(owner);
  const mails = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@bench.example',
    PUBLIC_URL: 'http://localhost',
  };
  const env = { FIXED_TODAY: TODAY, ...mails };
  const programs = await Promise.all(
    Array.from({ length: PROCESSES }, () => startProduct({ ownerUrl }, env)),
  );
  const postmaster = await postmasterOf(owner);
  const total = () => programs.reduce((sum, { pid }) => sum + secondsOf(pid), secondsOfDatabase(postmaster));
  try {
    // The first minute erases and prepares what is due once a day.
    await pause(MINUTE_MS + 10_000);
    const minutes: number[] = [];
    for (let minute = 0; minute < 2; minute++) {
      await book(owner, minute);
      const before = total();
      await pause(MINUTE_MS);
      minutes.push(total() - before);
      await requireSealed(owner);
    }
    const most = Math.max(...minutes);
    return [
      {
        work: `${COMPANIES} companies, ${BUSY} of them active: a minute of all workers of ${PROCESSES} processes, the more of two`,
        target: `under ${MOST_SECONDS} s of processor time, with the database`,
        measured: `${most.toFixed(2)} s`,
        ratio: most / MOST_SECONDS,
        met: most < MOST_SECONDS,
      },
    ];
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await owner.end();
  }
}

/** Each with a person, a log that is sealed, and today's jobs done, as they are from seven in the morning on. */
async function insertCompanies(owner: Client): Promise<void> {
  for (const statement of [
    `insert into companies (id, name, permission, features, created_at)
      select n, 'Firma ' || n, '1111111000', '{audit,notices}', now() from generate_series(1, $1::int) n`,
    `insert into users (id, company_id, email, first_name, name, worker_since, vacation_lastyear_entered_in, role)
      select n, n, 'p' || n || '@bench.example', 'Vorname', 'Nachname', '2026-01-01', 2026, 1 from generate_series(1, $1::int) n`,
    `insert into projects (id, company_id, project_name, status) select 100000 + n, n, 'Projekt', 1 from generate_series(1, $1::int) n`,
    `insert into changes (company_id, at, actor_kind, table_name, record_id, op, after)
      select n, now() - day * interval '4 days', 'person', 'entries', day, 'I', '{"hours": 8}'
      from generate_series(1, $1::int) n, generate_series(1, 20) day`,
  ])
    await owner.query(statement, [COMPANIES]);
  await owner.query(`insert into seals (company_id, no, first_id, last_id, rows, prev, hash, ids, hashes)
    select company_id, 1, min(id), max(id), count(*), repeat('0', 64), repeat('1', 64), array_agg(id order by id), array_agg(sha256(''))
    from changes group by company_id`);
  await owner.query('truncate unsealed_changes');
  await owner.query(
    `insert into job_runs (company_id, name, period, created_at, created_by)
      select n, name, day::date::text, day, 0 from generate_series(1, $1::int) n,
        unnest(array['old_notices', 'vacation_expiring']) name, generate_series($2::timestamptz - interval '10 days', $2, '1 day') day`,
    [COMPANIES, TODAY],
  );
  await owner.query('vacuum analyze');
}

async function book(owner: Client, minute: number): Promise<void> {
  await owner.query('begin');
  for (let n = 0; n < BUSY; n++) {
    const company = 1 + n * (COMPANIES / BUSY);
    await owner.query(`select set_config('app.company', $1, true), set_config('app.person', $1, true)`, [
      String(company),
    ]);
    await owner.query(
      `insert into entries (company_id, user_id, created_at, day, project_id, hours, booking_text)
        values ($1, $1, now(), date '2026-11-02' + $2::int, 100000 + $1, 1.25, 'Dach gedeckt')`,
      [company, minute],
    );
  }
  await owner.query('commit');
}

async function requireSealed(owner: Client): Promise<void> {
  const { rows } = await owner.query('select distinct company_id from unsealed_changes');
  if (rows.length > 0) throw new Error(`${rows.length} companies are not sealed after a minute`);
}
