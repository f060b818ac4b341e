import { compare } from './compare.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'growth';
export const builds = ['backend'];

const MOST = 1.5;
const PAGE = 'page=1&size=20';

const own = [
  { work: 'own month', path: '/timesheet/workingtime?from=2026-10-01&to=2026-10-31' },
  { work: 'own week', path: '/timesheet/all/46' },
  { work: 'own day', path: '/timesheet/workingtime/day/2026-11-17' },
  { work: 'own working times, a page', path: `/timesheet/workingtime?${PAGE}` },
  { work: 'own absences, a page', path: `/timesheet/absences?${PAGE}` },
  { work: 'own year', path: '/timesheet/vacations-and-timebookings/2026' },
  { work: 'own missing days', path: '/timesheet/missingbookings' },
  { work: 'own record', path: '/user/current' },
];
const admins = [
  { work: 'projects, a page', path: `/project?${PAGE}` },
  { work: 'customers, a page', path: `/customer?${PAGE}` },
  { work: 'inventory, a page', path: `/inventory?${PAGE}` },
  { work: 'people, a page', path: `/user?${PAGE}` },
  { work: 'bookings of a project, a page', path: `/timesheet/project/1001?${PAGE}` },
  { work: 'bookings of a project, page 5', path: `/timesheet/project/1001?page=5&size=20` },
  { work: 'inbox, a page', path: `/timesheet/pending-absences?${PAGE}` },
  {
    work: 'time bookings of a day, a page',
    path: `/timesheet/timebooking/company/2026-11-17/2026-11-17?${PAGE}`,
  },
];

/** The same screen of a company of fifty after a year, and of five thousand after five years. */
export async function run({ size }: Context): Promise<Row[]> {
  const [small, large] = [await size('S'), await size('L')];
  const [onSmall, onLarge] = [await startProduct(small), await startProduct(large)];
  const rows: Row[] = [];
  const measure = async (work: string, path: string, tokens: readonly string[]) => {
    const requests = (n: number) => ({ path, token: tokens[n % tokens.length] as string });
    const compared = await compare(onLarge, onSmall, 1, requests, { rounds: 5, slice: 400 });
    const ratio = 1 / compared.ratio;
    rows.push({
      work: `${work}, L beside S`,
      target: `at most ${MOST} times slower`,
      measured: `${(1_000 / compared.ours.perSecond).toFixed(2)} ms`,
      limit: `${(1_000 / compared.limit.perSecond).toFixed(2)} ms`,
      ratio,
      met: ratio <= MOST,
    });
  };
  try {
    // The same people on both sides: the first fifty, who have the same tokens.
    const tokens = small.employees.map(({ token }) => token);
    for (const { work, path } of own) await measure(work, path, tokens);
    for (const { work, path } of admins) await measure(work, path, [small.admin.token]);
  } finally {
    await Promise.all([onSmall.stop(), onLarge.stop()]);
  }
  return rows;
}
