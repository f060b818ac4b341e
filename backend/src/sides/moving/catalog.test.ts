import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { COLUMNS_STAY_BEHIND, STAYS_BEHIND } from './left-out.ts';
import { AS_THEY_ARE, IN_VALUES } from './numbers-in-values.ts';

let world: World;
let catalog: Catalog;
let columns: { table: string; column: string; type: string }[];

beforeAll(async () => {
  world = await World.start();
  catalog = await readCatalog(world.owner);
  columns = await world.sql(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
});
afterAll(() => world?.close());

const moved = () =>
  columns.filter(({ table, column }) =>
    catalog.tables.some(({ name, columns: taken }) => name === table && taken.includes(column)),
  );
const names = (of: { table: string; column: string }[]) =>
  of.map(({ table, column }) => `${table}.${column}`).sort();

/** Whole numbers that are no number of a record. */
const COUNTED = [
  ...[
    'version',
    'quantity',
    'no',
    'rows',
    'slot',
    'entries',
    'line',
    'line_count',
    'bytes',
    'hundredths',
    'minutes',
  ],
];

describe('[GDPR-05] of every table of a company is known', () => {
  it('that it has a key by which it stands in the file, behind what it refers to', () => {
    expect(catalog.tables.length).toBeGreaterThan(50);
    expect(catalog.tables.filter(({ key }) => !key)).toEqual([]);
    expect(catalog.tables[0]?.name).toBe('companies');
    const at = (table: string) => catalog.tables.findIndex(({ name }) => name === table);
    expect(at('users')).toBeLessThan(at('entries'));
    expect(at('month_closings')).toBeLessThan(at('month_sheets'));
    expect(at('changes')).toBeLessThan(at('seals'));
  });

  it('that nothing in the file is a secret', () => {
    const secret = moved().filter(
      ({ column, type }) => /^bytea/.test(type) || /(secret|token|password|_hash)$|_hash$/.test(column),
    );
    // Hashes of what was recorded.
    expect(names(secret)).toEqual(['seals.hashes']);
  });

  it('which of its whole numbers are those of a record', () => {
    const plain = moved().filter(
      ({ table, column, type }) =>
        /^(integer|bigint)/.test(type) &&
        !catalog.numbered(table, column) &&
        column !== 'record_id' &&
        !COUNTED.includes(column),
    );
    expect(names(plain)).toEqual([]);
  });

  it('whether there are numbers in its objects', () => {
    const objects = moved().filter(({ type }) => /^json/.test(type));
    const unknown = names(objects).filter((name) => !(name in IN_VALUES) && !(name in AS_THEY_ARE));
    expect(unknown).toEqual([]);
    const known = names(moved());
    expect(
      [...Object.keys(IN_VALUES), ...Object.keys(AS_THEY_ARE)].filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it('why it stays behind, and that nothing in the file needs it', async () => {
    const tables = new Set(columns.map(({ table }) => table));
    expect(Object.keys(STAYS_BEHIND).filter((table) => !tables.has(table))).toEqual([]);
    const needed = moved().filter(({ table, column }) => {
      const of = catalog.numbered(table, column);
      return of !== undefined && of in STAYS_BEHIND;
    });
    expect(names(needed)).toEqual([]);
    const staying = Object.entries(COLUMNS_STAY_BEHIND).flatMap(([table, left]) =>
      left.map((column) => ({ table, column })),
    );
    expect(names(staying).filter((name) => !names(columns).includes(name))).toEqual([]);
  });
});
