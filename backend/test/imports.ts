import type { World } from './world.ts';

const COLUMNS = 'kind, source, file_name, round, create_missing, state';

/** Of a part of which nothing came. */
const NOTHING = {
  ...{ new: 0, known: 0, changed: 0, refused: 0, left: 0 },
  ...{ vacation: 0, minutes: 0, hours: 0 },
};

/** One that is running, and what it has so far. */
export async function importOf(world: World, company: number, id: number, word: string): Promise<void> {
  await world.sql(
    `insert into imports (id, company_id, ${COLUMNS}, created_at, created_by)
      values ($2, $1, 'people', $3, $3, false, false, 'running', '2026-11-01', 0)`,
    [company, id, word],
  );
  await world.sql(
    `insert into import_chunks (company_id, import_id, chunk, taken, answer, keys, at)
      values ($1, $2, 999, false, jsonb_build_object('message', $3::text), '{}', '2026-11-01'),
        ($1, $2, 998, true, $4::jsonb || jsonb_build_object('message', $3::text), '{}', '2026-11-01')`,
    [company, id, word, { chunk: 998, committed: true, rows: [], sums: NOTHING }],
  );
  await world.sql(
    `insert into import_rows (company_id, import_id, line, table_name, record_id, before)
      values ($1, $2, 2, 'projects', 1, jsonb_build_object('project_name', $3::text))`,
    [company, id, word],
  );
}
