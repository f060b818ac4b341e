import { expect, it } from 'vitest';
import { routes } from '../answers.ts';
import { rows } from './rows.ts';

it('every row is answered by a handler, and by one alone', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) =>
    `${method.toUpperCase()} ${path.replace(/^\//, '')}`;
  const names = routes.map(nameOf);
  expect(rows.length).toBeGreaterThan(180);
  expect(rows.map(nameOf).filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
