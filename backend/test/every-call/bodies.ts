import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import type { DescribedCall } from '../../src/platform/openapi/routes.ts';
import { NEW_ALLOWANCE_KIND, NEW_RULE } from '../allowances.ts';
import { NEW_CONTINGENT, NEW_KIND } from '../kinds.ts';
import { NEW_LAYOUT } from '../payroll.ts';
import type { Person } from '../people.ts';
import type { Ids } from './ids.ts';

const CHANGED = { day: '2026-11-25', project: 20, any_month: true };
const ENTRY = { day: '2026-11-19', hours: 1 };
const CONTRACT = {
  valid_from: '2026-12-15',
  weeklyhours: 40,
  vacation: 30,
  minutes: [480, 480, 480, 480, 480, 0, 0],
};
const CLOSURE = { name: 'Neu', from: '2027-02-01', to: '2027-02-05', type: 60, shortage: 'skip' };
const NAMED = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const PASSKEY_MADE = { ...NAMED, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
export const PASSKEY_USED = {
  ...NAMED,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const MEASURED = { hours: 1, booking_text: 'Dach gedeckt' };
const proposalOf = (project: number) => ({
  kind: 'rest',
  bookings: [{ project, project_name: 'Dach', booking_text: 'Dach gedeckt', hours: 1 }],
  time: null,
  shortened: null,
  deleted: null,
  like: null,
  left: 0,
});
const worker = ({ job }: Ids) => ({ first_name: 'Erika', name: 'Muster', job });

/** A body that each call accepts, with ids wherever possible. */
const BODIES: Readonly<Record<string, (ids: Ids) => object>> = {
  'post /user/login': () => ({ email: 'niemand@beispiel.example', password: 'Geheim-123456' }),
  'post /user/register': () => ({ email: 'niemand@beispiel.example', password: 'Geheim-123456' }),
  'post /user/code': () => ({ code: 'H4KQ-0N7T-9ABC-DEFG-HJKM' }),
  'post /user/proof': () => ({ password: 'Geheim-123456' }),
  'post /user/login/second': () => ({ challenge: 'unknown', code: '123456' }),
  'post /user/login/ticket': () => ({ ticket: 'unknown' }),
  'put /sso': () => ({
    preset: 'other',
    issuer: 'https://firma.example',
    client_id: 'stundenbuch',
    client_secret: 'geheim',
  }),
  'post /sso/domain': () => ({ domain: 'neu.example' }),
  'post /company/:id/domain': () => ({ domain: 'neu.example' }),
  'post /user/factor/app': () => ({ name: 'Neu' }),
  'post /user/factor/app/confirm': () => ({ code: '123456' }),
  'post /user/factor/passkey': () => ({ name: 'Neu', passkey: PASSKEY_MADE }),
  'put /user/factor/:id': () => ({ name: 'Neu' }),
  'post /user/login/passkey': () => ({ passkey: PASSKEY_USED }),
  'post /user/reset': () => ({ code: 'H4KQ-0N7T-9ABC-DEFG-HJKM', password: 'Geheim-123456' }),
  'put /notice/settings': () => ({ kind: 'missing_week', app: true, mail: false }),
  'post /user/pwupdate': () => ({ password: 'Geheim-123456' }),
  'post /timesheet/booking': ({ project }) => ({ ...ENTRY, project, booking_text: 'Dach gedeckt' }),
  'put /timesheet/booking/:id': ({ project }) => ({ ...ENTRY, project, booking_text: 'Dach gedeckt' }),
  'post /timesheet/workingtime': () => ({ ...ENTRY, start_time: '08:00', end_time: '09:00', break: 0 }),
  'put /timesheet/workingtime/:id': () => ({
    day: '2026-11-18',
    hours: 2,
    start_time: '08:00',
    end_time: '10:00',
    break: 0,
  }),
  'post /timesheet/days/:date/apply': ({ project }) => ({
    fingerprint: 'unknown',
    proposal: proposalOf(project),
  }),
  'post /timesheet/weeks/:cw/repeat': () => ({ like: 'plan' }),
  'post /timesheet/stopwatch': ({ project }) => ({ ...MEASURED, project }),
  'post /timesheet/stopwatch/:id/book': ({ project }) => ({ ...MEASURED, project }),
  'post /timesheet/favourite': ({ project }) => ({ ...MEASURED, project }),
  'put /timesheet/favourite': ({ favourite }) => ({ ids: [favourite] }),
  'post /law/preview': ({ user }) => ({ user, ...ENTRY, start_time: '08:00', end_time: '09:00', break: 0 }),
  'post /timesheet/absence': () => ({ day: '2026-12-02', end: '2026-12-03', project: 10, hours: 8 }),
  'delete /timesheet/booking/:id': () => ({}),
  'delete /allowance/:id': () => ({}),
  'delete /absence-request/:id': () => ({}),
  'put /absence-request/:id/substitute': () => ({ answer: 'yes' }),
  'put /absence-request/:id/decline': () => ({ reason: 'Inventur' }),
  'put /timesheet/absence/decline/:id': () => ({ reason: 'Inventur' }),
  'post /timesheet/absence/change/:id/preview': ({ user }) => ({ ...CHANGED, user }),
  'post /timesheet/absence/preview': ({ user }) => ({ user, day: '2026-12-02', project: 10 }),
  'put /timesheet/absence/change/:id': ({ user }) => ({ ...CHANGED, user, reason: 'Krank gemeldet' }),
  'post /timesheet/absence/sick-report': () => ({ day: '2026-11-16', end: '2026-11-30' }),
  'post /timesheet/absence/sick': ({ user }) => ({
    user,
    day: '2026-11-16',
    certificate: 'paper',
    end: '2026-11-17',
    reason: 'Krank gemeldet',
    any_month: true,
  }),
  'post /audit/package': ({ user }) => ({ from: '2026-11-01', to: '2026-11-30', people: [user] }),
  'post /audit/corrections/read': () => ({ ids: [1, 2] }),
  'post /project': ({ customer, category, job }) => ({
    project_name: 'Neu',
    customer,
    category,
    rates: [{ job, hourly_rate: 80 }],
  }),
  'put /project/:id': ({ customer, category }) => ({ project_name: 'Anders', customer, category }),
  'put /project/:projectId/budget': () => ({
    ...{ budget_hours: 50, budget_money: 4000, budget_kind: 'total' },
    ...{ fixed_price: false, warn_at: 90 },
  }),
  'post /project/hourlyrate': ({ job, project }) => ({
    ...{ job, project, hourly_rate: 80 },
    valid_from: '2026-04-01',
  }),
  'put /project/hourlyrate/:id': ({ job, project }) => ({ job, project, hourly_rate: 90 }),
  'post /customer': () => ({ customer_name: 'Neu', customer_city: 'Bremen' }),
  'put /customer/:id': ({ address }) => ({ customer_name: 'Anders', customer_city: 'Bremen', address }),
  'put /customer/notes/:id': () => ({ notes: 'Anders' }),
  'post /address': () => ({ street: 'Neue Straße' }),
  'put /address/customer/:id': () => ({ street: 'Neue Straße' }),
  'put /address/customersecond/:id': () => ({ street: 'Neue Straße' }),
  'post /inventory': ({ category }) => ({ name: 'Säge', category }),
  'put /inventory/notes/:id': () => ({ notes: 'Anders' }),
  'put /inventory/:id': ({ category }) => ({ name: 'Anders', category }),
  'post /user': (ids) => ({ ...worker(ids), email: 'erika@beispiel.example' }),
  'put /user/:id': worker,
  'post /privacy/periods/preview': () => ({ times_months: 24 }),
  'post /user/:id/anonymise': () => ({ texts: true }),
  'post /user/:id/recording': () => ({ records_from: '2026-11-19' }),
  'post /user/forgot': () => ({ email: 'niemand@beispiel.example' }),
  'post /user/email/confirm': () => ({ code: 'H4KQ-0N7T-9ABC-DEFG-HJKM' }),
  'post /user/email': () => ({ email: 'neu@beispiel.example' }),
  'post /user/:id/invite': () => ({}),
  'post /company/job': () => ({ job_title: 'Neu' }),
  'put /company/job/:id': () => ({ job_title: 'Anders' }),
  'post /category': () => ({ name: 'Neu' }),
  'put /category/:id': () => ({ name: 'Anders' }),
  'post /company': () => ({ name: 'Neu', id: 5555 }),
  'put /company/:id': () => ({ name: 'Anders' }),
  'post /overtime/posting': ({ user }) => ({
    user,
    day: '2026-11-19',
    minutes: 90,
    kind: 'correction',
    text: 'Nachgetragen',
  }),
  'post /month/confirm': () => ({ month: '2026-10' }),
  'post /month/close': ({ user }) => ({ month: '2026-10', users: [user] }),
  'post /month/check': ({ user }) => ({ user, month: '2026-10' }),
  'post /month/return': ({ user }) => ({ user, month: '2026-10', reason: 'Der 7. ist zu lang' }),
  'post /month/reopen': ({ user }) => ({ user, month: '2026-10', reason: 'Nachtrag vom Polier' }),
  'post /correction': () => ({
    day: '2026-10-08',
    wish: { start_time: '08:00', end_time: '16:00', break: 0 },
    reason: 'Vergessen einzutragen',
  }),
  'put /correction/:id': () => ({ accept: false, answer: 'Laut Bautagebuch frei' }),
  'post /overtime/posting/:id/reversal': () => ({ text: 'Doppelt gebucht' }),
  'post /sheet/zip': ({ user }) => ({ from: '2026-10', to: '2026-11', users: [user] }),
  ...Object.fromEntries(
    ['come', 'break', 'resume', 'go'].map((punch, at) => [
      `post /clock/${punch}`,
      () => ({ client_id: `3f2b8c1e-9a54-4d1b-8f60-27c1a5e0d9b${at}` }),
    ]),
  ),
  'post /clock/forgotten/:id': () => ({ day: '2026-11-17', time: '16:00', reason: 'Vergessen' }),
  'post /import': () => ({ kind: 'people', source: 'Vorlage', file_name: 'alle.xlsx' }),
  'post /import/:id/rows': () => ({ chunk: 0, commit: false, rows: [{ line: 2, first_name: 'Paula' }] }),
  'post /report/view': () => ({ name: 'Neu', shared: false, definition: 'rows=person&measures=hours' }),
  'put /report/view/:id': () => ({ name: 'Neu', shared: true, definition: 'rows=job&measures=hours' }),
  'post /user/token': () => ({ name: 'Neu', scopes: ['inventory:read'], days: 30 }),
  'post /calendar/feed': () => ({ kind: 'own', show_type: true }),
  'post /clock/terminal': () => ({ name: 'Werkstatt' }),
  'put /clock/pin': () => ({ pin: '471108' }),
  'put /clock/pin/:userId': () => ({ pin: '471108' }),
  'post /clock/missing-break': () => ({ day: '2026-11-18', minutes: 30 }),
  'post /terminal/missing-break': () => ({ number: '1011', pin: '123456', day: '2026-11-18', minutes: 30 }),
  'post /terminal/look': () => ({ number: '1011', pin: '123456' }),
  'post /terminal/tap': () => ({
    number: '1011',
    pin: '123456',
    tap: 'come',
    client_id: '3f2b8c1e-9a54-4d1b-8f60-27c1a5e0d9c0',
  }),
  'post /contract': ({ user }) => ({ user, ...CONTRACT }),
  'put /contract/:id': () => ({ ...CONTRACT, valid_from: '2026-12-16' }),
  'post /contract/preview': ({ user, contract }) => ({ user, id: contract, row: CONTRACT }),
  'post /absence-kind': () => NEW_KIND,
  'post /timesheet/absence/sick-from': () => ({ day: '2026-11-19', from: '11:15' }),
  'put /sick-case/person/:id': () => ({
    ...{ day: '2026-11-12', worked: null, established_on: null, certified_until: null },
    ...{ certificate: 'paper', requested_on: null, remark: 'Neu' },
  }),
  'put /sick-case/person/:id/begin': () => ({ day: '2026-11-12', begins: 'first' }),
  'put /sick-case/person/:id/insurance': () => ({ insurance: 'minijob' }),
  'post /contingent': () => NEW_CONTINGENT,
  'put /contingent/:id': () => ({ name: 'Pflege', prorata: 'none', carry: null, only_for: false }),
  'put /contingent/:id/amount': ({ user }) => ({ user, year: 2026, amount: 3 }),
  'post /contingent-posting': ({ user, contingent }) => ({
    ...{ user, contingent, year: 2026, day: '2026-11-19', kind: 'extra', days: 1, text: 'Zwei Kinder' },
  }),
  'post /contingent-posting/:id/reverse': () => ({ text: 'Doppelt' }),
  'put /absence-kind/:id': () => ({ ...NEW_KIND, name: 'Pflege', archived: false }),
  'put /payroll/setup': ({ user }) => ({
    ...EMPTY_SETUP,
    wage_types: [
      { source: 'work', unit: 'hours', wage_type: 201, key: 1, absence_key: null, absence_reason: null },
    ],
    people: [{ user, cost_centre: '4711' }],
  }),
  'post /payroll/layout': () => NEW_LAYOUT,
  'put /payroll/layout/:id': () => ({ ...NEW_LAYOUT, name: 'Anders' }),
  'post /payroll/preview': () => ({ month: '2026-10', excluded: [] }),
  'post /payroll/run': () => ({ month: '2026-10', excluded: [] }),
  'post /surcharge': () => NEW_RULE,
  'post /surcharge/preset': () => ({ valid_from: '2026-12-01', break_first: false }),
  'put /surcharge/:id': () => ({ ...NEW_RULE, name: 'Abend' }),
  'post /allowance-kind': () => NEW_ALLOWANCE_KIND,
  'put /allowance-kind/:id': () => ({ ...NEW_ALLOWANCE_KIND, name: 'Auslöse', archived: false }),
  'post /allowance': ({ allowanceKind, project }) => ({
    ...{ day: '2026-11-19', kind: allowanceKind, quantity: 1, project, text: 'Neu' },
  }),
  'post /team': () => ({ name: 'Neu', stage: 'none' }),
  'put /team/:id': () => ({ name: 'Anders', stage: 'admin', archived: false }),
  'post /team/:id/member': ({ colleague }) => ({ user: colleague, from: '2026-11-19', home: false }),
  'put /team-member/:id': () => ({ to: '2026-12-31' }),
  'post /team/:id/lead': ({ user }) => ({ user, from: '2026-11-19', rights: ['absences'] }),
  'post /team/:id/member/preview': ({ colleague }) => ({ user: colleague, from: '2026-11-19', home: false }),
  'post /team/:id/lead/preview': ({ user }) => ({ user, from: '2026-11-19', rights: ['absences'] }),
  'post /team-member/:id/preview': () => ({ to: '2026-12-31' }),
  'post /team-lead/:id/preview': () => ({ to: '2026-12-31' }),
  'put /team-lead/:id': () => ({ to: '2026-12-31' }),
  'post /deputy': ({ user, colleague }) => ({
    user,
    for_user: colleague,
    from: '2026-12-01',
    to: '2026-12-06',
    extras: [],
  }),
  'put /deputy/:id': () => ({ to: '2026-12-24' }),
  'post /absence/decide': ({ absence }) => ({ ids: [absence], decision: 'decline' }),
  'post /absence/undo': ({ absence }) => ({ ids: [absence] }),
  'put /staffing/:id': ({ team }) => ({ team, weekdays: '1111100', minimum: 1 }),
  'post /staffing': ({ job }) => ({ job, weekdays: '1111100', minimum: 2 }),
  'post /vacation/posting': ({ user }) => ({
    user,
    year: 2026,
    day: '2026-11-02',
    kind: 'extra',
    days: 1,
    text: 'Jubiläum',
  }),
  'post /vacation/posting/:id/reverse': () => ({ text: 'Doppelt gebucht' }),
  'post /vacation/notice': ({ user }) => ({ year: 2026, users: [user], channel: 'app' }),
  'put /vacation/expiry/:userId': () => ({ expiry: '03-31' }),
  'post /vacation/closing/preview': () => ({ year: 2025 }),
  'post /vacation/closing': () => ({ year: 2025, hash: 'x' }),
  'put /company/settings/:feature': () => ({ value: { depth: 3 } }),
  'put /company/:id/settings/:feature': () => ({ value: { depth: 4 } }),
  'post /calendar/place': () => ({ name: 'Neu', land: 'SN', extras: ['fronleichnam'] }),
  'put /calendar/place/:id': () => ({ name: 'Anders', land: 'BY', extras: [] }),
  'post /calendar/day': ({ site }) => ({ day: '2026-12-11', name: 'Neu', kind: 'free', place_id: site }),
  'put /calendar/day/:id': ({ site }) => ({
    day: '2026-12-14',
    name: 'Anders',
    kind: 'half',
    place_id: site,
  }),
  'post /calendar/free-day': ({ absence }) => ({ ids: [absence], cancel: true }),
  'post /calendar/closure/preview': ({ site }) => ({ ...CLOSURE, place_id: site }),
  'post /calendar/closure': ({ site }) => ({ ...CLOSURE, place_id: site }),
  'post /company/features/preview': () => ({ feature: 'ground', on: true, since: '2026-12-01' }),
  'post /company/features': () => ({ feature: 'ground', on: true }),
  'post /company/features/recommended/preview': () => ({ on: true }),
  'post /company/features/recommended': () => ({ on: true }),
};

export const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`;

export function bodyOf(route: DescribedCall, ids: Ids): object | undefined {
  if (!route.body) return undefined;
  const body = BODIES[nameOf(route)];
  if (!body) throw new Error(`No body for ${nameOf(route)}`);
  return body(ids);
}

/** A person whom the call admits when every module is on. */
export function callerOf(route: DescribedCall): Person | null {
  if (route.access === 'public') return null;
  // Another person's record needs an admin.
  if (nameOf(route) === 'put /user/:id' || /:(userId|email)/.test(route.path)) return 'chef';
  const roles = route.access.anyOf?.flatMap(({ roles: each = [] }) => each) ?? [];
  if (roles.includes('admin')) return 'chef';
  return roles.includes('globalAdmin') ? 'gero' : 'anna';
}
