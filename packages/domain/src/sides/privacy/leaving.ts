/** What is to be seen to when somebody leaves, in this order, with the tables that each line looks after (GDPR-07). */
export const LEAVING_LINES = {
  last_day: ['contracts'],
  balances: [
    'vacation_postings',
    'time_postings',
    'contingent_postings',
    'contingent_amounts',
    'allowances',
    'payroll_lines',
  ],
  requests: ['absence_requests', 'entries', 'correction_requests', 'work_intervals'],
  months: ['month_closings', 'month_sheets'],
  leads: ['team_leads', 'team_members', 'deputies'],
  inventory: [],
  access: ['users', 'sessions', 'second_factors', 'identities', 'feeds', 'terminal_pins', 'codes', 'outbox'],
  deletion: [
    ...[
      'recovery_codes',
      'challenges',
      'sign_ons',
      'former_passwords',
      'notices',
      'notice_settings',
      'refused_addresses',
      'former_names',
    ],
    ...[
      'seen_devices',
      'security_events',
      'insurances',
      'sick_cases',
      'saved_views',
      'change_sets',
      'stopwatches',
      'favourites',
      'changes',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type LeavingLine = keyof typeof LEAVING_LINES;

/** Tables with a person in a row that need nothing when somebody leaves, each with its reason. */
export const NOTHING_TO_DO: Readonly<Record<string, string>> = {
  clock_taps: 'answers to punches; the times they made are entries',
  law_reasons: 'belong to days that are over',
  correction_reads: 'what the person has read',
  vacation_expiries: 'when vacation expires: the rest is in the balance',
  vacation_notices: 'what the person was told; a proof that stays',
  cost_centres: 'of the person, whom the payroll still knows',
  entry_sums: 'sums of the entries',
};
