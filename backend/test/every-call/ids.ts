import type { DescribedCall } from '../../src/platform/openapi/routes.ts';
import { emailOf, PEOPLE } from '../people.ts';

/** One record of every kind. */
export interface Ids {
  company: number;
  user: number;
  colleague: number;
  email: string;
  job: number;
  category: number;
  address: number;
  customer: number;
  project: number;
  rate: number;
  item: number;
  work: number;
  booking: number;
  absence: number;
  contract: number;
  request: number;
  place: number;
  /** A place that something names. */
  site: number;
  companyDay: number;
  closure: number;
  code: number;
  posting: number;
  session: number;
  notice: number;
  message: number;
  vacationClosing: number;
  timePosting: number;
  correction: number;
  factor: number;
  identity: number;
  domain: number;
  interval: number;
  terminal: number;
  feed: number;
  view: number;
  imported: number;
  team: number;
  teamMember: number;
  teamLead: number;
  absenceKind: number;
  contingent: number;
  contingentPosting: number;
  deputy: number;
  sickCase: number;
  staffing: number;
  layout: number;
  payrollRun: number;
  surcharge: number;
  allowanceKind: number;
  allowance: number;
  token: number;
  changeSet: number;
  stopwatch: number;
  favourite: number;
}

/** Above 2^31, as ids of what comes with every day are one day. */
const LONG = 3_000_000_000;

const numbered = (base: number) => ({
  job: base + 1,
  category: base + 2,
  address: base + 3,
  customer: base + 4,
  project: base + 5,
  rate: base + 6,
  item: base + 7,
  work: base + 8,
  booking: base + 9,
  absence: base + 10,
  contract: base + 14,
  request: base + 11,
  place: base + 12,
  site: base + 15,
  companyDay: base + 13,
  closure: base + 14,
  code: base + 16,
  posting: LONG + base + 18,
  session: LONG + base + 17,
  notice: base + 25,
  message: LONG + base + 27,
  vacationClosing: base + 26,
  timePosting: LONG + base + 19,
  correction: LONG + base + 27,
  factor: base + 29,
  identity: base + 70,
  domain: base + 71,
  interval: LONG + base + 31,
  terminal: base + 33,
  feed: base + 39,
  view: base + 56,
  imported: base + 66,
  team: base + 35,
  teamMember: base + 36,
  teamLead: base + 37,
  absenceKind: base + 50,
  contingent: base + 62,
  contingentPosting: LONG + base + 63,
  deputy: base + 38,
  sickCase: base + 51,
  staffing: base + 38,
  layout: base + 54,
  payrollRun: base + 55,
  surcharge: base + 56,
  allowanceKind: base + 57,
  allowance: LONG + base + 58,
  token: LONG + base + 64,
  changeSet: LONG + base + 72,
  stopwatch: LONG + base + 73,
  favourite: base + 74,
});

const { anna, bert, otto, olga } = PEOPLE;

export const OWN: Ids = {
  company: anna.company,
  user: anna.id,
  colleague: bert.id,
  email: emailOf('anna'),
  ...numbered(100_000),
};

export const FOREIGN: Ids = {
  company: otto.company,
  user: otto.id,
  colleague: olga.id,
  email: emailOf('otto'),
  ...numbered(200_000),
};

export const UNKNOWN: Ids = {
  company: 7777,
  user: 7778,
  colleague: 7778,
  email: emailOf('niemand'),
  ...numbered(900_000),
};

const BY_NAME: Readonly<Record<string, keyof Ids>> = {
  userId: 'user',
  projectId: 'project',
  customerId: 'customer',
  contingentId: 'contingent',
  company: 'company',
  email: 'email',
};

/** What `:id` means; the first match wins. */
const BY_START: readonly (readonly [start: string, kind: keyof Ids])[] = [
  ['/company/job/', 'job'],
  ['/company/', 'company'],
  ['/user/session/', 'session'],
  ['/user/factor/', 'factor'],
  ['/user/identity/', 'identity'],
  ['/sso/domain/', 'domain'],
  ['/user/token/', 'token'],
  ['/user/', 'colleague'],
  ['/category/', 'category'],
  ['/project/hourlyrate/', 'rate'],
  ['/project/', 'project'],
  ['/customer/', 'customer'],
  ['/address/', 'customer'],
  ['/timesheet/booking/', 'booking'],
  ['/timesheet/workingtime/', 'work'],
  ['/timesheet/absence/', 'absence'],
  ['/timesheet/undo/', 'changeSet'],
  ['/timesheet/stopwatch/', 'stopwatch'],
  ['/timesheet/favourite/', 'favourite'],
  ['/absence-request/', 'request'],
  ['/calendar/place/', 'place'],
  ['/calendar/day/', 'companyDay'],
  ['/calendar/closure/', 'closure'],
  ['/inventory/', 'item'],
  ['/audit/record/', 'work'],
  ['/contract/', 'contract'],
  ['/vacation/posting/', 'posting'],
  ['/vacation/notice/', 'notice'],
  ['/notice/', 'message'],
  ['/vacation/closing/', 'vacationClosing'],
  ['/overtime/posting/', 'timePosting'],
  ['/clock/forgotten/', 'interval'],
  ['/clock/terminal/', 'terminal'],
  ['/calendar/feed/', 'feed'],
  ['/report/view/', 'view'],
  ['/import/', 'imported'],
  ['/correction/', 'correction'],
  ['/team/', 'team'],
  ['/team-member/', 'teamMember'],
  ['/team-lead/', 'teamLead'],
  ['/absence-kind/', 'absenceKind'],
  ['/contingent/', 'contingent'],
  ['/contingent-posting/', 'contingentPosting'],
  ['/deputy/', 'deputy'],
  ['/sick-case/person/', 'user'],
  ['/staffing/', 'staffing'],
  ['/payroll/layout/', 'layout'],
  ['/payroll/run/', 'payrollRun'],
  ['/surcharge/', 'surcharge'],
  ['/allowance-kind/', 'allowanceKind'],
  ['/allowance/', 'allowance'],
];

const PERIOD: Readonly<Record<string, string>> = {
  from: '2026-11-01',
  to: '2026-11-30',
  date: '2026-11-18',
  year: '2026',
  calendarWeek: '47',
  cw: '47',
  table: 'entries',
  feature: 'ground',
  month: '2026-11',
  code: '0123456789abcdef',
};

export const parametersOf = (route: DescribedCall): string[] =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

/** The kind of record that a path parameter names; undefined for a period. */
export function kindOf({ path }: DescribedCall, parameter: string): keyof Ids | undefined {
  if (parameter !== 'id') return BY_NAME[parameter];
  const kind = BY_START.find(([start]) => path.startsWith(start))?.[1];
  if (!kind) throw new Error(`Which kind of record has ${path}?`);
  return kind;
}

/** The path with its parameters filled in; `changes` override the ids. */
export function pathOf(route: DescribedCall, ids: Ids, changes: Record<string, string> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => {
    const kind = kindOf(route, name);
    return changes[name] ?? encodeURIComponent(kind ? ids[kind] : (PERIOD[name] as string));
  });
}
