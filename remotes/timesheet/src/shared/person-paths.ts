import type { Day } from '@stundenbuch/domain/time/day';
import type { WeekPaths } from './day-view.ts';

const of = (email: string) => `user=${encodeURIComponent(email)}`;

/** The week of a person that contains a day. */
export const personWeek = (email: string, day: Day): string => `/person-week?${of(email)}&day=${day}#${day}`;

/** The forms that correct a person's entries. */
export const pathsOf = (email: string): WeekPaths => ({
  work: ({ id }) => `/person-entry?${of(email)}&id=${id}`,
  booking: ({ id }) => `/person-entry?${of(email)}&id=${id}`,
  record: (day) => `/person-entry?${of(email)}&kind=work&date=${day}`,
  book: (day) => `/person-entry?${of(email)}&kind=booking&date=${day}`,
});

export const absencePath = (email: string, day: Day): string => `/person-absence?${of(email)}&date=${day}`;
export const absenceChangePath = (email: string, id: number): string =>
  `/person-absence?${of(email)}&id=${id}`;
export const sicknessPath = (email: string, day: Day): string => `/person-sickness?${of(email)}&date=${day}`;
