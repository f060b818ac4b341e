import type { FeaturePreview } from '@stundenbuch/domain/features/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarIn, place, set, switchCalendar, withoutCalendar } from '../../../test/calendar.ts';
import { away, store, work } from '../../../test/entries.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-12-30T09:00:00Z');
  await withoutCalendar(world);
  await world.sql(`update users set vacation = 30, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    working_days = '1111100', weeklyhours = 40`);
});

const statusOf = async (ids: readonly number[]) =>
  Promise.all(
    ids.map(
      async (id) =>
        (await world.sql<{ status: number }>(`select status from entries where id = ${id}`))[0]?.status,
    ),
  );
const preview = async (on: boolean) =>
  (await world.post<FeaturePreview>('chef', '/company/features/preview', { feature: 'calendar', on })).body;

/** A company that has had its calendar before: the place is known, the calendar is off. */
async function offAgain(land: string, value: Parameters<typeof set>[1] = {}): Promise<void> {
  await calendarIn(world, land, value);
  await switchCalendar(world, false);
}

describe('switching the calendar on', () => {
  it('[HOL-09] cancels holidays that people have typed where the day is free, and lists the others', async () => {
    await offAgain('BY');
    const ids = await store(world, away('2026-12-25', 40), away('2026-12-23', 40), away('2026-11-20', 40));
    const { warnings } = await preview(true);
    expect(warnings).toEqual([
      'Alte Feiertagseinträge von Anna Muster werden storniert: 25.12.2026.',
      'Alte Feiertagseinträge von Anna Muster bleiben, denn hier ist das ein Arbeitstag: 23.12.2026.',
    ]);
    expect(await statusOf(ids)).toEqual([1, 1, 1]);
    await switchCalendar(world, true);
    expect(await statusOf(ids)).toEqual([3, 1, 1]);
  });

  it('[HOL-10] cancels vacation on free days that lie ahead, and never what is over', async () => {
    await offAgain('BY');
    const ids = await store(
      world,
      away('2026-12-25'),
      away('2027-01-01'),
      away('2027-01-06', 60),
      away('2027-01-04'),
    );
    expect((await preview(true)).warnings).toEqual([
      'Urlaub von Anna Muster an freien Tagen wird storniert: 01.01.2027, 06.01.2027.',
      'Urlaub von Anna Muster an vergangenen freien Tagen bleibt: 25.12.2026.',
    ]);
    await switchCalendar(world, true);
    expect(await statusOf(ids)).toEqual([1, 3, 3, 1]);
    await switchCalendar(world, false);
    expect(await statusOf(ids)).toEqual([1, 1, 1, 1]);
  });

  it('[FND-05] [HOL-06] shows before what will be another figure: stored targets and open vacation', async () => {
    await offAgain('BY', { eve24: 'half' });
    await store(world, work('2026-12-24'), work('2026-12-23'), away('2027-01-06'));
    const { figures } = await preview(true);
    expect(figures.map(({ user, figure, before, after }) => [user, figure, before, after])).toEqual([
      [11, 'Soll Dezember 2026 (Stunden)', 16, 12],
      [11, 'Offener Urlaub 2027 (Tage)', 59, 60],
    ]);
    expect((await preview(false)).figures).toEqual([]);
  });

  it('[HOL-04] says that without a place only the days of all Länder count', async () => {
    expect((await preview(true)).warnings).toEqual([
      'Noch ist kein üblicher Ort gewählt: Es gelten nur die bundesweiten Feiertage.',
    ]);
  });

  it('an absence that has taken the day meanwhile stays when the calendar is switched off', async () => {
    await offAgain('BY');
    const [old] = await store(world, away('2027-01-01'));
    await switchCalendar(world, true);
    const [taken] = await store(world, away('2027-01-01', 20));
    await switchCalendar(world, false);
    expect(await statusOf([old as number, taken as number])).toEqual([3, 1]);
  });

  it('[HOL-04] another usual place changes the stored targets of days ahead, and never of those behind', async () => {
    const munich = await calendarIn(world, 'BY');
    const berlin = await place(world, 'BE');
    world.setClock('2027-01-29T09:00:00Z');
    const stored = (target: number) => ({ target }) as never;
    const epiphany = work('2027-01-06', 8, stored(0));
    const [behind, ahead] = await store(world, epiphany, away('2027-03-08', 30, 1, stored(8)));
    const target = async (id: number | undefined) =>
      (await world.sql(`select target::float8 from entries where id = ${id}`))[0]?.target;
    await set(world, { place: berlin });
    expect([await target(behind), await target(ahead)]).toEqual([0, 0]);
    await set(world, { place: munich });
    expect([await target(behind), await target(ahead)]).toEqual([0, 8]);
  });
});

const DAYS = [
  '2026-12-22',
  '2026-12-23',
  '2026-12-24',
  '2026-12-25',
  '2026-12-28',
  '2026-12-31',
  '2027-01-01',
  '2027-01-06',
];
const recorded = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom(...DAYS),
    type: fc.constantFrom(10, 20, 30, 40, 50, 60, 70, 80),
    status: fc.constantFrom(0, 1, 2, 3),
  }),
  { selector: ({ day }) => day, maxLength: DAYS.length },
);
const calendars = fc.record({
  land: fc.constantFrom('BY', 'BE', 'SN', 'NI'),
  eve24: fc.constantFrom('working', 'half', 'free'),
  eve31: fc.constantFrom('working', 'half', 'free'),
} as const);

const CALLS = [
  '/timesheet/absences',
  '/timesheet/workingtime',
  '/timesheet/missingbookings',
  '/timesheet/all/52',
  '/timesheet/vacations/2026',
  '/timesheet/overview',
  '/user/current',
];

it('[FND-06] [KEEP-01] [KEEP-02] [KEEP-04] switched on and off again, every call answers what it answered before', async () => {
  const answers = async () =>
    Promise.all([
      ...CALLS.map(async (path) => (await world.get('anna', path)).body),
      (await world.get('chef', '/timesheet/pending-absences')).body,
      (await world.get('chef', '/user')).body,
    ]);
  await fc.assert(
    fc.asyncProperty(recorded, calendars, async (entries, { land, ...eves }) => {
      await withoutCalendar(world);
      await store(
        world,
        ...entries.map(({ day, type, status }) => {
          if (type === 50) return work(day);
          return { ...away(day, type, status), target: [30, 80].includes(type) ? 8 : null };
        }),
      );
      const before = await answers();
      await calendarIn(world, land, eves);
      await switchCalendar(world, false);
      expect(await answers()).toEqual(before);
    }),
    { numRuns: 12 },
  );
});
