import { formatMinutes } from '@stundenbuch/domain/time/typed-time';

/** '+212:30', '−4:15': as old lists of hours have it. */
export const signedClock = (minutes: number): string =>
  `${minutes < 0 ? '−' : '+'}${formatMinutes(Math.abs(minutes))}`;
