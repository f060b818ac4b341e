import type { Person } from './people.ts';
import type { Options, World } from './world.ts';

export type Call = [who: Person | null, method: string, path: string, body?: unknown, options?: Options];

const hours = { day: '2026-11-19', project: 1001, hours: 1, booking_text: 'Dach gedeckt' };
export const book = (changes: object, options?: Options): Call => [
  'anna',
  'POST',
  '/timesheet/booking',
  { ...hours, ...changes },
  options,
];
export const times = { day: '2026-11-19', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 };
export const record = (changes: object): Call => [
  'anna',
  'POST',
  '/timesheet/workingtime',
  { ...times, ...changes },
];
export const request = (changes: object): Call => [
  'anna',
  'POST',
  '/timesheet/absence',
  { day: '2026-11-24', project: 10, ...changes },
];
const worker = { first_name: 'Erika', name: 'Muster', email: 'erika@beispiel.example', job: 20_001 };
export const hire = (changes: object, who: Person = 'chef'): Call => [
  who,
  'POST',
  '/user',
  { ...worker, ...changes },
];
const terms = { valid_from: '2026-12-01', weeklyhours: 40, vacation: 30 };
export const contract = (changes: object): Call => [
  'olga',
  'POST',
  '/contract',
  { user: 21, ...terms, minutes: [480, 480, 480, 480, 480, 0, 0], ...changes },
];
export const post = (changes: object): Call => [
  'olga',
  'POST',
  '/vacation/posting',
  { user: 21, year: 2026, day: '2026-11-02', kind: 'extra', days: 1, text: 'Jubiläum', ...changes },
];
export const closeYear = (year: number): Call => ['olga', 'POST', '/vacation/closing', { year, hash: 'x' }];
export const longDay = (changes: object): Call => [
  'otto',
  'POST',
  '/timesheet/workingtime',
  { day: '2026-11-18', hours: 0, start_time: '06:00', end_time: '17:00', ...changes },
];
export const timePosting = (changes: object): Call => [
  'olga',
  'POST',
  '/overtime/posting',
  { user: 21, day: '2026-11-02', minutes: 60, kind: 'correction', text: 'Nachgetragen', ...changes },
];
export const answerForgotten = (id: number, changes: object): Call => [
  'otto',
  'POST',
  `/clock/forgotten/${id}`,
  { day: '2026-11-18', time: '16:00', reason: 'Vergessen', ...changes },
];
const wish = (
  day: string,
  times: object | null = { start_time: '08:00', end_time: '16:00', break: 0 },
): Call => ['otto', 'POST', '/correction', { day, wish: times, reason: 'Zettel vom Polier' }];
/** One that is answered, one for a kind that there is not, and one that leaves out a day that is free. */
export async function fillWishes(world: World): Promise<void> {
  const part = { end: null, half: 'first', from_noon: false, to_noon: false, away_minutes: null };
  const wished = { project: 20, ...part, kind_id: 4711, kind_name: null };
  const absence = { entry: null, old: null, wish: wished };
  const range = { ...wished, half: null, kind_id: null, end: '2026-10-13', left_out: ['2026-10-12'] };
  await world.sql(
    `insert into correction_requests (id, company_id, user_id, day, wish, reason, state, answered_at, created_at, created_by)
      values (20001, 2, 21, '2026-10-07', 'null', 'Grund', 'declined', now(), now(), 21),
        (20002, 2, 21, '2026-10-08', $1, 'Grund', 'open', null, now(), 21),
        (20003, 2, 21, '2026-10-12', $2, 'Grund', 'open', null, now(), 21)`,
    [absence, { ...absence, wish: range }].map((one) => JSON.stringify(one)),
  );
}
const wishAbsence = (day: string, absence: object): Call => [
  'otto',
  'POST',
  '/correction',
  { day, absence, reason: 'Zettel vom Polier' },
];
export const WISH_CALLS = {
  correction_open_day: wish('2026-11-05'),
  correction_nothing: wish('2026-10-05', null),
  correction_taken: [wish('2026-10-06'), wish('2026-10-06')],
  correction_beside: [wishAbsence('2026-10-09', { entry: null, wish: { project: 20 } }), wish('2026-10-09')],
  correction_stale: wishAbsence('2026-10-05', { entry: 4711, wish: null }),
  correction_unavailable: ['olga', 'PUT', '/correction/20002', { accept: true }],
  correction_days: ['olga', 'PUT', '/correction/20003', { accept: true }],
  correction_answered: ['olga', 'PUT', '/correction/20001', { accept: true }],
} satisfies Record<string, Call | Call[]>;
export const promote = (setAdmin: number): Call => ['olga', 'PUT', '/user/21', { setAdmin }];
export const register = (password: string): Call => [
  null,
  'POST',
  '/user/register',
  { email: 'niemand@beispiel.example', password },
];
export const project = (changes: object): Call => [
  'chef',
  'POST',
  '/project',
  { project_name: 'Neu', ...changes },
];
export const item = (changes: object): Call => ['anna', 'POST', '/inventory', { name: 'Säge', ...changes }];

export const companyDay = (day: string): Call => [
  'chef',
  'POST',
  '/calendar/day',
  { day, name: 'Rosenmontag', kind: 'free', place_id: 20_001 },
];
export const closure = (from: string): Call => [
  'chef',
  'POST',
  '/calendar/closure',
  { name: 'Inventur', from, to: '2027-03-31', type: 60 },
];
