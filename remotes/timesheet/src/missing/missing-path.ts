import type { Flag } from '@stundenbuch/domain/access/flags';
import type { Day } from '@stundenbuch/domain/time/day';

/** The form that fixes a day without an entry. */
export const missingPath = (day: Day, flags: readonly Flag[]): string =>
  `${flags.includes('timebooking') ? '/create-workingtime' : '/manage-booking'}?date=${day}`;
