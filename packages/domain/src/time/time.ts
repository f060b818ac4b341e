/** A time of day is minutes since midnight inside the program, and 'HH:MM' on the wire and on the screen. */
export type Minutes = number;

const QUARTER = 15;
const FIRST_TIME: Minutes = 6 * 60;
const LAST_TIME: Minutes = 19 * 60;

export function minutesOf(time: string): Minutes {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOf(minutes: Minutes): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Working time starts and ends on quarter hours from 06:00 to 19:00. */
export function onGrid(minutes: Minutes): boolean {
  return minutes >= FIRST_TIME && minutes <= LAST_TIME && minutes % QUARTER === 0;
}

/** The 53 choices 06:00, 06:15 … 19:00. */
export function gridTimes(): string[] {
  return Array.from({ length: (LAST_TIME - FIRST_TIME) / QUARTER + 1 }, (_, i) =>
    timeOf(FIRST_TIME + i * QUARTER),
  );
}

function pad(n: number): string {
  return String(n).padStart(2, '0');
}
