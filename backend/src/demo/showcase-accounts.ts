import { timePostingInput } from '@stundenbuch/domain/accounts/overtime/contract';
import { type AccountEntry, dayBalance } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { postingInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { addDays, type Day, daysFrom, firstOfYear, yearOf } from '@stundenbuch/domain/time/day';
import { type PersonPosting, storePostings } from '../accounts/overtime/new-postings.ts';
import { TimePostings } from '../accounts/overtime/time-postings.service.ts';
import { LedgerEntries } from '../accounts/vacation/ledger-entries.service.ts';
import { VacationPostings } from '../accounts/vacation/vacation-postings.service.ts';
import type { Caller } from '../platform/session/caller.ts';
import { typed } from './house.ts';
import { bossOf, idOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import type { ShownEntry } from './showcase-year.ts';

/** Vacation expires at the end of March, for anyone who was told in time. */
const SETTINGS = { ledger: { expiry: '03-31' }, overtime: {} };

/** What Hanna is ahead by today, whatever she has worked: 3,25 hours. */
const AHEAD = 195;
/** What the others brought into the year, in minutes. */
const BROUGHT: Readonly<Record<string, number>> = {
  karla: 1260,
  milan: 900,
  armin: 480,
  theo: 60,
  selma: -120,
};

/** Since the beginning of the year vacation and hours are accounts, with openings and what the office posts. */
export function accountOccurrences(stage: Stage, entries: readonly ShownEntry[]): Occurrence[] {
  const { house, people, today } = stage;
  const since = firstOfYear(today);
  const year = yearOf(today);
  const byBoss = (day: Day, work: (boss: Caller) => Promise<unknown>) =>
    on(stage, day, 8, bossOf(stage), work);
  const hours = (
    who: string,
    monthDay: string,
    kind: 'correction' | 'payout',
    minutes: number,
    text: string,
  ) => ({
    user: idOf(stage, who),
    day: `${year}-${monthDay}`,
    kind,
    minutes,
    text,
  });
  const mended = hours('hanna', '03-16', 'correction', -30, 'Fahrzeit war doppelt erfasst');
  const paid = hours('milan', '09-28', 'payout', 480, 'Mit dem Gehalt ausgezahlt');
  const extra = {
    user: idOf(stage, 'theo'),
    year,
    day: `${year}-04-01`,
    kind: 'extra',
    days: 1,
    text: 'Zehn Jahre im Betrieb',
  } as const;
  const brought = (who: string) =>
    who === 'hanna'
      ? AHEAD - addedSince(since, stage, entries) - (mended.day <= today ? mended.minutes : 0)
      : (BROUGHT[who] ?? 0);
  const openings = people
    .filter(({ from }) => from <= since)
    .map(
      ({ id, who }): PersonPosting => ({
        user: id,
        day: since,
        kind: 'opening',
        minutes: brought(who),
        text: 'Übertrag aus dem Vorjahr',
        reverses_id: null,
      }),
    );
  const begin = async (boss: Caller) => {
    const { now, database } = house;
    await database.write(boss, (tx) => storePostings(tx, boss, now, openings));
    for (const [feature, value] of Object.entries(SETTINGS))
      await house.switchOn(boss, feature, since, value);
  };
  // Who is hired in the course of the year begins with nothing.
  const newcomers = people.filter(({ from }) => addDays(from, -20) > since);
  const begun = (user: number) => {
    const opening = { day: since, year, lastYear: 0, taken: 0 };
    return (boss: Caller) =>
      house.database.write(boss, (tx) => house.service(LedgerEntries).begin(tx, boss, user, opening));
  };
  return [
    byBoss(since, begin),
    ...newcomers.map(({ id, from }) => byBoss(addDays(from, -20), begun(id))),
    ...[mended, paid].map((posting) =>
      byBoss(posting.day, (boss) => house.service(TimePostings).post(boss, typed(timePostingInput, posting))),
    ),
    byBoss(extra.day, (boss) => house.service(VacationPostings).post(boss, typed(postingInput, extra))),
  ].filter(({ day }) => day <= today);
}

/** What Hanna's days up to yesterday have added to her account. */
function addedSince(since: Day, { people, today }: Stage, entries: readonly ShownEntry[]): number {
  const hanna = people.find(({ who }) => who === 'hanna');
  if (!hanna) return 0;
  const settings = overtimeFeature.settings.parse({});
  const own = entries.filter(({ user_id, project_id }) => user_id === hanna.id && project_id === null);
  return daysFrom(since, addDays(today, -1)).reduce((sum, day) => {
    const counted = own.filter((entry) => entry.day === day).map(asCounted);
    return sum + dayBalance(counted, workDay(hanna.facts, day).minutes, settings).difference;
  }, 0);
}

function asCounted(row: ShownEntry): AccountEntry {
  const half = row.first_half && row.second_half ? null : row.first_half ? 'first' : 'second';
  const number = (value: unknown) => (value === null ? null : Number(value));
  return {
    id: 0,
    day: row.day,
    project: Number(row.type),
    status: number(row.status),
    half,
    away_minutes: number(row.away_minutes),
    hours: row.hours,
    net_minutes: number(row.net_minutes),
    target: number(row.target),
    start_time: null,
    end_time: null,
  };
}
