import { ROLE_WORDS, roleOf } from '../../access/roles.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { formatFullDay } from '../../time/format.ts';
import type { Change } from './contract.ts';
import type { FeatureWords } from './values.ts';

type About = Pick<Change, 'table' | 'op' | 'day' | 'project' | 'project_name' | 'person_name' | 'feature'>;
type Actor = Pick<Change, 'actor_kind' | 'actor_name' | 'actor_role'>;

const DONE = { I: 'angelegt', U: 'geändert', D: 'gelöscht', R: 'angesehen' } as const;

const TABLES: Readonly<Record<string, string>> = {
  entries: 'Eintrag',
  users: 'Mitarbeiter',
  companies: 'Unternehmen',
  company_settings: 'Einstellung',
  sessions: 'Zugang',
  codes: 'Zugangscode',
  absence_requests: 'Antrag',
  places: 'Ort',
  company_days: 'Betrieblicher Tag',
  closures: 'Betriebsruhe',
  calendar_cancellations: 'Storno durch den Kalender',
  free_day_answers: 'Urlaub an einem freien Tag',
  calendar_versions: 'Früherer Stand des Kalenders',
  contracts: 'Vertrag',
  correction_reads: 'Korrektur gelesen',
  vacation_postings: 'Urlaubsbuchung',
  vacation_notices: 'Hinweis zum Urlaub',
  vacation_expiries: 'Urlaubsverfall',
  vacation_closings: 'Jahreswechsel',
  time_postings: 'Buchung auf dem Stundenkonto',
  notice_settings: 'Benachrichtigung',
  work_intervals: 'Zeitraum der Arbeitszeit',
  law_reasons: 'Grund zum Arbeitszeitschutz',
  month_closings: 'Monatsabschluss',
  correction_requests: 'Korrekturwunsch',
  terminals: 'Terminal',
  terminal_pins: 'PIN am Terminal',
  inspection_packages: 'Prüfpaket',
};

/** Those that the person's name identifies. */
const OF_PERSON = [
  ...['users', 'sessions', 'codes', 'contracts', 'absence_requests'],
  ...['vacation_postings', 'vacation_notices', 'vacation_expiries', 'time_postings', 'notice_settings'],
  ...['work_intervals', 'law_reasons', 'month_closings', 'correction_requests'],
  'terminal_pins',
];

/** What a change is about, in one line: 'Arbeitszeit am Do 19.11.2026'. */
export function recordTitle(
  { table, day, project, project_name, person_name, feature }: About,
  features: FeatureWords = {},
): string {
  if (table === 'entries' && project !== null) {
    const what =
      project === TYPE.work ? 'Arbeitszeit' : (typeLabel(project) ?? project_name ?? 'Projektbuchung');
    return day === null ? what : `${what} am ${formatFullDay(day)}`;
  }
  const name = TABLES[table] ?? table;
  if (OF_PERSON.includes(table) && person_name !== null) return `${name} ${person_name}`;
  return feature === null ? name : `${name} „${features[feature] ?? feature}“`;
}

/** What was done. */
export function deedOf({ table, op }: Pick<About, 'table' | 'op'>): string {
  if (table === 'sessions') return 'Anmeldung';
  if (table === 'inspection_packages') return 'erstellt';
  return op === 'R' ? 'Verlauf angesehen' : DONE[op];
}

/** Who did it: a person with the role, or what else it was. */
export function actorName({ actor_kind, actor_name, actor_role }: Actor): string {
  if (actor_kind === 'system') return 'Programm';
  if (actor_kind === 'terminal') return 'Terminal';
  if (actor_kind === 'global') return 'Globaler Administrator';
  if (actor_name === null) return 'Ehemaliger Mitarbeiter';
  return actor_role === null ? actor_name : `${actor_name} (${ROLE_WORDS[roleOf(actor_role)]})`;
}
