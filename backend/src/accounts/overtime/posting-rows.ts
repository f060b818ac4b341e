import type { StoredTimePosting } from '@stundenbuch/domain/accounts/overtime/postings';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export type NewTimePosting = Omit<StoredTimePosting, 'id'> & { user: number };

/** The posting that takes another one back, on the same day: no balance after it knows of either. */
export function reversalOf(posting: StoredTimePosting & { user: number }, text: string): NewTimePosting {
  const { id, user, day, minutes, kind } = posting;
  return { user, day, minutes: -minutes, kind, text, reverses_id: id };
}

/** Answers their ids, in order. */
export async function insertPostings(
  tx: Tx,
  { company, id }: Tenant,
  now: Date,
  postings: readonly NewTimePosting[],
): Promise<number[]> {
  if (postings.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into time_postings (company_id, user_id, day, minutes, kind, text, reverses_id, created_at, created_by)
      select ${company}, n."user", n.day, n.minutes, n.kind, n.text, n.reverses_id, ${now}, ${id}
      from json_to_recordset(${JSON.stringify(postings)}::json) as n ("user" int, day date, minutes int, kind text,
        text text, reverses_id int)
      returning id`,
  );
  return rows.map((row) => row.id);
}
