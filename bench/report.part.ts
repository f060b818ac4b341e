import { Client } from 'pg';
import type { Sized } from './logins.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'report';
export const builds = ['backend'];

const MOST = 1.5;
const ROUNDS = 5;
const PERIOD = '2021-12-01/2026-11-30';
const report = `timesheet/report/${PERIOD}`;
const questions = [
  ['report: person by month, hours', `${report}?rows=person&column=month&measures=hours`],
  [
    'report: customer, project by month, hours and money',
    `${report}?rows=customer,project&column=month&measures=hours,money`,
  ],
  [
    'report: type by weekday, everything there is',
    `${report}?rows=type&column=weekday&measures=hours,days,count&of=bookings,times,absences`,
  ],
  ['analysis: projects', `analysis/projects/${PERIOD}`],
  ['analysis: by month', `analysis/groups/${PERIOD}?by=month`],
  ['analysis: by person', `analysis/groups/${PERIOD}?by=person`],
  ['analysis: bookings, the first page', `analysis/bookings/${PERIOD}?page=1&size=20`],
] as const;

/** Five years of a company of 500, grouped (RPT-02, RPT-04). */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('F');
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update companies set features = '{budgets,reports}' where id = $1`, [sized.company]);
    await owner.query(
      `insert into hourly_rates (company_id, project_id, job_id, hourly_rate)
        select $1, p.id, j.id, 61.17 from projects p, jobs j where p.company_id = $1 and j.company_id = $1`,
      [sized.company],
    );
    // autovacuum does it within a minute; until then a plan takes the table for empty
    await owner.query('analyze hourly_rates');
    const product = await startProduct(sized);
    const rows: Row[] = [];
    for (const [work, path] of questions) {
      const { seconds, lines } = await median(`http://127.0.0.1:${product.port}/api/${path}`, sized);
      rows.push({
        work: `five years of 500 people, ${work}, ${lines} ${path.startsWith(report) ? 'cells' : 'lines'}`,
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
  let lines = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { authorize: admin.token } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    const answer = (await response.json()) as unknown[] | { cells?: unknown[]; rows?: unknown[] };
    lines = (Array.isArray(answer) ? answer : (answer.cells ?? answer.rows ?? [])).length;
    times.push((performance.now() - begun) / 1_000);
  }
  return { seconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number, lines };
}
