import { Client } from 'pg';
import { compare } from './compare.ts';
import { tokenAt } from './judge.ts';
import type { Requests } from './load.ts';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';
import { switchedOn } from './switched-on.ts';
import { bookingAt, clearNewEntries, workingTimeAt, writesToday } from './writing.ts';

export const name = 'features';
export const builds = ['backend'];

/** All of it may take a quarter of what a second does (KEEP-09). */
const LEAST = 0.75;

interface Work {
  work: string;
  request: (n: number) => Omit<ReturnType<Requests>, 'token'>;
}

const reads: Work[] = [
  { work: 'own week', request: () => ({ path: '/timesheet/all/46' }) },
  { work: 'own working times', request: () => ({ path: '/timesheet/workingtime?page=1&size=10' }) },
  { work: 'own absences', request: () => ({ path: '/timesheet/absences?page=1&size=10' }) },
  { work: 'own missing days', request: () => ({ path: '/timesheet/missingbookings' }) },
];
const writes: Work[] = [
  {
    work: 'create a booking',
    request: (n) => ({ method: 'POST', path: '/timesheet/booking', body: bookingAt(n) }),
  },
  {
    work: 'create a working time',
    request: (n) => ({ method: 'POST', path: '/timesheet/workingtime', body: workingTimeAt(n) }),
  },
];

/** The same program on the same rows, its company by turns with every recommended feature and with none. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  try {
    const first = await measured(sized, owner, reads, {});
    return [...first, ...(await measured(sized, owner, writes, { FIXED_TODAY: writesToday }))];
  } finally {
    await owner.query(`update companies set features = '{}' where id = $1`, [sized.company]);
    await clearNewEntries(owner, sized);
    await owner.end();
  }
}

async function measured(
  sized: Sized,
  owner: Client,
  works: readonly Work[],
  env: NodeJS.ProcessEnv,
): Promise<Row[]> {
  const product = await startProduct(sized, env);
  const rows: Row[] = [];
  try {
    const features = await switchedOn(sized, owner, product.port);
    const before = async (side: 0 | 1) => {
      const names = side === 0 ? features : [];
      await owner.query('update companies set features = $2 where id = $1', [sized.company, names]);
    };
    const after = () => clearNewEntries(owner, sized);
    for (const { work, request } of works) {
      for (const connections of [1, 16]) {
        const requests: Requests = (n) => ({ ...request(n), token: tokenAt(sized, n) });
        const pace = { rounds: 9, slice: 300, before, after };
        const { ours, limit, ratio } = await compare(product, product, connections, requests, pace);
        rows.push({
          work: `${work}, M, every recommended feature beside none, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
          target: `at least ${LEAST} of the requests/s`,
          measured: `${Math.round(ours.perSecond)}/s`,
          limit: `${Math.round(limit.perSecond)}/s`,
          ratio,
          met: ratio >= LEAST,
        });
      }
    }
    return rows;
  } finally {
    await product.stop();
  }
}
