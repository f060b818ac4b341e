import type { FaultyDay, MissingDay } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays, type Day, daysBetween, daysFrom, weekday } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { away, booking, type StoredEntry, store, work } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { lockedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Wednesday 4 November 2026 is in the days of grace for October.
const FROM = '2026-10-05';
const FEATURES = ['day', 'calendar', 'contracts', 'overtime', 'halfdays', 'kinds'];

let world: World;
let kind = 0;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into projects (id, company_id, internal_id, project_name, status) values
    (1004, 1, '100004', 'Halle West', 1), (1005, 1, '100005', 'Knapp', 1)`);
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (71, 1, 'Werk', 'BY', now(), 13)`,
  );
  kind = await storeKind(world, { name: 'Arztbesuch', hours: true });
});
afterAll(() => world?.close());

const hours = fc.constantFrom(0, 0, 2, 4, 7.5, 8, 8.25, 8.42, 10.5);
const anyDay = fc.record({
  worked: hours,
  booked: fc.array(fc.constantFrom(0.25, 1, 2.5, 4, 8, 8.1), { maxLength: 3 }),
  project: fc.constantFrom(1001, 1002, 1004, 1005),
  text: fc.constantFrom('Dach gedeckt', 'Dach gedeckt', 'kurz'),
  away: fc.constantFrom(null, null, null, null, 'whole', 'half', 'hours', 'declined'),
  status: fc.constantFrom(0, 1),
  /** By the clock: from 22:00 to 06:00 of the day after. */
  night: fc.constantFrom(false, false, false, false, true),
  /** Somebody has asked for a correction of the day. */
  wish: fc.constantFrom(false, false, false, true),
});
const anyWorld = fc.record({
  today: fc.constantFrom('2026-11-04', '2026-11-20', '2026-11-02'),
  features: fc.subarray(['closing', 'clock', 'law', 'budgets']),
  flags: fc.constantFrom(['timebooking'], ['projectbooking'], ['timebooking', 'projectbooking']),
  level: fc.constantFrom('note', 'reason', 'refuse'),
  left: fc.constantFrom(0.5, 3, 500),
  // The last two are days on which somebody looks.
  begins: fc.constantFrom(null, null, '2026-10-14', '2026-11-03', '2026-11-04', '2026-11-20'),
  half: fc.constantFrom(null, '2026-10-14', '2026-11-03', '2026-11-13'),
  changes: fc.constantFrom(null, '2026-10-19', '2026-11-12'),
  // Saxony has a holiday on Wednesday 18 November.
  land: fc.constantFrom('BY', 'SN'),
  closed: fc.constantFrom(null, null, '2026-10', '2026-11'),
  days: fc.array(anyDay, { minLength: 50, maxLength: 50 }),
  choice: fc.infiniteStream(fc.nat()),
});
type AnyWorld = typeof anyWorld extends fc.Arbitrary<infer Of> ? Of : never;
type AnyDay = AnyWorld['days'][number];

/** What the days are to be met as: a proposal was taken on one, or it was locked. */
const KINDS: Record<string, (of: AnyWorld, day: ComparedDay) => boolean> = {
  'of a closed month': ({ closed }, { day, state }) => state === 'locked' && day.slice(0, 7) === closed,
  'half by the company': ({ half }, { day }) => day === half,
  'a holiday': (_, { name }) => name === 'Buß- und Bettag',
  'of a new contract within the month': ({ changes }, { day }) =>
    changes !== null && changes <= day && changes.slice(0, 7) === day.slice(0, 7),
  'the first one of a person': ({ begins }, { day }) => day === begins,
  'ends at midnight': (_, { entries }) => entries.some(({ end_time }) => end_time === '24:00'),
  'begins at midnight': (_, { entries }) => entries.some(({ start_time }) => start_time === '00:00'),
  'partly off by the hour': (_, { entries }) => entries.some(({ away_minutes }) => away_minutes),
  'half off': (_, { entries }) => entries.some(({ half }) => half),
  'asked to be off': (_, { entries }) => entries.some(({ status }) => status === 0),
  'with a declined absence': (_, { entries }) => entries.some(({ status }) => status === 2),
  'asked to be corrected': (of, { day }) => hasWish(of, day),
  'a Sunday': (_, { day }) => weekday(day) === 7,
};
const hasWish = ({ days, features }: AnyWorld, day: Day) =>
  features.includes('closing') && days[daysBetween(FROM, day)]?.wish === true;

it('[DAY-03] [DAY-04] no proposal is refused or enlarges the difference; [DAY-01] open days are those of the lists', async () => {
  let taken = 0;
  const unmet = new Set(Object.keys(KINDS));
  const meet = (of: AnyWorld, day: ComparedDay) => {
    for (const kind of unmet) if (KINDS[kind]?.(of, day)) unmet.delete(kind);
  };
  await fc.assert(
    fc.asyncProperty(anyWorld, async (of) => {
      await build(of);
      const from = of.today < '2026-11-06' ? '2026-10-01' : '2026-11-01';
      await expectTheLists(of, from);
      const all = await days(from, of.today);
      for (const day of all.filter(({ state }) => state === 'locked')) meet(of, day);
      for (const { day } of all.filter(({ proposals }) => proposals.length > 0).slice(0, 12)) {
        const [before] = (await days(day, day)) as [ComparedDay];
        const proposal =
          before.proposals[(of.choice.next().value as number) % Math.max(1, before.proposals.length)];
        if (!proposal) continue;
        const answer = await world.post<ComparedDay>('anna', `/timesheet/days/${day}/apply`, {
          ...{ proposal, fingerprint: before.fingerprint },
        });
        expect(answer.status, JSON.stringify([day, proposal, answer.body])).toBe(200);
        if (before.state !== 'double')
          expect(Math.abs(answer.body.difference)).toBeLessThanOrEqual(Math.abs(before.difference));
        meet(of, before);
        taken++;
      }
    }),
    // Always the same worlds, so that each kind of day is among them.
    { numRuns: 70, endOnFailure: true, seed: 20_261_120 },
  );
  expect(taken).toBeGreaterThan(200);
  expect([...unmet]).toEqual([]);
});

const days = async (from: Day, to: Day) =>
  (await world.get<ComparedDay[]>('anna', `/timesheet/days/${from}/${to}`)).body;

/** API-09 ('true'), 21 and 24, and of 23 what is one's own. */
async function expectTheLists({ today }: AnyWorld, from: Day): Promise<void> {
  const list = async <Row>(path: string) => (await world.get<Row[]>('anna', `/timesheet/${path}`)).body;
  const missing = await list<MissingDay>('missingbookings');
  const multiple = await list<FaultyDay>('multiple-bookings');
  const wrong = await list<FaultyDay>('wrong-bookings');
  const times = (
    await world.get<(FaultyDay & { user: number })[]>('chef', '/timesheet/company/wrong-timebookings')
  ).body;
  const listed = new Set([
    ...missing.filter(({ working_day }) => working_day === 'true').map(({ day }) => day),
    ...multiple.map(({ day }) => day),
    ...wrong.map(({ day }) => day),
    ...times.filter(({ user }) => user === 11).map(({ day }) => day),
  ]);
  const found = await days(from, '2026-11-30');
  const open = found.filter(({ day, state }) => isOpenState(state) && (day < today || state === 'double'));
  expect(open.map(({ day }) => day)).toEqual([...listed].toSorted());
}

async function build(of: AnyWorld): Promise<void> {
  const { today, features, flags, level, left, begins, half, changes, closed, land } = of;
  world.setClock(`${today}T09:00:00Z`);
  for (const table of [
    'correction_requests',
    'month_sheets',
    'month_closings',
    'entries',
    'contracts',
    'company_days',
    'company_settings',
  ])
    await world.sql(`delete from ${table} where company_id = 1`);
  await world.sql(`update companies set features = '{}' where id = 1`);
  await world.setFlags('alpha', [...flags, 'absences']);
  await switchOn(world, 1, [...FEATURES, ...features], '2026-10-01');
  const set = (feature: string, value: object) =>
    world.sql('update company_settings set value = $2 where company_id = 1 and feature = $1', [
      feature,
      JSON.stringify(value),
    ]);
  await set('law', {
    break: level,
    no_break: level,
    day8: level,
    day10: level,
    rest11: level,
    sunday: level,
  });
  await set('budgets', { budget_over: 'block' });
  await world.sql(`update users set records_from = $1, worker_since = $2 where id = 11`, [begins, begins]);
  if (half)
    await world.sql(
      `insert into company_days (company_id, day, name, kind, created_at, created_by) values (1, $1, 'Fest', 'half', now(), 13)`,
      [half],
    );
  await world.sql('update places set land = $1 where id = 71', [land]);
  await contract('2020-01-01', [480, 480, 480, 480, 300, 0, 0]);
  if (changes) await contract(changes, [240, 0, 465, 480, 480, 0, 0]);
  await store(world, ...daysFrom(FROM, addDays(FROM, 49)).flatMap((day, at) => entriesOf(day, of, at)));
  const [{ sum = 0 } = {}] = await world.sql<{ sum: number }>(
    'select coalesce(sum(hours), 0)::float8 as sum from entries where project_id = 1005',
  );
  await world.sql('update projects set budget_hours = $1 where id = 1005', [Math.max(0.25, sum + left)]);
  for (const day of daysFrom(FROM, addDays(FROM, 49)).filter((one) => hasWish(of, one)))
    await world.sql(
      `insert into correction_requests (company_id, user_id, day, wish, reason, created_at, created_by)
        values (1, 11, $1, 'null', 'Zettel', now(), 11)`,
      [day],
    );
  if (closed && features.includes('closing')) await lockedMonth(world, 11, `${closed}-01`);
}

const contract = (from: Day, minutes: number[]) =>
  world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, place_id, created_at, created_by)
      values (1, 11, $1, $2, $3, 30, 71, now(), 13)`,
    [from, minutes.reduce((sum, of) => sum + of, 0) / 60, minutes],
  );

function entriesOf(day: Day, of: AnyWorld, at: number): StoredEntry[] {
  const { booked, project, text, away: off, status } = of.days[at] as AnyDay;
  const part = {
    whole: {},
    half: { second_half: false, hours: 4 },
    hours: {
      away_minutes: 90,
      hours: 1.5,
      first_half: false,
      second_half: false,
      kind_id: kind,
      credit: 'neutral',
      type: 60,
    },
    declined: { status: 2 },
  };
  return [
    ...workOf(day, of, at),
    ...booked.map((hours) => booking(day, hours, { project_id: project, booking_text: text })),
    ...(off ? [away(day, 10, status, part[off as keyof typeof part])] : []),
  ];
}

/** Midnight divides a night, and what is before and after another one is a single working time with a long break. */
function workOf(day: Day, { days, features }: AnyWorld, at: number): StoredEntry[] {
  const clock = features.includes('clock');
  const { worked, night } = days[at] as AnyDay;
  const morning = clock && days[at - 1]?.night;
  const evening = clock && night;
  if (morning && evening) return [work(day, 8, { start_minute: 0, end_minute: 1440, break_hours: 16 })];
  if (morning) return [work(day, 6, { start_minute: 0, end_minute: 360 })];
  if (evening) return [work(day, 2, { start_minute: 1320, end_minute: 1440 })];
  const minutes = worked === 8.42 ? { end_minute: 1030, break_hours: 0.75 } : {};
  return worked > 0 && (worked !== 8.42 || clock) ? [work(day, worked, minutes)] : [];
}
