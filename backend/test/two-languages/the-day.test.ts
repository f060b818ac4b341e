import { dayBalance, isCounting, storedTarget } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { daysOf, weeklyHoursOf } from '@stundenbuch/domain/day/contracts/columns';
import { proposedMinutes } from '@stundenbuch/domain/day/contracts/weekday-minutes';
import { CREDITS, type Credit } from '@stundenbuch/domain/records/entries/credit';
import {
  type Half,
  nameWithPart,
  portionOf,
  portionOfPart,
  shareOf,
} from '@stundenbuch/domain/records/entries/halves';
import { hasTarget } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import {
  half,
  halfName,
  portion,
  portionAway,
  wireColumns,
} from '../../src/records/entries/entry-columns.ts';
import { partColumns } from '../../src/records/entries/entry-fields.ts';
import { Rules, rowsOf, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
});
afterAll(() => rules?.close());

const hours = fc.integer({ min: 1, max: 16_800 }).map((hundredths) => hundredths / 100);
const mask = fc.integer({ min: 0, max: 127 }).map((bits) => bits.toString(2).padStart(7, '0'));

describe('the minutes of the weekdays', () => {
  it('[CON-03] [MIG-02] are spread by the database as by the form, also where a day would have more than 24 hours', async () => {
    const week = fc.record({ hours: fc.oneof(hours, fc.constantFrom(24, 24.02, 48.02, 168)), mask });
    await same(
      week,
      ({ hours: ofWeek, mask: worked }) => proposedMinutes(ofWeek, worked),
      (batch) => rules.answers(sql`weekday_minutes(e.hours, e.mask)`, 'hours numeric, mask text', batch),
    );
  });

  it('[MIG-02] of somebody who has no contract yet: 40 hours where there are none, five days where the days say nothing', async () => {
    await rules.rows(sql`insert into companies (id, name, created_at) values (1, 'Eins', now())`);
    const columns = fc.record({
      weeklyhours: fc.oneof(hours, fc.constantFrom(null, 0, -5)),
      working_days: fc.oneof(mask, fc.constantFrom(null, '', '0000000', '11111', '11111x0')),
    });
    await same(
      columns,
      (person) => proposedMinutes(weeklyHoursOf(whole(person)), daysOf(whole(person))),
      async (batch) => {
        await rules.rows(sql`delete from users where company_id = 1`);
        await rules.rows(
          sql`insert into users (id, company_id, email, first_name, name, weeklyhours, working_days, vacation_lastyear_entered_in)
            select 1000 + at, 1, at || '@beispiel.example', 'Paula', 'Neumann', weeklyhours, working_days, 2026
            from ${rowsOf('weeklyhours numeric, working_days text', batch)} e`,
        );
        const found = await rules.rows<{ minutes: number[] }>(
          sql`select minutes from contracts where company_id = 1 order by user_id`,
        );
        return found.map(({ minutes }) => minutes);
      },
    );
  });
});

const whole = (person: { weeklyhours: number | null; working_days: string | null }) => ({
  vacation: 30,
  worker_since: null,
  ...person,
});

interface Row {
  type: number;
  status: number | null;
  half: Half;
  hours: number;
  target: number | null;
  credit?: Credit | null;
  away_minutes?: number | null;
}

const COLUMNS = `id int, company_id int, user_id int, day date, type int, status int, hours numeric, target numeric,
  first_half boolean, second_half boolean, credit text, away_minutes int`;

/** What the server shows of the rows of each day; `entries` are these. */
async function shown(days: readonly (readonly Row[])[]) {
  const entries = days.flatMap((rows, at) =>
    rows.map(({ half, away_minutes = null, ...row }, i) => ({
      id: i,
      company_id: 1,
      user_id: at,
      day: '2026-11-02',
      ...row,
      ...partColumns({ half, away_minutes }),
    })),
  );
  const found = await rules.rows<{ of: number; target: number | null; actual: number | null }>(
    sql`with entries as (select * from ${rowsOf(COLUMNS, entries)} r)
      select user_id as of, ${wireColumns.target} as target, ${wireColumns.actual} as actual from entries e order by at`,
  );
  return days.map((_, at) => found.filter(({ of }) => of === at));
}

const row = (type: number, changes: Partial<Row> = {}): Row => ({
  ...{
    type,
    status: type === TYPE.work ? null : 1,
    half: null,
    hours: 8,
    target: type === TYPE.vacation ? null : 8,
  },
  ...changes,
});
const FREE = { credit: 'zero_target', target: null } as const;
const inHours = (away_minutes: number, changes: Partial<Row> = {}): Row => ({
  ...{
    type: TYPE.specialLeave,
    status: 1,
    half: null,
    hours: 1,
    target: null,
    credit: 'neutral',
    away_minutes,
  },
  ...changes,
});
const part = (type: number, changes: Partial<Row> = {}) =>
  row(type, { half: 'first', hours: 4, target: type === TYPE.vacation ? null : 4, ...changes });

it('[LED-17] a half is the same half, and counts as much', async () => {
  const halves: Half[] = [null, 'first', 'second'];
  const parts = [...halves.map((of) => ({ half: of, away_minutes: null })), { half: null, away_minutes: 90 }];
  const found = await rules.rows(
    sql`select ${half} as half, (${portion})::float8 as portion, (${portionAway})::float8 as away, ${halfName} as name
      from ${rowsOf('first_half boolean, second_half boolean, away_minutes int', parts.map(partColumns))} e order by at`,
  );
  const nameOf = (part: (typeof parts)[number]) => nameWithPart('', part) || null;
  expect(found).toEqual([
    ...parts.slice(0, 3).map((part) => {
      const of = portionOf(part.half);
      return { half: part.half, portion: of, away: of, name: nameOf(part) };
    }),
    // To whoever knows halves alone it is an afternoon.
    { half: 'second', portion: 0, away: 0.5, name: nameOf(parts[3] as never) },
  ]);
});

describe('the target of a day', () => {
  it.each<[string, Row[], (number | null)[]]>([
    ['of work alone', [row(TYPE.work)], [8]],
    ['of half a day off the other half', [part(TYPE.vacation), row(TYPE.work)], [null, 4]],
    ['of what was declined nothing', [part(TYPE.vacation, { status: 2 }), row(TYPE.work)], [null, 8]],
    ['of half a reduction of overtime all of it', [part(TYPE.overtime), row(TYPE.work)], [0, 8]],
    ['of two halves one half each', [part(TYPE.overtime), part(TYPE.badWeather, { half: 'second' })], [4, 4]],
    ['once, on the working time', [row(TYPE.overtime, { status: 0 }), row(TYPE.work)], [0, 8]],
    ['of a declined reduction of overtime nothing', [row(TYPE.overtime, { status: 2 })], [null]],
    ['of vacation nothing', [row(TYPE.vacation)], [null]],
    ['of a kind without a target nothing', [row(TYPE.other, FREE), row(TYPE.work)], [null, 0]],
    ['of half of one the other half', [part(TYPE.overtime, FREE), row(TYPE.work)], [null, 4]],
    [
      'of half of one and half a vacation nothing',
      [part(TYPE.other, FREE), part(TYPE.vacation, { half: 'second' }), row(TYPE.work)],
      [null, null, 0],
    ],
    ['of hours what they leave', [inHours(90), row(TYPE.work)], [null, 6.5]],
    [
      'of hours without a target the same',
      [inHours(90, { credit: 'zero_target' }), row(TYPE.work)],
      [null, 6.5],
    ],
    [
      'of hours for which the account pays all of it',
      [inHours(90, { credit: 'lowering' }), row(TYPE.work)],
      [0, 8],
    ],
    ['of more hours than are owed nothing', [inHours(600), row(TYPE.work)], [null, 0]],
    ['of declined hours all of it', [inHours(90, { status: 2 }), row(TYPE.work)], [null, 8]],
    ['of hours beside a half', [part(TYPE.vacation), inHours(90), row(TYPE.work)], [null, null, 2.5]],
    [
      'of hours beside half a kind without a target',
      [part(TYPE.other, FREE), inHours(90), inHours(30, FREE), row(TYPE.work)],
      [null, null, null, 2],
    ],
    ['of a kind that is paid by the account', [row(TYPE.sickness, { credit: 'lowering' })], [8]],
    [
      'of a kind on overtime that counts nothing',
      [row(TYPE.overtime, { credit: 'neutral', target: null })],
      [null],
    ],
  ])('[AMB-54] [AMB-113] [LED-17] [ART-03] is shown %s', async (_, rows, targets) => {
    const [day = []] = await shown([rows]);
    expect(day.map(({ target }) => target)).toEqual(targets);
  });

  it('[AMB-54] [OVT-01] target and actual hours that the server shows differ by what the day adds to the account', async () => {
    await same(
      day,
      (rows) => dayBalance(rows.map(asEntry), 480, { type80: 'lowering' }).difference,
      async (batch) =>
        (await shown(batch)).map((rows) =>
          rows.reduce((sum, { target, actual }) => sum + Math.round(((actual ?? 0) - (target ?? 0)) * 60), 0),
        ),
    );
  });
});

const asEntry = ({ type, ...one }: Row, id: number) => ({
  id,
  day: '2026-11-02',
  project: type,
  net_minutes: null,
  start_time: null,
  end_time: null,
  ...one,
});

const TYPES = Object.values(TYPE).filter((type) => type !== TYPE.work);
const absence = (half: Half) =>
  fc
    .record({ type: fc.constantFrom(...TYPES), status: fc.nat(3), credit: fc.constantFrom(null, ...CREDITS) })
    .map((one): Row => {
      const asks = hasTarget({ project: one.type, ...one });
      return { ...one, half, hours: shareOf(half, 8), target: asks ? shareOf(half, 8, 4) : null };
    });
const hoursAway = fc
  .record({
    minutes: fc.integer({ min: 1, max: 600 }),
    status: fc.nat(3),
    credit: fc.constantFrom(...CREDITS),
  })
  .map(({ minutes, ...one }) => inHours(minutes, one));
const work = fc.integer({ min: 0, max: 100 }).map((quarters): Row => row(TYPE.work, { hours: quarters / 4 }));
/** As days are recorded: no work beside a whole day off. A day, or half of one, that is on no row is no row's to show. */
const day = fc
  .oneof(
    fc.tuple(work),
    fc.tuple(absence(null)),
    fc.tuple(absence('first'), work),
    fc.tuple(work, absence('second')),
    fc.tuple(work, hoursAway),
    fc.tuple(absence('first'), work, hoursAway, hoursAway),
    fc.tuple(absence('first'), absence('second')),
  )
  .filter((rows: Row[]) => {
    const counting = rows.map(asEntry).filter(isCounting);
    const isWhole = counting.reduce((sum, one) => sum + portionOfPart(one), 0) >= 1;
    return isWhole && storedTarget(counting) !== null;
  });
