import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

const measure = (text: string) => text.length;

it.each([
  ['Petra Mustermann', 20, ['Petra Mustermann']],
  ['Petra Mustermann', 12, ['Petra', 'Mustermann']],
  ['Anna-Lena Weiß', 10, ['Anna-Lena', 'Weiß']],
  ['Maximilian-Alexander von der Lüdenscheidt', 14, ['Maximilian-', 'Alexander von…']],
  ['Donaudampfschiff', 10, ['Donaudamp…']],
  ['Jo Donaudampfschiff', 10, ['Jo', 'Donaudamp…']],
  ['', 10, []],
])('%s on %i', (name, width, lines) => {
  expect(linesOf(name, width, 2, measure)).toEqual(lines);
});
