import { ROLE_CODES, roleOf, type Who } from '../../access/access.ts';
import { isAddress, loginNameOf } from '../../wire/login-name.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { AdminsKind } from '../session/codes.ts';
import { profileInput } from '../session/contract.ts';
import { refuseSession } from '../session/messages.ts';
import {
  type WorkerChange,
  workerChange,
  workerChangeOfGlobalAdmin,
  workerChangeOfSelf,
  workerInput,
  workerInputOfGlobalAdmin,
} from './contract.ts';
import { refuseAdmin as refuse } from './messages.ts';

/** Which fields a caller may set on a new person; fields outside the schema are ignored. */
export const newWorkerFields = (who: Who) => (who.globalAdmin ? workerInputOfGlobalAdmin : workerInput);

/** Which fields a caller may change of a person; null: none at all. */
export function changeableFields(who: Who, own: boolean) {
  if (who.role === 'admin') {
    if (own) return workerChangeOfSelf;
    return who.globalAdmin ? workerChangeOfGlobalAdmin : workerChange;
  }
  if (own) return profileInput;
  return who.globalAdmin ? workerChangeOfGlobalAdmin : null;
}

export interface WorkerFacts {
  companyKnown: boolean;
  /** Only a company without jobs may have people without one. */
  companyHasJobs: boolean;
  /** Whether the job that was sent exists in the company. */
  jobKnown: boolean;
}

/** `job` is undefined when a change does not touch it. */
export function workerRefusal(job: number | null | undefined, facts: WorkerFacts): Refusal | null {
  if (!facts.companyKnown) return refuse('company_unknown', 'company');
  if (job === null && facts.companyHasJobs) return refuse('fields_missing', 'job');
  return job && !facts.jobKnown ? refuse('job_unknown', 'job') : null;
}

interface Rights {
  role: number;
  active: boolean;
}

/** Without an e-mail people log in where their company has a short name, and by that one alone. */
export function loginNameRefusal(
  email: string | undefined,
  shortName: string | null,
  stored?: string,
): Refusal | null {
  if (email === undefined || email === stored || isAddress(email)) return null;
  return shortName && email.endsWith(loginNameOf('', shortName)) ? null : refuse('invalid_input', 'email');
}

/** Nobody changes their own rights, so a company cannot lose its last admin by mistake. */
export function ownRightsRefusal(stored: Rights, change: WorkerChange): Refusal | null {
  if (change.active !== undefined && Boolean(change.active) !== stored.active)
    return refuse('own_role', 'active');
  return roleAfter(stored.role, change) === stored.role ? null : refuse('own_role', 'setAdmin');
}

/** Whether somebody could take over an account by this, or gain rights. */
export function changesAccess(stored: { email: string; role: number }, change: WorkerChange): boolean {
  const isOther = change.email !== undefined && change.email !== stored.email;
  return isOther || roleAfter(stored.role, change) !== stored.role;
}

/** A global admin answers to no company: a company's admin changes only company fields of that record. */
export function globalAdminRefusal(
  who: Who,
  stored: Rights & { global_admin: boolean; email: string },
  change: WorkerChange,
): Refusal | null {
  if (!stored.global_admin || who.globalAdmin) return null;
  if (change.email !== undefined && change.email !== stored.email)
    return refuse('global_admin_protected', 'email');
  if (change.active !== undefined && Boolean(change.active) !== stored.active)
    return refuse('global_admin_protected', 'active');
  return roleAfter(stored.role, change) === stored.role ? null : refuse('global_admin_protected', 'setAdmin');
}

/**
 * The switch turns anyone into an admin, and an admin into an employee; a reader whose switch is off stays a reader.
 * An explicit role comes from a global admin only, and wins when it differs from the stored one.
 */
export function roleAfter(
  stored: number,
  { role, setAdmin }: Pick<WorkerChange, 'role' | 'setAdmin'>,
): number {
  if (role !== undefined && role !== stored) return role;
  if (setAdmin === undefined) return stored;
  if (setAdmin) return ROLE_CODES.admin;
  return stored === ROLE_CODES.admin ? ROLE_CODES.employee : stored;
}

/** Who may be handed a code to come in with. A global admin helps the first admin of another company, and nobody else there. */
export function linkCodeRefusal(
  kind: AdminsKind,
  who: Who & { id: number; company: number },
  person: { id: number; company: number; role: number; global_admin: boolean; registered: boolean },
): Refusal | null {
  const isOfOwn = person.company === who.company && who.role === 'admin';
  if (!isOfOwn && !(who.globalAdmin && roleOf(person.role) === 'admin')) return refuse('forbidden');
  if (person.global_admin && !who.globalAdmin) return refuse('global_admin_protected');
  if (kind === 'reset' && person.id === who.id) return refuseSession('own_reset');
  if (kind === 'reset' && !person.registered) return refuseSession('not_registered');
  if (kind === 'invite' && person.registered) return refuseSession('registered');
  return null;
}

/** Whose second factors an admin may remove: for oneself there is a page that asks for the proof. */
export function factorResetRefusal(
  who: Who & { id: number },
  person: { id: number; global_admin: boolean },
): Refusal | null {
  if (person.id === who.id) return refuseSession('own_factor_reset');
  return person.global_admin && !who.globalAdmin ? refuse('global_admin_protected') : null;
}

export function personDeletionRefusal(own: boolean): Refusal | null {
  return own ? refuse('own_deletion') : null;
}

export function globalAdminDeletionRefusal(who: Who, isGlobalAdmin: boolean): Refusal | null {
  return isGlobalAdmin && !who.globalAdmin ? refuse('global_admin_protected') : null;
}

/** The form checks this against its loaded list, the server relies on the unique index. */
export function jobRefusal(title: string, others: readonly string[]): Refusal | null {
  return isTaken(title, others) ? refuse('job_taken', 'job_title') : null;
}

export function categoryRefusal(name: string, others: readonly string[]): Refusal | null {
  return isTaken(name, others) ? refuse('category_taken', 'name') : null;
}

function isTaken(name: string, others: readonly string[]): boolean {
  const wanted = name.trim().toLocaleLowerCase('de');
  return others.some((other) => other.toLocaleLowerCase('de') === wanted);
}
