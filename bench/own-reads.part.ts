import { type Comparison, compare } from './compare.ts';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { type Program, startLimit, startProduct, statementsOf, teach } from './programs.ts';

export const name = 'own-reads';
export const builds = ['backend'];

const works = [
  { work: 'own month', path: '/timesheet/workingtime?from=2026-10-01&to=2026-10-31' },
  { work: 'own week', path: '/timesheet/all/46' },
  { work: 'own day', path: '/timesheet/workingtime/day/2026-11-17', single: true },
];

/** What everybody asks for all day: the own entries, with session check, tenant wall and validation. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const limit = await startLimit(sized);
  await teachWorks(sized, limit);
  const ours = await startProduct(sized);
  const rows: Row[] = [];
  try {
    for (const { work, path } of works) {
      await sameAnswer(sized, ours, limit, path);
      for (const connections of [1, 16]) {
        const requests = (n: number) => ({ path, token: tokenAt(sized, n) });
        rows.push(...rowsOf(work, connections, await compare(ours, limit, connections, requests)));
      }
    }
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
  }
  return rows;
}

/** Another program is asked for its statements: the one that is measured does nothing but its work. */
async function teachWorks(sized: Sized, limit: Program): Promise<void> {
  const product = await startProduct(sized, { RECORD: '1' });
  const [first] = sized.employees as [Sized['admin']];
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

async function sameAnswer({ employees }: Sized, ours: Program, limit: Program, path: string): Promise<void> {
  const [, second] = employees as [Sized['admin'], Sized['admin']];
  const answers = [ours, limit].map(async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: { authorize: second.token },
    });
    return response.text();
  });
  const [one, other] = await Promise.all(answers);
  if (one !== other) throw new Error(`${path}: the limit answers something else: ${other?.slice(0, 300)}`);
  if (!one || one.length < 100) throw new Error(`${path} answers nothing worth measuring: ${one}`);
}

function tokenAt({ employees }: Sized, n: number): string {
  return (employees[n % employees.length] as Sized['admin']).token;
}

function rowsOf(work: string, connections: number, { ours, limit, ratio, ratioOfP99 }: Comparison): Row[] {
  const where = `${work}, M, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
  const rate: Row = {
    work: where,
    target: 'at least 0.5 of the requests/s',
    measured: `${Math.round(ours.perSecond)}/s`,
    limit: `${Math.round(limit.perSecond)}/s`,
    ratio,
    met: ratio >= 0.5,
  };
  if (connections === 1) return [rate];
  const tail: Row = {
    work: `${where}, p99`,
    target: 'at most 2 times',
    measured: `${ours.p99.toFixed(1)} ms`,
    limit: `${limit.p99.toFixed(1)} ms`,
    ratio: ratioOfP99,
    met: ratioOfP99 <= 2,
  };
  return [rate, tail];
}
