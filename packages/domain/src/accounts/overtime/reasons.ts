import { CONTRACT, contractOn } from '../../day/contracts/timeline.ts';
import { specialWord, type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import { isInHours, nameWithPart, portionOfPart } from '../../records/entries/halves.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { type Day, weekday } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import {
  type AccountEntry,
  creditOfHours,
  type DayBalance,
  isCounting,
  isFree,
  isNeutral,
  netMinutes,
  neutralPortion,
  wholeTarget,
} from './day-balance.ts';
import type { OvertimeSettings } from './features.ts';

/** Why a number of a day is what it is: the minutes of one figure add up to it. */
export interface Reason {
  figure: 'target' | 'credited';
  kind: 'contract' | 'holiday' | 'entry';
  text: string;
  minutes: number;
  /** Of an entry. */
  entry: number | null;
}

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;

export interface ReasonFacts {
  work: WorkFacts;
  settings: Pick<OvertimeSettings, 'type80'>;
}

export function reasonsOf(
  { work, settings }: ReasonFacts,
  day: Day,
  entries: readonly AccountEntry[],
  balance: DayBalance,
): Reason[] {
  const counting = entries.filter(isCounting);
  return [
    ...targetReasons(work, day, counting, balance),
    ...creditReasons(work, day, counting, balance, settings),
  ];
}

function targetReasons(
  work: WorkFacts,
  day: Day,
  entries: readonly AccountEntry[],
  { target }: DayBalance,
): Reason[] {
  const owed = workDay(work, day);
  const row = contractOn(work.contracts ?? [], day);
  const full = row?.minutes[weekday(day) - 1] ?? 0;
  const reasons: Reason[] = [
    { figure: 'target', kind: 'contract', text: contractText(row, day, full), minutes: full, entry: null },
  ];
  const word = specialWord(owed);
  if (word) {
    const minutes = owed.minutes - full;
    reasons.push({ figure: 'target', kind: 'holiday', text: word, minutes, entry: null });
  }
  const whole = wholeTarget(entries, owed.minutes);
  const asking = entries.find((entry) => entry.target !== null);
  if (asking && whole !== owed.minutes) {
    const text = 'Mit dem Eintrag gespeichertes Soll';
    reasons.push({
      figure: 'target',
      kind: 'entry',
      text,
      minutes: whole - owed.minutes,
      entry: asking.id,
    });
  }
  return [...reasons, ...freeReasons(entries.filter(isFree), whole - target)];
}

const NO_TARGET = ': kein Soll';

/** What a kind without a target takes of the day's: first those in hours theirs; of two halves the second one takes the rest. */
function freeReasons(free: readonly AccountEntry[], minutes: number): Reason[] {
  let left = minutes;
  const [inHours, ofDay] = [free.filter(isInHours), free.filter((entry) => !isInHours(entry))];
  return [...inHours, ...ofDay].map((entry, at) => {
    const rest = Math.round(left / (free.length - at));
    const share = isInHours(entry) ? Math.min(entry.away_minutes, left) : rest;
    left -= share;
    return {
      figure: 'target',
      kind: 'entry',
      text: `${absenceText(entry)}${NO_TARGET}`,
      minutes: -share,
      entry: entry.id,
    };
  });
}

function contractText(row: { valid_from: Day } | null, day: Day, minutes: number): string {
  if (!row) return 'Kein Arbeitsverhältnis';
  const since = row.valid_from === CONTRACT.beginning ? '' : ` ab ${formatDay(row.valid_from)}`;
  const name = WEEKDAYS[weekday(day) - 1];
  return minutes > 0 ? `Vertrag${since}, ${name}` : `Vertrag${since}, ${name} ist kein Arbeitstag`;
}

/** A whole day off credits what working time on it does not; of two halves the second one takes the rest. */
function creditReasons(
  work: WorkFacts,
  day: Day,
  entries: readonly AccountEntry[],
  { credited }: DayBalance,
  rules: ReasonFacts['settings'],
) {
  const worked = entries.filter(({ project }) => project === TYPE.work);
  const away = entries.filter(({ project }) => project !== TYPE.work);
  const hours = creditOfHours(entries, workDay(work, day).minutes, rules);
  const ofHours = [...hours.values()].reduce((sum, minutes) => sum + minutes, 0);
  let left = credited - worked.reduce((sum, entry) => sum + netMinutes(entry), 0) - ofHours;
  let open = neutralPortion(away, rules);
  const ofWork = worked.map((entry) => creditOf(entry, workText(entry), netMinutes(entry)));
  const ofAbsences = away.map((entry) => {
    if (isInHours(entry)) return creditOf(entry, absenceText(entry), hours.get(entry) ?? 0);
    const portion = isNeutral(entry, rules) ? portionOfPart(entry) : 0;
    const minutes = portion === 0 ? 0 : Math.round((left * portion) / open);
    left -= minutes;
    open -= portion;
    return creditOf(entry, absenceText(entry), minutes);
  });
  return [...ofWork, ...ofAbsences];
}

const creditOf = ({ id }: AccountEntry, text: string, minutes: number): Reason => ({
  figure: 'credited',
  kind: 'entry',
  text,
  minutes,
  entry: id,
});

function workText({ start_time, end_time }: AccountEntry): string {
  return start_time && end_time ? `Arbeit ${start_time}–${end_time}` : 'Arbeit';
}

function absenceText({ project, status, kind_name: own, ...part }: AccountEntry): string {
  const name = nameWithPart(own ?? typeLabel(project), part) ?? '';
  return status === ABSENCE_STATUS.requested ? `${name}, beantragt` : name;
}

/** The column 'Grund': what makes this day what it is, in a few words. */
export function reasonWords(reasons: readonly Reason[], { target }: Pick<DayBalance, 'target'>): string {
  const named = reasons.filter(({ kind, figure }) => kind === 'holiday' || figure === 'credited');
  const words = named.map(({ text }) => text);
  if (reasons.some(({ figure }) => figure === 'credited')) return words.join(', ');
  // The first one, see above.
  const [contract] = reasons;
  if (contract && contract.minutes === 0)
    return [...words, contract.text.replace(/Vertrag.*, /, '')].join(', ');
  return [...words, ...(target > 0 ? ['kein Eintrag'] : [])].join(', ');
}
