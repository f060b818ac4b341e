import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { CREDITS, type Credit } from '@stundenbuch/domain/records/entries/credit';
import { hasTarget } from '@stundenbuch/domain/records/entries/status';
import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { store } from '../../../test/entries.ts';
import { storeKind } from '../../../test/kinds.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start('2027-01-12T11:00:00Z');
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'kinds'], '2026-10-01');
  for (const base of [20, 30, 60, 80, 90, 100] as const)
    for (const credit of CREDITS) {
      const name = `${base} ${credit}`;
      kinds.set(name, await storeKind(world, { name, base, credit }));
    }
});
afterAll(() => world?.close());

const day = fc.integer({ min: -5, max: 110 }).map((n) => addDays('2026-10-01', n));
const work = fc.record({
  day,
  net: fc.constantFrom(null, 0, 270, 511),
  hours: fc.constantFrom(8, 4.52, 0),
  target: fc.constantFrom(null, 8, 6.1667, 0),
});
const absence = fc.record({
  day,
  type: fc.constantFrom(10, 20, 30, 40, 60, 70, 80, 90, 100),
  status: fc.nat(3),
  half: fc.constantFrom(null, null, 'first', 'second'),
  target: fc.constantFrom(8, 6.1667, 4, null),
  credit: fc.constantFrom(null, null, ...CREDITS),
});
const hours = fc.record({
  day,
  type: fc.constantFrom(20, 60, 100),
  status: fc.nat(3),
  away_minutes: fc.constantFrom(1, 90, 240, 600),
  credit: fc.constantFrom(...CREDITS),
});
const history = fc.record({
  works: fc.uniqueArray(work, { selector: (one) => one.day, maxLength: 40 }),
  absences: fc.uniqueArray(absence, { selector: (one) => one.day, maxLength: 40 }),
  inHours: fc.uniqueArray(hours, { selector: (one) => one.day, maxLength: 20 }),
  second: fc.uniqueArray(absence, { selector: (one) => one.day, maxLength: 10 }),
  postings: fc.array(fc.record({ day, minutes: fc.integer({ min: -900, max: 900 }) }), { maxLength: 6 }),
  changed: day,
  start: fc.option(day, { freq: 1 }),
  type80: fc.constantFrom('lowering', 'neutral'),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

/** On each base one kind of each credit, on vacation and what nobody builds on none. */
const kinds = new Map<string, number>();
function kindOf({ type, credit }: { type: number; credit: string | null }) {
  const kind_id = kinds.get(`${type} ${credit}`) ?? null;
  return { kind_id, credit: kind_id === null ? null : (credit as Credit) };
}

async function begin({ works, absences, inHours, second, postings, changed, start, type80 }: History) {
  await world.sql('delete from entries');
  await world.sql('delete from time_postings');
  await world.sql('update users set records_from = $1 where id = 11', [start]);
  await world.sql(`delete from contracts where user_id = 11 and valid_from > '2000-01-01'`);
  await world.sql(
    `insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
     values (1, 11, $1, 24, '{480,480,480,0,0,0,0}', 18, now(), 13)`,
    [changed],
  );
  await world.sql(`update company_settings set value = $1 where feature = 'overtime'`, [{ type80 }]);
  const whole = new Set(absences.filter(({ half }) => half === null).map((one) => one.day));
  const others = second.filter((one) => !whole.has(one.day) && one.half !== null);
  const taken = new Map(absences.map((one) => [one.day, one.half]));
  await store(
    world,
    ...works.map(({ net, ...entry }) => {
      const times = { start_minute: 480, end_minute: 481, break_hours: 0, type: 50 };
      return { ...times, ...entry, net_minutes: net };
    }),
    ...[...absences, ...others.filter((one) => taken.get(one.day) !== one.half)].map(
      ({ half, ...entry }) => ({
        ...entry,
        ...kindOf(entry),
        target: hasTarget({ project: entry.type, ...entry, ...kindOf(entry) }) ? entry.target : null,
        hours: 8,
        first_half: half !== 'second',
        second_half: half !== 'first',
      }),
    ),
    ...inHours.map((entry) => ({
      ...{ ...entry, ...kindOf(entry), hours: 1, first_half: false, second_half: false },
    })),
  );
  for (const { day: of, minutes } of postings)
    await world.sql(
      `insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by)
       values (1, 11, $1, $2, 'correction', 'Grund', now(), 13)`,
      [of, minutes],
    );
}

it('[FND-11] [START-02] [OVT-01] [OVT-03] [OVT-08] [ART-03] [ART-05] what the database adds up is the sum of the days, at every place', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      await begin(one);
      let before = 0;
      for (const month of ['2026-10', '2026-11', '2026-12', '2027-01']) {
        const { body } = await world.get<OvertimeMonth>('anna', `/overtime/user/11/${month}`);
        const days = body.days.reduce((sum, { difference }) => sum + difference, 0);
        const posted = body.postings
          .filter(({ counts }) => counts)
          .reduce((sum, { minutes }) => sum + minutes, 0);
        expect([month, body.opening, body.closing]).toEqual([month, before, before + days + posted]);
        before = body.closing;
      }
      const { body: current } = await world.get<OvertimeBalance>('anna', '/overtime/balance');
      const { body: company } = await world.get<OvertimeOfPerson[]>('chef', '/overtime/company/2027-01');
      const row = company.find(({ user }) => user === 11);
      expect([current.overtime?.minutes, row?.closing, row?.balance]).toEqual([before, before, before]);
    }),
    { numRuns: 40 },
  );
});
