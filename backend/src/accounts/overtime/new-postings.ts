import type { StoredTimePosting } from '@stundenbuch/domain/accounts/overtime/postings';
import type { Tenant, Tx } from '../../platform/database/database.ts';
import { TimePosting } from './time-posting.entity.ts';

export type NewTimePosting = Omit<StoredTimePosting, 'id'>;

/** On the same day: no balance after it knows of either. */
export function reversalOf({ id, day, minutes, kind }: StoredTimePosting, text: string): NewTimePosting {
  return { day, minutes: -minutes, kind, text, reverses_id: id };
}

export type PersonPosting = NewTimePosting & { user: number };

export async function storePostings(
  tx: Tx,
  { company, id }: Tenant,
  now: Date,
  postings: readonly PersonPosting[],
): Promise<(PersonPosting & { id: number })[]> {
  const made = { company, created_at: now, created_by: id };
  const rows = postings.map((posting) => tx.create(TimePosting, { ...made, ...posting }));
  await tx.flush();
  return postings.map((posting, at) => ({ ...posting, id: (rows[at] as TimePosting).id }));
}
