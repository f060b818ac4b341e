import { startOf } from '@stundenbuch/domain/day/contracts/recorded';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { bookingRefusal, workingTimeRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { dayNotes } from '@stundenbuch/domain/workflows/day/words';
import { breakText, formatFullDay } from '@stundenbuch/web/format';
import { dayView, isOpenFor, type Viewer } from '../shared/day-view.ts';
import type { Cell } from './cells.ts';

/** What there is to say of a cell: its times, why it takes no hours, what the day is. */
export function aboutCell(cell: Cell, day: ComparedDay, viewer: Viewer, today: Day): string {
  const parts = [dayNotes(day), timesOf(cell), closedBy(cell, day, viewer, today)];
  return `${formatFullDay(cell.day)}: ${parts.filter(Boolean).join(', ') || 'noch nichts eingetragen'}`;
}

function timesOf({ entries, line }: Cell): string {
  const [first] = entries;
  if (!first) return '';
  if (entries.length > 1) return `${entries.length} Einträge, hier ihre Summe`;
  if (line.project !== null) return [line.name, line.text].filter(Boolean).join(', ');
  return `${first.start_time}–${first.end_time}, ${breakText(first.break ?? 0)}`;
}

/** By the rule that would refuse it. */
function closedBy({ mode, line }: Cell, { day, entries }: ComparedDay, viewer: Viewer, today: Day): string {
  if (mode !== 'closed') return '';
  if (day <= today && !isOpenFor(viewer, day, today)) return 'lässt sich nicht mehr ändern';
  const facts = {
    absence: blockingAbsence(dayView(day, entries).absences),
    ...{ months: viewer.months, records: viewer.records, start: startOf(viewer) },
  };
  const { anyMinute = false } = viewer;
  const span = { day, start_time: '08:00', end_time: '09:00', break: 0 };
  const refusal =
    line.project === null
      ? workingTimeRefusal(span, { ...facts, anyMinute, duplicate: false }, today)
      : bookingRefusal({ day }, { ...facts, project: { status: 1 } }, today);
  return refusal?.message ?? '';
}
