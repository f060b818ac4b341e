import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { Tx } from '../../platform/database/database.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import type { Writer } from '../../records/entries/writers.service.ts';

/** What holds the days of one request together; null where every day is one by itself. */
export async function createRequest(
  tx: Tx,
  writer: Writer,
  asked: { note: string | null; substitute: number | null } | null,
  created_at: Date,
): Promise<number | null> {
  if (!allows(absenceParts.requests, writer)) return null;
  const { company, person, id } = writer;
  const request = tx.create(AbsenceRequest, { company, user: person, ...asked, created_at, created_by: id });
  await tx.flush();
  return request.id;
}
