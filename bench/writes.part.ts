import { Client } from 'pg';
import { compare } from './compare.ts';
import { LEAST_OF_WRITES, rateRows, tokenAt } from './judge.ts';
import type { Requests } from './load.ts';
import type { Login, Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { type Program, startLimit, startProduct, teach } from './programs.ts';
import { bookingAt, clearNewEntries, workingTimeAt, writesToday } from './writing.ts';

export const name = 'writes';
export const builds = ['backend'];

const RETURNED = `returning id, user_id as "user", to_char(day, 'YYYY-MM-DD') as day, hours::float8 as hours, booking_text`;

interface Work {
  work: string;
  path: string;
  insert: string;
  values: (sized: Sized, person: Login) => unknown[];
  body: (n: number) => Record<string, unknown>;
}

const works: Work[] = [
  {
    work: 'create a booking',
    path: '/timesheet/booking',
    insert: `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
      values ($1, $2, $3, $4, $5, $6, now()) ${RETURNED}`,
    values: ({ company }, { id }) => [company, id, '$day', '$project', '$hours', '$booking_text'],
    body: bookingAt,
  },
  {
    work: 'create a working time',
    path: '/timesheet/workingtime',
    insert: `insert into entries (company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours,
        created_at)
      values ($1, $2, $3, 50, $4, 8, 420, 930, $5, now()) ${RETURNED}`,
    values: ({ company }, { id }) => [company, id, '$day', '$hours', '$break'],
    body: workingTimeAt,
  },
];

/** Every rule checked and the person locked, compared with one bare insert; both are on disk before the answer. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  const clear = () => clearNewEntries(owner, sized);
  const limit = await startLimit(sized);
  const ours = await startProduct(sized, { FIXED_TODAY: writesToday });
  const rows: Row[] = [];
  try {
    await clear();
    for (const work of works) rows.push(...(await measure(sized, ours, limit, work, clear)));
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
    await owner.end();
  }
  return rows;
}

async function measure(
  sized: Sized,
  ours: Program,
  limit: Program,
  { work, path, insert, values, body }: Work,
  clear: () => Promise<void>,
): Promise<Row[]> {
  const [first] = sized.employees as [Login];
  const statement = { name: work, text: insert, values: values(sized, first) };
  await teach(limit, `POST /api${path}`, { statement, recordedFor: first.id, body: true, single: true });
  const requests: Requests = (n) => ({ method: 'POST', path, token: tokenAt(sized, n), body: body(n) });
  const rows: Row[] = [];
  for (const connections of [1, 16]) {
    const pace = { rounds: 9, slice: 400, after: clear };
    const compared = await compare(ours, limit, connections, requests, pace);
    rows.push(...rateRows(`${work}, M`, LEAST_OF_WRITES, connections, compared));
  }
  return rows;
}
