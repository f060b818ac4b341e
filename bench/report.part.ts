import { Client } from 'pg';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'report';
export const builds = ['backend'];

const MOST = 1.5;
const ROUNDS = 5;
const questions = [
  ['person by month, hours', 'rows=person&column=month&measures=hours'],
  ['customer, project by month, hours and money', 'rows=customer,project&column=month&measures=hours,money'],
  [
    'type by weekday, everything there is',
    'rows=type&column=weekday&measures=hours,days,count&of=bookings,times,absences',
  ],
] as const;

/** Five years of a company of 500, grouped (RPT-02). */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('F');
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update companies set features = '{reports}' where id = $1`, [sized.company]);
    await owner.query(
      `insert into hourly_rates (company_id, project_id, job_id, hourly_rate)
        select $1, p.id, j.id, 61.17 from projects p, jobs j where p.company_id = $1 and j.company_id = $1`,
      [sized.company],
    );
    const product = await startProduct(sized);
    const rows: Row[] = [];
    for (const [work, query] of questions) {
      const path = `/api/timesheet/report/2021-12-01/2026-11-30?${query}`;
      const { seconds, cells } = await median(`http://127.0.0.1:${product.port}${path}`, sized);
      rows.push({
        work: `report of five years of 500 people: ${work}, ${cells} cells`,
        target: `≤ ${MOST} s`,
        measured: `${seconds.toFixed(2)} s`,
        met: seconds <= MOST,
      });
    }
    await product.stop();
    return rows;
  } finally {
    await owner.query('delete from hourly_rates where company_id = $1', [sized.company]);
    await owner.query(`update companies set features = '{}' where id = $1`, [sized.company]);
    await owner.end();
  }
}

async function median(url: string, { admin }: Sized) {
  const times: number[] = [];
  let cells = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { authorize: admin.token } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    cells = ((await response.json()) as { cells: unknown[] }).cells.length;
    times.push((performance.now() - begun) / 1_000);
  }
  return { seconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number, cells };
}
