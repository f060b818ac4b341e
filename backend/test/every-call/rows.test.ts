import { expect, it } from 'vitest';
import { routes } from '../answers.ts';
import { rows } from './rows.ts';

const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path.replace(/^\//, '')}`;
const byName = new Map(routes.map((route) => [nameOf(route), route]));

it('every row is the call that its controller answers: the same access and proof', () => {
  expect(rows.length).toBeGreaterThan(70);
  for (const row of rows) {
    const route = byName.get(nameOf(row));
    expect(route, nameOf(row)).toBeDefined();
    expect(row.access, nameOf(row)).toBe(route?.access);
    expect([nameOf(row), row.proof ?? false]).toEqual([nameOf(row), route?.proof]);
  }
});

it('a call has one row', () => {
  const names = rows.map(nameOf);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
