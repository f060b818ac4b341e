import type { ChosenKind } from '@stundenbuch/domain/records/kinds/rules';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** A kind that somebody enters; null where the company has none such. Nobody changes it before the end. */
export async function chosenKind(tx: Tx, { company }: Tenant, id: number): Promise<ChosenKind | null> {
  const [kind] = await rowsOf<ChosenKind>(
    tx,
    sql`select name, base, credit, entered_by, approval, halves, hours, archived_at is not null as archived
      from absence_kinds where company_id = ${company} and id = ${id} for share`,
  );
  return kind ?? null;
}
