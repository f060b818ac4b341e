import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const decisionSentences = {
  undo_too_late: { status: 409, message: 'Rückgängig machen ist nicht mehr möglich.' },
} as const satisfies Sentences;

export const refuseDecision = refuser({ ...wireSentences, ...decisionSentences });
