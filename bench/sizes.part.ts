import { Client } from 'pg';
import type { Context, Row } from './part.ts';
import { type SizeName, sizes } from './sizes.ts';

export const name = 'sizes';
export const builds = ['backend'];

/** The row counts of the sizes, which other rows refer to. */
export async function run({ size }: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const each of Object.keys(sizes) as SizeName[]) {
    const owner = new Client({ connectionString: (await size(each)).ownerUrl });
    await owner.connect();
    const counted = await owner.query<{ companies: number; people: number; entries: number }>(
      `select (select count(*)::int from companies) as companies, (select count(*)::int from users) as people,
        (select count(*)::int from entries) as entries`,
    );
    await owner.end();
    const { companies, people, entries } = counted.rows[0] ?? { companies: 0, people: 0, entries: 0 };
    const least = { S: 25_000, M: 250_000, F: 1_250_000, L: 3_000_000 }[each];
    rows.push({
      work: `size ${each}: companies, people, entries`,
      target: `at least ${least} entries`,
      measured: `${companies}, ${people}, ${entries}`,
      met: entries >= least,
    });
  }
  return rows;
}
