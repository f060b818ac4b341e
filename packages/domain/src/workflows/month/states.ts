import { breakText } from '../../time/format.ts';

/** Without zod: the browser has it, too. */
export const MONTH_STATES = ['open', 'confirmed', 'closed'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

export const MONTH_STATE_WORDS: Readonly<Record<MonthState, string>> = {
  open: 'offen',
  confirmed: 'bestätigt',
  closed: 'abgeschlossen',
};

/** How far a month is: its versions are the sheets of it that were closed. */
export interface MonthProgress {
  state: MonthState;
  version: number;
  confirmed_at: string | null;
}

/**
 * Whether a closed month was corrected since, and the person has not confirmed what it became. The first sheet corrects
 * nothing, whoever confirmed it or not: an admin closed it with a reason.
 */
export const isToConfirmAgain = ({ state, version, confirmed_at }: MonthProgress): boolean =>
  state === 'closed' && version > 1 && confirmed_at === null;

/** Whether a month that was closed before waits for its person: it was reopened, or corrected. */
export const waitsAgain = (month: MonthProgress): boolean =>
  (month.state === 'open' && month.version > 0) || isToConfirmAgain(month);

export const CORRECTION_STATES = ['open', 'accepted', 'declined'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const CORRECTION_STATE_WORDS: Readonly<Record<CorrectionState, string>> = {
  open: 'offen',
  accepted: 'angenommen',
  declined: 'abgelehnt',
};

export interface WorkingTimes {
  start_time: string;
  end_time: string;
  /** In hours. */
  break: number;
}

/** '08:00–16:30, Pause 0,50 h' */
export function timesWord(times: WorkingTimes | null): string {
  if (!times) return 'keine Arbeitszeit';
  const pause = times.break > 0 ? breakText(times.break) : 'ohne Pause';
  return `${times.start_time}–${times.end_time}, ${pause}`;
}
