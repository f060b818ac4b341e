import { expect, it } from 'vitest';
import type { AccountFacts } from '../../accounts/overtime/account.ts';
import { countedSums } from '../../accounts/sheets/counted.ts';
import { sheetOf } from '../../accounts/sheets/sheet.ts';
import { octoberFacts } from '../../accounts/sheets/sheets.fixture.ts';
import { monthFigures } from './figures.ts';

it.each(['2026-11-20', '2026-10-16', '2026-10-17', '2026-10-26', '2026-10-01', '2026-09-30'])(
  '[FND-11] [MON-02] the list for closing has the sums of the sheet, seen on %s',
  (today) => {
    const facts = octoberFacts({ today });
    const account = { ...(facts.account as AccountFacts), today };
    const { rows } = sheetOf({ ...facts, account });
    const { target, worked } = countedSums(rows);
    expect(monthFigures(account, '2026-10', facts.entries)).toEqual({
      target,
      worked,
      vacation: 5.5,
      sick: 2,
    });
  },
);

it('[MON-02] [OVT-03] today counts in neither while the clock runs', () => {
  const facts = octoberFacts({ today: '2026-10-15' });
  const account = { ...(facts.account as AccountFacts), today: '2026-10-15', isRunning: true };
  const { target, worked } = countedSums(sheetOf({ ...facts, account }).rows);
  expect(monthFigures(account, '2026-10', facts.entries)).toMatchObject({ target, worked });
  expect(worked).toBe(10 * 510);
});

it('[SET-32] so has it of a month in which somebody began to be recorded', () => {
  const facts = octoberFacts();
  const work = { ...facts.work, records_from: '2026-10-12' };
  const account = { ...(facts.account as AccountFacts), work };
  const { target, worked } = countedSums(sheetOf({ ...facts, work, account }).rows);
  expect(monthFigures(account, '2026-10', facts.entries)).toMatchObject({ target, worked });
  expect(worked).toBe(4 * 510 + 240);
});
