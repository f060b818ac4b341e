import { fillAllowancesOf } from '../allowances.ts';
import { importOf } from '../imports.ts';
import { fillKindsOf } from '../kinds.ts';
import { fillPayrollOf } from '../payroll.ts';
import { fillRepeatsOf } from '../repeat-rows.ts';
import { fillSignOnOf, SIGN_ON_TABLES } from '../sign-on-rows.ts';
import { fillSessionsOf } from '../tokens.ts';
import type { World } from '../world.ts';
import { FOREIGN, type Ids, OWN } from './ids.ts';

/** In every text of the other company, and must be in no answer to anyone else. */
export const SECRET = 'Zebra';

// Neither `changes` nor `seals`: whoever looks into the log is recorded in it, and every minute seals it.
// Nor `seen_devices`, noted after the answer to the first call of a session, nor `security_events`, after one that failed.
const TABLES = [
  ...['addresses', 'categories', 'customers', 'entries', 'hourly_rates', 'inventory_items', 'jobs'],
  ...[
    'absence_requests',
    'calendar_cancellations',
    'calendar_versions',
    'closures',
    'company_days',
    'company_settings',
    'contracts',
    'free_day_answers',
    'correction_reads',
  ],
  ...['codes', 'entry_sums', 'places', 'projects', 'sessions', 'users', 'vacation_postings'],
  ...['vacation_closings', 'vacation_expiries', 'vacation_notices'],
  ...['notices', 'outbox', 'refused_addresses', 'notice_settings', 'job_runs', 'deletions'],
  ...[
    'time_postings',
    'work_intervals',
    'law_reasons',
    'month_closings',
    'month_sheets',
    'correction_requests',
  ],
  ...['second_factors', 'recovery_codes', 'challenges', 'former_passwords', 'former_names'],
  ...SIGN_ON_TABLES,
  ...['clock_taps', 'terminals', 'terminal_pins', 'feeds', 'saved_views'],
  ...['imports', 'import_chunks', 'import_rows', 'change_sets', 'stopwatches', 'favourites'],
  ...['budget_notices', 'teams', 'team_members', 'team_leads', 'deputies', 'absence_kinds'],
  ...['sick_cases', 'insurances', 'staffing', 'surcharge_rules', 'allowance_kinds', 'allowances'],
  ...['contingents', 'contingent_amounts', 'contingent_postings'],
  ...[
    'payroll_setups',
    'wage_types',
    'cost_centres',
    'payroll_layouts',
    'payroll_runs',
    'payroll_files',
    'payroll_lines',
  ],
];

/** What both have switched on. */
export const FEATURES = ['audit', 'halfdays', 'law'];

/** The same records in both companies, so that every record has its counterpart. */
export async function fillBoth(world: World): Promise<void> {
  await fill(world, OWN, 'Alpha');
  await fill(world, FOREIGN, SECRET);
  // Records created from here on must not collide with the explicit ids above.
  for (const table of ['users', 'projects']) {
    await world.sql(`select setval(pg_get_serial_sequence('${table}', 'id'), 300000)`);
  }
}

async function fill(world: World, ids: Ids, word: string): Promise<void> {
  const { company, user } = ids;
  const insert = (table: string, row: object) => {
    const all = { company_id: company, ...row };
    const places = Object.keys(all).map((_, i) => `$${i + 1}`);
    return world.sql(
      `insert into ${table} (${Object.keys(all).join(', ')}) values (${places.join(', ')})`,
      Object.values(all),
    );
  };
  // From here on all that is written is recorded.
  await world.sql('update companies set features = $2 where id = $1', [company, FEATURES]);
  const change = { at: '2023-01-01', table_name: 'users', record_id: user, op: 'R', actor_kind: 'system' };
  await insert('changes', change);
  const [row] = await world.sql<{ id: string }>(
    'delete from unsealed_changes where company_id = $1 and id = (select max(id) from changes where company_id = $1) returning id',
    [company],
  );
  const seal = { no: 1, first_id: 1, last_id: 1, rows: 1, prev: '0'.repeat(64), hash: word.padEnd(64) };
  await insert('seals', { ...seal, ids: [row?.id], hashes: [Buffer.from(word)] });
  await insert('log_erasures', { until: '2020-01-01' });
  await insert('jobs', { id: ids.job, job_title: word });
  await insert('categories', { id: ids.category, name: word });
  await insert('addresses', { id: ids.address, street: word, city: word });
  await insert('addresses', { id: ids.address + 50, street: word, city: word });
  await insert('addresses', { id: ids.address + 51, street: word, city: word });
  await insert('customers', {
    id: ids.customer,
    customer_name: word,
    notes: word,
    address_id: ids.address,
    address2: true,
    address2_id: ids.address + 50,
  });
  await insert('projects', {
    id: ids.project,
    project_name: word,
    internal_id: word,
    notes: word,
    customer_id: ids.customer,
    category_id: ids.category,
    start_date: '2026-11-18',
  });
  await insert('hourly_rates', { id: ids.rate, job_id: ids.job, project_id: ids.project, hourly_rate: 80 });
  await insert('inventory_items', { id: ids.item, name: word, notes: word, category_id: ids.category });
  await insert('company_settings', {
    feature: 'ground',
    value: JSON.stringify({ word }),
    created_at: '2026-11-01',
    created_by: user,
  });
  await insert('company_settings', {
    feature: 'law',
    since: '2026-11-01',
    created_at: '2026-11-01',
    created_by: user,
  });
  await insert('contracts', {
    ...{
      id: ids.contract,
      user_id: user,
      valid_from: '2026-12-01',
      weeklyhours: 20,
      vacation: 18,
      note: word,
    },
    minutes: [240, 240, 240, 240, 240, 0, 0],
    created_at: '2026-11-01',
    created_by: user,
  });
  const made = { created_at: '2026-11-01', created_by: user };
  await insert('budget_notices', { project_id: ids.project, period: '2026-11-01', level: 'warned', ...made });
  await insert('codes', {
    id: ids.code,
    user_id: ids.colleague,
    kind: 'invite',
    secret_hash: word,
    address: word,
    expires_at: '2026-11-02',
    ...made,
  });
  const key = { kind: 'passkey', credential_id: word, public_key: word, confirmed_at: '2026-11-01' };
  await insert('second_factors', { id: ids.factor, name: word, ...key, user_id: ids.user, ...made });
  await insert('company_settings', { feature: 'calendar', since: '2026-11-01', ...made });
  await insert('places', { id: ids.place, name: word, land: 'BY', ...made });
  await insert('places', { id: ids.site, name: `${word} Süd`, land: 'BY', ...made });
  const ownDay = { place_id: ids.site, day: '2026-12-08', name: word, kind: 'half' };
  await insert('company_days', { id: ids.companyDay, ...ownDay, ...made });
  const closed = {
    from_day: '2027-03-01',
    to_day: '2027-03-05',
    type: 60,
    name: word,
    booked_at: '2026-11-01',
  };
  await insert('closures', { id: ids.closure, ...closed, ...made });
  const told = { at: '2026-11-01', table_name: 'entries', op: 'U', actor_kind: 'admin', reason: word };
  await insert('changes', { ...told, record_id: ids.work, person_id: user, actor_id: user + 900 });
  await insert('correction_reads', { user_id: user, change_id: ids.closure, ...made });
  const posting = { user_id: user, year: 2025, day: '2026-01-01', text: word, ...made };
  await insert('vacation_postings', { ...posting, kind: 'opening', days: 5 });
  await insert('vacation_postings', { id: ids.posting, ...posting, kind: 'correction', days: 2 });
  const expiring = { days: 2, deadline: '2026-03-31', channel: 'app', sent_at: '2026-01-12', sent_by: user };
  const text = { text: word, note: word, sha256: '0'.repeat(64) };
  await insert('vacation_notices', {
    id: ids.notice,
    user_id: user,
    year: 2025,
    ...expiring,
    ...text,
    ...made,
  });
  await insert('vacation_expiries', { user_id: user, expiry: '12-31', ...made });
  const closing = { year: 2024, hash: '0'.repeat(64), applied_at: '2026-01-12' };
  await insert('vacation_closings', { id: ids.vacationClosing, ...closing, ...made });
  const expired = { ...posting, kind: 'expired', days: -1, closing_id: ids.vacationClosing };
  await insert('vacation_postings', expired);
  const hours = { user_id: user, day: '2026-11-02', minutes: 60, kind: 'correction', text: word };
  await insert('time_postings', { id: ids.timePosting, ...hours, ...made });
  const about = { user_id: user, kind: 'missing_week', ...made };
  const message = { ...about, data: JSON.stringify({ days: 1, from: '2026-11-09', to: '2026-11-15' }) };
  await insert('notices', { id: ids.message, ...message, about: word });
  await insert('outbox', { ...message, address: word, about: word, due: '2026-11-16' });
  await insert('refused_addresses', { user_id: user, address: word, times: 1, ...made });
  await insert('notice_settings', { ...about, app: true, mail: false });
  const failed = { first_at: '2026-11-19', last_at: '2026-11-19', hour: '2026-11-19', count: 2 };
  await insert('security_events', { user_id: user, kind: 'login', ...failed, ...made });
  await insert('former_names', { user_id: ids.user, first_name: word, name: word, email: `${word}@x` });
  await insert('former_passwords', { user_id: ids.colleague, password_hash: word, ...made });
  await insert('seen_devices', { user_id: user, agent: word, ...made });
  await insert('job_runs', { name: word, period: '2026-11-09', ...made });
  await insert('deletions', { kind: 'payroll', until: '2024-01-01', entries: 1, ...made });
  const interval = { user_id: user, day: '2026-11-18', source: 'form', entry_id: ids.work, ...made };
  const times8 = { started_at: '2026-11-18T07:00:00Z', ended_at: '2026-11-18T11:00:00Z', kind: 'work' };
  await insert('work_intervals', { ...interval, ...times8 });
  await insert('law_reasons', { user_id: user, day: '2026-11-15', code: 'sunday', text: word, ...made });
  const october = { user_id: user, month: '2026-10-01', ...made };
  const sheet = { version: 1, data: JSON.stringify({ word }), sha256: word.padEnd(64, '0') };
  const confirmed = { state: 'confirmed', confirmed_at: '2026-11-02', version: 1, sha256: sheet.sha256 };
  await insert('month_closings', { ...october, ...confirmed, reason: word });
  await insert('month_sheets', { ...october, ...sheet });
  const wish = {
    day: '2026-10-05',
    wish: JSON.stringify({ start_time: '08:00', end_time: '16:00', break: 0 }),
    reason: word,
  };
  await insert('correction_requests', { id: ids.correction, user_id: user, ...wish, ...made });
  const unanswered = {
    id: ids.interval,
    day: '2026-11-17',
    started_at: '2026-11-17T07:00:00Z',
    forgotten: true,
  };
  await insert('work_intervals', { ...unanswered, user_id: user, kind: 'work', source: 'clock', ...made });
  const punched = { client_id: '3f2b8c1e-9a54-4d1b-8f60-27c1a5e0d9b4', tap: 'come', ...made };
  await insert('clock_taps', { user_id: user, ...punched, answer: JSON.stringify({ notes: [word] }) });
  // At a terminal only a number of digits counts.
  await world.sql(`update users set personnel_number = '1' || id where company_id = $1`, [company]);
  await insert('terminals', { id: ids.terminal, name: word, secret_hash: word, ...made });
  await insert('feeds', {
    id: ids.feed,
    user_id: ids.user,
    kind: 'own',
    show_type: false,
    secret_hash: word,
    ...made,
  });
  const view = { user_id: ids.user, name: word, shared: true, definition: 'rows=person&measures=hours' };
  await insert('saved_views', { id: ids.view, ...view, ...made });
  await importOf(world, company, ids.imported, word);
  await insert('terminal_pins', { user_id: ids.colleague, pin_hash: word, ...made });
  await insert('teams', { id: ids.team, name: word, ...made });
  const inTeam = { team_id: ids.team, valid_from: '2026-11-01', ...made };
  await insert('team_members', { id: ids.teamMember, user_id: user, home: true, ...inTeam });
  await insert('team_leads', { id: ids.teamLead, user_id: ids.colleague, rights: '{absences}', ...inTeam });
  await fillKindsOf(insert, ids, word, made);
  const standing = {
    user_id: user,
    for_user: ids.colleague,
    valid_from: '2026-12-21',
    ends_on: '2026-12-31',
  };
  await insert('deputies', { id: ids.deputy, ...standing, extras: '{}', ...made });
  await insert('staffing', { id: ids.staffing, team_id: ids.team, weekdays: '1111100', minimum: 1, ...made });
  for (const more of [fillPayrollOf, fillAllowancesOf, fillSignOnOf, fillSessionsOf, fillRepeatsOf])
    await more(insert, ids, word, made);
  await insert('calendar_cancellations', { entry_id: ids.absence, status: 0, ...made });
  await insert('free_day_answers', { entry_id: ids.absence, ...made });
  const earlier = { place: null, eve24: 'working', eve31: 'working', places: [] };
  const changed = { until: '2026-11-09', changed_on: '2026-11-10', value: JSON.stringify(earlier) };
  await insert('calendar_versions', { ...changed, ...made });
  const entry = { user_id: user, created_at: '2026-11-01', hours: 8 };
  const times = { type: 50, start_minute: 480, end_minute: 960, break_hours: 0, target: 8 };
  await insert('entries', { ...entry, ...times, id: ids.work, day: '2026-11-18' });
  // A Sunday, of which the law has something to say.
  await insert('entries', { ...entry, ...times, id: ids.work + 50, day: '2026-11-15' });
  const booking = { ...entry, project_id: ids.project, booking_text: word };
  await insert('entries', { ...booking, id: ids.booking, day: '2026-11-18' });
  // A day in the lists of faults, before the start of its project.
  await insert('entries', { ...booking, id: ids.booking + 50, day: '2026-11-17', hours: 9 });
  await insert('entries', { ...entry, id: ids.absence, day: '2026-12-01', type: 10, status: 0 });
  await insert('entries', { ...entry, id: ids.absence + 50, day: '2026-11-16', type: 10, status: 1 });
  await insert('entries', { ...entry, id: ids.absence + 52, day: '2026-11-12', type: 20, status: 1 });
  const noted = { certificate: 'requested', requested_on: '2026-11-13', remark: word, version: 3 };
  await insert('sick_cases', {
    ...{ id: ids.sickCase, user_id: user, first_day: '2026-11-12', last_day: '2026-11-12', ...noted },
    ...{ changed_at: '2026-11-13', changed_by: user },
  });
  await insert('insurances', { user_id: user, insurance: 'private' });
  const request = { user_id: user, note: word, created_at: '2026-11-01', created_by: user };
  // Who asks also stands in: the walks call as one person.
  await insert('absence_requests', { id: ids.request, ...request, substitute_id: user });
  const requested = { day: '2026-12-04', type: 10, status: 0, request_id: ids.request };
  await insert('entries', { ...entry, ...requested, id: ids.absence + 51 });
  await world.sql('update users set job_id = $1 where company_id = $2', [ids.job, company]);
  await world.sql('update companies set address_id = $1 where id = $2', [ids.address + 51, company]);
}

/** Count and checksum of every table of a company: equal means that nothing was stored, but that a session was used. */
export async function stateOf(world: World, company: number): Promise<Record<string, string>> {
  const parts = TABLES.map((table) => part(table, 'company_id')).concat(part('companies', 'id'));
  const rows = await world.sql<{ name: string; state: string }>(parts.join(' union all '), [company]);
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

function part(table: string, column: string): string {
  return `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text)), '')
    as state from (select to_jsonb(t) - array['seen_at', 'agent'] as r from ${table} t where ${column} = $1) rows`;
}
