import { expect, it } from 'vitest';
import { type Column, neededColumns, type ServerColumn } from './column.ts';

interface Row {
  name: string;
}

const value = ({ name }: Row) => name;

it('a column of a list that the server sorts has a key that the server sorts by, or is not sorted', () => {
  const columns: ServerColumn<Row, 'name'>[] = [
    { key: 'name', title: 'Name', value },
    { key: 'notes', title: 'Notizen', value, sortable: false },
    // @ts-expect-error The server would refuse ?sort=notes.
    { key: 'notes', title: 'Notizen', value },
  ];
  expect(columns.map(({ key, sortable = true }) => [key, sortable])).toContainEqual(['notes', false]);
});

it('a column is left out while no row of several needs it', () => {
  const hint: Column<Row> = { key: 'hint', title: 'Hinweis', value, neededBy: ({ name }) => name !== '' };
  const columns: Column<Row>[] = [{ key: 'name', title: 'Name', value }, hint];
  const keysWith = (...rows: Row[]) => neededColumns(columns, rows).map(({ key }) => key);
  expect(keysWith({ name: '' }, { name: '' })).toEqual(['name']);
  expect(keysWith({ name: '' }, { name: 'Bau' })).toEqual(['name', 'hint']);
  expect(keysWith()).toEqual(['name', 'hint']);
});
