import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { ANSWER_WORDS } from '@stundenbuch/domain/records/visibility/messages';

/** Who is asked to stand in, and what that person says to it. */
export function StandsIn({ absence: { substitute, substitute_answer: answer } }: { absence: OwnAbsence }) {
  return substitute ? <small>{`Vertretung: ${substitute} (${ANSWER_WORDS[answer ?? 'open']})`}</small> : null;
}
