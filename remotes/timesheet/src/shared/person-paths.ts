import type { Day } from '@stundenbuch/domain/time/day';
import type { WeekPaths } from './day-view.ts';

/** By e-mail, or by id where a lead writes (`CorrectedPerson`). */
const of = (key: string) => `user=${encodeURIComponent(key)}`;

/** The week of a person that contains a day. */
export const personWeek = (key: string, day: Day): string => `/person-week?${of(key)}&day=${day}#${day}`;

/** The forms that correct a person's entries. */
export const pathsOf = (key: string): WeekPaths => ({
  work: ({ id }) => `/person-entry?${of(key)}&id=${id}`,
  booking: ({ id }) => `/person-entry?${of(key)}&id=${id}`,
  record: (day) => `/person-entry?${of(key)}&kind=work&date=${day}`,
  book: (day) => `/person-entry?${of(key)}&kind=booking&date=${day}`,
});

export const absencePath = (key: string, day: Day): string => `/person-absence?${of(key)}&date=${day}`;
export const absenceChangePath = (key: string, id: number, day: Day): string =>
  `/person-absence?${of(key)}&id=${id}&date=${day}`;
export const sicknessPath = (key: string, day: Day): string => `/person-sickness?${of(key)}&date=${day}`;
