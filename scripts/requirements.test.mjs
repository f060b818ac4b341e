import { describe, expect, it } from 'vitest';
import { expandIds, idsIn, requirementIds, titlesIn } from './requirements.mjs';

// Built from two parts, so that no made-up id is in a title of this file.
const title = (ids, rest) => `[${ids}] ${rest}`;

describe('tracing of requirements', () => {
  it('reads the ids of the catalogue from its tables only', () => {
    expect(
      requirementIds('| ID | Area |\n| AAA-01 | x, see BBB-02 |\nBBB-03\n| AAA-100 | y |\n| AAA-B4 | z |'),
    ).toEqual(['AAA-01', 'AAA-100', 'AAA-B4']);
  });

  it('finds titles with ids, also in tables, and no skipped or planned ones', () => {
    const source = [
      `it('${title('AAA-01', 'one')}', () => {})`,
      `it.each([['${title('AAA-02, AAA-03', 'two')}', 1]])('%s', () => {})`,
      `describe("${title('AAA-04', "it's four")}", () => {})`,
      `it.skip('${title('AAA-05', 'no')}', () => {})`,
      `it.todo('${title('AAA-06', 'no')}')`,
      `expect('see AAA-07').toBe(1)`,
    ].join('\n');
    expect(titlesIn(source).flatMap(idsIn)).toEqual(['AAA-01', 'AAA-02', 'AAA-03', 'AAA-04']);
  });

  it('finds ids in the first cell of a table whose title shows them', () => {
    const rows = (shown) =>
      `it.each([\n  ['AAA-01', 1],\n  ['AAA-02] [AAA-03', 2],\n])('${shown} holds', () => {})`;
    expect(titlesIn(rows('[%s]')).flatMap(idsIn)).toEqual(['AAA-01', 'AAA-02', 'AAA-03']);
    expect(titlesIn(rows('%s'))).toEqual([]);
  });

  it('accepts ids in leading brackets, not ranges or mentions in the text', () => {
    expect(idsIn(title('AAA-01', title('AAA-02', 'differs from [AAA-03]')))).toEqual(['AAA-01', 'AAA-02']);
    expect(idsIn(title('AAA-01..03', 'everything'))).toEqual(['AAA-01']);
    expect(idsIn(title('AAA-63n', title('AAA-B4', 'with letters')))).toEqual(['AAA-63n', 'AAA-B4']);
  });

  it('expands required ranges', () => {
    expect(expandIds('AAA-08..AAA-11,BBB-02')).toEqual(['AAA-08', 'AAA-09', 'AAA-10', 'AAA-11', 'BBB-02']);
  });
});
