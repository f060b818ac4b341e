import type { Half } from '../../records/entries/halves.ts';
import { absenceName } from '../../records/timesheet/entry-name.ts';
import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { timesWord, type WorkingTimes } from './states.ts';

/** An absence of a day; as it is wished perhaps of several. */
interface WordedAbsence {
  project: number;
  kind_name: string | null;
  half: Half;
  away_minutes: number | null;
  sick_from?: string | null;
  end?: Day | null;
  from_noon?: boolean;
  to_noon?: boolean;
}

interface WordedAbsences {
  old: WordedAbsence | null;
  wish: WordedAbsence | null;
}

interface WordedRequest {
  old: WorkingTimes | null;
  wish: WorkingTimes | null;
  absence: WordedAbsences | null;
}

/** 'Urlaub (Vormittag)'; 'Krankheit ab mittags bis 07.10.2026' */
function absenceWord(absence: WordedAbsence | null): string {
  if (!absence) return 'keine Abwesenheit';
  const { end, from_noon, to_noon } = absence;
  const until = end && ` bis ${formatDay(end)}${to_noon ? ' mittags' : ''}`;
  return `${absenceName(absence)}${from_noon ? ' ab mittags' : ''}${until ?? ''}`;
}

/** What there is, or was when an absence was asked for. */
export const oldWord = ({ old, absence }: WordedRequest): string =>
  absence ? absenceWord(absence.old) : timesWord(old);

export const wishWord = ({ wish, absence }: Omit<WordedRequest, 'old'>): string =>
  absence ? absenceWord(absence.wish) : timesWord(wish);

/** A row has either of them in the same place. */
export const storedWishWord = (stored: WorkingTimes | WordedAbsences | null): string =>
  stored && 'old' in stored
    ? wishWord({ wish: null, absence: stored })
    : wishWord({ wish: stored, absence: null });
