import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { absencePages } from '@stundenbuch/domain/records/absences/access';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { changeRefusal } from '@stundenbuch/domain/records/absences/rules';
import { useToday } from '@stundenbuch/web/clock';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import type { RequestRow } from '../list/request-rows.ts';

type Row = RequestRow<PendingAbsence>;

/** Where a row of the inbox leads, if anywhere. */
export function useRequestPath(): (row: Row) => string | null {
  const { who } = useSession();
  return ({ days: [first] }) => (allows(absencePages['/request'], who) ? `/request?id=${first.id}` : null);
}

/** Where a day of somebody else's absence is changed; a lead knows no e-mail. */
export function useChangePath(): (day: PendingAbsence) => string | null {
  const { who } = useSession();
  const today = useToday();
  const months = useOpenMonths();
  return (absence) => {
    const { id, day, user, email } = absence;
    // Whose months are closed only the server knows.
    const refusal = changeRefusal(absence, today, false, months && { ...months, closed: [] });
    if (refusal || !allows(officePages['/person-absence'], who)) return null;
    const key = who?.role === 'admin' ? email : String(user);
    return `/person-absence?${new URLSearchParams({ user: key, id: String(id), date: day })}`;
  };
}

/** Where the vacation of a row becomes sickness. */
export function sicknessPath({ days }: Row): string {
  const [first] = days;
  const query = { user: first.email, date: first.day, end: (days.at(-1) ?? first).day };
  return `/person-sickness?${new URLSearchParams(query)}`;
}
