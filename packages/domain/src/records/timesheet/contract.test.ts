import { expect, it } from 'vitest';
import { entry, faultyDay, faultyDayOfPerson, missingDay, projectSum } from './contract.ts';

it('[TIME-22] [BOOK-23] an entry has the fields of the specification', () => {
  const names =
    'id day project hours target actual personnelNumber internal_id project_name booking_text name first_name email status start_time end_time break';
  expect(Object.keys(entry.shape)).toEqual(expect.arrayContaining(names.split(' ')));
});

it('[DASH-13] [DASH-14] the lists have the fields of the specification', () => {
  expect(Object.keys(missingDay.shape)).toEqual(['day', 'working_day', 'portion', 'name']);
  const working = (working_day: unknown) => missingDay.safeParse({ day: '2026-11-20', working_day }).success;
  expect(['true', 'false', true, 'ja', null].map(working)).toEqual([true, true, false, false, false]);
  expect(Object.keys(faultyDay.shape)).toEqual(['day', 'zeitbuchungen', 'projektbuchungen']);
  expect(Object.keys(faultyDayOfPerson.shape)).toEqual(
    expect.arrayContaining([...Object.keys(faultyDay.shape), 'first_name', 'name']),
  );
  expect(Object.keys(projectSum.shape)).toEqual(['internal_id', 'project_name', 'hours']);
});
