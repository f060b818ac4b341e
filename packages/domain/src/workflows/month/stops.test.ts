import { expect, it } from 'vitest';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { daysFrom } from '../../time/day.ts';
import { blockersOf, isEmployedIn, type MonthFacts } from './blockers.ts';

const all = new Set(daysFrom('2026-11-01', '2026-11-30'));
const without = (...days: string[]) => new Set([...all].filter((day) => !days.includes(day)));
const facts = (changes: Partial<MonthFacts>): MonthFacts => ({
  first_day: null,
  work: { working_days: '1111100' },
  worked: all,
  absent: new Set(),
  undecided: [],
  forgotten: [],
  ...changes,
});
const shown = (changes: Partial<MonthFacts>, today = '2026-11-30') =>
  blockersOf(facts(changes), '2026-11', today).map(({ day, kind }) => `${day} ${kind}`);

it.each<[string, Partial<MonthFacts>, string[]]>([
  ['nothing', {}, []],
  ['a working day without an entry', { worked: without('2026-11-02') }, ['2026-11-02 day']],
  ['the last of the month', { worked: without('2026-11-30') }, ['2026-11-30 day']],
  ['a Saturday without one', { worked: without('2026-11-07') }, []],
  ['a whole day off', { worked: without('2026-11-02'), absent: new Set(['2026-11-02']) }, []],
  ['a day before the person began', { worked: without('2026-11-02'), first_day: '2026-11-03' }, []],
  [
    'the day on which the person began',
    { worked: without('2026-11-03'), first_day: '2026-11-03' },
    ['2026-11-03 day'],
  ],
  ['an absence nobody has decided', { undecided: ['2026-11-05'] }, ['2026-11-05 absence']],
  ['a clock nobody has stopped', { forgotten: ['2026-11-05'] }, ['2026-11-05 clock']],
  [
    'a clock nobody has stopped, on a day that lacks its working time for that',
    { worked: without('2026-11-05'), forgotten: ['2026-11-05'] },
    ['2026-11-05 clock'],
  ],
  [
    'all of them, in the order of the days',
    { worked: without('2026-11-12'), undecided: ['2026-11-19'], forgotten: ['2026-11-02'] },
    ['2026-11-02 clock', '2026-11-12 day', '2026-11-19 absence'],
  ],
])('[MON-02] what keeps a month from being confirmed: %s', (_, changes, expected) => {
  expect(shown(changes)).toEqual(expected);
});

it('[MON-02] from today on no day is missing until the month can be confirmed', () => {
  const worked = without('2026-11-19', '2026-11-20', '2026-11-30');
  expect(shown({ worked }, '2026-11-20')).toEqual(['2026-11-19 day']);
  expect(shown({ worked }, '2026-11-30')).toEqual(['2026-11-19 day', '2026-11-20 day', '2026-11-30 day']);
  expect(shown({ worked }, '2026-12-01')).toHaveLength(3);
  expect(shown({ worked, undecided: ['2026-11-27'] }, '2026-11-01')).toEqual(['2026-11-27 absence']);
});

it.each([
  [null, 'with a contract', [{ ...contract('2026-11-30'), place_id: null }], true],
  [null, 'with a contract from the next month on', [{ ...contract('2026-12-01'), place_id: null }], false],
  ['2026-11-30', 'since its last day', undefined, true],
  ['2026-12-01', 'since the day after', undefined, false],
])('[MON-02] of who is entered on %s, %s, the month is expected: %s', (first_day, _, contracts, expected) => {
  expect(isEmployedIn({ first_day, work: { working_days: null, contracts } }, '2026-11')).toBe(expected);
});
