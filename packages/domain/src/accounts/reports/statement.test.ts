import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StatementChoices, statementOf } from './statement.ts';
import type { StatementBooking } from './statement-contract.ts';
import { rowsOf, unpricedWords } from './statement-words.ts';

const booking = (part: Partial<StatementBooking>): StatementBooking => ({
  ...{ project: 1001, internal_id: 'A-1', project_name: 'Dach', day: '2026-11-02', person: 'Anna Muster' },
  ...{ text: 'Latten', hours: 0.25, rate: 33.33 },
  ...part,
});
const PLAIN = { people: false, amounts: false };

it('[RPT-01] a day of a project is one line with its texts, each once', () => {
  const bookings = [
    booking({}),
    booking({ text: ' Latten ', person: 'Bert Muster', hours: 1.5 }),
    booking({ text: 'Ziegel' }),
    booking({ day: '2026-11-03', text: '' }),
    booking({ project: 1002, internal_id: null, project_name: 'Hof', rate: null }),
  ];
  expect(
    rowsOf(statementOf(bookings, PLAIN), PLAIN).map(({ kind, cells: { day, text, hours } }) => [
      kind,
      day,
      text,
      hours,
    ]),
  ).toEqual([
    ['project', 'A-1 Dach', undefined, undefined],
    ['line', 'Mo, 02.11.2026', 'Latten; Ziegel', 2],
    ['line', 'Di, 03.11.2026', '', 0.25],
    ['sum', undefined, 'Summe A-1 Dach', 2.25],
    ['project', 'Hof', undefined, undefined],
    ['line', 'Mo, 02.11.2026', 'Latten', 0.25],
    ['sum', undefined, 'Summe Hof', 0.25],
    ['total', undefined, 'Gesamt', 2.5],
  ]);
  const people = { ...PLAIN, people: true };
  expect(
    statementOf(bookings, people).projects[0]?.lines.map(({ person, hours }) => [person, hours]),
  ).toEqual([
    ['Anna Muster', 0.5],
    ['Bert Muster', 1.5],
    ['Anna Muster', 0.25],
  ]);
});

it('[RPT-01] [SET-54] where the lines miss the sum a line Rundung makes up for it', () => {
  const amounts = { people: false, amounts: true };
  const bookings = ['02', '03', '04'].map((day) => booking({ day: `2026-11-${day}` }));
  const statement = statementOf(bookings, amounts);
  expect(statement).toMatchObject({ hours: 0.75, amount: 25, rounding: 0, unpriced: 0 });
  expect(statement.projects[0]).toMatchObject({ amount: 25, rounding: 0.01 });
  expect(rowsOf(statement, amounts).map(({ cells }) => [cells.text, cells.amount])).toContainEqual([
    'Rundung',
    0.01,
  ]);
  expect(rowsOf(statement, PLAIN).some(({ cells }) => cells.text === 'Rundung')).toBe(false);
});

it('[RPT-01] [BUD-01] hours without a rate have no amount and are named', () => {
  const statement = statementOf([booking({ hours: 1 }), booking({ hours: 1.5, rate: null })], {
    people: false,
    amounts: true,
  });
  expect(statement.projects[0]?.lines.map(({ hours, amount }) => [hours, amount])).toEqual([
    [1, 33.33],
    [1.5, null],
  ]);
  expect(unpricedWords(statement)).toBe('1,50 h ohne Satz');
  expect(unpricedWords({ unpriced: 0 })).toBe('');
});

it('[RPT-01] every sum is that of the bookings to the cent, whatever is shown beside it', () => {
  const any = fc.record({
    project: fc.constantFrom(1001, 1002, 1003),
    day: fc.constantFrom('2026-11-02', '2026-11-03'),
    person: fc.constantFrom('Anna', 'Bert'),
    hours: fc.integer({ min: 1, max: 2400 }).map((n) => n / 100),
    rate: fc.option(fc.integer({ min: 0, max: 20_000 }).map((n) => n / 100)),
  });
  const cents = (values: readonly (number | null | undefined)[]) =>
    values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0);
  fc.assert(
    fc.property(fc.array(any), fc.boolean(), fc.boolean(), (parts, people, amounts) => {
      const choices: StatementChoices = { people, amounts };
      const bookings = parts.map((part) => booking({ ...part, project_name: `P${part.project}` }));
      const exact = bookings.reduce(
        (sum, { hours, rate }) => sum + Math.round(hours * 100) * Math.round((rate ?? 0) * 100),
        0,
      );
      const statement = statementOf(bookings, { ...choices, amounts: true });
      expect(cents([statement.amount])).toBe(Math.round(exact / 100));
      expect(cents([statement.hours])).toBe(cents(bookings.map(({ hours }) => hours)));
      const rows = rowsOf(statement, { ...choices, amounts: true });
      const lines = rows.filter(({ kind }) => kind === 'line');
      expect(cents(lines.map(({ cells }) => cells.amount as number | null))).toBe(cents([statement.amount]));
      expect(cents(lines.map(({ cells }) => cells.hours as number | null))).toBe(cents([statement.hours]));
    }),
  );
});
