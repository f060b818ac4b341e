import { importRowSentences } from '@stundenbuch/domain/workflows/imports/messages';
import type { Call } from './refusal-calls.ts';
import type { World } from './world.ts';

/** Of a single row, beside others that are taken: sides/imports/record-rows.test.ts and people-rows.test.ts. */
export const OF_ROWS = Object.keys(importRowSentences);

/** One import that is over, and one that is running. */
export async function fillImports(world: World): Promise<Record<string, Call | Call[]>> {
  await world.sql(
    `insert into imports (id, company_id, kind, source, file_name, starts_on, round, create_missing, state, created_at, created_by)
      values (20000, 1, 'openings', 'Vorlage', 'alt.xlsx', null, false, false, 'undone', now(), 13),
        (20001, 1, 'openings', 'Vorlage', 'neu.xlsx', '2026-11-01', false, false, 'running', '2027-01-01', 0)`,
  );
  const row = { line: 2, email: 'anna@beispiel.example', vacation_lastyear: 3 };
  const begin = { kind: 'people', source: 'Vorlage', file_name: 'alle.xlsx' };
  return {
    import_running: ['chef', 'POST', '/import', begin],
    import_over: ['chef', 'POST', '/import/20000/finish', {}],
    import_unfinished: ['chef', 'POST', '/import/20001/undo', {}],
    import_sums: ['chef', 'POST', '/import/20001/rows', { chunk: 0, commit: true, rows: [row] }],
  };
}
