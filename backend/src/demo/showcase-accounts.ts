import { type AccountEntry, dayBalance } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { workDay } from '@stundenbuch/domain/day/workday/work-day';
import { addDays, type Day, daysFrom, firstOfYear, yearOf } from '@stundenbuch/domain/time/day';
import { insertAll } from './bulk.ts';
import { showcase } from './companies.ts';
import { bossOf, hourOf, idOf, type Occurrence, type Stage } from './showcase-events.ts';
import type { ShownEntry } from './showcase-year.ts';

const company_id = showcase.id;
/** Vacation expires at the end of March, for anyone who was told in time. */
const SETTINGS = { ledger: { expiry: '03-31' }, overtime: {} };
const ACCOUNTS = Object.keys(SETTINGS);

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
  const { owner, history, people, today } = stage;
  const since = firstOfYear(today);
  const year = yearOf(today);
  const created_by = bossOf(stage);
  const on = (day: Day, work: () => Promise<unknown>): Occurrence => ({
    day,
    happen: () => history.tell({ at: hourOf(stage, day, 8), by: created_by }, work),
  });
  const posted = (user_id: number, day: Day) => ({
    company_id,
    user_id,
    day,
    created_at: hourOf(stage, day, 8),
    created_by,
    reverses_id: null,
  });
  const opening = (person: number, days: number) => ({
    ...posted(person, since),
    year: year - 1,
    kind: 'opening',
    days,
    text: `Rest aus ${year - 1}`,
  });
  const extra = {
    ...posted(idOf(stage, 'theo'), `${year}-04-01`),
    year,
    kind: 'extra',
    days: 1,
    text: 'Zehn Jahre im Betrieb',
  };
  const hours = (who: string, day: Day, kind: string, minutes: number, text: string) => ({
    ...posted(idOf(stage, who), day),
    kind,
    minutes,
    text,
  });
  const mended = hours('hanna', `${year}-03-16`, 'correction', -30, 'Fahrzeit war doppelt erfasst');
  const paid = hours('milan', `${year}-09-28`, 'payout', -480, 'Mit dem Gehalt ausgezahlt');
  const later = [mended, paid].filter(({ day }) => day <= today);
  const brought = (who: string) =>
    who === 'hanna'
      ? AHEAD - addedSince(since, stage, entries) - (mended.day <= today ? mended.minutes : 0)
      : (BROUGHT[who] ?? 0);
  const begin = async () => {
    const made = {
      company_id,
      since,
      version: 1,
      created_at: hourOf(stage, since, 8),
      created_by,
    };
    await insertAll(
      owner,
      'company_settings',
      Object.entries(SETTINGS).map(([feature, value]) => ({ ...made, feature, value })),
    );
    await owner.query('update companies set features = features || $2 where id = $1', [company_id, ACCOUNTS]);
    const { rows } = await owner.query<{ id: number; days: number }>(
      'select id, vacation_lastyear::float8 as days from users where company_id = $1 order by id',
      [company_id],
    );
    const openings = rows.map(({ id, days }) => opening(id, days));
    await insertAll(owner, 'vacation_postings', openings);
    const there = people.filter(({ from }) => from <= since);
    await insertAll(
      owner,
      'time_postings',
      there.map(({ who }) => hours(who, since, 'opening', brought(who), 'Übertrag aus dem Vorjahr')),
    );
  };
  // Who is hired in the course of the year begins with nothing.
  const newcomers = people.filter(({ from }) => addDays(from, -20) > since);
  return [
    on(since, begin),
    ...newcomers.map(({ id, from }) =>
      on(addDays(from, -20), () => insertAll(owner, 'vacation_postings', [opening(id, 0)])),
    ),
    ...later.map((row) => on(row.day, () => insertAll(owner, 'time_postings', [row]))),
    ...[extra]
      .filter(({ day }) => day <= today)
      .map((row) => on(row.day, () => insertAll(owner, 'vacation_postings', [row]))),
  ];
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
    hours: row.hours,
    net_minutes: number(row.net_minutes),
    target: number(row.target),
    start_time: null,
    end_time: null,
  };
}
