import type { Flag } from '@stundenbuch/domain/access/flags';
import type {
  DoubtfulDay,
  DoubtfulDayOfPerson,
  FaultyDay,
  FaultyDayOfPerson,
} from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import { formatHours } from '@stundenbuch/web/format';
import type { FaultList } from '../shared/timesheet.api.ts';
import { weekPath } from '../shared/week-path.ts';

type Row = FaultyDay | FaultyDayOfPerson | DoubtfulDay | DoubtfulDayOfPerson;

/** All errors of one person on one day. */
export interface Fault {
  key: string;
  day: Day;
  person: { name: string; email: string; user: number } | null;
  reasons: string[];
  /** The working time itself is wrong, or coincides with an absence. */
  timeIsWrong: boolean;
  /** Something is allowed but probably a slip; it is unclear on which side. */
  isDoubtful: boolean;
  worked: number;
  booked: number;
}

/** Where a day is named that lacks its working time altogether: once, in the list of missing days of the one who looks. */
export interface Named {
  user: number | null;
  days: ReadonlySet<Day>;
}

const isNamed = (row: Row, { user, days }: Named): boolean =>
  row.zeitbuchungen === 0 && (!('user' in row) || row.user === user) && days.has(row.day);

/** The lists overlap: a day is listed once. An invalid working time is only listed if there is no other error. */
export function faultsOf(
  lists: readonly (readonly [FaultList, readonly Row[]])[],
  named: Named = { user: null, days: new Set() },
): Fault[] {
  const faults = new Map<string, Fault>();
  for (const [list, rows] of lists) {
    for (const row of rows) {
      if (list === 'wrong-bookings' && isNamed(row, named)) continue;
      const person =
        'user' in row ? { name: `${row.first_name} ${row.name}`, email: row.email, user: row.user } : null;
      const key = `${row.day} ${person?.user ?? ''}`;
      const fault = faults.get(key) ?? newFault(key, person, row);
      fault.timeIsWrong ||= list === 'multiple-bookings' || list === 'wrong-timebookings';
      fault.isDoubtful ||= list === 'doubtful-bookings';
      if (list !== 'wrong-timebookings' || fault.reasons.length === 0)
        fault.reasons.push(reasonOf(list, row));
      faults.set(key, fault);
    }
  }
  return [...faults.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

const newFault = (
  key: string,
  person: Fault['person'],
  { day, zeitbuchungen: worked, projektbuchungen: booked }: Row,
): Fault => ({ key, day, person, reasons: [], timeIsWrong: false, isDoubtful: false, worked, booked });

/**
 * Where one's own day can be fixed: the form for what is missing or wrong. If too much is booked or something is
 * doubtful, either side may be wrong: then the day in its week, with all of its entries.
 */
export function mendingPath(fault: Fault, flags: readonly Flag[], today: Day): string {
  const { day, worked, booked, timeIsWrong, isDoubtful } = fault;
  const week = `${weekPath(day, today)}#${day}`;
  if (timeIsWrong) return flags.includes('timebooking') ? `/manage-workingtime?date=${day}` : week;
  if (isDoubtful) return week;
  if (worked > booked) return `/booking?date=${day}&time=${round(worked - booked)}`;
  return worked === 0 ? `/create-workingtime?date=${day}` : week;
}

function reasonOf(list: FaultList, row: Row): string {
  if ('reason' in row) return row.reason;
  if (list === 'multiple-bookings') return 'Arbeitszeit und Abwesenheit am selben Tag';
  if (list === 'wrong-timebookings') return 'Arbeitszeit passt nicht zum Tag';
  return `Arbeitszeit ${formatHours(row.zeitbuchungen)} h, Projekte ${formatHours(row.projektbuchungen)} h`;
}
