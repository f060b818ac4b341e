import type { Project } from '@stundenbuch/domain/sides/projects/contract';
import { formatHours } from '@stundenbuch/web/format';

export const inHours = (value: number): string => `${formatHours(value)} h`;

/** The booked hours, formatted for `Facts`. */
export function hoursOf({ sum_hours, sum_hours_current_year }: Project): [string, string][] {
  return [
    ['Gebuchte Stunden', inHours(sum_hours ?? 0)],
    ['Davon in diesem Jahr', inHours(sum_hours_current_year ?? 0)],
  ];
}
