import { describe, expect, it } from 'vitest';
import { join, nothing, sql, verbatim } from './sql.ts';

describe('a statement', () => {
  it('carries its values beside the text, numbered through all pieces', () => {
    const where = sql`a = ${1} and b = ${'x'}`;
    const whole = sql`select ${verbatim('c')} from t where ${where}${nothing} and d in (${join([sql`${2}`, sql`${3}`], ', ')})`;
    expect(whole.prepare()).toMatchObject({
      text: 'select c from t where a = $1 and b = $2 and d in ($3, $4)',
      values: [1, 'x', 2, 3],
    });
  });

  it('never turns a value into text', () => {
    const { text, values } = sql`select ${"'; drop table users; --"}`.prepare();
    expect([text, values]).toEqual(['select $1', ["'; drop table users; --"]]);
  });

  it('has the same name for the same text, and another for another', () => {
    const nameOf = (value: unknown) => sql`select ${value}`.prepare().name;
    expect(nameOf(1)).toBe(nameOf(2));
    expect(sql`select 1`.prepare().name).not.toBe(sql`select 2`.prepare().name);
  });
});
