import { expect, it } from 'vitest';
import type { Database, Tenant } from './database.ts';
import { readPage } from './listing.ts';
import { type Sql, sql } from './sql.ts';

const tenant = { company: 1, id: 7 } as Tenant;

/** A database that has two rows and counts nine. */
function counting() {
  const asked: string[] = [];
  const answer = (query: Sql) => {
    const { text } = query.prepare();
    asked.push(text);
    if (text.includes('count')) return [{ total: 9, hours: 4.5 }];
    return text.includes('rows') ? [{ id: 1 }, { id: 2 }] : [];
  };
  const readAll = async (_: Tenant, queries: readonly Sql[]) => queries.map(answer);
  return { asked, database: { readAll } as unknown as Database };
}

const rows = sql`select rows`;

it.each([true, false])('asks for a page and its number together, planned once: %s', async (isPlain) => {
  const { asked, database } = counting();
  const page = await readPage(database, tenant, rows, sql`select count`, isPlain);
  expect(page).toMatchObject({ rows: [{ id: 1 }, { id: 2 }], total: 9, hours: 4.5 });
  expect(asked).toHaveLength(isPlain ? 3 : 2);
});

it('takes a number that is known as it is', async () => {
  const { asked, database } = counting();
  const page = await readPage(database, tenant, rows, { total: 12 }, true);
  expect(page).toMatchObject({ rows: [{ id: 1 }, { id: 2 }], total: 12 });
  expect(asked.filter((text) => /count|12/.test(text))).toEqual([]);
});
