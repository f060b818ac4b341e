import {
  ANALYSIS_GROUPS,
  type AnalysedBooking,
  type AnalysedProject,
  type AnalysisFigures,
  type AnalysisGroup,
  type AnalysisGroups,
  NO_KEY,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { type DatedRate, rateOn } from '@stundenbuch/domain/accounts/money/money';
import type { Day } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const FROM = '2026-01-01';
const TO = '2026-06-30';
const FIRST = '2025-12-15';
const DAYS = 220;

const MEMBERS = [
  { team: '1', person: 11, from: '2026-02-03', to: null },
  { team: '1', person: 12, from: '2025-01-01', to: '2026-03-15' },
  { team: '2', person: 12, from: '2026-03-16', to: null },
];

let world: World;
let bookings: Stored[];

beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['budgets', 'reports', 'teams']);
  await world.sql(`insert into teams (id, company_id, name, created_at, created_by)
    values (1, 1, 'Dach', now(), 13), (2, 1, 'Ausbau', now(), 13)`);
  for (const { team, person, from, to } of MEMBERS)
    await world.sql(
      `insert into team_members (company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
        values (1, $1, $2, $3, $4, true, now(), 13)`,
      [team, person, from, to],
    );
  await world.sql(`insert into jobs (id, company_id, job_title, cost_rate) values
    (10001, 1, 'Zimmerei', 33.33), (10002, 1, 'Büro', null), (20001, 2, 'Fremd', 9)`);
  await world.sql(
    `update users set job_id = case id when 11 then 10001 when 12 then 10002 end where company_id = 1`,
  );
  await world.sql(
    `insert into customers (id, company_id, customer_name) values (2001, 1, 'Gasthof'), (2002, 1, 'Weiß')`,
  );
  await world.sql(`update projects set customer_id = 2001 where id = 1001`);
  await world.sql(`insert into projects (id, company_id, project_name, customer_id, budget_money, budget_kind, fixed_price) values
    (1011, 1, 'Stube', 2001, 2500.01, 'total', true), (1012, 1, 'Wartung', 2002, 333.33, 'month', true),
    (1013, 1, 'Lager', null, null, 'total', false), (1014, 1, 'Ohne Kunden', null, 900, 'total', false)`);
  await world.sql(`insert into hourly_rates (company_id, job_id, project_id, hourly_rate, valid_from)
    select 1, job, project, 51.37 + project % 7, day::date from unnest(array[10001, 10002]) job,
      unnest(array[1001, 1011, 1012, 1013, 1014]) project, unnest(array[null, '2026-02-15']) day
    where not (job = 10002 and project = 1001 and day is null)`);
  await world.sql(
    `insert into hourly_rates (company_id, job_id, project_id, hourly_rate) values (2, 20001, 1003, 9)`,
  );
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    select 1, 11 + n % 3, '${FIRST}'::date + (n * 37) % ${DAYS}, (array[1001, 1011, 1012, 1013, 1014])[1 + n % 5],
      0.25 * (1 + n % 31), 'Latten ' || n, now() from generate_series(1, 600) n`);
  // Of some nobody recorded the job.
  await world.sql('update entries set job_id = null where id % 7 = 0');
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    values (2, 21, '2026-03-03', 1003, 8, 'Fremd', now())`);
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours,
    created_at) values (1, 11, '2026-03-03', 50, 8, 8, 480, 1020, 1, now())`);
  // As autovacuum does: without statistics a list of hundreds is planned like one of ten.
  await world.sql('analyze');
  bookings = priced(await stored(), await rates());
});
afterAll(() => world?.close());

interface Stored {
  id: number;
  day: Day;
  person: number;
  project: number;
  customer: number | null;
  job: number | null;
  hours: number;
  budget: number | null;
  per: 'total' | 'month';
  fixed: boolean;
  cost_rate: number | null;
  /** Hundredths of hours × cents: exact. */
  worth: number | null;
  revenue: number;
  cost: number | null;
  internal: boolean;
}

const stored = () =>
  world.sql<
    Stored & Record<string, unknown>
  >(`select e.id, e.day::text, e.user_id as person, e.project_id as project,
      p.customer_id as customer, j.id as job, e.hours::float8 as hours, p.budget_money::float8 as budget, p.budget_kind as per,
      p.fixed_price as fixed, j.cost_rate::float8 as cost_rate
    from entries e join users u on u.id = e.user_id join projects p on p.id = e.project_id
    left join jobs j on j.id = coalesce(e.job_id, u.job_id) where e.company_id = 1 order by e.day, e.id`);

const rates = () =>
  world.sql<
    DatedRate & { project: number } & Record<string, unknown>
  >(`select id, job_id as job, project_id as project,
    hourly_rate::float8 as hourly_rate, valid_from::text from hourly_rates where company_id = 1`);

const whole = (value: number) => Math.round(value * 100);

/** What each booking is worth, costs and brings, once more: in the order of their days. */
function priced(all: Stored[], known: (DatedRate & { project: number })[]): Stored[] {
  const brought = new Map<string, number>();
  return all.map((booking) => {
    const { project, job, day, hours, budget, fixed, per, customer, cost_rate } = booking;
    const of = known.filter((rate) => rate.project === project);
    const rate = job === null ? null : (rateOn(of, job, day)?.hourly_rate ?? null);
    const internal = customer === null && budget === null;
    const worth = rate === null ? null : whole(hours) * whole(rate);
    const cost = cost_rate === null ? null : whole(hours) * whole(cost_rate);
    const key = `${project} ${per === 'month' ? day.slice(0, 7) : ''}`;
    const left = fixed ? whole(budget as number) * 100 - (brought.get(key) ?? 0) : Number.POSITIVE_INFINITY;
    const revenue = internal ? 0 : Math.min(worth ?? 0, left);
    if (fixed) brought.set(key, (brought.get(key) ?? 0) + revenue);
    return { ...booking, worth, cost, revenue, internal };
  });
}

const keys: Readonly<Record<AnalysisGroup | 'project', (booking: Stored) => string>> = {
  project: ({ project }) => String(project),
  month: ({ day }) => day.slice(0, 7),
  person: ({ person }) => String(person),
  job: ({ job }) => (job === null ? NO_KEY : String(job)),
  customer: ({ customer }) => (customer === null ? NO_KEY : String(customer)),
};

const euros = (exact: number) => Math.floor((exact + 50) / 100) / 100;
const sum = (of: readonly (number | null)[]) => of.reduce<number>((all, value) => all + (value ?? 0), 0);
const spent = (of: readonly Stored[]) => {
  const known = of.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return known.length === 0 ? null : euros(sum(known));
};
const hoursOf = (of: readonly Stored[]) => sum(of.map(({ hours }) => hours));

function figures(of: readonly Stored[]): AnalysisFigures {
  const forCustomers = of.filter(({ internal }) => !internal);
  const internal = of.filter((booking) => booking.internal);
  return {
    bookings: of.length,
    hours: hoursOf(forCustomers),
    revenue: euros(sum(forCustomers.map(({ revenue }) => revenue))),
    unpriced: hoursOf(forCustomers.filter(({ worth }) => worth === null)),
    cost: spent(forCustomers),
    uncosted: hoursOf(forCustomers.filter(({ cost }) => cost === null)),
    internal_hours: hoursOf(internal),
    internal_cost: spent(internal),
  };
}

const ask = async <T>(path: string, who: 'chef' | 'lena' = 'lena') => {
  const { status, body, headers } = await world.get<T>(who, `/analysis/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { body, headers };
};

const someDay = fc.nat(DAYS + 20).map((n) => {
  const day = new Date(`${FIRST}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 10 + n);
  return day.toISOString().slice(0, 10);
});
const period = fc.tuple(someDay, someDay).map((days) => days.toSorted() as [Day, Day]);
const filters = fc.record(
  {
    project: fc.constantFrom('1001', '1011', '1012', '1013', '1014'),
    person: fc.constantFrom('11', '12', '13'),
    job: fc.constantFrom('10001', '10002', NO_KEY),
    customer: fc.constantFrom('2001', '2002', NO_KEY),
    team: fc.constantFrom('1', '2'),
  },
  { requiredKeys: [] },
);
type Filter = Partial<Record<'project' | 'person' | 'job' | 'customer' | 'team', string>>;

const isOfTeam = (asked: string, { person, day }: Stored) =>
  MEMBERS.some(
    ({ team, person: member, from, to }) =>
      team === asked && member === person && from <= day && day <= (to ?? day),
  );

const matching = ([from, to]: [Day, Day], { team, ...asked }: Filter) =>
  bookings.filter(
    (booking) =>
      booking.day >= from &&
      booking.day <= to &&
      (!team || isOfTeam(team, booking)) &&
      Object.entries(asked).every(([name, key]) => keys[name as keyof typeof asked](booking) === key),
  );

describe('the analysis', () => {
  it('[RPT-04] has of any grouping and filter what its bookings add up to, and the total is that of all of them', async () => {
    await fc.assert(
      fc.asyncProperty(period, fc.constantFrom(...ANALYSIS_GROUPS), filters, async (days, by, asked) => {
        const of = matching(days, asked);
        const { body } = await ask<AnalysisGroups>(
          `groups/${days.join('/')}?${new URLSearchParams({ by, ...asked })}`,
        );
        expect(body.total).toEqual(figures(of));
        const grouped = Object.groupBy(of, keys[by]);
        expect(Object.fromEntries(body.rows.map(({ key, name, ...row }) => [key, row]))).toEqual(
          Object.fromEntries(Object.entries(grouped).map(([key, some = []]) => [key, figures(some)])),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('[RPT-04] has of each project the same, and each booking behind a figure once', async () => {
    await fc.assert(
      fc.asyncProperty(period, filters, async (days, asked) => {
        const { customer, team } = asked;
        const narrowed: Record<string, string> = {
          ...(customer && customer !== NO_KEY && { customer }),
          ...(team && { team }),
        };
        const { body } = await ask<AnalysedProject[]>(
          `projects/${days.join('/')}?${new URLSearchParams(narrowed)}`,
        );
        const expected = Object.entries(Object.groupBy(matching(days, narrowed), keys.project)).map(
          ([id, of = []]) => {
            const { internal_hours, internal_cost, ...sums } = figures(of);
            const internal = of.some((one) => one.internal);
            const ofIt = internal ? { hours: internal_hours, cost: internal_cost } : {};
            return { id: Number(id), internal, ...sums, ...ofIt };
          },
        );
        const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
        expect(
          body
            .map(({ id, internal, bookings: count, hours, revenue, unpriced, cost, uncosted }) => ({
              ...{ id, internal, bookings: count, hours, revenue, unpriced, cost, uncosted },
            }))
            .toSorted(byId),
        ).toEqual(expected.toSorted(byId));
        const of = matching(days, asked);
        const { body: lines, headers } = await ask<AnalysedBooking[]>(
          `bookings/${days.join('/')}?${new URLSearchParams({ ...asked, page: '1', size: '1000' })}`,
        );
        expect(Number(headers.get('x-total-count'))).toBe(of.length);
        expect(Number(headers.get('x-total-hours'))).toBe(hoursOf(of));
        const shown = ({ id, hours, amount, cost }: AnalysedBooking) => ({ id, hours, amount, cost });
        expect(lines.map(shown).toSorted(byId)).toEqual(
          of
            .map(({ id, hours, worth, cost }) => ({
              ...{ id, hours, amount: worth === null ? null : euros(worth) },
              cost: cost === null ? null : euros(cost),
            }))
            .toSorted(byId),
        );
      }),
      { numRuns: 15 },
    );
  });

  it.each(['', 'hours', '-amount', 'cost', 'job_title', '-name'])(
    '[RPT-04] pages the bookings sorted by "%s" as all of them are sorted',
    async (sort) => {
      for (const more of ['', 'job=10001', 'part=unpriced', 'search=Latten 1']) {
        const query: Record<string, string> = {
          ...(sort && { sort }),
          ...Object.fromEntries(new URLSearchParams(more)),
        };
        const path = `bookings/${FROM}/${TO}?`;
        const all = (await ask<AnalysedBooking[]>(`${path}${new URLSearchParams(query)}`)).body;
        const size = Math.ceil(all.length / 3);
        expect(size).toBeGreaterThan(1);
        const pages = [1, 2, 3].map((page) => ({ ...query, page: `${page}`, size: `${size}` }));
        const found = await Promise.all(
          pages.map((one) => ask<AnalysedBooking[]>(`${path}${new URLSearchParams(one)}`)),
        );
        expect(found.flatMap(({ body }) => body)).toEqual(all);
        for (const { headers } of found) expect(Number(headers.get('x-total-count'))).toBe(all.length);
      }
    },
  );

  it('[RPT-04] brings a fixed price once, however often it is looked at', async () => {
    const { body } = await ask<AnalysisGroups>(`groups/2025-01-01/2026-12-31?by=month&project=1011`);
    expect(body.total.revenue).toBe(2500.01);
    expect(body.rows.at(-1)?.revenue).toBe(0);
    expect(body.rows.at(-1)?.cost).toBeGreaterThan(0);
    const months = await ask<AnalysisGroups>(`groups/2025-01-01/2026-12-31?by=month&project=1012`);
    expect(Math.max(...months.body.rows.map(({ revenue }) => revenue))).toBe(333.33);
  });

  it.each(['customers', 'internal', 'unpriced', 'uncosted'])(
    '[RPT-04] opens the bookings of the part %s',
    async (part) => {
      const { headers } = await ask(`bookings/${FROM}/${TO}?part=${part}&size=1`);
      const { total } = (await ask<AnalysisGroups>(`groups/${FROM}/${TO}?by=month`)).body;
      const { hours, internal_hours, unpriced, uncosted } = total;
      const wanted = { customers: hours, internal: internal_hours, unpriced, uncosted }[part] as number;
      expect(wanted).toBeGreaterThan(0);
      expect(Number(headers.get('x-total-hours'))).toBe(wanted);
    },
  );

  it('[RPT-04] says that bookings are counted by the job of today', async () => {
    const { body } = await ask<AnalysisGroups>(`groups/${FROM}/${TO}?by=job`);
    expect(body.by_todays_job).toBe(true);
    expect(body.rows.map(({ name }) => name).sort()).toEqual(['Büro', 'Zimmerei', null]);
  });

  it('[RPT-04] counts projects without any rate as internal where the company has no customers', async () => {
    await world.setFlags('alpha', ['projectbooking', 'projects']);
    const { body } = await ask<AnalysedProject[]>(`projects/${FROM}/${TO}`);
    expect(body.filter(({ internal }) => internal)).toEqual([]);
    expect(body.every(({ customer, customer_name }) => customer === null && customer_name === null)).toBe(
      true,
    );
    const asked = await world.get('chef', `/analysis/groups/${FROM}/${TO}?by=customer`);
    expect(refused(asked)).toEqual([403, 'module_off']);
    await world.setFlags('alpha', ['projectbooking', 'projects', 'customer', 'timebooking', 'absences']);
  });
});

describe('the budget of a project', () => {
  const budgetOf = async (id: number) =>
    (await ask<AnalysedProject[]>(`projects/${FROM}/2026-12-31`)).body.find((one) => one.id === id)?.budget;
  const all = (id: number) => bookings.filter(({ project }) => project === id);

  it('[RPT-04] [BUD-02] is what is used of it today, whatever period is looked at', async () => {
    const used = hoursOf(all(1001));
    await world.sql('update projects set budget_hours = $1 where id = 1001', [used + 10]);
    const { figures: known } = (
      await world.get<{ figures: { hours: object; revenue: number } }>('chef', '/project/1001/budget')
    ).body;
    expect(known.hours).toMatchObject({ booked: used, rest: 10 });
    const budget = { unit: 'hours', per: 'total', amount: used + 10, used, over_since: null };
    expect(await budgetOf(1001)).toMatchObject({
      ...budget,
      percent: Math.floor((used * 100) / (used + 10)),
    });
  });

  it('[RPT-04] tells the day on which it was exceeded; reached is not exceeded', async () => {
    const of = all(1001);
    const before = hoursOf(of.filter(({ day }) => day < '2026-03-10'));
    const next = of.find(({ day }) => day >= '2026-03-10')?.day as Day;
    await world.sql('update projects set budget_hours = $1 where id = 1001', [before]);
    expect(await budgetOf(1001)).toMatchObject({ over_since: next, amount: before });
    await world.sql('update projects set budget_hours = $1 where id = 1001', [hoursOf(of)]);
    expect(await budgetOf(1001)).toMatchObject({ over_since: null, percent: 100 });
    await world.sql('update projects set budget_hours = null where id = 1001');
    expect(await budgetOf(1001)).toBeNull();
  });

  it('[RPT-04] brings in all what the budget of the project says that it brings', async () => {
    for (const id of [1001, 1011, 1012]) {
      const { body } = await world.get<{ figures: object }>('chef', `/project/${id}/budget`);
      const projects = await ask<AnalysedProject[]>('projects/2024-01-01/2029-12-31');
      const { revenue, cost } = projects.body.find((one) => one.id === id) as AnalysedProject;
      expect(body.figures).toMatchObject({ revenue, cost });
    }
  });
});

describe('who may', () => {
  const paths = ['projects', 'groups', 'bookings'].map(
    (call) => `/analysis/${call}/${FROM}/${TO}?${call === 'groups' ? 'by=month' : ''}`,
  );

  it.each(paths)('[RPT-04] admins and readers alone, where the feature is on: %s', async (path) => {
    expect((await world.get('chef', path)).status).toBe(200);
    expect((await world.get('lena', path)).status).toBe(200);
    expect(refused(await world.get('anna', path))).toEqual([403, 'forbidden']);
    await world.setFeatures('alpha', ['reports']);
    expect(refused(await world.get('chef', path))).toEqual([403, 'feature_off']);
    await world.setFeatures('alpha', ['budgets', 'reports']);
  });

  it.each([
    `groups/${FROM}/${TO}`,
    `groups/${FROM}/${TO}?by=salary`,
    `groups/${FROM}/${TO}?by=month&project=x`,
    `groups/${TO}/${FROM}?by=month`,
    `groups/${FROM}/2026-02-30?by=month`,
    `bookings/${FROM}/${TO}?part=all`,
    `bookings/${FROM}/${TO}?job=0`,
    `bookings/${FROM}/${TO}?sort=salary`,
    `projects/${FROM}/${TO}?customer=1;2`,
  ])('[RPT-04] refuses %s', async (path) => {
    expect((await world.get('chef', `/analysis/${path}`)).status).toBe(400);
  });
});
