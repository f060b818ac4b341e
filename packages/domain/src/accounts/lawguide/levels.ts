import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { Violation } from '../law/facts.ts';
import type { LawLevel, LawRule } from '../law/law-rules.ts';
import type { LawSettings } from './features.ts';
import { refuseLaw } from './messages.ts';

/** What the company says of a code (LAW-11). */
export function levelOf(settings: LawSettings, code: LawRule): LawLevel {
  return code.startsWith('minor_') ? settings.minor : settings[code as Exclude<LawRule, `minor_${string}`>];
}

export interface Writing {
  /** What the day says with the change that it does not say without it, and all of the day itself. */
  violations: readonly Violation[];
  /** Days and codes that somebody has given a reason for already. */
  explained: readonly { day: Day; code: string }[];
  reason: string | null;
  isAdmin: boolean;
}

/** Those that are stored only with a reason. An admin may also store what is refused, because the actual time is recorded. */
export function needingReason(settings: LawSettings, { violations, isAdmin }: Writing): Violation[] {
  return violations.filter(({ code }) => {
    const level = levelOf(settings, code);
    return level === 'reason' || (level === 'refuse' && isAdmin);
  });
}

/** Nothing where the company says 'note': the guide never keeps the truth from being recorded. */
export function lawRefusal(settings: LawSettings, writing: Writing): Refusal | null {
  const { violations, explained, reason, isAdmin } = writing;
  const refused = violations.find(({ code }) => levelOf(settings, code) === 'refuse');
  if (refused && !isAdmin) return refuseLaw('law_refused', 'law_reason', { text: refused.text });
  const open = needingReason(settings, writing).filter(
    ({ code, day }) => !explained.some((one) => one.code === code && one.day === day),
  );
  return open.length > 0 && reason === null ? refuseLaw('law_reason', 'law_reason') : null;
}
