import { addDays, lastOfMonth } from '../calendar/day.ts';

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

const nextMonth = (month: string): string => addDays(lastOfMonth(`${month}-01`), 1).slice(0, 7);

/** Every month from `from` to `to`, both included. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}
