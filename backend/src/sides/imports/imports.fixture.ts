import type {
  ImportedRows,
  ImportInput,
  ImportKind,
  ImportLine,
  ImportUndone,
} from '@stundenbuch/domain/workflows/imports/contract';
import type { SentRow } from '@stundenbuch/domain/workflows/imports/rows';
import { expect } from 'vitest';
import type { Answer } from '../../../test/answers.ts';
import type { World } from '../../../test/world.ts';

/** A file that is taken over as the screens do it. */
export class Importing {
  private constructor(
    private readonly world: World,
    readonly id: number,
  ) {}

  static async begin(world: World, kind: ImportKind, more: Partial<ImportInput> = {}): Promise<Importing> {
    const body: ImportInput = { kind, source: 'Vorlage', file_name: 'alle.xlsx', ...more };
    const { status, body: line } = await world.post<ImportLine>('chef', '/import', body);
    expect([status, line]).toEqual([200, expect.anything()]);
    return new Importing(world, line.id);
  }

  send<Kind extends ImportKind>(
    rows: readonly SentRow<Kind>[],
    more: { commit?: boolean; chunk?: number; sums_agree?: boolean } = {},
  ): Promise<Answer<ImportedRows>> {
    const body = { chunk: 0, commit: true, sums_agree: true, rows, ...more };
    return this.world.post<ImportedRows>('chef', `/import/${this.id}/rows`, body);
  }

  async rows<Kind extends ImportKind>(
    rows: readonly SentRow<Kind>[],
    more: { commit?: boolean; chunk?: number } = {},
  ) {
    const { status, body } = await this.send(rows, more);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body;
  }

  finish = () => this.world.post<ImportLine>('chef', `/import/${this.id}/finish`, {});
  undo = () => this.world.post<ImportUndone>('chef', `/import/${this.id}/undo`, {});
}

/** Rows tried, taken over, and what each came to. */
export async function taken<Kind extends ImportKind>(
  world: World,
  kind: Kind,
  rows: readonly SentRow<Kind>[],
  more: Partial<ImportInput> = {},
) {
  const importing = await Importing.begin(world, kind, more);
  const preview = await importing.rows(rows, { commit: false });
  const answer = await importing.rows(rows);
  await importing.finish();
  return { importing, preview, answer, results: answer.rows.map(({ line, result }) => [line, result]) };
}

/** All tables of a company but the log and what the import itself keeps. */
export async function contents(world: World): Promise<Record<string, unknown[]>> {
  const tables = await world.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
       and c.relname not in ('imports', 'import_chunks', 'import_rows', 'unsealed_changes', 'seals', 'sessions')
     order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables)
    rows[name] = (await world.sql<{ row: string }>(`select x::text as row from ${name} x order by 1`))
      .map(({ row }) => row)
      // Sums of nothing stay behind after any entry.
      .filter((row) => name !== 'entry_sums' || !row.endsWith(',0,0.00)'));
  return rows;
}
