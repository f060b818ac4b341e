import type { Day } from '@stundenbuch/domain/time/day';
import { useMemo } from 'react';
import type { Column } from './planner-days.ts';
import { awayOfTeam, type Line } from './planner-lines.ts';

/** Who of a team is there on a day, as far as the viewer sees it; null where nobody would work. */
export type Presence = (
  line: Line & { kind: 'team' },
  day: Day,
) => { present: number; minimum: number | null } | null;

export function usePresence(columns: readonly Column[]): Presence {
  return useMemo(() => {
    const off = new Set(columns.filter(({ isOff }) => isOff).map(({ day }) => day));
    return ({ team, rows }, day) => {
      if (team === null || off.has(day)) return null;
      const members = team.people.filter(({ home, from, to }) => home && from <= day && day <= to);
      return { present: members.length - awayOfTeam({ team, rows }, day), minimum: null };
    };
  }, [columns]);
}
