/**
 * What the hours of people depend on: whatever shows some is remembered under all of these, so that no change of them is
 * overlooked. A page that is fetched once too often is cheaper than a wrong figure.
 */
export const HOURS_DEPEND_ON = [
  ...(['WorkingTime', 'Absence', 'Clock', 'Overtime', 'Month'] as const),
  ...(['Contract', 'Calendar', 'Settings', 'User'] as const),
] as const;

/** The same of vacation accounts. */
export const VACATION_DEPENDS_ON = [
  ...(['Absence', 'Ledger', 'Closing', 'Notice'] as const),
  ...(['Contract', 'Calendar', 'Settings', 'User'] as const),
] as const;
