import type { Flag } from '@stundenbuch/domain/access/flags';

/** Copied from the specification instead of the program's access rows: the two must agree. */
export type Kind = 'employee' | 'admin' | 'reader' | 'globalAdmin';
export type Outcome = 'page' | '/403' | '/dashboard';

/** Records of the person's own company, for pages with a parameter. */
export interface Samples {
  project: number;
  customer: number;
  item: number;
  time: number;
  job: number;
  category: number;
  worker: string;
}

type Rule = (who: {
  kind: Kind;
  admin: boolean;
  reader: boolean;
  has: (flag: Flag) => boolean;
  /** Whether the company has switched the feature on. */
  on: (feature: string) => boolean;
  /** Whether it has switched on any. */
  onAny: boolean;
}) => boolean;

const overview: Rule = ({ admin, reader }) => admin || reader;
const admin: Rule = (who) => who.admin;
const globalAdmin: Rule = ({ kind }) => kind === 'globalAdmin';
const customers: Rule = ({ has }) => has('customer');
const projects: Rule = ({ has }) => has('projectbooking') || has('projects');
// Readers have no screens for their own hours and absences (AMB-21).
const ownTime: Rule = ({ reader, has }) => !reader && has('timebooking');
const ownBookings: Rule = ({ reader, has }) => !reader && has('projectbooking');
const ownHours: Rule = ({ reader, has }) => !reader && (has('timebooking') || has('projectbooking'));
const analysis: Rule = (who) => overview(who) && (who.has('timebooking') || who.has('projectbooking'));
const both =
  (...rules: Rule[]): Rule =>
  (who) =>
    rules.every((rule) => rule(who));
const feature =
  (name: string, ...flags: Flag[]): Rule =>
  ({ on, has }) =>
    on(name) && flags.every(has);
/** Anybody of the office, for the times and the absences of others (OFC-01). */
const office = (...flags: Flag[]): Rule => both(admin, feature('office'), ({ has }) => flags.some(has));
const overtime = feature('overtime', 'timebooking');
const month = feature('closing', 'timebooking');

const rules: [path: string, rule: Rule, parameter?: (samples: Samples) => string][] = [
  ['/dashboard', () => true],
  ['/myprofil', () => true],
  ['/absences', ({ reader }) => !reader],
  ['/release-notes', () => true],
  ['/analysis', analysis],
  ['/mycompany', overview],
  ['/company-settings', admin],
  // Pages of features that companies switch on.
  ['/absence', ({ reader, onAny }) => !reader && onAny],
  ['/request', (who) => who.admin && who.has('absences') && who.onAny],
  ['/audit', both(overview, feature('audit'))],
  ['/security-log', both(admin, feature('security'))],
  ['/leave-worker', both(admin, feature('security'))],
  ['/processing-register', both(admin, feature('security'))],
  ['/sicherheit', feature('security')],
  ['/entwickler', feature('tokens')],
  ['/notifications', feature('notices')],
  ['/company-calendar', both(overview, feature('calendar'))],
  ['/company-closure', both(admin, feature('calendar', 'absences'))],
  ['/company-day', both(admin, feature('calendar'))],
  ['/company-place', both(admin, feature('calendar'))],
  ['/absence-kinds', both(admin, feature('kinds', 'absences'))],
  ['/absence-kind', both(admin, feature('kinds', 'absences'))],
  ['/contingent', both(admin, feature('kinds', 'absences'))],
  ['/sick-cases', both(admin, feature('kinds', 'absences'))],
  ['/sick-case', both(admin, feature('kinds', 'absences'))],
  ['/sick-from', both(({ reader }) => !reader, feature('kinds', 'absences'))],
  // For those who lead a team, and here nobody does.
  ['/team-sickness', () => false],
  ['/teams', both(admin, feature('teams'))],
  ['/team', both(admin, feature('teams'))],
  // Of whoever leads a team, which none of these people do.
  ['/my-team', () => false],
  ['/team-member', () => false],
  ['/vacation-closing', both(overview, feature('ledger', 'absences'))],
  ['/person-absence', office('absences')],
  ['/person-entry', office('timebooking', 'projectbooking')],
  ['/person-sickness', office('absences')],
  ['/person-week', office('timebooking', 'projectbooking')],
  ['/month', month],
  ['/sheet', month],
  ['/overtime', overtime],
  ['/company-overtime', both(overview, overtime)],
  ['/leistungsnachweis', both(analysis, feature('reports', 'projectbooking', 'customer'))],
  ['/bericht', both(analysis, feature('reports'))],
  ['/allowances', feature('allowances', 'timebooking')],
  ['/surcharge-rules', both(admin, feature('allowances', 'timebooking'))],
  ['/days', both(ownHours, feature('day'))],
  ['/day', both(ownHours, feature('day'))],
  ['/import', both(admin, feature('import'))],
  ['/payroll', both(overview, feature('payroll', 'timebooking'))],
  ['/payroll-setup', both(admin, feature('payroll', 'timebooking'))],
  [
    '/analysis-bookings',
    both(overview, feature('budgets', 'projectbooking'), feature('reports')),
    () => '?from=2026-01-01&to=2026-12-31',
  ],
  ['/law-report', both(overview, feature('law', 'timebooking'))],
  ['/myworkers', overview],
  ['/worker-details', overview, ({ worker }) => `?user=${encodeURIComponent(worker)}`],
  ['/myjobs', admin],
  ['/mycategories', admin],
  ['/new-job', admin],
  ['/manage-job', admin, ({ job }) => `?id=${job}`],
  ['/new-category', admin],
  ['/manage-category', admin, ({ category }) => `?id=${category}`],
  ['/new-worker', admin],
  ['/manage-worker', admin, ({ worker }) => `?user=${encodeURIComponent(worker)}`],
  ['/address', admin],
  ['/customer', customers],
  ['/customer-detail', customers, ({ customer }) => `?id=${customer}`],
  ['/new-customer', both(customers, admin)],
  ['/manage-customer', both(customers, admin), ({ customer }) => `?id=${customer}`],
  ['/inventory', ({ has }) => has('inventory')],
  ['/inventory-detail', ({ has }) => has('inventory'), ({ item }) => `?id=${item}`],
  ['/new-inventory', ({ reader, has }) => !reader && has('inventory')],
  ['/manage-inventory', ({ reader, has }) => !reader && has('inventory'), ({ item }) => `?id=${item}`],
  ['/workingtime', ownTime],
  ['/create-workingtime', ownTime],
  ['/manage-workingtime', ownTime, ({ time }) => `?id=${time}`],
  ['/manage-absence', ({ reader, has }) => !reader && has('absences')],
  ['/timesheet', ownHours],
  ['/booking', ownBookings],
  ['/manage-booking', ownBookings, () => '?date=2026-11-20'],
  ['/projects', projects],
  ['/project-detail', projects, ({ project }) => `?id=${project}`],
  ['/new-project', both(projects, admin)],
  ['/manage-project', both(projects, admin), ({ project }) => `?id=${project}`],
  ['/inbox', (who) => who.admin && who.has('absences')],
  ['/vacation-overview', (who) => (who.admin && who.has('absences')) || who.has('vacationcalendar')],
  ['/projectBookings', (who) => overview(who) && who.has('projectbooking')],
  ['/timeBookings', overview],
  ['/company', globalAdmin],
  ['/manage-company', globalAdmin],
  ['/edit-company', globalAdmin, () => '?id=3'],
];

/** These two redirect to the login, and on from there with a valid session. */
const toLogin = ['/projects', '/customer-detail'];

const items: [label: string, path: string, rule: Rule][] = [
  ['Dashboard', '/dashboard', () => true],
  ['Projekte', '/projects', projects],
  ['Meine Arbeitszeiten', '/workingtime', ownTime],
  ['Tagesabgleich', '/day', (who) => ownHours(who) && who.on('day')],
  ['Meine Projektstunden', '/timesheet', ownBookings],
  // Readers have no account of their own, but see the months of all.
  ['Mein Stundenkonto', '/overtime', (who) => !who.reader && overtime(who)],
  [
    'Zuschläge und Zulagen',
    '/allowances',
    both(({ reader }) => !reader, feature('allowances', 'timebooking')),
  ],
  ['Meine Abwesenheiten', '/absences', ({ reader, has }) => !reader && has('absences')],
  ['Mein Unternehmen', '/mycompany', overview],
  ['Mitarbeiter', '/myworkers', both(overview, ({ onAny }) => onAny)],
  ['Urlaubskalender', '/vacation-overview', ({ has }) => has('vacationcalendar')],
  ['Kunden', '/customer', customers],
  ['Inventar', '/inventory', ({ has }) => has('inventory')],
  ['Unternehmen verwalten', '/company', globalAdmin],
  ['Inbox', '/inbox', (who) => who.admin && who.has('absences')],
  ['Monatsabschluss', '/month', month],
  ['Auswertung', '/analysis', analysis],
];

export const publicPaths = [
  '/',
  '/service',
  '/prices',
  '/install',
  '/kontakt',
  '/login',
  '/register',
  '/reset',
  '/forgot',
  '/email',
  '/impressum',
  '/privacy-policy',
  '/403',
  '/gibt-es-nicht',
];

const person = (kind: Kind, flags: readonly Flag[], features: readonly string[]) => ({
  kind,
  admin: kind === 'admin',
  reader: kind === 'reader',
  has: (flag: Flag) => flags.includes(flag),
  on: (name: string) => features.includes(name),
  onAny: features.length > 0,
});

export const protectedPaths = rules.map(([path]) => path);

export function specifiedRoutes(
  kind: Kind,
  flags: readonly Flag[],
  samples: Samples,
  features: readonly string[] = [],
): [string, Outcome][] {
  const who = person(kind, flags, features);
  return rules.map(([path, rule, parameter]) => [
    `${path}${parameter?.(samples) ?? ''}`,
    rule(who) ? 'page' : toLogin.includes(path) ? '/dashboard' : '/403',
  ]);
}

export function specifiedItems(
  kind: Kind,
  flags: readonly Flag[],
  features: readonly string[] = [],
): [label: string, path: string][] {
  const who = person(kind, flags, features);
  return items.filter(([, , rule]) => rule(who)).map(([label, path]) => [label, path]);
}
