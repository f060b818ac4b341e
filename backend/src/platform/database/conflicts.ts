import { lockedMonthRefusal } from '@stundenbuch/domain/day/workday/open-days';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { Refused } from '../refused.ts';

/** Name of a constraint -> its refusal. */
export type Conflicts = Readonly<Record<string, () => Refusal>>;

// unique, foreign key, check, exclusion
const VIOLATIONS = new Set(['23505', '23503', '23514', '23P01']);

/** The database has the last word: a violated constraint becomes the refusal that the rule would have given. */
export function conflictOf(error: unknown, conflicts: Conflicts): Refused | null {
  const { code, constraint, detail } = error as { code?: string; constraint?: string; detail?: string };
  if (!code || !constraint || !VIOLATIONS.has(code)) return null;
  // Of any call, whatever it changes: the trigger of 0127 names the month.
  if (constraint === 'month_sealed' && detail) return new Refused(lockedMonthRefusal(detail));
  // However somebody logs in: the trigger of 0159.
  if (constraint === 'company_locked') return new Refused(refuseSession('company_locked'));
  const refusal = Object.hasOwn(conflicts, constraint) ? conflicts[constraint] : undefined;
  return refusal ? new Refused(refusal()) : null;
}

/** The database is unavailable or busy: shutting down, read-only after a failover, too many connections, deadlock, timeouts. */
const OUTAGES = /^(08|53|57P|57014|40001|40P01|55P03|25006|25P0[34])/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg's own messages, which have no code. */
const LOST =
  /^(timeout e(xceeded when trying to connect|xpired)|Connection terminated|Client has encountered|Query read timeout)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code && (OUTAGES.test(code) || NETWORK.has(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return LOST.test(error.message);
}

/** The connection broke during a statement, which may have been a commit that arrived. */
const BROKEN = /^(08(000|003|006|P01)|57P0[12])$/;
const BROKEN_NETWORK = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const UNANSWERED =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered|Query read timeout)/;

const unbegun = new WeakSet<Error>();

/** Marks what went wrong before anything was sent that changes something, as when no connection could be made. */
export function notBegun(error: unknown): unknown {
  if (error instanceof Error) unbegun.add(error);
  return error;
}

/** Whether a change may have been stored despite the outage. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || unbegun.has(error)) return false;
  const { code } = error as { code?: string };
  if (code && (BROKEN.test(code) || BROKEN_NETWORK.has(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutcomeUnknown);
  return UNANSWERED.test(error.message);
}
