import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { declineInput } from '@stundenbuch/domain/records/absences/contract';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';

/** Where the company has no requests nobody looks at the body. */
export function declineReason(who: Caller, sent: Input | undefined): string | null {
  if (!sent?.isSent || !allows(absenceParts.requests, who)) return null;
  return sent.readBy(declineInput).reason;
}

/** With the request of the days; a day from before the company had requests gets one of its own. */
export async function keepReason(
  tx: Tx,
  { company, id: created_by }: Caller,
  entries: readonly Entry[],
  decline_reason: string,
  created_at: Date,
): Promise<void> {
  const alone = entries.filter(({ request }) => request == null);
  for (const entry of alone) {
    const { user } = entry;
    const request = tx.create(AbsenceRequest, { company, user, note: null, created_at, created_by });
    await tx.flush();
    entry.request = request.id;
  }
  const ids = [...new Set(entries.map(({ request }) => request as number))];
  await tx.nativeUpdate(AbsenceRequest, { company, id: { $in: ids } }, { decline_reason });
}

/** A decision that is taken back leaves no reason, unless another day of the request stays declined. */
export async function forgetReason(tx: Tx, { company }: Caller, entries: readonly Entry[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const requests = entries.flatMap(({ request }) => request ?? []);
  if (requests.length === 0) return;
  await rowsOf(
    tx,
    sql`update absence_requests r set decline_reason = null
      where r.company_id = ${company} and r.id = any(${requests}) and r.decline_reason is not null
        and not exists (select from entries e where e.company_id = r.company_id and e.request_id = r.id
          and e.status = ${ABSENCE_STATUS.declined} and e.id <> all(${ids}))`,
  );
}
