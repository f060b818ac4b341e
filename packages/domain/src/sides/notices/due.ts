import { addDays, berlinDay, type Day } from '../../time/day.ts';

const QUIET_FROM = 20;
const QUIET_UNTIL = 6;

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hourOf = (instant: number) => Number(berlinHour.format(instant));

/** The instant at which it is this full hour in Germany on this day. */
export function berlinInstant(day: Day, hour: number): number {
  const utc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // Germany is one hour ahead in winter and two in summer.
  const winter = utc - 3_600_000;
  return hourOf(winter) === hour ? winter : winter - 3_600_000;
}

/** Between 20 and 6 o'clock a mail waits until 6. */
export function afterQuiet(instant: number): number {
  const hour = hourOf(instant);
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return instant;
  const day = berlinDay(instant);
  return berlinInstant(hour >= QUIET_FROM ? addDays(day, 1) : day, QUIET_UNTIL);
}
