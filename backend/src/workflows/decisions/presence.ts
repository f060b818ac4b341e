import type { Day } from '@stundenbuch/domain/time/day';
import type { Shortage, StaffingRule } from '@stundenbuch/domain/workflows/decisions/contract';
import {
  type Calendars,
  minimumOn,
  presentOn,
  type Roster,
  shortageOn,
} from '@stundenbuch/domain/workflows/decisions/staffing';
import {
  type AwayRow,
  COMPANY,
  type GroupIds,
  JOB,
  keyOfRule,
  type RosterRow,
  TEAM,
} from './presence-rows.ts';

const maskOf = (week: string | readonly number[]): string =>
  typeof week === 'string' ? week : week.map((minutes) => (minutes > 0 ? '1' : '0')).join('');

/** The groups of a person: the home team, the job, the company. */
export function keysOf({ team, job }: { team: number | null; job: number | null }): string[] {
  return [...(team === null ? [] : [`${TEAM}${team}`]), ...(job === null ? [] : [`${JOB}${job}`]), COMPANY];
}

/** What to read for these groups. */
export function groupIdsOf(keys: Iterable<string>): GroupIds {
  const all = [...new Set(keys)];
  const of = (start: string) =>
    all.filter((key) => key.startsWith(start) && key !== COMPANY).map((key) => Number(key.slice(1)));
  return { teams: of(TEAM), jobs: of(JOB), company: all.includes(COMPANY) };
}

interface Counts {
  present: number | null;
  /** People, half or whole. */
  away: number;
}

/** Who is there in the groups, day by day, each computed once. */
export class Presence {
  private readonly rosters: Map<string, (Roster & { key: string })[]>;
  private readonly away: Map<string, AwayRow[]>;
  private readonly rules: Map<string, StaffingRule[]>;
  private readonly known = new Map<string, Counts>();

  constructor(
    { rosters, away }: { rosters: readonly RosterRow[]; away: readonly AwayRow[] },
    rules: readonly StaffingRule[],
    private readonly calendars: Calendars,
  ) {
    const masked = rosters.map((row) => ({ ...row, weekdays: maskOf(row.weekdays) }));
    this.rosters = Map.groupBy(masked, ({ key }) => key);
    this.away = Map.groupBy(away, ({ key, day }) => `${key} ${day}`);
    this.rules = Map.groupBy(rules, keyOfRule);
  }

  on(key: string, day: Day): Counts {
    const at = `${key} ${day}`;
    const known = this.known.get(at);
    if (known) return known;
    const away = this.away.get(at) ?? [];
    const present = presentOn({ rosters: this.rosters.get(key) ?? [], away }, day, this.calendars);
    const counts = { present, away: away.reduce((sum, { people }) => sum + people, 0) };
    this.known.set(at, counts);
    return counts;
  }

  minimum(key: string, day: Day): number | null {
    return minimumOn(this.rules.get(key) ?? [], day);
  }

  /** Of all groups of a person; `less` are portions that are not counted yet. */
  shortages(keys: readonly string[], day: Day, less = 0): Shortage[] {
    return keys.flatMap((key) => {
      const { present } = this.on(key, day);
      const left = present === null ? null : present - less;
      return shortageOn(this.rules.get(key) ?? [], day, left) ?? [];
    });
  }
}
