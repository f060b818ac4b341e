import { absenceName } from '../../records/timesheet/entry-name.ts';
import { breakText, formatDay, formatFullDay, formatHours } from '../../time/format.ts';
import type { ComparedDay, Proposal, ProposedBooking } from './contract.ts';
import type { ComparedState } from './state.ts';

const DAY_WORDS: Readonly<Record<ComparedState, string>> = {
  double: 'doppelt',
  missing: 'fehlt',
  different: 'Differenz',
  locked: 'gesperrt',
  requested: 'Antrag offen',
  free: 'frei',
  right: 'stimmt',
};

/** 'Differenz −2,50 h' */
export function stateWords({ state, difference }: Pick<ComparedDay, 'state' | 'difference'>): string {
  if (state === null) return '';
  if (state !== 'different' || difference === 0) return DAY_WORDS[state];
  return `${DAY_WORDS.different} ${signedHours(difference)}`;
}

const signedHours = (hours: number): string => `${hours < 0 ? '−' : '+'}${formatHours(Math.abs(hours))} h`;

/** What a day is by its absences, or by the calendar: second word of its row. */
export function dayNotes({ entries, name }: Pick<ComparedDay, 'entries' | 'name'>): string {
  const away = entries.filter(({ status }) => status === 0 || status === 1).map(absenceName);
  return [...(name ? [name] : []), ...away].join(', ');
}

export function proposalTitle({ kind, bookings, shortened, like }: Proposal): string {
  const [first] = bookings;
  switch (kind) {
    case 'rest':
      return `Rest (${formatHours(first?.hours ?? 0)} h) auf ${first?.project_name}`;
    case 'usual':
      return 'Aufteilen wie üblich';
    case 'like':
      return `Wie ${formatFullDay(like ?? '')}`;
    case 'planned':
      return 'Wie geplant';
    case 'shorten':
      return `„${shortened?.booking_text}“ auf ${formatHours(shortened?.hours ?? 0)} h kürzen`;
    case 'times':
      return 'Arbeitszeit aus Buchungen';
    case 'delete_time':
      return 'Arbeitszeit löschen';
    default:
      return 'Abwesenheit zurückziehen';
  }
}

const lineWords = ({ project_name, hours }: ProposedBooking): string =>
  `${project_name} ${formatHours(hours)} h`;

/** What it would write, and what is left then. */
export function proposalDetail(proposal: Proposal, { entries }: Pick<ComparedDay, 'entries'>): string {
  const { kind, bookings, time, shortened, deleted } = proposal;
  const gone = entries.find(({ id }) => id === deleted);
  const parts = [
    ...(time ? [`${time.start_time}–${time.end_time}, ${breakText(time.break)}`] : []),
    ...(kind === 'rest' ? [`Text „${bookings[0]?.booking_text}“ wie zuletzt`] : bookings.map(lineWords)),
    ...(shortened
      ? [`${shortened.project_name}, bisher ${formatHours(hoursBefore(proposal, entries))} h`]
      : []),
    ...(gone?.start_time ? [`${gone.start_time}–${gone.end_time}`] : []),
    ...(gone && !gone.start_time ? [`${absenceName(gone)} am ${formatDay(gone.day)}`] : []),
  ];
  return parts.join(', ');
}

const hoursBefore = ({ shortened }: Proposal, entries: ComparedDay['entries']): number =>
  entries.find(({ id }) => id === shortened?.id)?.hours ?? 0;

/** Less than a quarter of an hour is none, as in the state of a day with a clock. */
export const makesRight = ({ left, kind }: Proposal): boolean =>
  left < 0.25 && kind !== 'delete_time' && kind !== 'withdraw';
