import { describe, expect, it } from 'vitest';
import { overtimeSlots } from '../accounts/overtime/access.ts';
import { ledgerSlots } from '../accounts/vacation/access.ts';
import { absenceSlots } from '../records/absences/access.ts';
import { punchParts, punchSlots } from '../records/punch/access.ts';
import {
  deletionRow,
  mayReadPerson,
  timesheetAccess,
  timesheetNavigation,
  timesheetPages,
  timesheetSlots,
} from '../records/timesheet/access.ts';
import { sessionPages } from '../sides/session/access.ts';
import { type AccessRow, allows, denialOf, isModuleOff, type Role, roleOf, type Who } from './access.ts';
import { FLAGS, type Flag, flagsOf, permissionOf, permissionString } from './flags.ts';

const who = (role: Role, ...flags: Flag[]): Who => ({ role, globalAdmin: false, flags });
const roles: Role[] = ['employee', 'admin', 'reader'];

describe('the permission string', () => {
  it('[AMB-01] has seven or ten characters and is stored with ten', () => {
    expect(permissionString('1010000')).toBe('1010000000');
    expect(permissionString('1010000111')).toBe('1010000000');
    for (const bad of ['', '101', '10100001', '1010002', '10100000000'])
      expect(permissionString(bad)).toBeNull();
  });

  it('[COMP-11] [COMP-16] names the seven modules in order', () => {
    FLAGS.forEach((flag, i) => {
      const permission = `${'0'.repeat(i)}1${'0'.repeat(9 - i)}`;
      expect(flagsOf(permission)).toEqual([flag]);
      expect(permissionOf([flag])).toBe(permission);
    });
    expect(flagsOf('0000000000')).toEqual([]);
    expect(permissionOf([])).toBe('0000000000');
  });
});

describe('an access row', () => {
  const row: AccessRow = {
    login: true,
    anyOf: [{ roles: ['admin'], flags: ['absences'] }, { flags: ['vacationcalendar'] }],
  };

  it('[ACC-44] lets nobody in without a session', () => {
    expect(denialOf(row, null)).toBe('session');
    expect(denialOf({ login: true }, null)).toBe('session');
  });

  it('[ACC-38] needs one alternative as a whole', () => {
    expect(allows(row, who('employee', 'absences'))).toBe(false);
    expect(allows(row, who('admin', 'absences'))).toBe(true);
    expect(allows(row, who('employee', 'vacationcalendar'))).toBe(true);
  });

  it('[START-04] for people who record lets nobody in who does not, and everybody of whom that is not known', () => {
    const offered: AccessRow = { login: true, recorded: true };
    expect(denialOf(offered, { ...who('admin'), records: false })).toBe('role');
    expect(allows(offered, { ...who('admin'), records: true })).toBe(true);
    expect(allows(offered, who('admin'))).toBe(true);
    expect(allows({ login: true }, { ...who('admin'), records: false })).toBe(true);
  });

  it.each(
    Object.entries({
      booking: timesheetSlots.quickBooking,
      workingTime: timesheetSlots.recordWorkingTime,
      week: timesheetSlots.currentWeek,
      weekFigure: timesheetSlots.weekFigure,
      missing: timesheetSlots.missing,
      missingFigure: timesheetSlots.missingFigure,
      clock: punchSlots.tile,
      pin: punchParts.pin,
      account: overtimeSlots.figure,
      vacation: ledgerSlots.figure,
      request: absenceSlots.request,
    }),
  )('[START-04] an admin who does not record is offered no %s', (_, offered: AccessRow) => {
    const admin = { ...who('admin', ...FLAGS), features: ['calendar', 'clock', 'ledger', 'overtime'] };
    expect(allows(offered, { ...admin, records: true })).toBe(true);
    expect(allows(offered, { ...admin, records: false })).toBe(false);
  });

  it('names the role before the flag', () => {
    const adminWithFlag: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags: ['inventory'] }] };
    expect(denialOf(adminWithFlag, who('employee'))).toBe('role');
    expect(denialOf(adminWithFlag, who('admin'))).toBe('flag');
    expect(denialOf({ login: true, notReader: true, anyOf: [{ flags: ['inventory'] }] }, who('reader'))).toBe(
      'role',
    );
  });

  it('[FND-02] names the flag before the feature, which is off unless the company has it', () => {
    const row: AccessRow = { login: true, anyOf: [{ flags: ['inventory'], features: ['vehicles'] }] };
    expect(denialOf(row, who('employee'))).toBe('flag');
    expect(denialOf(row, who('employee', 'inventory'))).toBe('feature');
    expect(denialOf(row, { ...who('employee', 'inventory'), features: ['other'] })).toBe('feature');
    expect(denialOf(row, { ...who('employee', 'inventory'), features: ['other', 'vehicles'] })).toBeNull();
  });

  it('[ACC-41] requires the global admin in addition to the role', () => {
    const companies: AccessRow = { login: true, anyOf: [{ roles: ['globalAdmin'] }] };
    expect(allows(companies, who('admin'))).toBe(false);
    expect(allows(companies, { ...who('employee'), globalAdmin: true })).toBe(true);
  });
});

/** Who gets in, for every role: with no flag, with timebooking, with projectbooking. */
function matrix(row: AccessRow): string {
  const flags: Flag[][] = [[], ['timebooking'], ['projectbooking']];
  return flags
    .map((set) => roles.map((role) => (allows(row, who(role, ...set)) ? role[0] : '-')).join(''))
    .join(' ');
}

describe('the timesheet', () => {
  it.each([
    ['ACC-26', '/workingtime', '--- ea- ---'],
    ['ACC-27', '/create-workingtime', '--- ea- ---'],
    ['ACC-28', '/manage-workingtime', '--- ea- ---'],
    ['ACC-30', '/timesheet', '--- ea- ea-'],
    ['ACC-31', '/booking', '--- --- ea-'],
    ['ACC-32', '/manage-booking', '--- --- ea-'],
    ['ACC-05', '/analysis', '--- -ar -ar'],
    ['ACC-39', '/projectBookings', '--- --- -ar'],
    ['ACC-40', '/timeBookings', '-ar -ar -ar'],
  ] as const)('[%s] page %s lets in: %s', (_, page, expected) =>
    expect(matrix(timesheetPages[page])).toBe(expected),
  );

  it.each([
    ['NAV-03', '/workingtime', '--- ea- ---'],
    ['NAV-04', '/timesheet', '--- --- ea-'],
  ] as const)('[%s] item %s is shown to: %s', (_, item, expected) =>
    expect(matrix(timesheetNavigation[item])).toBe(expected),
  );

  it.each([
    ['DASH-01', 'quickBooking', '--- --- ea-'],
    ['AMB-77', 'currentWeek', '--- ea- ea-'],
    ['DASH-03', 'recordWorkingTime', '--- ea- ---'],
    ['DASH-11', 'companyFaults', '-a- -a- -a-'],
    ['DASH-12', 'ownFaults', 'ea- ea- ea-'],
    ['AUTH-28', 'workingTimeTabs', '--- ear ---'],
    ['AUTH-29', 'projectTabs', '--- --- ear'],
  ] as const)('[%s] part %s is shown to: %s', (_, part, expected) =>
    expect(matrix(timesheetSlots[part])).toBe(expected),
  );

  it.each([
    ['API-05', 'currentWeek', '--- ea- ea-'],
    ['API-07', 'week', '--- ea- ea-'],
    ['API-10', 'allOfWeek', '--- ea- ea-'],
    ['API-08', 'workingTimes', '--- ea- ---'],
    ['API-11', 'workingTimeOfDay', '--- ea- ---'],
    ['API-09', 'missing', 'ea- ea- ea-'],
    ['API-24', 'ownFaults', 'ea- ea- ea-'],
    ['API-22', 'companyFaults', '-ar -ar -ar'],
    ['API-25', 'entry', 'ear ear ear'],
    ['API-27', 'deleteEntry', 'ea- ea- ea-'],
    ['API-28', 'createBooking', '--- --- ea-'],
    ['API-26', 'updateBooking', '--- --- ea-'],
    ['API-33', 'createWorkingTime', '--- ea- ---'],
    ['API-34', 'updateWorkingTime', '--- ea- ---'],
    ['API-12', 'project', '--- --- ear'],
    ['API-13', 'person', 'ear ear ear'],
    ['API-14', 'projectSumOfPerson', '--- --- ear'],
    ['API-15', 'projectSumOfCompany', '--- --- -ar'],
    ['API-16', 'timesOfCompany', '-ar -ar -ar'],
  ] as const)('[%s] call %s answers: %s', (_, call, expected) =>
    expect(matrix(timesheetAccess[call])).toBe(expected),
  );

  it.each([
    [1001, '--- --- ea-'],
    [50, '--- ea- ---'],
    [10, 'ea- ea- ea-'],
    [100, 'ea- ea- ea-'],
  ])('[API-27] an entry of code %i can be deleted by: %s', (project, expected) => {
    expect(matrix(deletionRow(project))).toBe(expected);
  });

  it('[API-13] [AMB-93] shows the hours of a person to that person, to admins and to readers', () => {
    expect(mayReadPerson({ id: 7, role: 'employee' }, 7)).toBe(true);
    expect(mayReadPerson({ id: 7, role: 'employee' }, 8)).toBe(false);
    expect(mayReadPerson({ id: 7, role: 'admin' }, 8)).toBe(true);
    expect(mayReadPerson({ id: 7, role: 'reader' }, 8)).toBe(true);
  });
});

it('[ACC-01] [ACC-02] [ACC-04] dashboard, profile and release notes need a login and nothing else', () => {
  for (const page of Object.values(sessionPages)) expect(matrix(page)).toBe('ear ear ear');
});

it('[COMP-17] a module is off when none of its flags is on', () => {
  const timesheet: Flag[] = ['timebooking', 'projectbooking'];
  expect(isModuleOff(timesheet, ['absences', 'customer'])).toBe(true);
  expect(isModuleOff(timesheet, ['projectbooking'])).toBe(false);
  expect(isModuleOff([], [])).toBe(false);
});

it('[AMB-23] codes 1, 2 and 4 are employee, admin and reader', () => {
  expect([1, 2, 4].map(roleOf)).toEqual(roles);
});
