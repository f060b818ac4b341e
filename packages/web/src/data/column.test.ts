import { expect, it } from 'vitest';
import type { ServerColumn } from './column.ts';

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
