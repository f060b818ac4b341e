import { allows } from '@stundenbuch/domain/access/access';
import { absencePages } from '@stundenbuch/domain/records/absences/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { useSession } from '@stundenbuch/web/session';
import type { RequestRow } from '../list/request-rows.ts';

type Row = RequestRow<PendingAbsence>;

/** Where a row of the inbox leads, if anywhere. */
export function useRequestPath(): (row: Row) => string | null {
  const { who } = useSession();
  return ({ days: [first] }) => (allows(absencePages['/request'], who) ? `/request?id=${first.id}` : null);
}

/** Where the vacation of a row becomes sickness. */
export function sicknessPath({ days }: Row): string {
  const [first] = days;
  const query = { user: first.email, date: first.day, end: (days.at(-1) ?? first).day };
  return `/person-sickness?${new URLSearchParams(query)}`;
}
