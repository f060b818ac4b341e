import { compare } from './compare.ts';
import { sameAnswer } from './judge.ts';
import type { Context, Row } from './part.ts';
import { startLimit, startProduct, statementsOf, teach } from './programs.ts';

export const name = 'company-year';
export const builds = ['backend'];

const works = [
  { work: 'hours per project of the year', path: '/timesheet/projectsum/company/2026-01-01/2026-12-31' },
  { work: 'time bookings of the year', path: '/timesheet/timebooking/company/2026-01-01/2026-12-31' },
  { work: 'vacation calendar of the year', path: '/timesheet/vacations/2026' },
];
const MOST = 1.3;
const MOST_BYTES = 300_000;

/** Calls of an admin about all 500 people, one call each. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const { admin } = sized;
  const recording = await startProduct(sized, { RECORD: '1' });
  const limit = await startLimit(sized);
  for (const { work, path } of works) {
    const [statement, ...others] = await statementsOf(recording, path, admin.token);
    if (!statement || others.length > 0) throw new Error(`${path} does not send one statement`);
    await teach(limit, `GET /api${path}`, { statement: { ...statement, name: work }, recordedFor: -1 });
  }
  await recording.stop();
  const ours = await startProduct(sized);
  const rows: Row[] = [];
  try {
    for (const { work, path } of works) {
      await sameAnswer(admin, ours, limit, path);
      const compared = await compare(ours, limit, 1, () => ({ path, token: admin.token }), {
        rounds: 7,
        slice: 1_500,
      });
      const ratio = 1 / compared.ratio;
      rows.push({
        work: `${work}, M`,
        target: `at most ${MOST} times`,
        measured: `${(1_000 / compared.ours.perSecond).toFixed(0)} ms`,
        limit: `${(1_000 / compared.limit.perSecond).toFixed(0)} ms`,
        ratio,
        met: ratio <= MOST,
      });
    }
    rows.push(await weigh(ours.port, admin.token));
  } finally {
    await Promise.all([ours.stop(), limit.stop()]);
  }
  return rows;
}

/** As sent to a browser. */
async function weigh(port: number, token: string): Promise<Row> {
  const response = await fetch(`http://127.0.0.1:${port}/api/timesheet/vacations/2026`, {
    headers: { authorize: token, 'accept-encoding': 'br' },
  });
  const days = ((await response.json()) as unknown[]).length;
  const bytes = Number(response.headers.get('content-length'));
  return {
    work: `vacation calendar of the year, M, ${days} days, on the wire`,
    target: `under ${MOST_BYTES / 1_000} kB`,
    measured: `${Math.round(bytes / 1_000)} kB`,
    met: response.headers.get('content-encoding') === 'br' && bytes > 0 && bytes < MOST_BYTES,
  };
}
