// October 2019 is closed for Anna, who is called something else here, and for Bert, whom she has corrected. Until then she had yet
// another name, under which she has corrected the admin.
export const FORMER = { first_name: 'Ottilie', name: 'Geborene', email: 'ottilie@geborene.example' };
export const FIRST = 'Friedlinde';
export const NAME = 'Ausgeschieden';
export const EMAIL = 'friedlinde@weg.example';
export const CALLED = `${FIRST} ${NAME}`;
export const CALLED_BEFORE = `${FORMER.first_name} ${FORMER.name}`;

const DATA = `jsonb_build_object('name', '${CALLED}', 'email', '${EMAIL}', 'days', 1)`;
const WORDS = 'words of the program, numbers and hashes alone';
const WRITTEN = 'what somebody wrote to a posting, a day or a month, which is not searched (decision 0177)';
/** Tables with a person and a text where no name stands, each with its reason. */
export const NO_NAME: Readonly<Record<string, string>> = {
  sessions: 'end with the access, tokens and their names among them',
  ...Object.fromEntries(
    [
      ...[
        'seen_devices',
        'security_events',
        'work_intervals',
        'clock_taps',
        'challenges',
        'feeds',
        'insurances',
      ],
      ...['notice_settings', 'sign_ons', 'team_leads', 'deputies', 'vacation_expiries', 'cost_centres'],
      ...['payroll_lines', 'entry_sums', 'former_passwords', 'terminal_pins'],
    ].map((table) => [table, WORDS]),
  ),
  ...Object.fromEntries(
    [
      ...['allowances', 'contracts', 'contingent_postings', 'law_reasons', 'correction_requests'],
      ...['month_closings', 'time_postings', 'vacation_postings', 'vacation_notices'],
    ].map((table) => [table, WRITTEN]),
  ),
};
/** Where name or address stand besides the person and the sheets. */
export const NAMING = [
  ['notices', 'user_id, kind, data', `13, 'request_received', ${DATA}`],
  ['notices', 'user_id, kind, data', `11, 'missing_week', '{}'`],
  ['outbox', 'user_id, address, kind, data, due', `11, '${EMAIL}', 'missing_week', '{}', now()`],
  ['outbox', 'user_id, address, kind, data, due', `13, 'x@y.example', 'request_received', ${DATA}, now()`],
  ['codes', 'user_id, kind, secret_hash, address, expires_at', `11, 'reset', 'x', '${EMAIL}', now()`],
  ['refused_addresses', 'user_id, address, times', `11, '${EMAIL}', 1`],
  ['feeds', 'user_id, kind, show_type, secret_hash', `11, 'own', false, 'x'`],
  ['former_passwords', 'user_id, password_hash', `11, 'x'`],
  ['terminal_pins', 'user_id, pin_hash', `11, 'x'`],
  ['seen_devices', 'user_id, agent', `11, 'Firefox'`],
  ['security_events', 'user_id, kind, hour, count, first_at, last_at', `11, 'login', now(), 1, now(), now()`],
  ['recovery_codes', 'user_id, secret_hash', `11, 'x'`],
  ['identities', 'user_id, issuer, subject', `11, 'https://login.example', '${EMAIL}'`],
  ['saved_views', 'user_id, name, shared, definition', `11, 'Zeiten von ${FIRST}', false, ''`],
  ['second_factors', 'user_id, kind, name, secret', `11, 'totp', 'Handy von ${FIRST}', '\\x01'`],
  [
    'imports',
    'id, kind, source, file_name, round, create_missing, state',
    `501, 'people', 'Vorlage', 'alle.xlsx', false, false, 'done'`,
  ],
  ['absence_requests', 'user_id, note', `11, 'Vertretung für ${CALLED}'`],
  ['payroll_runs', 'id, month, target, line_count', `501, '2019-10-01', 'csv', 1`],
  [
    'payroll_files',
    'run_id, part, name, content, encoding, bytes, sha256',
    `501, 0, 'x', e'4711;${NAME};${FIRST};8\\n12;Muster;Bert;7', 'utf-8', 1, repeat('0', 64)`,
  ],
  // With columns of one's own, where one of the names stands alone.
  [
    'payroll_files',
    'run_id, part, name, content, encoding, bytes, sha256',
    `501, 1, 'y', e'4711;${NAME};8\\r\\n12;Muster;7\\r\\n', 'utf-8', 1, repeat('0', 64)`,
  ],
  [
    'payroll_lines',
    'run_id, user_id, origin, source, unit, wage_type, hundredths, days',
    `501, 11, '2019-10-01', 'work', 'hours', '{}', 1, '{}'`,
  ],
] as const;

/** What was written before somebody was renamed. */
export const NAMING_BEFORE = [
  [
    'notices',
    'user_id, kind, data',
    `13, 'request_received', jsonb_build_object('name', '${CALLED_BEFORE}', 'days', 1)`,
  ],
  [
    'notices',
    'user_id, kind, data',
    `13, 'request_received', jsonb_build_object('email', '${FORMER.email}', 'days', 1)`,
  ],
  ['outbox', 'user_id, address, kind, data, due', `13, '${FORMER.email}', 'missing_week', '{}', now()`],
  [
    'payroll_files',
    'run_id, part, name, content, encoding, bytes, sha256',
    `501, 2, 'z', e'4711;${FORMER.name};${FORMER.first_name};8\\n4711;${FORMER.first_name};8', 'utf-8', 1, repeat('0', 64)`,
  ],
] as const;
