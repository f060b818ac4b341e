import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { Tx } from '../../platform/database/database.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import type { Writer } from '../../records/entries/writers.service.ts';

interface Asked {
  note: string | null;
  substitute: number | null;
}

/** What holds the days of one request together; null where every day is one by itself. */
export async function createRequest(
  tx: Tx,
  writer: Writer,
  asked: Asked | null,
  created_at: Date,
): Promise<number | null> {
  return (await createRequests(tx, writer, [asked], created_at))[0] ?? null;
}

/** Several at once; none where every day is one by itself. */
export async function createRequests(
  tx: Tx,
  writer: Writer,
  all: readonly (Asked | null)[],
  created_at: Date,
): Promise<number[]> {
  if (!allows(absenceParts.requests, writer)) return [];
  const { company, person, id } = writer;
  const requests = all.map((asked) =>
    tx.create(AbsenceRequest, { company, user: person, ...asked, created_at, created_by: id }),
  );
  await tx.flush();
  return requests.map((request) => request.id);
}
