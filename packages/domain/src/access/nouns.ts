/**
 * What the answers of calls are remembered under in the browser: a call says which of these it shows (`reads`) and which
 * it changes, and whatever shows one is fetched again after a change of it. A new noun is one word here.
 */
export const NOUNS = [
  ...[
    'Session',
    'User',
    'Device',
    'Factor',
    'Identity',
    'SignOn',
    'Company',
    'Settings',
    'Job',
    'Category',
    'Team',
    'Staffing',
  ],
  ...['Contract', 'Calendar', 'Shutdown', 'PunchClock', 'Pin', 'Terminal'],
  ...[
    'WorkingTime',
    'Stopwatch',
    'Favourite',
    'Booking',
    'Absence',
    'AbsenceKind',
    'Contingent',
    'SickCase',
    'Entry',
    'Finding',
    'Month',
    'Feed',
  ],
  ...['Ledger', 'YearEnd', 'ExpiryWarning', 'Overtime'],
  ...['Project', 'HourlyRate', 'Customer', 'Address', 'Inventory', 'InventoryItem'],
  ...['Notice', 'NoticeSettings', 'Change', 'Payroll', 'SavedView', 'Import', 'Token'],
  ...['Surcharge', 'AllowanceKind', 'Allowance'],
] as const;

export type Noun = (typeof NOUNS)[number];

const BOTH = ['Absence', 'Contract', 'Settings', 'Calendar', 'User'] as const;

/**
 * What the hours of people depend on: whatever shows some is remembered under all of these, so that no change of them is
 * overlooked. A page that is fetched once too often is cheaper than a wrong figure.
 */
export const HOURS_DEPEND_ON = [...BOTH, 'Overtime', 'Month', 'WorkingTime', 'PunchClock'] as const;

/** What of a month is paid beside the hours. */
export const PAID_BESIDE = ['Surcharge', 'AllowanceKind', 'Allowance', 'Project'] as const;

/** The same of vacation accounts. */
export const VACATION_DEPENDS_ON = [...BOTH, 'Ledger', 'YearEnd', 'ExpiryWarning'] as const;
