import { allows } from '@stundenbuch/domain/access/access';
import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { absenceNavigation } from '@stundenbuch/domain/records/absences/access';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { monthAccess } from '@stundenbuch/domain/workflows/month/access';
import { useToday } from '@stundenbuch/web/clock';
import { EditLink } from '@stundenbuch/web/kit';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { dayOf } from '../shared/names.ts';

/** To the correction of one's own absence on a day that only the office can still change; nothing of any other. */
export function CorrectLink({ absence }: { absence: Entry }) {
  const today = useToday();
  const months = useOpenMonths();
  const { who } = useSession();
  const { id, day, status } = absence;
  const isOn = allows(monthAccess.request, who) && allows(absenceNavigation['/absences'], who);
  if (!isOn || !takesTheDay(status) || day >= today || isOpen(day, today, false, months)) return null;
  return (
    <EditLink
      to={`/manage-absence?${new URLSearchParams({ correct: day, entry: String(id) })}`}
      label={`Korrektur beantragen: ${absenceName(absence)} am ${dayOf(absence)}`}
    />
  );
}
