import type { Day } from '@stundenbuch/domain/time/day';
import { formatFullDay } from '@stundenbuch/domain/time/format';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { timeOf } from '@stundenbuch/domain/time/time';

/** 'seit 08:15 Uhr', with the day where it is another one. */
export function sinceText(instant: string, today: Day): string {
  const { day, minutes } = dayAndTimeOf(instantOfDate(new Date(instant)));
  return `seit ${day === today ? '' : `${formatFullDay(day)}, `}${timeOf(minutes)} Uhr`;
}

/** '08:15', in Germany. */
export function timeOfInstant(instant: string): string {
  return timeOf(dayAndTimeOf(instantOfDate(new Date(instant))).minutes);
}
