import { hoursOf } from '../../records/timesheet/working-hours.ts';
import { formatHours, signedNumber } from '../../time/format.ts';

/** '3,25' and '−0,5', as a sentence has it. */
export const hoursWord = (minutes: number): string => signedNumber(hoursOf(minutes));

/** '+3,25', '−0,50' and '0,00': the sign says what a colour says. */
export function signedHours(minutes: number): string {
  const sign = minutes > 0 ? '+' : minutes < 0 ? '−' : '';
  return `${sign}${formatHours(Math.abs(hoursOf(minutes)))}`;
}

/** Whether somebody should be told: more than the limit above, or less than the one below (OVT-05). */
export function isOutside(
  minutes: number,
  { warn_over, warn_under }: { warn_over: number; warn_under: number },
): boolean {
  return minutes > warn_over * 60 || minutes < warn_under * 60;
}

export const warningText = (minutes: number): string =>
  `Ihr Stundenkonto steht bei ${hoursWord(minutes)} Stunden.`;

/** The same for those who look after the accounts. */
export const warningOf = (name: string, minutes: number): string =>
  `Das Stundenkonto von ${name} steht bei ${hoursWord(minutes)} Stunden.`;

/** A payout beyond the balance is the admin's decision (OVT-07). */
export const payoutWarning = (minutes: number): string =>
  `Die Auszahlung ist höher als das Guthaben von ${hoursWord(minutes)} Stunden.`;
