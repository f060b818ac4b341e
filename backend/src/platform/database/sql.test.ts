import { describe, expect, it } from 'vitest';
import { prepare, selected, sql } from './sql.ts';

describe('a statement', () => {
  it('never turns a value into text', () => {
    const { text, values } = prepare(
      sql`select ${"'; drop table users; --"} where ${sql`a = any(${[1, 2]})`}`,
    );
    expect([text, values]).toEqual(['select $1 where a = any($2)', ["'; drop table users; --", [1, 2]]]);
  });

  it('has the same name for the same text, and another for a different one', () => {
    const nameOf = (value: unknown) => prepare(sql`select ${value}`).name;
    expect(nameOf(1)).toBe(nameOf(2));
    expect(prepare(sql`select 1`).name).not.toBe(prepare(sql`select 2`).name);
  });

  it('selects columns under their names on the wire', () => {
    expect(prepare(selected({ id: sql`e.id`, user: sql`e.user_id` })).text).toBe(
      'e.id as "id", e.user_id as "user"',
    );
  });
});
