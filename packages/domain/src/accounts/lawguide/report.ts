import type { Violation } from '../law/facts.ts';
import { LAW_WORDS, remedyText } from '../law/words.ts';
import type { LawRow } from './contract.ts';

interface Explained extends Violation {
  explanation: { text: string; by: string | null; at: string } | null;
}

/** Rows of the report (LAW-14). */
export function lawRowsOf(
  person: Pick<LawRow, 'user' | 'first_name' | 'name'>,
  violations: readonly Explained[],
): LawRow[] {
  return violations.map(({ day, code, text, value, limit, remedy, explanation }) => ({
    ...person,
    day,
    code,
    ...LAW_WORDS[code],
    reason: text,
    value,
    limit,
    remedy: remedyText(remedy),
    explanation: explanation?.text ?? null,
    explained_by: explanation?.by ?? null,
    explained_at: explanation?.at ?? null,
  }));
}
