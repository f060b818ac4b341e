import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';
import { ledgerSentences } from '../vacation/messages.ts';

const { posting_reason, posting_days, posting_bucket, posting_not_reversible, posting_reversed } =
  ledgerSentences;

/** In the order in which the rules are asked. */
export const contingentSentences = {
  contingent_yearly: {
    status: 400,
    message: 'Anteilig, übertragbar und mit Buchungen ist nur ein Kontingent je Jahr.',
  },
  contingent_condition: { status: 400, message: 'Das Ende liegt vor dem Beginn.' },
  contingent_taken: { status: 409, message: 'Ein Kontingent mit diesem Namen gibt es bereits.' },
  contingent_used: { status: 409, message: 'Es {remain} {left} {kind}.' },
} as const satisfies Sentences;

/** What is posted is refused as in a vacation account. */
const posted = { posting_reason, posting_days, posting_bucket, posting_not_reversible, posting_reversed };

export const refuseContingent = refuser({ ...wireSentences, ...contingentSentences, ...posted });

export const contingentTexts = {
  saved: 'Kontingent gespeichert.',
  failed: 'Fehler beim Speichern.',
} as const;
