import { isCounting } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { TIME_POSTING_KINDS } from '@stundenbuch/domain/accounts/overtime/postings';
import { STORED_KINDS } from '@stundenbuch/domain/accounts/vacation/posting';
import { CREDITS, type Credit } from '@stundenbuch/domain/records/entries/credit';
import {
  ABSENCE_TYPES,
  hasTarget,
  isAbsence as isAbsenceType,
  takesTheDay as isTaken,
} from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { PUNCHES } from '@stundenbuch/domain/records/punch/state';
import { mondayOf } from '@stundenbuch/domain/time/week';
import { CORRECTION_STATES, MONTH_STATES } from '@stundenbuch/domain/workflows/month/states';
import { SHUTDOWN_TYPES } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import {
  asksForTheDay,
  countsOnTheDay,
  isAbsence,
  isAway,
  isWork,
  takesTheDay,
} from '../../src/records/entries/kinds.ts';
import { anyDay, Rules, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
});
afterAll(() => rules?.close());

interface Kind {
  type: number | null;
  status: number | null;
  credit?: Credit | null;
}

/** Every entry that there is: a project booking, working time, absences in every state. */
const KINDS: Kind[] = [
  { type: null, status: null },
  { type: TYPE.work, status: null },
  ...ABSENCE_TYPES.flatMap((type) => [0, 1, 2, 3].map((status) => ({ type, status }))),
];

describe('what an entry is', () => {
  const isAwayEntry = ({ type, status }: Kind) => type !== null && isAbsenceType(type) && isTaken(status);
  it.each<[string, Sql, (entry: Kind) => boolean]>([
    ['working time', isWork, ({ type }) => type === TYPE.work],
    ['an absence', isAbsence, ({ type }) => type !== null && isAbsenceType(type)],
    ['what takes the day', takesTheDay, ({ status }) => isTaken(status)],
    ['an absence that takes the day', isAway, isAwayEntry],
    [
      'what an account looks at',
      countsOnTheDay,
      ({ type, status }) => isCounting({ project: type ?? 1001, status } as Parameters<typeof isCounting>[0]),
    ],
    [
      'an absence with a target',
      asksForTheDay,
      ({ type, status, credit }) =>
        type !== TYPE.work && hasTarget({ project: type ?? 1001, status, credit }),
    ],
  ])('[AMB-113] %s is the same to both', async (_, inSql, inTypeScript) => {
    // With a company's own kind its credit decides.
    const kinds = [null, ...CREDITS].flatMap((credit) => KINDS.map((kind) => ({ ...kind, credit })));
    const found = await rules.answers(
      sql`coalesce(${inSql}, false)`,
      'type int, status int, credit text',
      kinds,
    );
    expect(found).toEqual(kinds.map(inTypeScript));
  });

  it.each(['entries_absence_a_day', 'entries_absence_second_half'])(
    '[LED-17] %s: no two absences take one half of a day',
    async (index) => {
      const [row] = await rules.rows<{ predicate: string }>(
        sql`select pg_get_expr(indpred, indrelid) as predicate from pg_index where indexrelid = ${index}::regclass`,
      );
      const columns = 'type int, status int, first_half boolean, second_half boolean';
      const entries = KINDS.map((kind) => ({ ...kind, first_half: true, second_half: true }));
      const found = await rules.answers(
        sql`(select coalesce(${sql.raw(row?.predicate ?? '')}, false) from (select e.*) entries)`,
        columns,
        entries,
      );
      expect(found).toEqual(KINDS.map(isAwayEntry));
    },
  );

  it('counts in the sums of lists and projects', async () => {
    const entry = fc
      .record({ kind: fc.constantFrom(...KINDS), day: anyDay, project: fc.constantFrom(1001, 1002) })
      .map(({ kind, day, project }) => ({ ...kind, day, project: kind.type === null ? project : null }));
    await same(
      entry,
      ({ day, type, status, project }) => {
        const isBooked = project !== null || (type !== TYPE.work && isTaken(status));
        return [
          hasTarget({ project: type ?? 1001, status }) && ['times', day],
          isBooked && ['booked', day],
          status === 0 && ['open', day],
          status !== null && status > 0 && ['decided', day],
          project !== null && ['project', '-infinity'],
          project !== null && ['project person', '-infinity'],
          project !== null && ['project week', mondayOf(day)],
          project !== null && ['project year', `${day.slice(0, 4)}-01-01`],
        ]
          .filter((sum) => sum !== false)
          .map(String)
          .toSorted();
      },
      async (batch) => {
        const answers = await rules.answers<string[]>(
          sql`array(select s.list || ',' || s.day from
            sums_of(e.day, e.type::smallint, e.project, 11, e.status::smallint, 1.25) s)`,
          'day date, type int, status int, project int',
          batch,
        );
        return answers.map((sums) => sums.toSorted());
      },
    );
  });
});

/** The lists of values that a column may have. Where the domain names them it is asked; the others are SQL's alone. */
const LISTS: Record<string, readonly (string | number)[]> = {
  'clock_taps.tap': PUNCHES,
  'closures.type': SHUTDOWN_TYPES,
  'correction_requests.state': CORRECTION_STATES,
  'entries.type': Object.values(TYPE),
  'month_closings.state': MONTH_STATES,
  'time_postings.kind': TIME_POSTING_KINDS,
  'vacation_postings.kind': STORED_KINDS,
};

it('kinds and states that a column may have are those of the domain', async () => {
  const checks = await rules.rows<{ column: string; text: string }>(
    sql`select conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as text
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1 and pg_get_constraintdef(c.oid) ~ '= ANY \\(+ARRAY'`,
  );
  const found = new Map(checks.map(({ column, text }) => [column, text]));
  const listed = Object.keys(LISTS).map((column) => {
    const text = found.get(column)?.replace(/^.*ARRAY\[/, '') ?? '';
    return [column, text.match(/(?<=')\w+(?=')|(?<![\w'])\d+/g)?.toSorted()];
  });
  expect(listed).toEqual(
    Object.entries(LISTS).map(([column, values]) => [column, values.map(String).toSorted()]),
  );
});
