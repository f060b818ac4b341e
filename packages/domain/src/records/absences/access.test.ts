import { describe, expect, it } from 'vitest';
import { type AccessRow, allows, type Who } from '../../access/access.ts';
import { absenceAccess, absenceNavigation, absencePages, absenceSlots, seesEverybody } from './access.ts';

const PEOPLE: [string, Who][] = (['employee', 'admin', 'reader'] as const).flatMap((role) =>
  ([[], ['absences'], ['vacationcalendar'], ['absences', 'vacationcalendar']] as const).map(
    (flags): [string, Who] => [`${role} ${flags.join('+')}`.trim(), { role, globalAdmin: false, flags }],
  ),
);
const who = (row: AccessRow) => PEOPLE.filter(([, person]) => allows(row, person)).map(([name]) => name);

const withAbsences = ['employee absences', 'employee absences+vacationcalendar'];
const adminsWithAbsences = ['admin absences', 'admin absences+vacationcalendar'];
const withCalendar = PEOPLE.map(([name]) => name).filter((name) => name.includes('vacationcalendar'));

describe('access to absences', () => {
  it('[ACC-29] [AMB-21] [API-29] requests: with the flag, never a reader', () => {
    const requesters = [...withAbsences, ...adminsWithAbsences];
    expect(who(absencePages['/manage-absence'])).toEqual(requesters);
    expect(who(absenceAccess.request)).toEqual(requesters);
    expect(who(absenceNavigation['/absences'])).toEqual(requesters);
  });

  it('[AMB-21] [ACC-47] the own list needs no flag, but no reader has one', () => {
    expect(who(absencePages['/absences'])).toEqual(
      PEOPLE.map(([name]) => name).filter((name) => !name.startsWith('reader')),
    );
  });

  it('[ACC-37] [ABS-29] [AMB-104] inbox and decisions: admins with the flag, who are never readers', () => {
    const { approve, decline, cancel, pending } = absenceAccess;
    const rows = [
      absencePages['/inbox'],
      absenceNavigation['/inbox'],
      absenceSlots.inboxTile,
      absenceSlots.whoIsAway,
    ];
    for (const row of [...rows, approve, decline, cancel, pending]) {
      expect(who(row)).toEqual(adminsWithAbsences);
    }
  });

  it('[ACC-38] [API-18] the calendar: its flag, or an admin with absences; the item needs the flag', () => {
    const expected = PEOPLE.map(([name]) => name).filter(
      (name) => withCalendar.includes(name) || name === 'admin absences',
    );
    expect(who(absencePages['/vacation-overview'])).toEqual(expected);
    expect(who(absenceAccess.calendar)).toEqual(expected);
    expect(who(absenceNavigation['/vacation-overview'])).toEqual(withCalendar);
  });

  it('[AMB-80] sickness of others is for admins and readers', () => {
    expect(['employee', 'admin', 'reader'].map(seesEverybody)).toEqual([false, true, true]);
  });
});
