import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/calendar/real-time';
import { timeOf } from '@stundenbuch/domain/calendar/time';

/** '08:15', in Germany. */
export function timeOfInstant(instant: string): string {
  return timeOf(dayAndTimeOf(instantOfDate(new Date(instant))).minutes);
}
