import { describe, expect, it } from 'vitest';
import { instantOf } from '../../time/real-time.ts';
import { besideClockInput, besideRunningRefusal } from './beside.ts';
import type { Interval } from './intervals.ts';

const at = (day: string, hour: number) => instantOf(day, hour * 60);
const TODAY = '2026-11-20';
const run = (
  start: number,
  end: number | null,
  kind: Interval['kind'] = 'work',
  forgotten = false,
): Interval => ({ kind, start, end, forgotten, shift: 'a' });
const ask = (day: string, intervals: readonly Interval[], now = at(TODAY, 13)) =>
  besideRunningRefusal(day, { intervals, now, forgottenAfter: 16 })?.message ?? null;

const AFTER = 'Beim Gehen trägt sie ein, was über diese Arbeitszeit hinausgeht. Trotzdem speichern?';

describe('a working time beside a clock that runs', () => {
  it.each([
    ['nothing runs', [run(at(TODAY, 8), at(TODAY, 12))], null],
    ['work', [run(at(TODAY, 8), null)], '08:00'],
    ['a break', [run(at(TODAY, 8), at(TODAY, 12)), run(at(TODAY, 12), null, 'break')], '08:00'],
    ['the second shift', [run(at(TODAY, 6), at(TODAY, 7)), run(at(TODAY, 12), null)], '12:00'],
    ['a forgotten one', [run(at(TODAY, 8), null, 'work', true)], null],
    ['one that is older than anybody works', [run(at('2026-11-19', 20), null)], null],
    ['a night', [run(at('2026-11-19', 22), null)], 'Do, 19.11.2026, 22:00'],
  ])('asks with its begin: %s', (_, intervals, from) => {
    expect(ask(TODAY, intervals)).toBe(from && `Die Stempeluhr läuft seit ${from} Uhr. ${AFTER}`);
  });

  it('concerns the days that the run touches', () => {
    const night = [run(at('2026-11-19', 22), null)];
    const asked = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].filter((day) => ask(day, night));
    expect(asked).toEqual(['2026-11-19', '2026-11-20']);
  });

  it.each([
    [{}, null],
    [{ beside_clock: null }, null],
    [{ beside_clock: false }, false],
    [{ beside_clock: true }, true],
    [{ beside_clock: 'true' }, undefined],
  ])('%j says whether the person knows of it: %s', (sent, known) => {
    expect(besideClockInput.safeParse(sent).data?.beside_clock).toBe(known);
  });
});
