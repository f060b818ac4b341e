/** What an inspection of working time is about. Logins, codes and the like of a person are nobody's business there. */
export const OF_PEOPLE: readonly string[] = [
  ...['entries', 'work_intervals', 'law_reasons', 'absence_requests', 'contracts', 'users'],
  ...['time_postings', 'vacation_postings', 'vacation_notices', 'vacation_expiries'],
  ...['month_closings', 'correction_requests'],
];

/** Rules of the company, which name no person. */
export const OF_COMPANY: readonly string[] = [
  ...['companies', 'company_settings', 'places', 'company_days', 'closures', 'calendar_versions'],
];
