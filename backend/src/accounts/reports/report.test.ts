import { amountOf, type DatedRate, rateOn } from '@stundenbuch/domain/accounts/money/money';
import { type Report, type ReportCell } from '@stundenbuch/domain/accounts/reports/contract';
import {
  BOOKING_TYPE,
  DIMENSIONS,
  type Dimension,
  ENTRY_SOURCES,
  NONE,
  VEILED,
} from '@stundenbuch/domain/accounts/reports/fields';
import { ALL, figureNames, pivotOf } from '@stundenbuch/domain/accounts/reports/pivot';
import type { SavedView } from '@stundenbuch/domain/accounts/reports/view-contract';
import { type Day, weekday } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledTeam } from '../../../test/led-team.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
let entries: Stored[];
let rates: (DatedRate & { project: number })[];
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['reports']);
  await world.sql(
    `insert into jobs (id, company_id, job_title) values (10001, 1, 'Zimmerer'), (10002, 1, 'Büro')`,
  );
  await world.sql(
    `update users set job_id = case id when 11 then 10001 when 12 then 10002 end where company_id = 1`,
  );
  await world.sql(
    `insert into customers (id, company_id, customer_name) values (2001, 1, '=Müller'), (2002, 1, 'Weiß')`,
  );
  await world.sql(`insert into categories (id, company_id, name) values (10001, 1, 'Dach')`);
  await world.sql(`insert into projects (id, company_id, internal_id, project_name, status, customer_id, category_id)
    values (1011, 1, 'A-1', 'Carport', 2, 2001, 10001), (1012, 1, '', 'Carport', 0, 2002, null)`);
  await world.sql(`insert into hourly_rates (company_id, project_id, job_id, hourly_rate, valid_from) values
    (1, 1001, 10001, 33.33, null), (1, 1001, 10002, 47.05, '2026-01-01'), (1, 1011, 10001, 61.17, null),
    (1, 1011, 10001, 66.67, '2025-12-15'), (1, 1012, 10002, 0, null)`);
  await fill();
  entries = await stored();
  rates = await world.sql(
    `select id, project_id as project, job_id as job, hourly_rate::float8, valid_from::text from hourly_rates`,
  );
});
afterAll(() => world?.close());

const FROM = '2025-11-24';
const TO = '2026-02-10';

/** Bookings, working times and absences in every state, some outside the period, and a company that is another one. */
async function fill(): Promise<void> {
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    select 1, 11 + n % 2, '2025-11-20'::date + n % 90, (array[1001, 1002, 1011, 1012])[1 + n % 4],
      (1 + n % 30) * 0.25, 'Latten', now() from generate_series(1, 400) n`);
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
    select 1, 11 + n % 2, '2025-11-20'::date + n / 2, 50, 7 + (n % 8) * 0.25, 8, 480, 1020, 0.5, now() from generate_series(0, 120) n`);
  await world.sql(`insert into entries (company_id, user_id, day, type, hours, target, status, first_half, second_half, created_at)
    select 1, 13, '2025-11-20'::date + n, (array[10, 20, 30, 90])[1 + n % 4], 8, 8, n % 4, true, n % 3 > 0, now()
    from generate_series(0, 80) n`);
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    values (2, 21, '2026-01-05', 1003, 8, 'Fremd', now())`);
}

interface Stored {
  person: number;
  job: number | null;
  day: Day;
  type: number | null;
  project: number | null;
  status: number | null;
  customer: number | null;
  category: number | null;
  state: number | null;
  hours: number;
  portion: number;
}

const stored = () =>
  world.sql<
    Stored & Record<string, unknown>
  >(`select e.user_id as person, coalesce(e.job_id, u.job_id) as job, e.day::text, e.type, e.project_id as project,
      p.status, p.customer_id as customer, p.category_id as category, e.status as state, e.hours::float8,
      (case when e.first_half and e.second_half then 1 else 0.5 end)::float8 as portion
    from entries e join users u on u.id = e.user_id left join projects p on p.id = e.project_id
    where e.company_id = 1 and e.day between '${FROM}' and '${TO}'`);

const text = (value: number | string | null) => (value === null ? NONE : String(value));
const keyOf: Readonly<Record<Dimension, (entry: Stored) => string>> = {
  person: ({ person }) => text(person),
  job: ({ job }) => text(job),
  project: ({ project }) => text(project),
  status: ({ status }) => text(status),
  customer: ({ customer }) => text(customer),
  category: ({ category }) => text(category),
  type: ({ type }) => (type === null ? BOOKING_TYPE : text(type)),
  day: ({ day }) => day,
  week: ({ day }) => mondayOf(day),
  month: ({ day }) => day.slice(0, 7),
  weekday: ({ day }) => text(weekday(day)),
};

const sourceOf = ({ type, state }: Stored) => {
  if (type === null) return 'bookings';
  if (type === 50) return 'times';
  return (state as number) < 2 ? 'absences' : null;
};

const ask = (query: string, who: 'chef' | 'lena' | 'anna' = 'chef', period = `${FROM}/${TO}`) =>
  world.get<Report>(who, `/timesheet/report/${period}?${query}`);

const byKeys = (cells: readonly ReportCell[]) =>
  Object.fromEntries(
    cells.map(({ keys, hours = 0, days = 0, count = 0 }) => [keys.join('|'), [hours, days, count]]),
  );

function expected(
  of: readonly string[],
  grouped: readonly Dimension[],
  filters: Partial<Record<Dimension, string[]>>,
) {
  const sums: Record<string, [number, number, number]> = {};
  for (const entry of entries) {
    if (!of.includes(sourceOf(entry) ?? '')) continue;
    if (Object.entries(filters).some(([name, keys]) => !keys.includes(keyOf[name as Dimension](entry))))
      continue;
    const key = grouped.map((name) => keyOf[name](entry)).join('|');
    const [hours, days, count] = sums[key] ?? [0, 0, 0];
    // Quarters of hours and halves of days are exact.
    sums[key] = [hours + entry.hours, days + (entry.type === null ? 0 : entry.portion), count + 1];
  }
  return sums;
}

describe('a report', () => {
  it('[RPT-02] has in each cell what the entries of its keys add up to, whatever is asked for', async () => {
    const grouped = fc.uniqueArray(fc.constantFrom(...DIMENSIONS), { minLength: 1, maxLength: 4 });
    const of = fc.uniqueArray(fc.constantFrom(...ENTRY_SOURCES), { minLength: 1 });
    const filters = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...DIMENSIONS), fc.nat(), fc.nat()), {
        maxLength: 2,
        selector: ([name]) => name,
      })
      .map((asked) =>
        asked.map(([name, ...at]) => {
          const keys = [...new Set(entries.map(keyOf[name]))];
          return [name, [...new Set(at.map((n) => keys[n % keys.length] as string))]] as const;
        }),
      );
    await fc.assert(
      fc.asyncProperty(grouped, of, filters, async (dimensions, sources, asked) => {
        const rows = dimensions.slice(0, 3);
        const column = dimensions[3];
        const query = [
          `rows=${rows}&measures=hours,days,count&of=${sources}`,
          ...(column ? [`column=${column}`] : []),
          ...asked.map(([name, keys]) => `${name}=${keys}`),
        ].join('&');
        const { status, body } = await ask(query);
        if (status === 400)
          return expect((body as unknown as { code: string }).code).toBe('report_too_large');
        expect(byKeys(body.cells)).toEqual(expected(sources, dimensions, Object.fromEntries(asked)));
      }),
      { numRuns: 60 },
    );
  });

  it('[RPT-02] [TEAM-14] of a team is what who belongs to it on the day has recorded', async () => {
    await world.setFeatures('alpha', ['reports', 'teams']);
    await ledTeam(world, ['hours']);
    await world.sql(`update team_members set valid_from = '2025-12-20', ends_on = '2026-01-20'`);
    const of = entries.filter(
      ({ person, day, type }) => person === 11 && type === null && day >= '2025-12-20' && day <= '2026-01-20',
    );
    const total = { hours: of.reduce((sum, { hours }) => sum + hours, 0), count: of.length };
    for (const measures of ['hours,count', 'hours,money,count']) {
      const { body } = await ask(`rows=customer&measures=${measures}&team=1`);
      const { total: sums } = pivotOf(body.cells, { rows: 1, figures: ['hours', 'count'], order: () => 0 });
      expect(sums.figures.get(ALL)).toEqual(total);
    }
    const behind = `/timesheet/report/${FROM}/${TO}/entries?of=bookings&team=1`;
    expect((await world.get<unknown[]>('chef', behind)).body).toHaveLength(of.length);
    expect((await ask('rows=person&measures=hours&team=2')).body.cells).toEqual([]);
    expect((await ask('rows=person&measures=hours&team=x')).body).toMatchObject({ code: 'invalid_input' });
    // The company has no teams any more: nothing is narrowed, as on the screen.
    await world.setFeatures('alpha', ['reports']);
    expect((await ask('rows=person&measures=hours&team=2')).body.cells.length).toBeGreaterThan(1);
  });

  it('[RPT-02] answers the entries behind each figure, by the keys of its cell', async () => {
    const filter = 'of=bookings,times,absences&person=11,13';
    const { body } = await ask(`rows=person,type&column=month&measures=hours,count&${filter}`);
    expect(body.cells.length).toBeGreaterThan(8);
    for (const { keys, hours, count } of body.cells) {
      const [person, type, month] = keys;
      const path = `/timesheet/report/${FROM}/${TO}/entries?of=bookings,times,absences&person=${person}&type=${type}&month=${month}`;
      const rows = (await world.get<{ hours: number }[]>('chef', path)).body;
      expect([rows.reduce((sum, row) => sum + row.hours, 0), rows.length]).toEqual([hours, count]);
      const page = await world.get<unknown[]>('chef', `${path}&page=1&size=1&sort=-day`);
      expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, String(count)]);
    }
  });

  it('[RPT-02] [BUD-01] [SET-54] money of any grouping is that of the bookings, to the cent', async () => {
    const priced = entries.flatMap(({ project, job, day, hours, person }) => {
      if (project === null) return [];
      const of = rates.filter((rate) => rate.project === project);
      return [{ project, person, hours, rate: rateOn(of, job as number, day)?.hourly_rate ?? null }];
    });
    const figures = figureNames(['money']);
    const whole = amountOf(priced);
    expect(whole.money % 1).not.toBe(0);
    for (const query of [
      'rows=project,person',
      'rows=day&column=job',
      'rows=customer,category&column=month',
    ]) {
      const { body } = await ask(`${query}&measures=money&of=bookings,times,absences`);
      const { total } = pivotOf(body.cells, { rows: query.includes(',') ? 2 : 1, figures, order: () => 0 });
      expect(total.figures.get(ALL)).toEqual(whole);
    }
    const { body } = await ask('rows=project,person&measures=money');
    const { lines } = pivotOf(body.cells, { rows: 2, figures, order: () => 0 });
    const leaves = lines.filter(({ keys }) => keys.length === 2);
    for (const { keys, figures: found } of leaves)
      expect(found.get(ALL)).toEqual(
        amountOf(priced.filter(({ project, person }) => `${project} ${person}` === keys.join(' '))),
      );
    expect(body.todays_job).toBe(false);
    await world.sql(
      `update entries set job_id = null where company_id = 1 and project_id = 1001 and day < '2026-01-01'`,
    );
    expect((await ask('rows=project&measures=money')).body.todays_job).toBe(true);
  });

  it('[RPT-02] names what has an id', async () => {
    const { body } = await ask('rows=customer,project&column=job&measures=hours');
    expect(body.names).toEqual(
      expect.arrayContaining([
        { dimension: 'customer', key: '2001', name: '=Müller' },
        { dimension: 'project', key: '1011', name: 'A-1 Carport' },
        { dimension: 'project', key: '1012', name: 'Carport' },
        { dimension: 'job', key: '10001', name: 'Zimmerer' },
      ]),
    );
  });

  it('[RPT-02] counts bookings unless something else is asked for, and working times where nobody books', async () => {
    const all = async () => byKeys((await ask('rows=type&measures=hours,days,count')).body.cells);
    expect(await all()).toEqual(expected(['bookings'], ['type'], {}));
    await world.setFlags('alpha', ['timebooking']);
    expect(await all()).toEqual(expected(['times'], ['type'], {}));
    for (const query of [
      'rows=project',
      'rows=person&column=customer',
      'rows=day&of=absences',
      'rows=day&status=1',
    ])
      expect((await ask(`${query}&measures=hours`)).body).toMatchObject({ code: 'module_off' });
    await world.setFlags('alpha', ['timebooking', 'projectbooking', 'absences', 'customer']);
  });

  it.each([
    'measures=hours',
    'rows=person',
    'rows=person,person&measures=hours',
    'rows=person&column=person&measures=hours',
    'rows=salary&measures=hours',
    'rows=person&measures=hours;drop',
    'rows=person,job,project,day&measures=hours',
    'rows=person&measures=hours&person=x',
    'rows=person&measures=hours&day=2026-02-30',
    'rows=person&measures=hours&of=all',
  ])('[RPT-02] knows no other name: %s', async (query) => {
    const { status } = await ask(query);
    expect(status).toBe(400);
  });

  it('[RPT-02] [SET-56] is refused above 50 000 cells, the empty ones and every measure included', async () => {
    await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
      select 1, 11, '2024-01-01'::date + n, 1001, 1, '', now() from generate_series(0, 364) n`);
    const asked = (measures: string) =>
      ask(`rows=day&column=week&measures=${measures}`, 'chef', '2024-01-01/2024-12-31');
    // 365 days by 53 weeks.
    expect((await asked('hours,days')).body.cells).toHaveLength(365);
    expect((await asked('hours,days,count')).body).toMatchObject({ code: 'report_too_large' });
  });
});

describe('who sees what', () => {
  it('[RPT-02] is for admins and readers where the feature is on', async () => {
    expect((await ask('rows=person&measures=hours', 'lena')).status).toBe(200);
    expect((await ask('rows=person&measures=hours', 'anna')).body).toMatchObject({ code: 'forbidden' });
    await world.setFeatures('alpha', []);
    expect((await ask('rows=person&measures=hours')).body).toMatchObject({ code: 'feature_off' });
    await world.setFeatures('alpha', ['reports']);
  });

  it('[RPT-02] [VIS-02] veiled absences are one kind without hours, those that are hidden are not there', async () => {
    await switchOn(world, 1, ['reports', 'visibility']);
    const matrix = { reader: { 10: 'away', 20: 'away', 30: 'nothing', 90: 'type' } };
    const saved = await world.put('chef', '/company/settings/visibility', { value: { matrix } });
    expect(saved.status).toBe(200);
    const { body } = await ask('rows=type&measures=hours,days,count&of=absences', 'lena');
    const all = expected(['absences'], ['type'], {});
    const [vacation = [0, 0, 0], sick = [0, 0, 0]] = [all[10], all[20]];
    expect(byKeys(body.cells)).toEqual({
      [VEILED]: [0, vacation[1] + sick[1], vacation[2] + sick[2]],
      ...(all[90] && { 90: all[90] }),
    });
    for (const type of [10, 20, 30])
      expect((await ask(`rows=day&measures=count&of=absences&type=${type}`, 'lena')).body.cells).toEqual([]);
    const { body: rows } = await world.get<{ project: number; hours: number }[]>(
      'lena',
      `/timesheet/report/${FROM}/${TO}/entries?of=absences&type=${VEILED}`,
    );
    expect(rows).toHaveLength(vacation[2] + sick[2]);
    expect(new Set(rows.map(({ project, hours }) => `${project} ${hours}`))).toEqual(new Set(['100 0']));
    await world.setFeatures('alpha', ['reports']);
  });
});

describe('saved views', () => {
  const DEFINITION =
    'of=bookings&rows=customer%2Cproject&column=month&measures=hours&period=year&chart=bar&customer=2001%2C-';
  const save = (name: string, more: object = {}) =>
    world.post<SavedView>('chef', '/report/view', { name, shared: false, definition: DEFINITION, ...more });
  const namesOf = async (who: 'chef' | 'lena') =>
    (await world.get<SavedView[]>(who, '/report/view')).body.map(({ name }) => name);

  it('[RPT-03] belong to whoever saved them, and to everybody who reads reports once they are shared', async () => {
    const { body: view } = await save('Umsatz');
    expect(view).toMatchObject({ name: 'Umsatz', shared: false, definition: DEFINITION });
    expect([await namesOf('chef'), await namesOf('lena')]).toEqual([['Umsatz'], []]);
    expect((await save('umsatz')).body).toMatchObject({ code: 'view_name', field: 'name' });
    const shared = { name: 'Umsatz', shared: true, definition: DEFINITION };
    await world.put('chef', `/report/view/${view.id}`, shared);
    expect(await namesOf('lena')).toEqual(['Umsatz']);
    for (const who of ['lena', 'anna'] as const)
      expect((await world.put(who, `/report/view/${view.id}`, shared)).status).toBe(403);
    await world.delete('chef', `/report/view/${view.id}`);
    expect(await namesOf('chef')).toEqual([]);
  });

  it('[RPT-03] of another admin are not found until they are shared', async () => {
    const [row] = await world.sql<{ id: number }>(
      `insert into saved_views (company_id, user_id, name, shared, definition, created_at, created_by)
        values (1, 11, 'Annas', false, $1, now(), 11) returning id`,
      [DEFINITION],
    );
    expect(await namesOf('chef')).toEqual([]);
    expect((await world.delete('chef', `/report/view/${row?.id}`)).status).toBe(404);
    await world.sql('update saved_views set shared = true');
    expect((await world.delete('chef', `/report/view/${row?.id}`)).status).toBe(200);
  });

  it.each([
    '',
    'rows=person',
    'rows=salary&measures=hours',
    `${DEFINITION}&next=%2Fabsences`,
    'rows=person&rows=job&measures=hours',
    'rows=person&measures=hours&from=heute',
  ])('[RPT-03] hold what the page can open, and not %j', async (definition) =>
    expect((await save('X', { definition })).status).toBe(400),
  );
});
