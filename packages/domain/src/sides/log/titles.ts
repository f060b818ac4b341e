import { ROLE_WORDS, roleOf } from '../../access/access.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { formatFullDay } from '../../time/format.ts';
import type { Change } from './contract.ts';
import { TABLES } from './words.ts';

type About = Pick<Change, 'table' | 'op' | 'day' | 'project' | 'project_name' | 'person_name' | 'feature'>;
type Actor = Pick<
  Change,
  'actor' | 'actor_kind' | 'actor_name' | 'actor_role' | 'acting_for' | 'acting_for_name' | 'token'
>;

const DONE = { I: 'angelegt', U: 'geändert', D: 'gelöscht', R: 'angesehen' } as const;

/** What a change is about, in one line: 'Arbeitszeit am Do 19.11.2026'. */
export function recordTitle(
  { table, day, project, project_name, person_name, feature }: About,
  features: Readonly<Record<string, string>> = {},
): string {
  if (table === 'entries' && project !== null) {
    const what =
      project === TYPE.work ? 'Arbeitszeit' : (typeLabel(project) ?? project_name ?? 'Projektbuchung');
    return day === null ? what : `${what} am ${formatFullDay(day)}`;
  }
  const { title = table, isOfPerson = false } = TABLES[table] ?? {};
  if (isOfPerson && person_name !== null) return `${title} ${person_name}`;
  return feature === null ? title : `${title} „${features[feature] ?? feature}“`;
}

/** What was done. */
export function deedOf({ table, op }: Pick<About, 'table' | 'op'>): string {
  if (table === 'sessions') return 'Anmeldung';
  if (table === 'inspection_packages') return 'erstellt';
  if (table === 'company_exports') return 'heruntergeladen';
  return op === 'R' ? 'Verlauf angesehen' : DONE[op];
}

/** Who did it: a person with the role, or what else it was; a program by its token. */
export function actorName({ token, ...actor }: Actor): string {
  const name = personName(actor);
  return token === undefined ? name : `${name} mit Schlüssel „${token}“`;
}

function personName({
  actor,
  actor_kind,
  actor_name,
  actor_role,
  acting_for,
  acting_for_name,
}: Omit<Actor, 'token'>): string {
  if (actor_kind === 'system') return 'Programm';
  if (actor_kind === 'terminal') return 'Terminal';
  if (actor_kind === 'global') return 'Globaler Administrator';
  if (actor_name === null) return 'Ehemaliger Mitarbeiter';
  if (acting_for !== undefined)
    return acting_for === actor
      ? `${actor_name} (Teamleitung)`
      : `${actor_name} in Vertretung für ${acting_for_name ?? 'eine ehemalige Leitung'}`;
  return actor_role === null ? actor_name : `${actor_name} (${ROLE_WORDS[roleOf(actor_role)]})`;
}
