/** Columns that hold a number of another table without a reference that says so: who was deleted still did it. */
const BY_COLUMN: Readonly<Record<string, string>> = {
  company_id: 'companies',
  user_id: 'users',
  actor_id: 'users',
  person_id: 'users',
  acting_for: 'users',
  project_id: 'projects',
  entry_id: 'entries',
  change_id: 'changes',
};

const BY_TABLE: Readonly<Record<string, string>> = {
  'companies.id': 'companies',
  'unsealed_changes.id': 'changes',
  'seals.first_id': 'changes',
  'seals.last_id': 'changes',
  'seals.ids': 'changes',
  // No table, but recorded: whose records were handed to an inspection.
  'inspection_packages.people': 'users',
};

export const numberedByName = (table: string, column: string): string | undefined =>
  BY_TABLE[`${table}.${column}`] ?? BY_COLUMN[column] ?? (column.endsWith('_by') ? 'users' : undefined);

/** What the log calls a table that is another one: a login is a record of its person, a token one of the sessions. */
const RECORDS: Readonly<Record<string, string>> = {
  sessions: 'users',
  tokens: 'sessions',
  inspection_packages: 'companies',
  company_exports: 'companies',
};

/** The table whose number `record_id` is. */
export const tableOfRecord = (table: string): string => RECORDS[table] ?? table;
