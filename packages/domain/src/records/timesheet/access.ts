import { type AccessRow, everySession, withAccounts } from '../../access/access.ts';
import { kindOf } from '../entries/type-codes.ts';

const ownHours: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'] }, { flags: ['projectbooking'] }],
};
const ownWorkingTime: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['timebooking'] }] };
const ownBookings: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['projectbooking'] }] };
const ownEntries: AccessRow = { login: true, notReader: true };
const overview: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'] }] };
const faultsOfOthers: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin', 'reader'] }, { roles: ['lead'], features: ['teams'] }],
};
/** Whoever writes for others knows a lead's people by no contract. */
const ledPerson: AccessRow = {
  login: true,
  anyOf: (['admin', 'lead'] as const).map((role) => ({ roles: [role], features: ['teams'] })),
};
const projectOverview: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin', 'reader'], flags: ['projectbooking'] }],
};
const projectHours: AccessRow = { login: true, anyOf: [{ flags: ['projectbooking'] }] };

export const timesheetPages = {
  '/workingtime': ownWorkingTime,
  '/create-workingtime': ownWorkingTime,
  '/manage-workingtime': ownWorkingTime,
  '/timesheet': ownHours,
  '/booking': ownBookings,
  '/manage-booking': ownBookings,
  '/analysis': {
    login: true,
    anyOf: [
      { roles: ['admin', 'reader'], flags: ['timebooking'] },
      { roles: ['admin', 'reader'], flags: ['projectbooking'] },
    ],
  },
  '/projectBookings': projectOverview,
  '/timeBookings': overview,
} as const satisfies Record<string, AccessRow>;

/** Items of the side navigation that have a condition of their own. */
export const timesheetNavigation = {
  '/workingtime': ownWorkingTime,
  '/timesheet': ownBookings,
} as const satisfies Record<string, AccessRow>;

/** Parts of the dashboard and tabs of a person, and the ways to record. */
export const timesheetSlots = {
  quickBooking: { ...ownBookings, recorded: true },
  currentWeek: { ...ownHours, recorded: true },
  /** Forms begin with what was recorded lately. */
  recent: { ...ownEntries, anyOf: [{ features: ['day'] }] },
  recordWorkingTime: { ...ownWorkingTime, recorded: true },
  /** 'Heute', the largest thing of a dashboard that is arranged anew. */
  today: { ...ownHours, recorded: true, withFeatures: true },
  firstSteps: { login: true, anyOf: [{ roles: ['admin'] }] },
  missing: { ...ownEntries, recorded: true },
  ownFaults: ownEntries,
  companyFaults: { login: true, anyOf: [{ roles: ['admin'] }] },
  weekFigure: {
    login: true,
    notReader: true,
    recorded: true,
    anyOf: withAccounts({ flags: ['timebooking'] }),
  },
  missingFigure: {
    login: true,
    notReader: true,
    recorded: true,
    anyOf: [...withAccounts({ flags: ['timebooking'] }), ...withAccounts({ flags: ['projectbooking'] })],
  },
  faultsFigure: { login: true, anyOf: withAccounts({ roles: ['admin'] }) },
  workingTimeTabs: { login: true, anyOf: [{ flags: ['timebooking'] }] },
  projectTabs: projectHours,
} as const satisfies Record<string, AccessRow>;

/** Who may call. The owner and kind of an entry are checked once it is read, see `mayReadPerson`. */
export const timesheetAccess = {
  currentWeek: ownHours,
  week: ownHours,
  allOfWeek: ownHours,
  workingTimes: ownWorkingTime,
  workingTimeOfDay: ownWorkingTime,
  missing: ownEntries,
  missingOfLed: ledPerson,
  overview: ownEntries,
  bookingsOfDay: ownEntries,
  yearOfPerson: ownEntries,
  ownFaults: ownEntries,
  companyFaults: faultsOfOthers,
  entry: everySession,
  createBooking: ownBookings,
  updateBooking: ownBookings,
  deleteEntry: ownEntries,
  createWorkingTime: ownWorkingTime,
  updateWorkingTime: ownWorkingTime,
  project: projectHours,
  person: everySession,
  projectSumOfPerson: projectHours,
  projectSumOfCompany: projectOverview,
  timesOfCompany: overview,
  entriesOfCompany: overview,
} as const satisfies Record<string, AccessRow>;

/** A person's entries are visible to that person and to the company's admins and readers; of a day also to who leads the person (`led`). */
export function mayReadPerson(who: { id: number; role: string }, person: number): boolean {
  return who.id === person || who.role === 'admin' || who.role === 'reader';
}

/** Deleting requires the module that the entry belongs to; an absence can always be withdrawn. */
export function deletionRow(project: number): AccessRow {
  const kind = kindOf(project);
  if (kind === 'project') return ownBookings;
  return kind === 'work' ? ownWorkingTime : ownEntries;
}
