import {
  firstDifference,
  type StoredContract,
  timelineRefusal,
} from '@stundenbuch/domain/day/contracts/changes';
import { lockedRefusal } from '@stundenbuch/domain/day/workday/open-days';
import { addDays, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { anyDay, Rules, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
  await rules.rows(
    sql`insert into companies (id, name, features, created_at) values (1, 'Eins', '{closing}', now())`,
  );
  await rules.rows(sql`insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in)
    values (11, 1, 'anna@beispiel.example', 'Anna', 'Beispiel', 2026)`);
  await rules.rows(sql`delete from contracts`);
  // Whatever the statements do is undone: what counts is which closed month was in their way.
  await rules.owner.query(`create function sealed_by(statements text) returns text language plpgsql as $$
    declare month text;
    begin
      execute statements;
      raise exception using errcode = 'ZZ001';
    exception when sqlstate 'ZZ001' then return null;
      when check_violation then
        get stacked diagnostics month = pg_exception_detail;
        return month;
    end $$`);
});
afterAll(() => rules?.close());
beforeEach(() => rules.rows(sql`update companies set features = '{closing}'`));

const sealedBy = (statements: readonly string[]) =>
  rules.answers<string | null>(
    sql`sealed_by(e.statements)`,
    'statements text',
    statements.map((text) => ({ statements: text })),
  );

const closing = (months: readonly string[]) =>
  months.map(
    (
      month,
    ) => `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, 11, '${month}-01', 'closed', 1, repeat('0', 64), now(), now(), 13);`,
  );

/** A year around its end, some months of it closed. */
const day = fc.integer({ min: 0, max: 400 }).map((n) => addDays('2026-06-01', n));
const closed = fc.uniqueArray(
  day.map((one) => monthOf(one)),
  { maxLength: 5 },
);

it('[MON-04] a row is refused on the days of the same closed months', async () => {
  const stored = (on: string) =>
    `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, created_at)
      values (1, 11, '${on}', 50, 8, 8, 480, 960, 0, now());`;
  const change = fc.record({
    day: fc.oneof(day, anyDay),
    to: fc.option(day),
    closed,
    op: fc.constantFrom('new', 'delete'),
  });
  await same(
    change,
    ({ day: on, to, closed: months }) => {
      const refusal =
        lockedRefusal(on, { grace: 5, closed: months }) ??
        (to && lockedRefusal(to, { grace: 5, closed: months }));
      return refusal ? refusal.message : null;
    },
    async (batch) => {
      const months = await sealedBy(
        batch.map(({ day: on, to, closed: seals, op }) => {
          if (to !== null)
            return [stored(on), ...closing(seals), `update entries set day = '${to}';`].join('');
          return op === 'new'
            ? [...closing(seals), stored(on)].join('')
            : [stored(on), ...closing(seals), 'delete from entries;'].join('');
        }),
      );
      return months.map((month) => month && `Der Monat ${monthName(month)} ist abgeschlossen.`);
    },
  );
});

it('[KEEP-01] nothing is refused in a company that closes no months', async () => {
  await rules.rows(sql`update companies set features = '{}'`);
  const statement = [
    ...closing(['2026-06']),
    `insert into entries (company_id, user_id, day, project_id, type, hours, status, created_at)
    values (1, 11, '2026-06-01', null, 10, 8, 1, now());`,
  ].join('');
  expect(await sealedBy([statement])).toEqual([null]);
});

/** Rows that say different things, so that each of them changes the days from its beginning on. */
const timeline = fc
  .uniqueArray(fc.tuple(day, fc.option(fc.integer({ min: 0, max: 60 }), { freq: 3 })), {
    selector: ([from]) => from,
    minLength: 1,
    maxLength: 4,
  })
  .map((begins) =>
    begins
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([valid_from, days], at, all): StoredContract => {
        const next = all[at + 1]?.[0];
        const end = days === null ? null : addDays(valid_from, days);
        const ends_on = end !== null && next !== undefined && end >= next ? null : end;
        return { ...terms(10 + at), id: at + 1, valid_from, ends_on };
      }),
  );

function terms(hours: number) {
  return { weeklyhours: hours, minutes: [hours * 60, 0, 0, 0, 0, 0, 0], vacation: 20, place_id: null };
}

const insertOf = ({ id, valid_from, ends_on, weeklyhours, minutes }: StoredContract) =>
  `insert into contracts (id, company_id, user_id, valid_from, ends_on, weeklyhours, minutes, vacation, created_at)
    values (${id}, 1, 11, '${valid_from}', ${ends_on ? `'${ends_on}'` : 'null'}, ${weeklyhours}, '{${minutes.join()}}', 20, now());`;

const change = fc
  .record({
    before: timeline,
    closed,
    op: fc.constantFrom('insert', 'delete', 'terms', 'end', 'note'),
    at: fc.nat(3),
    to: day,
  })
  .map(({ before, closed: months, op, at, to }) => {
    const row = before[at % before.length] as StoredContract;
    const others = before.filter((one) => one !== row);
    const replaced = (changes: Partial<StoredContract>) => [...others, { ...row, ...changes }];
    const next = others.map(({ valid_from }) => valid_from).filter((from) => from > row.valid_from);
    if (op === 'insert') {
      const added = { ...terms(20), id: 99, valid_from: to, ends_on: null };
      return { before, closed: months, after: [...before, added], statement: insertOf(added) };
    }
    if (op === 'delete')
      return {
        before,
        closed: months,
        after: others,
        statement: `delete from contracts where id = ${row.id};`,
      };
    if (op === 'terms')
      return {
        before,
        closed: months,
        after: replaced({ ...terms(20) }),
        statement: `update contracts set weeklyhours = 20, minutes = '{1200,0,0,0,0,0,0}' where id = ${row.id};`,
      };
    const ends_on = to >= row.valid_from && next.every((from) => to < from) ? to : null;
    if (op === 'end')
      return {
        before,
        closed: months,
        after: replaced({ ends_on }),
        statement: `update contracts set ends_on = ${ends_on ? `'${ends_on}'` : 'null'} where id = ${row.id};`,
      };
    return {
      before,
      closed: months,
      after: before,
      statement: `update contracts set note = 'x' where id = ${row.id};`,
    };
  })
  .filter(({ before, after }) => timelineRefusal({ before, after }, { open: '', closed: [] }) === null);

it('[SET-22] a closed month in which a contract changes days is in the way of both; the domain asks for the months after them, too', async () => {
  await same(
    change.map((one) => ({ ...one, first: firstDifference(one) })),
    () => true,
    async (batch) => {
      const found = await sealedBy(
        batch.map(({ before, closed: months, statement }) =>
          [...before.map(insertOf), ...closing(months), statement].join(''),
        ),
      );
      return batch.map((one, at) => {
        const refusal = timelineRefusal(one, { open: '', closed: one.closed });
        const month = found[at];
        if (month) return refusal?.message === `Der Monat ${monthName(month)} ist abgeschlossen.`;
        // The month of the first day that differs is refused by both.
        return one.first === null || !one.closed.includes(monthOf(one.first));
      });
    },
  );
});
