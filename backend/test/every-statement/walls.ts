import type { Client } from 'pg';
import {
  definersOf,
  foreignKeysOf,
  type Relation,
  reachableSequencesOf,
  relationsOf,
  uniqueIndexesOf,
} from './catalog.ts';

/** Requests touch them only through a function, or never. */
const INTERNAL = ['known_devices', 'login_failures', 'migrations'];

/** Each is for use before a company is known; every-statement.test.ts calls them with foreign arguments. */
export const DEFINERS = [
  ...[
    'anonymise_person',
    'begin_second_step',
    'change_own_password',
    'change_password',
    'code_of',
    'companies_to_erase',
    'companies_with_sick_periods',
    'company_of_domain',
    'company_to_seal',
    'delete_expired',
    'due_jobs',
    'email_code_of',
    'end_session_if_expired',
    'erase_changes',
    'feed_of',
  ],
  ...[
    'forget_change_sets',
    'forgive_attempts',
    'fullest_ids',
    'has_feeds',
    'has_login_names',
    'has_migrations',
    'has_passkeys',
    'has_sso',
    'is_email_taken',
    'job_ages',
    'login_from',
    'login_of',
    'new_password_of',
    'note_failures',
    'open_proved_session',
    'open_session',
    'open_signed_on_session',
    'open_token',
    'owner_of_passkey',
    'prepare_log_years',
    'register_person',
    'register_user',
  ],
  ...['registration_of', 'remember_device', 'reset_password', 'return_attempt'],
  ...[
    'seal_changes',
    'session_of',
    'settle_pin',
    'settle_terminal_pin',
    'take_attempt',
    'take_limited_attempt',
    'take_mails',
    'take_sign_on',
  ],
  ...['terminal_of', 'try_second_step', 'what_waits'],
];

/** Unique across all companies: a collision reveals only that the value exists somewhere. */
const UNIQUE_EVERYWHERE = [
  // An e-mail identifies one login.
  'users_email',
  // Random by itself.
  'sessions_pkey',
  // A domain belongs to whoever proves in its DNS that it does.
  'sso_domains_owner',
  // What login names end with has to say whose they are, as the e-mail does.
  'company_settings_short_name',
  // The ids of all companies come from one sequence, assigned by the database.
  /_pkey on id$/,
];

export const companyColumnOf = (table: string) => (table === 'companies' ? 'id' : 'company_id');

export const tenantRelationsOf = async (owner: Client): Promise<Relation[]> =>
  (await relationsOf(owner)).filter(({ name, isPart }) => !isPart && !INTERNAL.includes(name));

/** Checks the schema for anything that lets a row of one company be seen or referenced from another. */
export async function faultsOfWalls(owner: Client): Promise<string[]> {
  const faults: string[] = [];
  for (const relation of await relationsOf(owner)) faults.push(...faultsOfRelation(relation));
  for (const { name, table, columns, target, targetColumns } of await foreignKeysOf(owner)) {
    const at = columns.indexOf(companyColumnOf(table));
    if (at < 0 || targetColumns[at] !== companyColumnOf(target))
      faults.push(`${table}: key ${name} does not carry the company`);
  }
  for (const { name, table, columns } of await uniqueIndexesOf(owner)) {
    if (INTERNAL.includes(table) || columns.includes(companyColumnOf(table))) continue;
    const label = `${name} on ${columns.join(', ')}`;
    const isKnown = UNIQUE_EVERYWHERE.some((known) =>
      typeof known === 'string' ? name === known : known.test(label),
    );
    if (!isKnown) faults.push(`${table}: unique ${name} tells one company what another has`);
  }
  for (const { name, pinned, open } of await definersOf(owner)) {
    if (!DEFINERS.includes(name)) faults.push(`function ${name}: runs as owner and is not in the walk`);
    if (!pinned) faults.push(`function ${name}: runs as owner and finds what the caller puts in its path`);
    if (open) faults.push(`function ${name}: runs as owner for everyone`);
  }
  for (const { name } of await reachableSequencesOf(owner)) faults.push(`sequence ${name}: within reach`);
  return faults;
}

function faultsOfRelation({ name, kind, isPart, asCaller, secured, columns, reachable }: Relation): string[] {
  // A partition is reached through its table, whose wall it has.
  if (isPart || INTERNAL.includes(name)) return reachable ? [`${name}: within reach`] : [];
  if (!columns.includes(companyColumnOf(name))) return [`${name}: has no company`];
  if (kind === 'v') return asCaller ? [] : [`${name}: a view that asks as its owner`];
  if (kind !== 'r' && kind !== 'p') return [`${name}: kind ${kind} knows no row-level security`];
  return secured ? [] : [`${name}: no row-level security`];
}
