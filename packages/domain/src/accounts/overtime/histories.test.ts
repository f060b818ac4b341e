import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREDITS } from '../../records/entries/credit.ts';
import { hasTarget } from '../../records/entries/status.ts';
import { addDays, daysFrom } from '../../time/day.ts';
import { balanceNow } from './account.ts';
import { accountMonth } from './month.ts';
import { entry, factsOf, fiveDays, plainBalance, posting, threeDays } from './overtime.fixture.ts';

describe('[OVT-01] [OVT-08] [ART-03] random histories', () => {
  const since = '2026-10-01';
  const today = '2027-01-12';
  const dayArbitrary = fc.integer({ min: -5, max: 110 }).map((n) => addDays(since, n));
  const minutes = fc.integer({ min: 0, max: 700 });
  const absence = fc.record({
    project: fc.constantFrom(10, 20, 30, 40, 60, 70, 80, 90, 100),
    status: fc.nat(3),
    half: fc.constantFrom(null, null, 'first' as const, 'second' as const),
    hours: fc.constantFrom(8, 6.1667, 4),
    credit: fc.constantFrom(null, null, ...CREDITS),
  });
  const history = fc.record({
    work: fc.uniqueArray(
      fc.record({ day: dayArbitrary, minutes, target: fc.constantFrom(8, 6.1667, 0, 4) }),
      {
        selector: ({ day }) => day,
        maxLength: 60,
      },
    ),
    absences: fc.uniqueArray(fc.record({ day: dayArbitrary, absence }), {
      selector: ({ day, absence: { half } }) => `${day}${half ?? ''}`,
      maxLength: 40,
    }),
    postings: fc.array(fc.record({ day: dayArbitrary, minutes: fc.integer({ min: -900, max: 900 }) }), {
      maxLength: 8,
    }),
    change: dayArbitrary,
    type80: fc.constantFrom('lowering' as const, 'neutral' as const),
  });

  it('have a balance that is the sum of their days and postings, whatever their order', () => {
    fc.assert(
      fc.property(history, ({ work, absences, postings, change, type80 }) => {
        const entries = [
          ...work.map(({ day, minutes: net_minutes, target }) => entry(day, 50, { net_minutes, target })),
          ...absences.map(({ day, absence: { hours, ...rest } }) =>
            entry(day, rest.project, {
              ...rest,
              target: hasTarget(rest) ? hours : null,
            }),
          ),
        ];
        const account = {
          since,
          today,
          type80,
          entries,
          contracts: [fiveDays, threeDays(change)],
          postings: postings.map((one) => posting(one.day, one.minutes)),
        };
        const facts = factsOf(account);
        const months = ['2026-10', '2026-11', '2026-12', '2027-01'].map((month) =>
          accountMonth(facts, month, entries),
        );
        let before = 0;
        for (const month of months) {
          expect(month.opening).toBe(before);
          const days = month.days.reduce((sum, { difference }) => sum + difference, 0);
          const posted = month.postings
            .filter(({ counts }) => counts)
            .reduce((sum, one) => sum + one.minutes, 0);
          expect(month.opening + days + posted).toBe(month.closing);
          expect(month.days.at(-1)?.balance).toBe(month.closing);
          for (const { reasons, target, credited } of month.days) {
            const of = (figure: string) =>
              reasons.filter((reason) => reason.figure === figure).reduce((sum, one) => sum + one.minutes, 0);
            expect([of('target'), of('credited')]).toEqual([target, credited]);
          }
          before = month.closing;
        }
        expect(balanceNow(facts)).toBe(before);
        const reversed = {
          ...account,
          entries: entries.toReversed(),
          postings: account.postings.toReversed(),
        };
        expect(balanceNow(factsOf(reversed))).toBe(before);
        const until = months.at(-1)?.days.at(-1)?.counts ? today : addDays(today, -1);
        const counted = account.postings.filter(({ day }) => since <= day && day <= today);
        const posted = counted.reduce((sum, one) => sum + one.minutes, 0);
        expect(plainBalance(facts, entries, daysFrom(since, until)) + posted).toBe(before);
      }),
      { numRuns: 120 },
    );
  });
});
