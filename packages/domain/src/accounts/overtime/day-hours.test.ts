import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Credit } from '../../records/entries/credit.ts';
import { type AccountEntry, countsToday, dayBalance } from './day-balance.ts';
import { entry, factsOf } from './overtime.fixture.ts';
import { reasonsOf } from './reasons.ts';

const DAY = '2026-11-02';
const settings = { type80: 'lowering' } as const;
const { work: contract } = factsOf({ since: '2026-01-01', today: DAY });
const work = (net_minutes: number) => entry(DAY, 50, { net_minutes, target: 8 });
const hours = (away_minutes: number, credit: Credit = 'neutral', more: Partial<AccountEntry> = {}) =>
  entry(DAY, 60, { half: 'second', away_minutes, kind_id: 1, kind_name: 'Arztbesuch', credit, ...more });
const half = (changes: Partial<AccountEntry> = {}) => entry(DAY, 10, { half: 'first', ...changes });

describe('[ART-05] [SET-47] absences in hours', () => {
  it.each<[string, AccountEntry[], number[]]>([
    ['credit their minutes beside the work', [hours(90), work(420)], [480, 510]],
    ['alone', [hours(90)], [480, 90]],
    ['on a whole day of them', [hours(480)], [480, 480]],
    ['not beyond what the day owes by now', [hours(600)], [480, 480]],
    ['not beyond what a half leaves of it', [half(), hours(300)], [480, 480]],
    ['one after the other', [hours(300), hours(300), work(60)], [480, 540]],
    ['nothing where a whole day credits all', [entry(DAY, 10), hours(60)], [480, 480]],
    ['not where the account pays for them', [hours(90, 'lowering'), work(390)], [480, 390]],
    ['without a target: less of it', [hours(90, 'zero_target'), work(390)], [390, 390]],
    ['of a day without a target nothing', [hours(600, 'zero_target'), work(60)], [0, 60]],
    ['beside half a day without one', [half({ credit: 'zero_target' }), hours(60, 'zero_target')], [180, 0]],
    ['not once they are declined', [hours(90, 'neutral', { status: 2 }), work(420)], [480, 420]],
    ['as they were requested', [hours(90, 'neutral', { status: 0 }), work(420)], [480, 510]],
  ])('%s', (_, entries, [target, credited]) => {
    expect(dayBalance(entries, 480, settings)).toMatchObject({ target, credited });
  });

  it('leave today open until work is recorded', () => {
    expect(countsToday([hours(480)], false)).toBe(false);
    expect(countsToday([hours(90), work(390)], false)).toBe(true);
    expect(countsToday([hours(240), half()], false)).toBe(false);
  });

  it('say why, each with its minutes', () => {
    const entries = [work(210), half(), hours(30), hours(10, 'zero_target', { kind_name: 'Unbezahlt' })];
    const found = reasonsOf({ work: contract, settings }, DAY, entries, dayBalance(entries, 480, settings));
    expect(found.map(({ figure, text, minutes }) => `${figure} ${minutes} ${text}`)).toEqual([
      'target 480 Vertrag ab 01.01.2024, Montag',
      'target -10 Unbezahlt (0:10 Std.): kein Soll',
      'credited 210 Arbeit',
      'credited 240 Urlaub (Vormittag)',
      'credited 30 Arztbesuch (0:30 Std.)',
      'credited 0 Unbezahlt (0:10 Std.)',
    ]);
  });

  it('reasons add up to the figures, and no day is credited more than its target by absences', () => {
    const credit = fc.constantFrom<Credit>('neutral', 'lowering', 'zero_target');
    const any = fc.record({
      net: fc.option(fc.integer({ min: 0, max: 700 })),
      part: fc.option(
        fc.record({ half: fc.constantFrom(null, 'first' as const), credit: fc.option(credit) }),
      ),
      hours: fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 600 }), credit }), { maxLength: 3 }),
      owed: fc.constantFrom(0, 240, 443, 480),
    });
    fc.assert(
      fc.property(any, ({ net, part, hours: rows, owed }) => {
        const entries = [
          ...(net === null ? [] : [entry(DAY, 50, { net_minutes: net, target: owed / 60 })]),
          ...(part ? [entry(DAY, 10, part)] : []),
          ...rows.map((one) => hours(one.minutes, one.credit)),
        ];
        const minutes = [owed, owed, owed, owed, owed, 0, 0];
        const facts = factsOf({
          since: '2026-01-01',
          today: DAY,
          contracts: [{ ...(contract.contracts?.[0] as never as object), minutes } as never],
        });
        const balance = dayBalance(entries, owed, settings);
        const reasons = reasonsOf({ work: facts.work, settings }, DAY, entries, balance);
        for (const figure of ['target', 'credited'] as const)
          expect(
            reasons.filter((one) => one.figure === figure).reduce((sum, one) => sum + one.minutes, 0),
          ).toBe(balance[figure]);
        expect(balance.target).toBeGreaterThanOrEqual(0);
        expect(balance.credited - (net ?? 0)).toBeLessThanOrEqual(Math.max(0, balance.target));
      }),
    );
  });
});
