import { Client } from 'pg';
import { type Sized, sizedOf } from './logins.ts';
import type { Context, Row } from './part.ts';
import { type Program, startProduct } from './programs.ts';
import { TODAY } from './sizes.ts';
import { switchedOn } from './switched-on.ts';

export const name = 'import';
export const builds = ['backend'];

const CHUNKS = 20;
const ROWS = 500;
/** Previewed and taken over. */
const MOST_SECONDS = 60;
/** As the product has it with `FIXED_TODAY`. */
const NOW = `${TODAY}T12:00:00Z`;

/** Ten thousand rows of two years ago: forty people, one of each kind on each of 250 days (IMP-03). */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await copyOf(await size('S'));
  const owner = new Client({ connectionString: sized.ownerUrl });
  await owner.connect();
  await owner.query(`update users set worker_since = '2023-01-01' where company_id = $1`, [sized.company]);
  const product = await startProduct(sized);
  try {
    const features = await switchedOn(sized, owner, product.port);
    const wanted = [...new Set([...features, 'audit', 'import'])];
    await owner.query('update companies set features = $2 where id = $1', [sized.company, wanted]);
    // The admin has just typed the password.
    await owner.query('update sessions set proved_at = $2 where user_id = $1', [sized.admin.id, NOW]);
    const call = callsOf(sized, product);
    const rows: Row[] = [];
    for (const [kind, { words, cells }] of Object.entries(KINDS))
      rows.push(...(await takeOver(call, kind, words, rowsOf(sized, cells))));
    return rows;
  } finally {
    await product.stop();
    await owner.end();
  }
}

type Cells = (person: number, at: number) => object;

const KINDS: Readonly<Record<string, { words: string; cells: Cells }>> = {
  bookings: {
    words: 'bookings',
    cells: (person, at) => ({
      ...{ minutes: 480, booking_text: 'Arbeiten nach Plan' },
      project: `Projekt ${(person + at) % 9}`,
    }),
  },
  times: { words: 'working times', cells: () => ({ start: 8 * 60, end: 16 * 60 + 30, break: 30 }) },
  absences: { words: 'absences', cells: () => ({ type: 'Krankheit' }) },
};

async function takeOver(call: Call, kind: string, words: string, rows: readonly object[]): Promise<Row[]> {
  const { id } = await call<{ id: number }>('', { kind, source: 'Bench', file_name: 'bench.xlsx' });
  const previewed = await seconds(() => sendAll(call, id, rows, false));
  const taken = await seconds(() => sendAll(call, id, rows, true));
  await call(`/${id}/finish`, {});
  // What comes next is not in its way.
  const undone = await seconds(() => call(`/${id}/undo`, {}));
  return [
    row(`preview 10 000 ${words}`, previewed),
    row(`take 10 000 ${words} over`, taken),
    row(`preview ${words} and take them over`, previewed + taken, MOST_SECONDS),
    row(`undo the ${words}`, undone),
  ];
}

/** Of its own, since everybody has to be there two years ago: what the other parts measure stays as it is. */
async function copyOf({ name: sizeName, ownerUrl }: Sized): Promise<Sized> {
  const url = new URL(ownerUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const server = new Client({ connectionString: url.href });
  await server.connect();
  await server.query('drop database if exists bench_import with (force)');
  await server.query(`create database bench_import template ${template}`);
  await server.end();
  url.pathname = '/bench_import';
  return sizedOf(sizeName, url.href);
}

type Call = <Answer>(path: string, body: object) => Promise<Answer>;

function callsOf({ admin }: Sized, { port }: Program): Call {
  return async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/import${path}`, {
      method: 'POST',
      headers: { authorize: admin.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST /import${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<never>;
  };
}

function rowsOf({ employees }: Sized, cells: Cells): object[] {
  const day = new Date('2024-01-02T12:00:00Z');
  const days: string[] = [];
  for (; days.length < (CHUNKS * ROWS) / 40; day.setUTCDate(day.getUTCDate() + 1))
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  return employees.slice(0, 40).flatMap(({ email }, person) =>
    days.map((on, at) => ({
      ...{ email, day: on, ...cells(person, at) },
      line: person * days.length + at + 2,
    })),
  );
}

async function sendAll(call: Call, id: number, rows: readonly object[], commit: boolean): Promise<void> {
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const sent = rows.slice(chunk * ROWS, (chunk + 1) * ROWS);
    const { sums } = await call<{ sums: { new: number } }>(`/${id}/rows`, { chunk, rows: sent, commit });
    // On holidays they are taken like any other.
    if (sums.new !== ROWS) throw new Error(`${sums.new} of ${ROWS} rows: ${JSON.stringify(sums)}`);
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

function row(work: string, measured: number, most?: number): Row {
  const target = most === undefined ? '–' : `≤ ${most} s`;
  return { work, target, measured: `${measured.toFixed(1)} s`, met: measured <= (most ?? Infinity) };
}
