import { describe, expect, it } from 'vitest';
import { allowing, mutant, ruleFunctions } from './mutants.mjs';

const source = `
export function one({ day }: { day: string }): Refusal | null {
  if (day) { return refuse('one'); }
  return null;
}
export const two = (): Refusal => refuse('two');
export function sum(a: number): number { return a; }
function inner(): Refusal | null { return null; }
`;

describe('mutants', () => {
  it('are the exported functions that can refuse', () => {
    expect(ruleFunctions(source).map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('allow everything and do not touch the rest', () => {
    expect(allowing(source, 'one')).toContain(
      '{ day: string }): Refusal | null { return null as never; }\nexport const two',
    );
    expect(allowing(source, 'two')).toContain('export const two = (): Refusal => (null as never);');
  });

  it('change the chosen file only', () => {
    const plugin = mutant('timesheet/rules.ts:one');
    expect(plugin.transform(source, '/x/timesheet/rules.ts')).not.toBe(null);
    expect(plugin.transform(source, '/x/absences/rules.ts')).toBe(null);
  });
});
