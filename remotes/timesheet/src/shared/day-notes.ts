import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { formatHours } from '@stundenbuch/web/format';
import type { DayView } from './day-view.ts';

/** Shown below the date of a form: what is already recorded on that day, except the entry itself. */
export function dayNotes(view: DayView | null, special: string | null, except?: number): string | undefined {
  if (!view) return special ?? undefined;
  const others = view.bookings.filter(({ id }) => id !== except).reduce((sum, { hours }) => sum + hours, 0);
  const worked = view.work && view.work.id !== except ? view.worked : 0;
  const notes = [
    ...(special ? [special] : []),
    ...view.absences.map((absence) => `Abwesenheit: ${absenceName(absence)}`),
    ...(worked > 0 ? [`Arbeitszeit ${formatHours(worked)} h`] : []),
    ...(others > 0 ? [`gebucht ${formatHours(others)} h`] : []),
    ...(others < worked ? [`offen ${formatHours(worked - others)} h`] : []),
  ];
  return notes.join(', ') || undefined;
}
