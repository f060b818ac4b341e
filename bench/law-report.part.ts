import { Client } from 'pg';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'law-report';
export const builds = ['backend'];

const SINCE = '2026-01-01';
const YEAR = '/law/company/2026-01-01/2026-11-20';
const AT_ONCE = 8;
const SHORT = 0.5;
const periods = [
  { work: 'working-time law of a month, M', path: '/law/company/2026-11-01/2026-11-20', most: 2 },
  { work: 'working-time law of a year, M', path: YEAR, most: 6 },
];
const ROUNDS = 5;

/** What the law says of 500 people, of every rule. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  await owner.query('create temp table known as select * from company_settings where company_id = $1', [
    sized.company,
  ]);
  try {
    await switchOn(owner, sized);
    const product = await startProduct(sized);
    const rows: Row[] = [];
    for (const { work, path, most } of periods) {
      const { seconds, notes } = await median(`http://127.0.0.1:${product.port}/api${path}`, sized);
      rows.push({
        work: `${work}, ${notes} notes`,
        target: `≤ ${most} s`,
        measured: `${seconds.toFixed(2)} s`,
        met: seconds <= most,
      });
    }
    rows.push(await besideReports(`http://127.0.0.1:${product.port}/api`, sized));
    await product.stop();
    return rows;
  } finally {
    await owner.query('delete from company_settings where company_id = $1', [sized.company]);
    await owner.query('insert into company_settings select * from known');
    await owner.query(`update companies set features = '{}' where id = $1`, [sized.company]);
    await owner.end();
  }
}

async function switchOn(owner: Client, { company }: Sized): Promise<void> {
  await owner.query(
    `insert into company_settings (company_id, feature, since, created_at, created_by)
      select $1, f, $2, now(), 0 from unnest(array['calendar', 'law']) f
      on conflict (company_id, feature) do update set since = excluded.since`,
    [company, SINCE],
  );
  await owner.query(`update companies set features = array['calendar', 'law'] where id = $1`, [company]);
}

/** Two of the reports are made at a time: a short call finds the processor and a connection free. */
async function besideReports(api: string, { admin }: Sized): Promise<Row> {
  const ask = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(api + path, { headers: { authorize: admin.token } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return (performance.now() - begun) / 1_000;
  };
  const state = { isRunning: true };
  const reports = Promise.all(Array.from({ length: AT_ONCE }, () => ask(YEAR))).finally(() => {
    state.isRunning = false;
  });
  let slowest = 0;
  while (state.isRunning) slowest = Math.max(slowest, await ask('/user/current'));
  await reports;
  return {
    work: `short call beside ${AT_ONCE} reports of a year, M, the slowest`,
    target: `≤ ${SHORT} s`,
    measured: `${slowest.toFixed(2)} s`,
    met: slowest <= SHORT,
  };
}

async function median(url: string, { admin }: Sized) {
  const times: number[] = [];
  let notes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { authorize: admin.token } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    notes = ((await response.json()) as unknown[]).length;
    times.push((performance.now() - begun) / 1_000);
  }
  return { seconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number, notes };
}
