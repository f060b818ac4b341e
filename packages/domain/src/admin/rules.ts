import type { Who } from '../access/access.ts';
import { ROLE_CODES } from '../access/roles.ts';
import { profileInput } from '../session/contract.ts';
import type { Refusal } from '../wire/refusal.ts';
import {
  type WorkerChange,
  workerChange,
  workerChangeOfGlobalAdmin,
  workerChangeOfSelf,
  workerInput,
  workerInputOfGlobalAdmin,
} from './contract.ts';
import { refuseAdmin as refuse } from './messages.ts';

/** Which fields a caller may give to somebody new: what the schema does not name is not even looked at. */
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
  /** Only a company without jobs has people without one. */
  companyHasJobs: boolean;
  /** Whether the job that was sent exists in the company. */
  jobKnown: boolean;
}

/** `job` is undefined when a change leaves it alone. */
export function workerRefusal(job: number | null | undefined, facts: WorkerFacts): Refusal | null {
  if (!facts.companyKnown) return refuse('company_unknown', 'company');
  if (job === null && facts.companyHasJobs) return refuse('fields_missing', 'job');
  return job && !facts.jobKnown ? refuse('job_unknown', 'job') : null;
}

interface Rights {
  role: number;
  active: boolean;
}

/** Nobody takes away or gives the own rights: so the last admin of a company can't get lost by mistake. */
export function ownRightsRefusal(stored: Rights, change: WorkerChange): Refusal | null {
  if (change.active !== undefined && Boolean(change.active) !== stored.active)
    return refuse('own_role', 'active');
  return roleAfter(stored.role, change) === stored.role ? null : refuse('own_role', 'setAdmin');
}

/** Who manages all companies is nobody's employee: an admin of the company changes what is of the company alone. */
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
 * The switch makes an admin of anybody, and an employee of an admin; a reader whose switch is off stays a reader.
 * A role of its own comes from a global admin only, and counts when it differs from what is stored.
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

export function deletionRefusal(own: boolean): Refusal | null {
  return own ? refuse('own_deletion') : null;
}

export function globalAdminDeletionRefusal(who: Who, isGlobalAdmin: boolean): Refusal | null {
  return isGlobalAdmin && !who.globalAdmin ? refuse('global_admin_protected') : null;
}

/** The form asks this of the list that it has loaded; the server's answer comes from the unique index. */
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

/** Somebody else has changed the record since it was read. */
export function staleRefusal(stored: number, sent: number | undefined): Refusal | null {
  return sent === undefined || sent === stored ? null : refuse('stale');
}
