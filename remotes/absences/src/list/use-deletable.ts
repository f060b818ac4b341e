import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { entryDeletionRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { useToday } from '@stundenbuch/web/clock';
import { useOpenMonths } from '@stundenbuch/web/session';

/** Whether one can still delete an absence of one's own. */
export function useDeletable(): (absence: Pick<Entry, 'day' | 'project' | 'status'>) => boolean {
  const today = useToday();
  const months = useOpenMonths();
  return (absence) => entryDeletionRefusal(absence, today, false, months) === null;
}
