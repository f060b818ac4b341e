import type { PlaceCalendar } from '@stundenbuch/domain/day/calendar/special-days';
import type { WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { ContractDays } from '@stundenbuch/domain/day/contracts/timeline';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { absenceFigures, type Half } from '@stundenbuch/domain/records/entries/halves';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { addDays, daysFrom, weekday, yearOf } from '@stundenbuch/domain/time/day';
import type { ShutdownPerson } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { storeTimeline, timelines } from './contracts.fixture.ts';

const FEATURES = ['calendar', 'contracts', 'halfdays'];

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (501, 1, 'Werk', 'NW', now(), 13)`,
  );
  await switchOn(world, 1, FEATURES);
});
afterAll(() => world?.close());
const eve = fc.constantFrom('working', 'half', 'free');
const ahead = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-23', days));
const calendars = fc.record({
  land: fc.constantFrom('BY', 'NW', 'BE', 'SN'),
  eve24: eve,
  eve31: eve,
  own: fc.uniqueArray(fc.record({ day: ahead, kind: fc.constantFrom('free', 'half') }), {
    selector: ({ day }) => day,
    maxLength: 3,
  }),
});
const requests = fc.array(
  fc.record({
    day: ahead,
    length: fc.constantFrom(null, 0, 3, 9),
    project: fc.constantFrom(10, 20, 30, 60, 70, 80),
    half: fc.constantFrom(null, 'first', 'second'),
    isApproved: fc.boolean(),
  }),
  { minLength: 3, maxLength: 7 },
);
type Calendar = typeof calendars extends fc.Arbitrary<infer Value> ? Value : never;

async function storeCalendar({ land, eve24, eve31, own }: Calendar): Promise<void> {
  await world.sql('delete from company_days');
  await world.sql('update places set land = $1', [land]);
  await world.sql(`update company_settings set value = $1 where feature = 'calendar'`, [
    JSON.stringify({ place: 501, eve24, eve31 }),
  ]);
  for (const { day, kind } of own)
    await world.sql(
      `insert into company_days (company_id, day, name, kind, created_at, created_by)
        values (1, $1, 'Eigener Tag', $2, now(), 13)`,
      [day, kind],
    );
}

function calendarOf({ land, eve24, eve31, own }: Calendar): PlaceCalendar {
  const companyDays = own.map((one) => ({ ...one, name: 'Eigener Tag' }));
  return {
    place: 501,
    land,
    extras: [],
    companyDays,
    christmasEve: eve24,
    newYearsEve: eve31,
    since: '2026-11-01',
  } as PlaceCalendar;
}

/** What an admin saves without another value brings the person's columns up to the rows. */
async function refreshColumns(): Promise<void> {
  const [newest] = (await world.get<WireContract[]>('chef', '/contract/user/11')).body;
  const { id, user: _, last: __, place: ___, ...row } = newest as WireContract;
  expect((await world.put('chef', `/contract/${id}`, row)).status).toBe(200);
}

/** Every call that lists entries, asked by the person and by an admin. */
const LISTS: [Person, string][] = [
  ...[46, 48, 50, 52].map((week): [Person, string] => ['anna', `/timesheet/all/${week}`]),
  ...['workingtime', 'absences', 'user/11', 'vacations-and-timebookings/2026'].map(
    (path): [Person, string] => ['anna', `/timesheet/${path}`],
  ),
  ...[
    ...['user/11', 'user/11/2026-11-01/2027-03-31', 'pending-absences', 'pending-absences?status=open'],
    ...['pending-absences?by=request', 'bookings/company/2026-11-01/2027-03-31'],
    'timebooking/company/2026-11-01/2027-03-31',
  ].map((path): [Person, string] => ['chef', `/timesheet/${path}`]),
];
const CALLS: [Person, string][] = [
  ...LISTS,
  ['anna', '/user/current'],
  ['anna', '/timesheet/missingbookings'],
  ['anna', '/timesheet/overview'],
  ['chef', '/user'],
  ['chef', '/timesheet/vacations/2026'],
  ['chef', '/timesheet/vacations/2027'],
];
const answers = (calls: readonly [Person, string][]) =>
  Promise.all(
    calls.map(async ([who, path]) => {
      const { status, body } = await world.get<Entry[]>(who, path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    }),
  );

const switched = async (feature: string, on: boolean) =>
  expect((await world.post('chef', '/company/features', { feature, on })).status).toBe(200);

it('[FND-06] [FND-11] [START-02] with calendar, contracts and half days every call shows one figure of a day, and the same after off and on', async () => {
  await fc.assert(
    fc.asyncProperty(timelines, calendars, requests, async (contracts, calendar, asked) => {
      await storeTimeline(world, contracts);
      await world.sql('delete from absence_requests');
      await storeCalendar(calendar);
      await refreshColumns();
      await record(asked);
      const facts = { weeklyhours: null, working_days: null, calendar: calendarOf(calendar), contracts };
      await sameFigures(facts);

      const before = await answers(CALLS);
      await world.sql(`update users set records_from = '2012-01-01' where id = 11`);
      expect(withoutBeginning(await answers(CALLS))).toEqual(withoutBeginning(before));
      await world.sql('update users set records_from = null where id = 11');
      for (const feature of FEATURES.toReversed()) await switched(feature, false);
      for (const feature of FEATURES) await switched(feature, true);
      expect(await answers(CALLS)).toEqual(before);
    }),
    { numRuns: 8, seed: 20261120 },
  );
  expect(compared).toBeGreaterThan(40);
});

/** [START-02] A beginning long ago is none: no figure of any call differs from that of somebody who has no such day. */
const withoutBeginning = (found: object[]) =>
  JSON.parse(JSON.stringify(found), (key, value) =>
    key === 'records_from' || key === 'first_day' ? undefined : value,
  );

let compared = 0;

async function record(asked: typeof requests extends fc.Arbitrary<infer Value> ? Value : never) {
  const times = { hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
  for (const day of daysFrom('2026-11-09', '2026-11-13'))
    if (weekday(day) <= 5) await world.post('anna', '/timesheet/workingtime', { ...times, day });
  for (const { day, length, project, half, isApproved } of asked) {
    const period = length === null ? { day, half } : { day, end: addDays(day, length) };
    const { status, body } = await world.post<Entry>('anna', '/timesheet/absence', { project, ...period });
    if (status === 200 && isApproved) await world.put('chef', `/absence-request/${body.request}/approve`);
  }
}

async function sameFigures(facts: Parameters<typeof workDay>[0] & { contracts: readonly ContractDays[] }) {
  const figures = new Map<number, Set<string>>();
  for (const list of await answers(LISTS)) {
    for (const { id, day, project, hours, target, actual, portion, half, status } of list) {
      const shown = JSON.stringify([day, project, hours, target, actual, portion, half, status]);
      figures.set(id, (figures.get(id) ?? new Set()).add(shown));
    }
  }
  for (const shown of figures.values()) expect([...shown]).toHaveLength(1);
  compared += figures.size;

  const absences = (await world.get<Entry[]>('anna', '/timesheet/absences')).body;
  for (const { day, project, status, half = null, hours } of absences) {
    const expected = absenceFigures({ day, project, status, half: half as Half }, facts);
    expect([day, half, hours]).toEqual([day, half, expected.hours]);
  }

  const own = (await world.get<CurrentUser>('anna', '/user/current')).body;
  const listed = (await world.get<CurrentUser[]>('chef', '/user')).body.find(({ id }) => id === 11);
  expect(listed).toEqual(own);
  const closure = { name: 'Vorschau', from: '2026-11-30', to: '2026-11-30', type: 10 };
  const people = (await world.post<ShutdownPerson[]>('chef', '/calendar/closure/preview', closure)).body;
  expect(people.find(({ user }) => user === 11)?.remaining_before).toBe(own.openVacation);
  const inbox = (
    await world.get<{ day: string; remaining_vacation: number | null }[]>(
      'chef',
      '/timesheet/pending-absences',
    )
  ).body;
  for (const { day, remaining_vacation } of inbox)
    if (yearOf(day) === 2026 && remaining_vacation !== null)
      expect(remaining_vacation).toBe(own.openVacation);
}
