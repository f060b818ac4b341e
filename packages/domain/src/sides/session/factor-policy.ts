import type { Role } from '../../access/access.ts';
import { addDays, type Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseSession } from './messages.ts';

export const FACTOR_POLICIES = ['voluntary', 'admins', 'all'] as const;

/** Who of a company needs a second factor, and from which day on. */
export type FactorPolicy = {
  second_factor: (typeof FACTOR_POLICIES)[number];
  second_factor_from: Day | null;
  /** Of admins who needed one before all others did. */
  second_factor_admins_from: Day | null;
};

/** What people have to set one up. */
const NOTICE_DAYS = 14;

export const earliestFactorDay = (today: Day): Day => addDays(today, NOTICE_DAYS);

/** From when on the role needs a second factor; null: never. */
export function factorDay(policy: FactorPolicy, role: Role): Day | null {
  const { second_factor: who, second_factor_from: from, second_factor_admins_from: earlier } = policy;
  if (who === 'voluntary') return null;
  if (role !== 'admin') return who === 'all' ? from : null;
  return who === 'all' && (from === null || isBefore(earlier, from)) ? earlier : from;
}

/** As it is stored: when all others follow, admins who need one already go on needing it. */
export function settledPolicy<Policy extends FactorPolicy>(before: FactorPolicy, after: Policy): Policy {
  const { second_factor: who, second_factor_from: from } = after;
  if (who === 'voluntary') return { ...after, second_factor_from: null, second_factor_admins_from: null };
  const earlier =
    before.second_factor === 'admins' ? before.second_factor_from : before.second_factor_admins_from;
  const isEarlier = who === 'all' && isBefore(earlier, from);
  return { ...after, second_factor_admins_from: isEarlier ? earlier : null };
}

function isBefore(one: Day | null, other: Day | null): boolean {
  return one !== null && other !== null && one < other;
}

/** Nobody needs one sooner than announced; needing it later, or never, is allowed at any time. */
export function factorPolicyRefusal(before: FactorPolicy, after: FactorPolicy, today: Day): Refusal | null {
  if (after.second_factor !== 'voluntary' && after.second_factor_from === null)
    return refuseSession('second_factor_day_missing', 'second_factor_from');
  const isTooSoon = (['admin', 'employee'] as const).some((role) => {
    const [then, now] = [factorDay(before, role), factorDay(after, role)];
    const isTightened = now !== null && (then === null || now < then);
    return isTightened && now < earliestFactorDay(today);
  });
  return isTooSoon ? refuseSession('second_factor_soon', 'second_factor_from') : null;
}
