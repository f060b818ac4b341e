import fc from 'fast-check';
import type { Client } from 'pg';
import { expect } from 'vitest';
import { prepare, type Sql, sql } from '../../src/platform/database/sql.ts';
import { connect, createTestDatabase } from '../database.ts';

/** A database without a server: the rules that are in SQL, asked of by themselves (docs/two-languages.md). */
export class Rules {
  private constructor(
    readonly owner: Client,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(): Promise<Rules> {
    const { url, drop } = await createTestDatabase();
    return new Rules(await connect(url), drop);
  }

  async rows<Row extends object>(query: Sql): Promise<Row[]> {
    const { text, values } = prepare(query);
    return (await this.owner.query<Row>(text, [...values])).rows;
  }

  /** What the expression says of each input `e`, in one statement. `columns` as in 'day date, type int'. */
  async answers<Answer>(expression: Sql, columns: string, inputs: readonly object[]): Promise<Answer[]> {
    const rows = await this.rows<{ answer: Answer }>(
      sql`select to_json(${expression}) as answer from ${rowsOf(columns, inputs)} e order by e.at`,
    );
    return rows.map(({ answer }) => answer);
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.drop();
  }
}

/** The inputs as a table, numbered by `at`. */
export function rowsOf(columns: string, inputs: readonly object[]): Sql {
  const numbered = JSON.stringify(inputs.map((input, at) => ({ at, ...input })));
  return sql`(select * from json_to_recordset(${numbered}::json) as r (at int, ${sql.raw(columns)}))`;
}

/** A rule in both languages: what the database says of a whole batch, and the domain of each. */
export function same<Input, Answer>(
  input: fc.Arbitrary<Input>,
  inTypeScript: (input: Input) => Answer,
  inSql: (batch: Input[]) => Promise<Answer[]>,
): Promise<void> {
  const batch = fc.array(input, { minLength: 1, maxLength: 300, size: 'max' });
  const property = fc.asyncProperty(batch, async (inputs) => {
    expect(await inSql(inputs)).toEqual(inputs.map(inTypeScript));
  });
  return fc.assert(property, { numRuns: 12 });
}

/** With the ends of months and years, the nights of the clock changes, and a leap day. */
export const anyDay = fc.oneof(
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31', '2027-01-01', '2026-11-30'),
);
