import { visibilityFeature } from '@stundenbuch/domain/records/visibility/features';
import { signOnSentences } from '@stundenbuch/domain/sides/signon/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sentences } from '../src/platform/http/sentences.ts';
import { hashOf } from '../src/platform/session/tokens.ts';
import { fillFactors } from './authenticator.ts';
import { away, booking, store, work } from './entries.ts';
import { PASSKEY_USED } from './every-call/bodies.ts';
import { useTestFeatures } from './features.ts';
import { emailOf, lockedCompany, OTHER } from './people.ts';
import { quickHash } from './quick-hash.ts';
import {
  answerForgotten,
  book,
  type Call,
  closeYear,
  closure,
  companyDay,
  contract,
  fillWishes,
  hire,
  item,
  longDay,
  post,
  project,
  promote,
  record,
  register,
  request,
  timePosting,
  times,
  WISH_CALLS,
} from './refusal-calls.ts';
import { ofDecisions } from './refusal-decisions.ts';
import { fillFeeds, SIGHT_CALLS } from './refusal-feeds.ts';
import { OF_ROWS } from './refusal-imports.ts';
import { fillNouns } from './refusal-nouns.ts';
import { switchOn } from './switch-on.ts';
import { World } from './world.ts';

// Friday 20 November 2026
let world: World;
let closed: number;
let pending: number;
let approved: number;
let past: number;
let measured: number;
let decided: number;
let unproved: string;
let ofNouns: Record<string, Call | Call[]>;
/** Of a passkey that is there already. */
let existing: object;
beforeAll(async () => {
  world = await World.start(undefined, { SESSION_BINDING: 'on' });
  useTestFeatures([], [visibilityFeature]);
  [closed, pending, approved, past] = (await store(
    world,
    booking('2026-10-30'),
    away('2026-11-12', 10, 0),
    away('2026-11-13', 10, 1),
    away('2026-10-15', 10, 1),
    work('2026-11-10'),
    booking('2026-11-10', 8, { user_id: 12 }),
  )) as [number, number, number, number];
  [measured = 0, decided = 0] = await store(
    world,
    work('2026-11-17', 8, { company_id: 2, user_id: 21 }),
    away('2026-12-01', 100, 1, { company_id: 2, user_id: 21 }),
  );
  unproved = await world.newToken('chef');
  await world.sql('update sessions set proved_at = null where token_hash = $1', [hashOf(unproved)]);
  await world.sql(`insert into jobs (id, company_id, job_title) values (20001, 1, 'Zimmerei')`);
  await world.sql(`insert into categories (id, company_id, name) values (20001, 1, 'Neubau')`);
  await switchOn(world, 2, [
    'calendar',
    'contracts',
    'ledger',
    'office',
    'overtime',
    'clock',
    'audit',
    'decisions',
  ]);
  await world.sql(`insert into work_intervals (id, company_id, user_id, day, started_at, ended_at, kind, source, forgotten,
      created_at, created_by)
    values (20001, 2, 21, '2026-11-18', '2026-11-18T07:00Z', null, 'work', 'clock', true, now(), 21),
      (20002, 2, 21, '2026-11-17', '2026-11-17T07:00Z', '2026-11-17T15:00Z', 'work', 'clock', false, now(), 21)`);
  await world.sql('update work_intervals set entry_id = $1 where id = 20002', [measured]);
  await world.sql(
    `insert into vacation_postings (company_id, user_id, id, year, day, kind, days, created_at)
      values (2, 21, 20001, 2025, '2026-01-01', 'opening', 5, now()),
        (2, 21, 20002, 2025, '2026-01-01', 'correction', 5, now())`,
  );
  await world.sql(
    `insert into vacation_closings (company_id, id, year, hash, applied_at, undone_at, created_at, created_by)
      values (2, 20001, 2024, '', now(), null, now(), 22), (2, 20002, 2025, '', now(), now(), now(), 22),
        (2, 20003, 2025, '', now(), null, now(), 22)`,
  );
  await world.sql(`insert into vacation_expiries (company_id, user_id, expiry, created_at, created_by)
    values (2, 21, '03-31', now(), 22)`);
  await world.sql(`insert into vacation_notices (company_id, user_id, year, days, deadline, text, sha256, channel, sent_at,
      sent_by, read_at, confirmed_at, created_at, created_by)
    values (2, 21, 2025, 1, '2026-03-31', '', '', 'app', '2026-01-02', 22, '2026-01-11', now(), now(), 22)`);
  await world.sql(`update company_settings set value = '{"only_credit": true}' where feature = 'overtime'`);
  await world.sql(`insert into time_postings (id, company_id, user_id, day, minutes, kind, text, reverses_id, created_at, created_by)
    values (20001, 2, 21, '2026-11-02', 60, 'correction', 'Grund', null, now(), 22),
      (20002, 2, 21, '2026-11-02', -60, 'correction', 'Grund', 20001, now(), 22)`);
  const sealed = [2, 21, '2026-10-01', 'closed', 1, '0'.repeat(64), '2026-11-02', '2026-11-02', 22];
  await switchOn(world, 2, ['closing']);
  await world.sql(
    `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    sealed,
  );
  await world.sql(
    `insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (2, 21, '2026-10-01', 1, '{}', repeat('0', 64), now(), 22)`,
  );
  await switchOn(world, 2, ['law']);
  await world.sql(
    `update company_settings set value = '{"break": "refuse", "day10": "reason"}' where feature = 'law'`,
  );
  await fillWishes(world);
  await world.sql(`update contracts set id = 20001, ends_on = '2026-11-30' where user_id = 21`);
  await world.setFeatures('alpha', ['calendar', 'halfdays', 'office', 'security']);
  ofNouns = await fillNouns(world);
  await world.sql(`update companies set features = features || '{visibility,feeds}' where id = 1`);
  await fillFeeds(world);
  await world.sql('update users set password_hash = $1 where id = 14', [quickHash('Richtig1')]);
  existing = await fillFactors(world, 14, 12);
  await world.sql(`update users set records_from = '2026-11-03' where id = 11`);
  await world.sql(`update companies set records_from = '2026-11-01' where id = 1`);
  const made = [1, '2026-10-01', 13];
  await world.sql(
    `insert into company_settings (company_id, created_at, created_by, feature, since, value)
      values ($1, $2, $3, 'calendar', '2026-10-01', '{"eve24": "half"}')`,
    made,
  );
  await world.sql(
    `insert into places (company_id, created_at, created_by, id, name, land) values ($1, $2, $3, 20001, 'Bonn', 'NW')`,
    made,
  );
  await world.sql(
    `insert into company_days (company_id, created_at, created_by, place_id, day, name, kind)
      values ($1, $2, $3, 20001, '2027-02-08', 'Rosenmontag', 'free')`,
    made,
  );
  await world.sql(
    `insert into closures (company_id, created_at, created_by, id, from_day, to_day, type, name, booked_at, undone_at)
      values ($1, $2, $3, 20001, '2027-02-01', '2027-02-02', 60, 'Umzug', $2, $2)`,
    made,
  );
  await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by) values
    (1, 'login', '{"password_old": true}', now(), 0), (2, 'login', '{"strong_passwords": true, "bound_only": true}', now(), 0)`);
  await world.sql('update users set vacation_lastyear_entered_in = 2026');
  await world.sql('update users set global_admin = true where id = 14');
  await world.sql(OTHER, [quickHash('Andere12')]);
  await lockedCompany(world.owner, quickHash('Andere12'));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

/** Only the browser checks these: the server sees neither the repetition nor the checkbox. */
const ON_THE_SCREEN_ONLY = ['passwords_differ', 'consent_missing'];
/** Of one's own policy and session: session/factor-policy.test.ts, required-factors.test.ts. */
const OF_FACTORS = ['setup', 'day_missing', 'soon', 'keyless'].map((end) => `second_factor_${end}`);
/** What was set without a proof: session/what-proves.test.ts. */
const OF_PROOF = ['password_too_new', 'factor_too_new'];
/** Calls of a tablet or at an hour that was skipped (clock). */
const OF_PUNCH = ['terminal_wrong', 'working_time_skipped'];
/** They need a provider: each in a test of backend/src/sides/signon. */
const OF_SIGN_ON = Object.keys(signOnSentences);

/** A setting of a feature, of which this server knows only those for tests (absences/notices.test.ts); login names (login-names.test.ts). */
const ELSEWHERE = [
  ...[...ON_THE_SCREEN_ONLY, 'notice_template', ...OF_PUNCH, ...OF_FACTORS, ...OF_PROOF],
  ...[...OF_SIGN_ON, ...OF_ROWS, 'export_running', 'no_address', 'short_name_taken', 'short_name_used'],
];

/** One call for every code. Of several calls the last one counts. */
const provoked: () => Record<string, Call | Call[]> = () => ({
  unauthenticated: [null, 'GET', '/user/current'],
  forbidden: ['anna', 'GET', '/user'],
  module_off: ['gero', 'GET', '/timesheet/current'],
  feature_off: ['anna', 'GET', '/audit/mine'],
  proof_needed: [null, 'POST', '/user/12/reset', undefined, { headers: { authorize: unproved } }],
  not_found: ['anna', 'GET', '/timesheet/booking/999999'],
  not_json: book({}, { headers: { 'content-type': 'text/plain' } }),
  body_too_large: book({ booking_text: 'x'.repeat(1_100_000) }),
  too_many_attempts: Array.from(
    { length: 11 },
    (): Call => [null, 'POST', '/user/login', { email: 'x@beispiel.example', password: 'x' }],
  ),
  fields_missing: book({ day: null }),
  invalid_input: book({ day: 'heute' }),
  text_too_long: ['chef', 'POST', '/company/job', { job_title: 'x'.repeat(51) }],
  invisible_characters: ['chef', 'POST', '/company/job', { job_title: 'Zimm\u200berei' }],
  period_reversed: ['anna', 'GET', '/timesheet/workingtime?from=2026-11-20&to=2026-11-19'],
  stale: ['anna', 'PUT', '/user/11', { first_name: 'Anna', name: 'Muster', version: 999 }],
  password_too_short: register('Abc12'),
  password_too_long: register(`Aa1${'x'.repeat(126)}`),
  password_too_simple: register('abcdef'),
  login_failed: [null, 'POST', '/user/login', { email: 'niemand@beispiel.example', password: 'x' }],
  second_factor_needed: [null, 'POST', '/user/login', { email: emailOf('lena'), password: 'Richtig1' }],
  second_factor_wrong: [null, 'POST', '/user/login/second', { challenge: 'x', code: '123456' }],
  passkey_wrong: ['lena', 'POST', '/user/proof', { passkey: PASSKEY_USED }],
  passkeys_full: ['bert', 'POST', '/user/factor/passkey', existing],
  passkey_exists: ['lena', 'POST', '/user/factor/passkey', existing],
  app_exists: ['lena', 'POST', '/user/factor/app', {}],
  registration_failed: register('Abc123'),
  cross_site: ['anna', 'PUT', '/user/11', {}, { headers: { 'sec-fetch-site': 'cross-site' } }],
  company_locked: [null, 'POST', '/user/login', { email: 'gesperrt@beispiel.example', password: 'Andere12' }],
  binding_needed: [null, 'POST', '/user/login', { email: 'andere@beispiel.example', password: 'Andere12' }],
  password_short_here: ['olga', 'POST', '/user/pwupdate', { password: 'Abc1234' }],
  password_personal: ['olga', 'POST', '/user/pwupdate', { password: 'Muster-123456' }],
  password_common: ['olga', 'POST', '/user/pwupdate', { password: '1Qaz2wsx3edc' }],
  old_password_missing: ['chef', 'POST', '/user/pwupdate', { password: 'Abc123' }],
  old_password_wrong: ['chef', 'POST', '/user/pwupdate', { password: 'Abc123', old_password: 'x' }],
  code_invalid: [null, 'POST', '/user/code', { code: 'x' }],
  not_registered: ['chef', 'POST', '/user/12/reset'],
  own_factor_reset: ['chef', 'DELETE', '/user/13/factor'],
  own_reset: ['chef', 'POST', '/user/13/reset'],
  mail_needed: ['olga', 'POST', '/user/email', { email: 'neu@beispiel.example' }],
  registered: ['olga', 'POST', '/user/21/invite'],
  week_unknown: ['anna', 'GET', '/timesheet/current/99'],
  booking_hours_too_small: book({ hours: 0.1 }),
  booking_hours_too_large: book({ hours: 25 }),
  booking_hours_step: book({ hours: 0.3 }),
  booking_text_length: book({ booking_text: 'abcd' }),
  booking_weekday: book({ day: '2026-11-15' }),
  booking_project: book({ project: 1003 }),
  month_closed: ['anna', 'DELETE', `/timesheet/booking/${closed}`],
  booking_future: book({ day: '2026-11-23' }),
  booking_absence: book({ day: '2026-11-12' }),
  working_time_hours: record({ break: 9 }),
  working_time_sunday: record({ day: '2026-11-15' }),
  working_time_absence: record({ day: '2026-11-12' }),
  working_time_duplicate: record({ day: '2026-11-10' }),
  absence_past: ['anna', 'DELETE', `/timesheet/booking/${past}`],
  absence_type: request({ project: 50 }),
  absence_period: request({ day: '2023-12-29' }),
  absence_reversed: request({ end: '2026-11-23' }),
  absence_weekday: request({ day: '2026-11-22' }),
  absence_half_of_range: request({ end: '2026-11-25', half: 'first' }),
  absence_working_day: [
    ['chef', 'PUT', '/user/12', { working_days: '1111000' }],
    ['bert', 'POST', '/timesheet/absence', { day: '2026-11-27', project: 10 }],
  ],
  absence_holiday: request({ day: '2026-12-25' }),
  absence_half_day: request({ day: '2026-12-24', half: 'first' }),
  absence_no_working_day: request({ day: '2026-11-21', end: '2026-11-22' }),
  absence_taken: request({ day: '2026-11-12' }),
  absence_all_taken: request({ day: '2026-11-12', end: '2026-11-13' }),
  vacation_insufficient: request({ day: '2026-11-24', end: '2027-03-31' }),
  absence_processed: ['chef', 'PUT', `/timesheet/absence/${approved}`],
  absence_not_approved: ['chef', 'PUT', `/timesheet/absence/cancel/${pending}`],
  absence_cancel_past: ['chef', 'PUT', `/timesheet/absence/cancel/${past}`],
  sick_no_vacation: [
    ...(['chef', 'POST', '/timesheet/absence/sick'] as const),
    { user: 11, reason: 'Attest', day: '2026-11-24', end: '2026-11-24' },
  ],
  absence_undo_over: ['chef', 'PUT', `/timesheet/absence/reopen/${approved}`],
  company_name_missing: ['gero', 'POST', '/company', { id: 77 }],
  company_id_missing: ['gero', 'POST', '/company', { name: 'Neu' }],
  company_id_taken: ['gero', 'POST', '/company', { name: 'Neu', id: 1 }],
  company_unknown: hire({ company: 4711 }, 'gero'),
  extra_not_in_land: ['chef', 'POST', '/calendar/place', { name: 'Köln', land: 'NW', extras: ['mariae'] }],
  place_unknown: ['anna', 'GET', '/calendar/2026?place=999999'],
  place_taken: ['chef', 'POST', '/calendar/place', { name: 'Bonn', land: 'NW' }],
  place_in_use: ['chef', 'DELETE', '/calendar/place/20001'],
  company_day_past: companyDay('2026-10-15'),
  company_day_taken: companyDay('2027-02-08'),
  closure_period: closure('2026-10-15'),
  closure_taken: [closure('2027-03-29'), closure('2027-03-29')],
  closure_undone: ['chef', 'POST', '/calendar/closure/20001/undo'],
  feature_since: ['chef', 'POST', '/company/features', { feature: 'ground', on: true, since: '2026-11-02' }],
  feature_requires: ['chef', 'POST', '/company/features', { feature: 'roof', on: true }],
  feature_undo_over: ['chef', 'POST', '/company/features/recommended', { on: false }],
  name_too_short: hire({ first_name: 'Li' }),
  vacation_range: hire({ vacation: 51 }),
  weeklyhours_range: hire({ weeklyhours: 169 }),
  weeklyhours_decimals: hire({ weeklyhours: 38.333 }),
  worker_since_range: hire({ worker_since: '2011-12-31' }),
  records_from_range: hire({ records_from: '2027-12-01' }),
  records_from_company: hire({ records_from: '2026-10-31' }),
  birth_date_range: ['olga', 'PUT', '/user/21', { birth_date: '1899-12-31' }],
  working_days_empty: hire({ working_days: '0000000' }),
  job_unknown: hire({ job: 20_002 }),
  email_taken: hire({ email: 'ANDERE@beispiel.example' }),
  own_role: ['chef', 'PUT', '/user/13', { setAdmin: 0 }],
  own_deletion: ['chef', 'DELETE', '/user/13'],
  global_admin_protected: ['chef', 'PUT', '/user/14', { active: 0 }],
  last_admin: ['gero', 'PUT', '/user/22', { active: 0 }],
  worker_has_entries: ['chef', 'DELETE', '/user/12'],
  job_taken: ['chef', 'POST', '/company/job', { job_title: ' zimmerei ' }],
  category_taken: ['chef', 'POST', '/category', { name: 'NEUBAU' }],
  before_recording: record({ day: '2026-11-02' }),
  not_recorded: [
    ['chef', 'PUT', '/user/12', { records: false, reason: 'Erfasst nicht' }],
    ['bert', 'POST', '/timesheet/workingtime', times],
  ],
  contract_hours: contract({ weeklyhours: 0 }),
  contract_minutes: contract({ weeklyhours: 39 }),
  contract_period: contract({ valid_from: '2030-01-02' }),
  contract_reversed: contract({ ends_on: '2026-11-30' }),
  own_correction: [promote(1), ['olga', 'POST', '/timesheet/workingtime', { ...times, user: 22 }]],
  correction_reason: ['chef', 'POST', '/timesheet/workingtime', { ...times, user: 11 }],
  own_contract: [promote(1), contract({ user: 22 })],
  contract_row: ['olga', 'PUT', '/user/21', { weeklyhours: 12 }],
  contract_overlap: contract({ valid_from: '2026-11-30' }),
  contract_closed: [promote(0), ['olga', 'DELETE', '/contract/20001']],
  not_employed: ['otto', 'POST', '/timesheet/absence', { day: '2026-12-01', project: 20 }],
  posting_reason: post({ text: ' x' }),
  posting_days: post({ days: -1 }),
  ledger_period: ['otto', 'GET', '/vacation/ledger/21?asOf=2025-12-31'],
  posting_bucket: post({ year: 2027 }),
  posting_lapsed: post({ year: 2025 }),
  posting_not_reversible: ['olga', 'POST', '/vacation/posting/20001/reverse', { text: 'Falsch' }],
  posting_reversed: [
    ...[20_002, 20_002].map(
      (id): Call => ['olga', 'POST', `/vacation/posting/${id}/reverse`, { text: 'Falsch' }],
    ),
  ],
  expiry_day: ['olga', 'PUT', '/vacation/expiry/21', { expiry: '31.03.' }],
  notice_handed_over: ['olga', 'POST', '/vacation/notice', { year: 2025, channel: 'paper' }],
  closing_year: closeYear(2026),
  closing_before: closeYear(2024),
  basis_changed: closeYear(2025),
  closing_later: ['olga', 'POST', '/vacation/closing/20001/undo'],
  closing_undone: ['olga', 'POST', '/vacation/closing/20002/undo'],
  package_people: ['olga', 'POST', '/audit/package', { from: '2026-11-01', to: '2026-11-20', people: [] }],
  package_period: ['olga', 'POST', '/audit/package', { from: '2024-01-01', to: '2026-11-20' }],
  package_future: ['olga', 'POST', '/audit/package', { from: '2026-11-21', to: '2026-11-30' }],
  law_period: ['otto', 'GET', '/law/user/21/2026-01-01/2027-02-05'],
  law_intervals: longDay({ intervals: [{ from: '07:00', to: '05:45', kind: 'break' }] }),
  law_times: [
    'otto',
    'PUT',
    `/timesheet/workingtime/${measured}`,
    { day: '2026-11-17', hours: 7, start_time: '08:00', end_time: '16:00', break: 1, replace_times: false },
  ],
  law_reason: longDay({ break: 0.75 }),
  law_refused: longDay({ break: 0 }),
  terminal_pin: ['otto', 'PUT', '/clock/pin', { pin: '12345' }],
  terminal_pin_simple: ['otto', 'PUT', '/clock/pin', { pin: '123456' }],
  terminal_unknown: [null, 'POST', '/terminal/look', { number: '7', pin: '123456' }],
  terminal_number: ['otto', 'PUT', '/clock/pin', { pin: '471108' }],
  clock_reason: answerForgotten(20_001, { reason: 'kurz' }),
  clock_end: answerForgotten(20_001, { time: '07:00' }),
  clock_answered: answerForgotten(20_002, {}),
  clock_runs: [
    ['otto', 'POST', '/clock/come', { client_id: '00000000-0000-4000-8000-000000000001' }],
    [
      'otto',
      'POST',
      '/timesheet/workingtime',
      { day: '2026-11-20', hours: 7, start_time: '08:00', end_time: '16:00', break: 1, beside_clock: false },
    ],
  ],
  overtime_minutes: timePosting({ minutes: 60_001 }),
  overtime_text: timePosting({ text: 'ab' }),
  overtime_sign: timePosting({ kind: 'payout', minutes: -60 }),
  overtime_nothing: timePosting({ minutes: 0 }),
  overtime_day: timePosting({ day: '2026-10-31' }),
  overtime_opening_day: timePosting({ kind: 'opening' }),
  overtime_reversed: ['olga', 'POST', '/overtime/posting/20001/reversal', { text: 'Doppelt gebucht' }],
  overtime_insufficient: ['otto', 'POST', '/timesheet/absence', { day: '2026-11-24', project: 30 }],
  month_reason: ['olga', 'POST', '/month/reopen', { user: 21, month: '2026-10', reason: 'kurz' }],
  month_not_over: ['otto', 'POST', '/month/confirm', { month: '2026-11' }],
  month_incomplete: ['otto', 'POST', '/month/confirm', { month: '2026-09' }],
  month_not_closed: ['olga', 'POST', '/month/reopen', { user: 21, month: '2026-09', reason: 'Nachtrag' }],
  ...WISH_CALLS,
  sheet_changed: ['otto', 'GET', '/sheet/21/2026-10'],
  month_sealed: ['otto', 'POST', '/timesheet/absence', { day: '2026-10-06', project: 20 }],
  ...ofNouns,
  ...ofDecisions(decided),
  ...SIGHT_CALLS,
  inventory_quantity: item({ quantity: -1 }),
  inventory_category: item({ category: 4711 }),
  project_dates: project({ start_date: '2026-02-01', end_date: '2026-01-01' }),
  project_customer: project({ customer: 4711 }),
  project_category: project({ category: 4711 }),
  project_internal_id_taken: project({ internal_id: '100001' }),
  rate_job: ['chef', 'POST', '/project/hourlyrate', { job: 4711, project: 1001, hourly_rate: 50 }],
  rate_project: ['chef', 'POST', '/project/hourlyrate', { job: 20_001, project: 1003, hourly_rate: 50 }],
  customer_email: ['chef', 'POST', '/customer', { customer_name: 'Kunde', email: 'keine' }],
  customer_address: ['chef', 'POST', '/customer', { customer_name: 'Kunde', address: 4711 }],
});

describe('every code of the domain', () => {
  it('is provoked here, or cannot arise in a call', () => {
    expect([...Object.keys(provoked()), ...ELSEWHERE].sort()).toEqual(Object.keys(sentences).sort());
  });

  it.each(Object.entries(sentences).filter(([code]) => !ELSEWHERE.includes(code)))(
    '[AMB-62] %s arrives over HTTP with its status and its sentence',
    async (code, { status, message }) => {
      const call = provoked()[code] ?? [];
      const calls = (Array.isArray(call[0]) ? call : [call]) as Call[];
      let answer: { status: number; body: unknown } = { status: 0, body: null };
      for (const [who, ...rest] of calls) answer = await world.call(who, ...rest);
      const body = answer.body as Refusal;
      expect([answer.status, body.code]).toEqual([status, code]);
      const filled = new RegExp(
        `^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`,
      );
      expect(body.message).toMatch(filled);
      if (code === 'vacation_insufficient') expect(body.remaining).toEqual(expect.any(Number));
    },
  );
});
