/** A table that says something of people. */
export interface PersonalTable {
  /** What its worksheet is called. */
  title: string;
  /** The columns whose person a row is about. */
  of: readonly string[];
  /** What is left out: secrets, and texts that name others without saying who they are. */
  without?: readonly string[];
}

const ofPerson = ['user_id'];

/** What a person gets of the own data, in the order of the file (GDPR-01). A table that is missing fails a test. */
export const PERSONAL_TABLES = {
  users: { title: 'Person', of: ['id'], without: ['password_hash'] },
  former_names: { title: 'Frühere Namen', of: ofPerson },
  contracts: { title: 'Verträge', of: ofPerson },
  entries: { title: 'Einträge', of: ofPerson },
  work_intervals: { title: 'Zeiträume', of: ofPerson },
  clock_taps: { title: 'Stempelungen', of: ofPerson, without: ['answer'] },
  law_reasons: { title: 'Gründe zum Arbeitszeitschutz', of: ofPerson },
  absence_requests: { title: 'Anträge', of: ofPerson },
  correction_requests: { title: 'Beantragte Korrekturen', of: ofPerson },
  correction_reads: { title: 'Gelesene Korrekturen', of: ofPerson },
  sick_cases: { title: 'Krankheitsfälle', of: ofPerson },
  insurances: { title: 'Krankenkasse', of: ofPerson },
  contingent_amounts: { title: 'Kontingente', of: ofPerson },
  contingent_postings: { title: 'Buchungen der Kontingente', of: ofPerson },
  vacation_postings: { title: 'Urlaubskonto', of: ofPerson },
  vacation_expiries: { title: 'Verfall des Urlaubs', of: ofPerson },
  vacation_notices: { title: 'Hinweise auf Verfall', of: ofPerson },
  time_postings: { title: 'Stundenkonto', of: ofPerson },
  allowances: { title: 'Zulagen', of: ofPerson },
  month_closings: { title: 'Monate', of: ofPerson },
  month_sheets: { title: 'Stundenzettel', of: ofPerson },
  cost_centres: { title: 'Kostenstelle', of: ofPerson },
  payroll_lines: { title: 'Lohnübergabe', of: ofPerson },
  team_members: { title: 'Teams', of: ofPerson },
  team_leads: { title: 'Leitungen', of: ofPerson },
  deputies: { title: 'Entscheidungsvertretungen', of: ['user_id', 'for_user'] },
  stopwatches: { title: 'Stoppuhr', of: ofPerson },
  favourites: { title: 'Favoriten', of: ofPerson },
  saved_views: { title: 'Gespeicherte Ansichten', of: ofPerson },
  feeds: { title: 'Kalender-Abos', of: ofPerson, without: ['secret_hash'] },
  notices: { title: 'Mitteilungen', of: ofPerson, without: ['data'] },
  notice_settings: { title: 'Einstellungen der Mitteilungen', of: ofPerson },
  outbox: { title: 'Mails', of: ofPerson, without: ['data', 'answer'] },
  refused_addresses: { title: 'Unzustellbare Adressen', of: ofPerson },
  sessions: { title: 'Anmeldungen', of: ofPerson, without: ['token_hash'] },
  seen_devices: { title: 'Geräte', of: ofPerson },
  security_events: { title: 'Fehlgeschlagene Anmeldungen', of: ofPerson },
  second_factors: {
    title: 'Zweite Faktoren',
    of: ofPerson,
    without: ['secret', 'last_step', 'credential_id', 'public_key', 'counter'],
  },
  identities: { title: 'Verknüpftes Firmenkonto', of: ofPerson },
  codes: { title: 'Einladungen und Links', of: ofPerson, without: ['secret_hash'] },
  changes: { title: 'Verlauf', of: ['person_id'] },
} as const satisfies Readonly<Record<string, PersonalTable>>;

/** Tables with a person in a row that are not in the file, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  challenges: 'secrets of a login that is under way, gone after minutes',
  sign_ons: 'secrets of a sign-on that is under way, gone after minutes',
  change_sets: 'rows of other tables, gone after minutes',
  recovery_codes: 'hashes alone',
  former_passwords: 'hashes alone',
  terminal_pins: 'hashes alone',
  entry_sums: 'sums of the entries, which are in the file',
};

/**
 * Columns that say who did something, or who else is concerned. In rows of the person the file tells whether it was the person;
 * where nothing else of a row is about the person it is about a colleague or the company's business, and not in the file.
 */
export const MENTIONS: readonly string[] = [
  ...['created_by', 'changed_by', 'decided_by', 'pre_approved_by', 'answered_by', 'sent_by', 'undone_by'],
  ...['closed_by', 'reopened_by', 'checked_by', 'handed_over_by'],
  ...['actor_id', 'acting_for', 'substitute_id', 'user_id', 'for_user', 'person_id'],
];

/** Where the name of what an id stands for is found. */
const NAMED_BY: Readonly<Record<string, string>> = {
  project_id: 'projects',
  job_id: 'jobs',
  team_id: 'teams',
  place_id: 'places',
  closure_id: 'closures',
  contingent_id: 'contingents',
  kind_id: 'absence_kinds',
};

/** The table that a column's ids are of, where these have names. */
export const namedTable = (table: string, column: string): string | undefined =>
  table === 'allowances' && column === 'kind_id' ? 'allowance_kinds' : NAMED_BY[column];
