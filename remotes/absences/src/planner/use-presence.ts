import type { Day } from '@stundenbuch/domain/time/day';
import type { Line } from './planner-lines.ts';

/** Who of a team is there on a day, as far as the viewer sees it; null where nobody would work. */
export type Presence = (
  line: Line & { kind: 'team' },
  day: Day,
) => { present: number; minimum: number | null } | null;
