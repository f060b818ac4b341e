import { amountOf, rateOn } from '@stundenbuch/domain/accounts/money/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cost,
  euro,
  isByTodaysJob,
  pricedBookings,
  uncostedHours,
  unpricedHours,
  worth,
} from '../../src/accounts/money/money.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { Rules } from './compare.ts';

const PROJECTS = [1001, 1002];
/** What an hour of each costs; the third has no cost. */
const JOBS = new Map([
  [1, 17.33],
  [2, 0],
  [3, null],
]);
/** Person 13 has no job today. */
const JOB_TODAY = new Map([
  [11, 1],
  [12, 3],
  [13, null],
]);
const DAYS = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-11-30'];

const job = fc.constantFrom(...JOBS.keys());
const project = fc.constantFrom(...PROJECTS);
const day = fc.constantFrom(...DAYS);
const rate = fc.record({
  job,
  project,
  hourly_rate: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100),
  valid_from: fc.option(day),
});
const booking = fc.record({
  user: fc.constantFrom(...JOB_TODAY.keys()),
  project,
  day,
  hours: fc.integer({ min: 0, max: 2400 }).map((hundredths) => hundredths / 100),
  /** null: recorded before the column was there. */
  job: fc.option(job),
});
interface Booking {
  user: number;
  project: number;
  day: string;
  hours: number;
  job: number | null;
}

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
  await rules.owner.query(`
    insert into companies (id, name, permission, created_at) values (1, 'Alpha', '1111111000', now()),
      (2, 'Beta', '1111111000', now());
    insert into jobs (id, company_id, job_title, cost_rate) values (1, 1, 'Zimmerei', 17.33), (2, 1, 'Lehre', 0),
      (3, 1, 'Büro', null), (4, 2, 'Zimmerei', 99);
    insert into users (id, company_id, email, first_name, name, job_id, vacation_lastyear_entered_in) values
      (11, 1, 'i@x.example', 'Ida', 'A', 1, 2026), (12, 1, 'o@x.example', 'Otto', 'A', 3, 2026),
      (13, 1, 'm@x.example', 'Mia', 'A', null, 2026), (21, 2, 'b@x.example', 'Bea', 'B', 4, 2026);
    insert into projects (id, company_id, project_name) values (1001, 1, 'Dach'), (1002, 1, 'Tor'), (1003, 2, 'Dach');
    insert into hourly_rates (company_id, job_id, project_id, hourly_rate) values (2, 4, 1003, 77)`);
});
afterAll(() => rules?.close());

async function store(rates: object[], bookings: object[]): Promise<void> {
  await rules.owner.query('truncate entries; delete from hourly_rates where company_id = 1');
  await rules.owner.query(
    `insert into hourly_rates (company_id, job_id, project_id, hourly_rate, valid_from)
      select 1, job, project, hourly_rate, valid_from
      from json_to_recordset($1) as r (job int, project int, hourly_rate numeric, valid_from date)`,
    [JSON.stringify(rates)],
  );
  await rules.owner.query(
    `insert into entries (company_id, user_id, project_id, day, hours, job_id, created_at)
      select 1, "user", project, day, hours, job, now()
      from json_to_recordset($1) as r ("user" int, project int, day date, hours numeric, job int)`,
    [JSON.stringify(bookings)],
  );
  // What the trigger knows stands for what a row from before the column does not.
  await rules.owner.query(
    'update entries e set job_id = null where job_id is not distinct from (select job_id from users where id = e.user_id)',
  );
}

interface Sums {
  key: string;
  hours: number;
  money: number;
  unpriced: number;
  spent: number | null;
  uncosted: number;
}

async function sumsBy(key: string): Promise<Sums[]> {
  return rules.rows<Sums>(
    sql`select ${sql.raw(key)}::text as key, sum(e.hours)::float8 as hours, ${euro(worth)} as money,
        ${unpricedHours}::float8 as unpriced, ${euro(cost)} as spent, ${uncostedHours}::float8 as uncosted
      from ${pricedBookings(1)} where e.company_id = 1 and e.project_id is not null group by 1 order by 1`,
  );
}

it('[BUD-01] what bookings are worth and cost is the same in both languages, however they are grouped', async () => {
  const keys: Record<string, (one: Booking) => number | string> = {
    1: () => 1,
    'e.project_id': ({ project }) => project,
    'e.day': ({ day }) => day,
    'e.user_id': ({ user }) => user,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(rate, { maxLength: 12 }),
      fc.array(booking, { maxLength: 60, size: 'max' }),
      async (rates, bookings) => {
        await store(rates, bookings);
        const numbered = rates.map((one, id) => ({ ...one, id }));
        const jobOf = (one: Booking) => one.job ?? JOB_TODAY.get(one.user) ?? null;
        const priceOf = (one: Booking) => {
          const ofProject = numbered.filter(({ project }) => project === one.project);
          const of = jobOf(one);
          return of === null ? null : (rateOn(ofProject, of, one.day)?.hourly_rate ?? null);
        };
        const costOf = (one: Booking) => JOBS.get(jobOf(one) ?? 0) ?? null;
        for (const [key, keyOf] of Object.entries(keys)) {
          const groups = Map.groupBy(bookings, (one) => String(keyOf(one)));
          const expected = [...groups]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([group, rows]) => {
              const sold = amountOf(rows.map((one) => ({ hours: one.hours, rate: priceOf(one) })));
              const spent = amountOf(rows.map((one) => ({ hours: one.hours, rate: costOf(one) })));
              const isKnown = rows.some((one) => costOf(one) !== null);
              return {
                key: group,
                hours: Math.round(rows.reduce((sum, { hours }) => sum + hours * 100, 0)) / 100,
                money: sold.money,
                unpriced: sold.unpriced,
                spent: isKnown ? spent.money : null,
                uncosted: spent.unpriced,
              };
            });
          expect(await sumsBy(key)).toEqual(expected);
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('[SET-54] the exact sums of any grouping are the exact sum of all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rate, { maxLength: 12 }),
      fc.array(booking, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.subarray(['e.project_id', 'e.day', 'e.user_id', 'j.id'], { minLength: 1 }),
      async (rates, bookings, by) => {
        await store(rates, bookings);
        const keys = sql.raw(by.join(', '));
        const [same] = await rules.rows(
          sql`with groups as (select ${worth} as worth, ${unpricedHours} as unpriced from ${pricedBookings(1)}
              where e.company_id = 1 group by ${keys})
            select (select sum(worth) from groups) = ${worth} as worth,
              (select sum(unpriced) from groups) = ${unpricedHours} as unpriced, count(*)::int as rows
            from ${pricedBookings(1)} where e.company_id = 1`,
        );
        expect(same).toEqual({ worth: true, unpriced: true, rows: bookings.length });
      },
    ),
    { numRuns: 40 },
  );
});

it('[BUD-01] three quarters of an hour at 33.33 are 25.00', async () => {
  const quarter = { user: 11, project: 1001, day: '2026-11-30', hours: 0.25, job: 1 };
  await store([{ job: 1, project: 1001, hourly_rate: 33.33, valid_from: null }], [quarter, quarter, quarter]);
  expect(await sumsBy('1')).toMatchObject([{ money: 25, unpriced: 0 }]);
});

it('[BUD-01] a booking keeps the job that its person had, whoever writes it', async () => {
  await store([], []);
  const jobs = () =>
    rules.rows<{ type: number | null; job_id: number }>(sql`select type, job_id from entries order by id`);
  await rules.owner.query(`
    insert into entries (company_id, user_id, day, project_id, hours, created_at) values (1, 11, '2026-11-02', 1001, 2, now());
    insert into entries (company_id, user_id, day, type, hours, status, created_at) values (1, 11, '2026-11-03', 10, 8, 1, now());
    update users set job_id = 2 where id = 11;
    update entries set hours = 3, day = '2026-11-04' where project_id = 1001;
    insert into entries (company_id, user_id, day, project_id, hours, created_at) values (1, 11, '2026-11-05', 1001, 2, now());
    update users set job_id = 1 where id = 11`);
  expect(await jobs()).toEqual([
    { type: null, job_id: 1 },
    { type: 10, job_id: null },
    { type: null, job_id: 2 },
  ]);
  const bySort = () =>
    rules.rows(
      sql`select ${isByTodaysJob} as old from ${pricedBookings(1)} where e.company_id = 1 and e.project_id is not null`,
    );
  expect(await bySort()).toEqual([{ old: false }]);
  await rules.owner.query(`update entries set job_id = null where day = '2026-11-05'`);
  expect(await bySort()).toEqual([{ old: true }]);
});
