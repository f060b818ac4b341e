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
  /** Where it begins on another day than the one that is wrong. */
  from?: Day | undefined;
  end?: Day | null;
  from_noon?: boolean;
  to_noon?: boolean;
  left_out?: readonly Day[] | undefined;
}

interface WordedAbsences {
  old: WordedAbsence | null;
  /** The other days that it is about. */
  more?: readonly { day: Day }[] | undefined;
  wish: WordedAbsence | null;
}

interface WordedRequest {
  day: Day;
  old: WorkingTimes | null;
  wish: WorkingTimes | null;
  absence: WordedAbsences | null;
}

/** 'Urlaub (Vormittag)'; 'Kind krank (1,50 h)'; 'Krankheit ab mittags bis 07.10.2026', 'Urlaub vom 06.10.2026 bis 09.10.2026 ohne 07.10.2026'. */
function absenceWord(absence: WordedAbsence | null): string {
  if (!absence) return 'keine Abwesenheit';
  const { project, kind_name, half, away_minutes, sick_from, from, end, from_noon, to_noon, left_out } =
    absence;
  const part = away_minutes ? `${formatHours(away_minutes / 60)} h` : half && HALF_LABELS[half];
  return [
    kind_name ?? typeLabel(project),
    sick_from ? `ab ${sick_from}` : part && `(${part})`,
    from && `${end ? 'vom' : 'am'} ${formatDay(from)}`,
    from_noon && 'ab mittags',
    end && `bis ${formatDay(end)}`,
    to_noon && 'mittags',
    left_out && `ohne ${left_out.map(formatDay).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of several days from the first to the last. */
function oldAbsence({
  day,
  absence,
}: Pick<WordedRequest, 'day'> & { absence: WordedAbsences }): WordedAbsence | null {
  const { old, more = [] } = absence;
  if (!old || more.length === 0) return old;
  const days = [day, ...more.map((one) => one.day)].sort();
  const [from = day] = days;
  const end = days.at(-1) ?? day;
  return { ...old, ...(from !== day && { from }), end };
}

/** What there is, or was when an absence was asked for. */
export const oldWord = ({ day, old, absence }: WordedRequest): string =>
  absence ? absenceWord(oldAbsence({ day, absence })) : timesWord(old);

export const wishWord = ({ wish, absence }: Pick<WordedRequest, 'wish' | 'absence'>): string =>
  absence ? absenceWord(absence.wish) : timesWord(wish);

/** A row has either of them in the same place. */
export const storedWishWord = (stored: WorkingTimes | WordedAbsences | null): string =>
  stored && 'old' in stored
    ? wishWord({ wish: null, absence: stored })
    : wishWord({ wish: stored, absence: null });
