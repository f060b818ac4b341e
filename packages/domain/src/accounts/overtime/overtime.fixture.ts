import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import type { ContractDays } from '../../day/contracts/timeline.ts';
import { workDay } from '../../day/workday/work-day.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { type Day, monthOf } from '../../time/day.ts';
import type { AccountFacts } from './account.ts';
import { type AccountEntry, dayBalance, isCounting, isFree, isNeutral, storedTarget } from './day-balance.ts';
import type { MonthSum } from './month-sums.ts';
import type { StoredTimePosting } from './postings.ts';

export const NW: PlaceCalendar = {
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'half',
  newYearsEve: 'half',
  since: '2024-01-01',
};

export const fiveDays: ContractDays = { ...contract('2024-01-01'), place_id: null };
export const threeDays = (from: Day): ContractDays => ({
  ...contract(from, { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0] }),
  place_id: null,
});

let ids = 0;

export const entry = (day: Day, project: number, changes: Partial<AccountEntry> = {}): AccountEntry => ({
  id: ++ids,
  day,
  project,
  status: project === TYPE.work ? null : 1,
  half: null,
  hours: 8,
  net_minutes: null,
  target: null,
  start_time: null,
  end_time: null,
  ...changes,
});

export const posting = (
  day: Day,
  minutes: number,
  changes: Partial<StoredTimePosting> = {},
): StoredTimePosting => ({
  id: ++ids,
  day,
  minutes,
  kind: 'correction',
  text: 'Grund',
  reverses_id: null,
  ...changes,
});

export interface Account {
  since: Day;
  today: Day;
  contracts?: readonly ContractDays[];
  entries?: readonly AccountEntry[];
  postings?: readonly StoredTimePosting[];
  type80?: 'lowering' | 'neutral';
  isRunning?: boolean;
}

export function factsOf({
  contracts = [fiveDays],
  entries = [],
  postings = [],
  ...account
}: Account): AccountFacts {
  const { since, today, type80 = 'lowering', isRunning = false } = account;
  const work = { weeklyhours: 40, working_days: null, calendar: NW, contracts };
  const earlier = entries.filter(({ day }) => since <= day && day < today);
  return {
    since,
    today,
    isRunning,
    postings,
    work,
    settings: { type80 },
    months: monthSums(earlier, type80),
    entriesToday: entries.filter(({ day }) => day === today),
  };
}

/** As the database adds up. */
function monthSums(entries: readonly AccountEntry[], type80: 'lowering' | 'neutral'): MonthSum[] {
  const sums = new Map<
    string,
    { month: string; minutes: number; settled: number; entries: AccountEntry[] }
  >();
  for (const day of new Set(entries.map((one) => one.day))) {
    const ofDay = entries.filter((one) => one.day === day && isCounting(one));
    if (ofDay.length === 0) continue;
    const month = monthOf(day);
    const sum = sums.get(month) ?? { month, minutes: 0, settled: 0, entries: [] };
    sums.set(month, sum);
    const [one] = ofDay;
    const isAlone = ofDay.length === 1 && one?.half === null;
    if (!isAlone || (storedTarget(ofDay) === null && !isNeutral(one, { type80 }) && !isFree(one))) {
      sum.entries.push(...ofDay);
    } else {
      sum.minutes += dayBalance(ofDay, 0, { type80 }).difference;
      sum.settled |= 1 << (Number(day.slice(8)) - 1);
    }
  }
  return [...sums.values()];
}

/** The same, day by day. */
export function plainBalance(
  facts: AccountFacts,
  entries: readonly AccountEntry[],
  days: readonly Day[],
): number {
  return days
    .map((day) =>
      dayBalance(
        entries.filter((one) => one.day === day),
        workDay(facts.work, day).minutes,
        facts.settings,
      ),
    )
    .reduce((sum, { difference }) => sum + difference, 0);
}
