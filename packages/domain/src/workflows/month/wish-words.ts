import { HALF_LABELS, type Half } from '../../records/entries/halves.ts';
import { typeLabel } from '../../records/entries/type-codes.ts';
import type { Day } from '../../time/day.ts';
import { formatDay, formatHours } from '../../time/format.ts';
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

/** 'Urlaub (Vormittag)'; 'Kind krank (1,50 h)'; 'Krankheit ab mittags bis 07.10.2026'. */
function absenceWord(absence: WordedAbsence | null): string {
  if (!absence) return 'keine Abwesenheit';
  const { project, kind_name, half, away_minutes, sick_from, end, from_noon, to_noon } = absence;
  const part = away_minutes ? `${formatHours(away_minutes / 60)} h` : half && HALF_LABELS[half];
  return [
    kind_name ?? typeLabel(project),
    sick_from ? `ab ${sick_from}` : part && `(${part})`,
    from_noon && 'ab mittags',
    end && `bis ${formatDay(end)}`,
    to_noon && 'mittags',
  ]
    .filter(Boolean)
    .join(' ');
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
