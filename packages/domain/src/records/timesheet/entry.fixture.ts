import { type Entry, entry } from './contract.ts';

const nothing = Object.fromEntries(Object.keys(entry.shape).map((field) => [field, null]));

/** A blank entry of Anna Berger for tests. A new field is null in all of them. */
export const blankEntry = {
  ...nothing,
  id: 0,
  user: 7,
  day: '2026-11-20',
  project: 50,
  hours: 0,
  portion: 1,
  personnelNumber: '1007',
  name: 'Berger',
  first_name: 'Anna',
  email: 'anna@example.de',
} as Entry;
