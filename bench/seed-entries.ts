import type { Client } from 'pg';
import type { SeedCompany } from './seed-company.ts';
import { TODAY } from './sizes.ts';

/**
 * A person's day: a working time and a booking (on every eighth day two), or an absence: five weeks of vacation a year and
 * an occasional day of sickness. About 520 rows a year. Vacation is planned until the end of the year; every tenth
 * person has requested more. A person's projects change every year, about six at a time.
 */
const DAYS = `
  select d.day::date as day, p.id as person, d.day::date - date '2000-01-03' as n,
    (d.day::date - date '2000-01-03') / 7 as week
  from generate_series($2::date, $3::date, '1 day') d(day)
  cross join generate_series($4::int, $5::int) p(id)
  where extract(isodow from d.day) < 6`;

const ABSENT = `case
  when (x.week + x.person) % 52 in (3, 4, 5, 23, 24) then 10
  when (x.n * 7919 + x.person % 97 * 104729) % 97 = 0 then 20 end`;

const INSERT = `
  insert into entries (company_id, user_id, day, type, project_id, hours, target, start_minute, end_minute,
    break_hours, booking_text, status, created_at)
  select $1, x.person, x.day, e.type, e.project, e.hours, case when e.type = 50 then 8 end,
    case when e.type = 50 then 420 end, case when e.type = 50 then 450 + e.hours * 60 end,
    case when e.type = 50 then 0.5 end, case when e.type is null then 'Arbeiten nach Plan, Abschnitt ' || x.n % 40 end,
    case when e.type <> 50 then case when x.day > $6::date and x.person % 10 = 0 then 0 else 1 end end, $6::date
  from (select x.*, ${ABSENT} as absence from (${DAYS}) x) x
  cross join lateral (
    select x.absence::int as type, null::int as project, 8 as hours where x.absence is not null
    union all
    select 50, null, 8 where x.absence is null and x.day < $6::date
    union all
    select null, $7::int + (x.person * 7 + extract(year from x.day)::int * 13 + (x.n + part) % 6 * 17) % $8::int,
      case when x.n % 8 = 0 then 4 else 8 end
    from generate_series(0, case when x.n % 8 = 0 then 1 else 0 end) part
    where x.absence is null and x.day < $6::date
  ) e`;

/**
 * By months, so that rows are in the physical order in which they would have been inserted. Indices are built once, at the end. Foreign
 * keys hold by construction; the program's triggers maintain their sums.
 */
export async function insertEntries(owner: Client, companies: readonly SeedCompany[]): Promise<void> {
  const indices = await dropIndices(owner);
  await owner.query('alter table entries disable trigger all, enable trigger user');
  const longest = Math.max(...companies.map(({ size }) => size.years));
  for (const [from, to] of monthsUntilYearsEnd(longest)) {
    for (const { id, first, firstProject, size } of companies) {
      if (from < firstMonth(size.years)) continue;
      const people = [first, first + size.employees - 1];
      await owner.query(INSERT, [id, from, to, ...people, TODAY, firstProject, size.projects]);
    }
  }
  for (const index of indices) await owner.query(index);
  await owner.query('alter table entries enable trigger all');
}

async function dropIndices(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'entries'::regclass and not indisprimary`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const [YEAR, MONTH] = TODAY.split('-').map(Number) as [number, number];
const dayOf = (...date: [year: number, month: number, day: number]) =>
  new Date(Date.UTC(...date)).toISOString().slice(0, 10);

function firstMonth(years: number): string {
  return dayOf(YEAR - years, MONTH - 1, 1);
}

/** First and last day of each month, from `years` ago until the end of this year. */
function monthsUntilYearsEnd(years: number): [string, string][] {
  const count = years * 12 + 12 - MONTH + 1;
  return Array.from({ length: count }, (_, i) => [
    dayOf(YEAR - years, MONTH - 1 + i, 1),
    dayOf(YEAR - years, MONTH + i, 0),
  ]);
}
