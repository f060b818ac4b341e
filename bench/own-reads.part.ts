import { compare } from './compare.ts';
import { LEAST_OF_READS, rateRows, sameAnswer, tokenAt } from './judge.ts';
import type { Login, Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { type Program, startLimit, startProduct, statementsOf, teach } from './programs.ts';

export const name = 'own-reads';
export const builds = ['backend'];

const works = [
  { work: 'own month', path: '/timesheet/workingtime?from=2026-10-01&to=2026-10-31' },
  { work: 'own week', path: '/timesheet/all/46' },
  { work: 'own day', path: '/timesheet/workingtime/day/2026-11-17', single: true },
];

/** The calls that everyone makes all day: one's own entries, with session check, tenant isolation and validation. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const limit = await startLimit(sized);
  await recordStatements(sized, limit);
  const ours = await startProduct(sized);
  const rows: Row[] = [];
  try {
    for (const { work, path } of works) {
      await sameAnswer(sized.employees[1] as Login, ours, limit, path);
      for (const connections of [1, 16]) {
        const requests = (n: number) => ({ path, token: tokenAt(sized, n) });
        const compared = await compare(ours, limit, connections, requests);
        rows.push(...rateRows(`${work}, M`, LEAST_OF_READS, connections, compared));
      }
    }
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
  }
  return rows;
}

/** The statements are recorded from another process, so that the measured one does nothing else. */
async function recordStatements(sized: Sized, limit: Program): Promise<void> {
  const product = await startProduct(sized, { RECORD: '1' });
  const [first] = sized.employees as [Login];
  for (const { work, path, single = false } of works) {
    const [statement, ...others] = await statementsOf(product, path, first.token);
    if (!statement || others.length > 0) throw new Error(`${path} does not send one statement`);
    await teach(limit, `GET /api${path}`, {
      statement: { ...statement, name: work },
      recordedFor: first.id,
      single,
    });
  }
  await product.stop();
}
