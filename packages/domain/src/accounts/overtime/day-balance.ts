import { type WorkFacts, workDay } from '../../day/workday/work-day.ts';
import type { Credit } from '../../records/entries/credit.ts';
import { type Half, isInHours, portionOfPart } from '../../records/entries/halves.ts';
import { hasTarget, takesTheDay } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import type { Day } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { OvertimeSettings } from './features.ts';

/** A working time or an absence, as it is stored. */
export interface AccountEntry {
  id: number;
  day: Day;
  project: number;
  status: number | null;
  half: Half;
  hours: number;
  /** Of working time; null where it is older than the minutes. */
  net_minutes: number | null;
  /** Hours that the entry asks for; null where it asks for none. */
  target: number | null;
  /** Of an absence of a company's own kind. */
  credit?: Credit | null;
  kind_id?: number | null;
  /** What that kind is called; not read where nothing is shown. */
  kind_name?: string | null;
  /** Of an absence in hours. */
  away_minutes?: number | null;
  /** Sick from this time on: what work leaves of the target is credited (SICK-05). */
  sick_from?: string | null;
  start_time: string | null;
  end_time: string | null;
}

export interface DayBalance {
  target: number;
  credited: number;
  difference: number;
}

const NOTHING: DayBalance = { target: 0, credited: 0, difference: 0 };

type Rules = Pick<OvertimeSettings, 'type80'>;

/**
 * What a day adds to the account, in minutes (OVT-01, OVT-02). `owed` is what the contract asks for on it.
 *
 *   480 owed   nothing                        −480
 *              8:30 of work                    +30
 *              vacation                          0
 *              overtime reduction             −480
 *              half vacation, 4:30 of work     +30
 *              sick from 11:15, 3:15 of work   0, 8:30 of work +30
 *              parental leave (zero_target)      0, of a target of 0
 *              a half of it, 4:30 of work      +30, of a target of 240
 *              1:30 at the doctor's, 7 h work  +30
 *              1:30 unpaid (zero_target), 7 h  +30, of a target of 390
 */
export function dayBalance(entries: readonly AccountEntry[], owed: number, rules: Rules): DayBalance {
  const counting = entries.filter(isCounting);
  const target = targetOf(counting, owed);
  const net = workedMinutes(counting);
  const away = neutralPortion(counting, rules);
  const inHours = [...creditOfHours(counting, owed, rules).values()];
  const beside = Math.round(wholeTarget(counting, owed) * away) + sumOf(inHours);
  const credited = away >= 1 ? Math.max(target, net) : net + Math.min(target, beside);
  return { target, credited, difference: credited - target };
}

const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, one) => sum + one, 0);

/** What kinds without a target leave of the day's. */
function targetOf(counting: readonly AccountEntry[], owed: number): number {
  const left = Math.round(wholeTarget(counting, owed) * (1 - freePortion(counting)));
  return Math.max(0, left - sumOf(counting.filter(isFree).map(({ away_minutes }) => away_minutes ?? 0)));
}

/**
 * What each absence in hours credits: its minutes, one after the other, as far as other absences leave some of the target
 * (ART-05). A contract that was changed since may leave less than was taken.
 */
export function creditOfHours(
  counting: readonly AccountEntry[],
  owed: number,
  rules: Rules,
): ReadonlyMap<AccountEntry, number> {
  const away = Math.round(wholeTarget(counting, owed) * neutralPortion(counting, rules));
  let room = Math.max(0, targetOf(counting, owed) - away);
  const credited = new Map<AccountEntry, number>();
  for (const entry of counting.filter((one) => isInHours(one) && isNeutral(one, rules))) {
    const minutes = Math.min(entry.away_minutes ?? 0, room);
    room -= minutes;
    credited.set(entry, minutes);
  }
  return credited;
}

/** The same of a person's day: entries of days before the beginning count in no account (SET-32). */
export function balanceOfDay(
  { work, settings }: { work: WorkFacts; settings: Rules },
  day: Day,
  entries: readonly AccountEntry[],
): DayBalance {
  const { recorded, minutes } = workDay(work, day);
  return recorded ? dayBalance(entries, minutes, settings) : NOTHING;
}

/** Working time, and absences that are requested or approved; project bookings are part of the working time. */
export function isCounting({ project, status }: AccountEntry): boolean {
  return project === TYPE.work || takesTheDay(status);
}

/** Stored hours are whole minutes (SET-10). */
const inMinutes = (hours: number): number => round(hours * 60, 0);

/** 'Ist': what was worked. With what absences credit ('Angerechnet') it is what counts for the day. */
export const workedMinutes = (entries: readonly AccountEntry[]): number =>
  entries.reduce((sum, entry) => sum + netMinutes(entry), 0);

export function netMinutes({ project, net_minutes, hours }: AccountEntry): number {
  return project === TYPE.work ? (net_minutes ?? inMinutes(hours)) : 0;
}

export function isNeutral({ project, credit }: AccountEntry, { type80: badWeather }: Rules): boolean {
  if (credit) return credit === 'neutral';
  if (project === TYPE.work || project === TYPE.overtime) return false;
  return project !== TYPE.badWeather || badWeather === 'neutral';
}

const portions = (entries: readonly AccountEntry[]): number =>
  entries.reduce((sum, entry) => sum + portionOfPart(entry), 0);

/** The part of the day that is credited by absences: 0, 0.5 or 1; two halves are a whole day. */
export function neutralPortion(entries: readonly AccountEntry[], rules: Rules): number {
  return portions(entries.filter((entry) => isNeutral(entry, rules)));
}

/** What the day owes before kinds without a target take their part of it. */
export const wholeTarget = (entries: readonly AccountEntry[], owed: number): number =>
  storedTarget(entries) ?? owed;

/** The part of the day that owes nothing (ART-03). */
function freePortion(entries: readonly AccountEntry[]): number {
  return Math.min(1, portions(entries.filter(isFree)));
}

export const isFree = ({ credit }: AccountEntry): boolean => credit === 'zero_target';

/** The day has the whole target on its working time, or each half of it on half an absence. */
export function storedTarget(entries: readonly AccountEntry[]): number | null {
  const asking = entries.filter((entry) => entry.target !== null && hasTarget(entry) && !isInHours(entry));
  const work = asking.find(({ project }) => project === TYPE.work);
  if (work) return inMinutes(work.target as number);
  if (asking.length === 0) return null;
  const sum = asking.reduce((total, { target }) => total + (target as number), 0);
  return inMinutes(sum / portions(asking));
}

/** Today counts once it is decided: a whole absence, or a working time while no clock is running (OVT-03). */
export function countsToday(entries: readonly AccountEntry[], isRunning: boolean): boolean {
  const counting = entries.filter(isCounting);
  const absences = counting.filter(({ project }) => project !== TYPE.work);
  if (portions(absences) >= 1) return true;
  return !isRunning && absences.length < counting.length;
}
