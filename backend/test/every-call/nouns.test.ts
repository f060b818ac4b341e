import type { Noun } from '@stundenbuch/domain/access/nouns';
import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../answers.ts';
import { relationsOf } from '../every-statement/catalog.ts';
import type { Person } from '../people.ts';
import { sentBy } from '../sent.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { bodyOf, callerOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { OWN, pathOf } from './ids.ts';
import { rows } from './rows.ts';

/** Under which nouns the browser remembers what is in a table; one of them is enough. */
const NOUNS_OF: Readonly<Record<string, readonly Noun[]>> = {
  absence_kinds: ['AbsenceKind', 'Absence'],
  absence_requests: ['Absence'],
  addresses: ['Address'],
  contingent_amounts: ['Contingent'],
  contingent_postings: ['Contingent'],
  contingents: ['Contingent'],
  budget_notices: ['Project'],
  calendar_versions: ['Calendar'],
  categories: ['Category'],
  clock_taps: ['PunchClock'],
  closures: ['Shutdown'],
  companies: ['Company'],
  company_days: ['Calendar'],
  company_settings: ['Settings'],
  contracts: ['Contract'],
  correction_reads: ['Change'],
  correction_requests: ['Month'],
  customers: ['Customer'],
  deputies: ['Team', 'Company'],
  entries: ['WorkingTime', 'Booking', 'Absence', 'Entry'],
  free_day_answers: ['Calendar'],
  hourly_rates: ['HourlyRate'],
  identities: ['Identity'],
  insurances: ['SickCase'],
  imports: ['Import'],
  import_chunks: ['Import'],
  import_rows: ['Import'],
  inventory_items: ['Inventory', 'InventoryItem'],
  jobs: ['Job'],
  month_closings: ['Month'],
  month_sheets: ['Month'],
  cost_centres: ['Payroll'],
  surcharge_rules: ['Surcharge'],
  allowance_kinds: ['AllowanceKind'],
  allowances: ['Allowance'],
  stopwatches: ['Stopwatch'],
  favourites: ['Favourite'],
  payroll_files: ['Payroll'],
  payroll_layouts: ['Payroll'],
  payroll_lines: ['Payroll'],
  payroll_runs: ['Payroll'],
  payroll_setups: ['Payroll'],
  places: ['Calendar'],
  projects: ['Project'],
  recovery_codes: ['Factor', 'User'],
  second_factors: ['Factor', 'User'],
  sick_cases: ['SickCase'],
  sso: ['SignOn'],
  sso_domains: ['SignOn'],
  staffing: ['Staffing'],
  team_leads: ['Team', 'Company'],
  team_members: ['Team'],
  teams: ['Team', 'Company'],
  terminal_pins: ['Pin'],
  terminals: ['Terminal'],
  feeds: ['Feed'],
  saved_views: ['SavedView'],
  time_postings: ['Overtime'],
  users: ['User'],
  vacation_closings: ['YearEnd'],
  vacation_expiries: ['ExpiryWarning'],
  vacation_notices: ['ExpiryWarning'],
  vacation_postings: ['Ledger'],
  wage_types: ['Payroll'],
  work_intervals: ['PunchClock', 'WorkingTime'],
};

/** Nearly every call asks them who somebody is, what is switched on and what is closed. */
const ASKED_BY_ALL = ['users', 'companies', 'company_settings', 'month_closings'];

const LOGGED = ['entries', 'projects', 'jobs', 'places', 'teams'];

/** What a call reads and does not show, or shows under another noun. */
const READ_ONLY_TO_CHECK: Readonly<Record<string, readonly string[]>> = {
  // Whether it is there.
  'GET project/hourlyrate/:projectId': ['projects'],
  // Names of kinds of time, which nobody changes; no working time has a kind of absence.
  'GET timesheet/absences': ['projects'],
  'GET timesheet/pending-absences': ['projects'],
  'GET timesheet/workingtime': ['projects', 'absence_kinds'],
  'GET timesheet/workingtime/day/:date': ['projects', 'absence_kinds'],
  'GET timesheet/vacations-and-timebookings/:year': ['projects'],
  'GET timesheet/timesum/company/:from/:to': ['projects'],
  // A form: nothing is fetched under it that others change.
  'GET timesheet/booking/:id': ['projects', 'absence_kinds'],
  // Nothing of a project is an absence.
  'GET timesheet/project/:projectId': ['absence_kinds'],
  // The log tells what was when it was written, with the names of today.
  'GET audit/record/:table/:id': LOGGED,
  'GET audit/company': LOGGED,
  'GET audit/mine': LOGGED,
  'GET audit/corrections': LOGGED,
};

/** What must be asked with. */
const ASKED: Readonly<Record<string, string>> = {
  'analysis/groups/:from/:to': '?by=customer',
  'absence/context': `?ids=${OWN.absence}`,
  'timesheet/report/:from/:to':
    '?rows=person,job,type&column=category&measures=hours&of=bookings,times,absences',
};

/** They try a change and roll it back; an app counts from its first right code on. */
const WRITES_NOTHING_SHOWN = [
  'POST correction/:id/preview',
  'POST timesheet/absence/change/:id/preview',
  'POST user/:id/recording',
  'POST contract/preview',
  'POST user/factor/app',
  'POST team/:id/member/preview',
  'POST team/:id/lead/preview',
  'POST team-member/:id/preview',
  'POST team-lead/:id/preview',
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** What is deleted is not there for the calls after it. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];

let world: World;
let tables: string[];
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  const features = ['calendar', 'contracts', 'office', 'ledger', 'overtime', 'clock', 'closing'];
  await switchOn(world, 1, [
    ...features,
    ...[
      'security',
      'notices',
      'teams',
      'kinds',
      'visibility',
      'decisions',
      'payroll',
      'budgets',
      'feeds',
      'reports',
      'tokens',
      'import',
      'day',
    ],
    'allowances',
  ]);
  tables = (await relationsOf(world.owner)).map(({ name }) => name);
});
afterAll(() => world?.close());

/** Of the statements `written` names the table. */
const named = (written: string, before: string) => (table: string) =>
  new RegExp(`\\b(${before}) ${table}\\b`, 'i').test(written);
const WRITES = 'insert into|update|delete from';

interface Touched {
  read: string[];
  written: string[];
}

/** The tables that the statements of a call name. */
async function tablesOf(row: (typeof rows)[number]): Promise<Touched> {
  const route = routes.find(
    ({ method, path }) => method === row.method.toLowerCase() && path === `/${row.path}`,
  );
  if (!route) throw new Error(nameOf(row));
  const who = callerOf(route) as Person;
  await world.token(who);
  const statements = await sentBy(() =>
    world.call(who, row.method, pathOf(route, OWN) + (ASKED[row.path] ?? ''), bodyOf(route, OWN)),
  );
  const sent = JSON.stringify(statements, (_, value) =>
    typeof value === 'object' && value !== null ? { ...value } : value,
  ).replace(/\\[n"]/g, (end) => (end === '\\n' ? ' ' : ''));
  return {
    read: tables.filter(named(sent, 'from|join')),
    written: tables.filter(named(sent, WRITES)),
  };
}

/** It waits for years to be allowed, so the walk below is refused before its function runs. */
it('[GDPR-02] anonymising changes the nouns of the tables that its function names', async () => {
  const [row] = await world.sql<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'anonymise_person'`,
  );
  const body = row?.body ?? '';
  const listed = [...body.matchAll(/'([a-z_]+)'/g)].map(([, name]) => name);
  const written = tables.filter((table) => named(body, WRITES)(table) || listed.includes(table));
  expect(written).toContain('payroll_files');
  const lacking = written.filter(
    (table) => NOUNS_OF[table]?.every((noun) => !privacyCalls.anonymise.changes?.includes(noun)) ?? false,
  );
  expect(lacking).toEqual([]);
});

it('a call reads and changes the nouns of the tables that its statements name', async () => {
  const missing: string[] = [];
  const used = new Set<string>();
  for (const row of rows.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))) {
    const { read, written } = await tablesOf(row);
    const lacks = (nouns: readonly Noun[] | undefined) => (table: string) =>
      NOUNS_OF[table] !== undefined && !NOUNS_OF[table].some((noun) => nouns?.includes(noun));
    const shown = read.filter(
      (table) => !ASKED_BY_ALL.includes(table) && !READ_ONLY_TO_CHECK[nameOf(row)]?.includes(table),
    );
    for (const table of [...read, ...written]) used.add(table);
    if (row.reads) missing.push(...shown.filter(lacks(row.reads)).map((t) => `${nameOf(row)} reads ${t}`));
    if (WRITES_NOTHING_SHOWN.includes(nameOf(row))) continue;
    missing.push(...written.filter(lacks(row.changes)).map((t) => `${nameOf(row)} changes ${t}`));
  }
  expect(missing).toEqual([]);
  // The walk is no empty one.
  expect(Object.keys(NOUNS_OF).filter((table) => !used.has(table))).toEqual([]);
});
