import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const budgetSentences = {
  budget_fixed: { status: 400, message: 'Ein Festpreis braucht ein Budget in Euro.' },
  budget_exceeded: { status: 409, message: 'Das Budget des Projekts ist aufgebraucht.' },
} as const satisfies Sentences;

export const refuseBudget = refuser({ ...wireSentences, ...budgetSentences });

export const budgetTexts = {
  saved: 'Budget gespeichert.',
  failed: 'Fehler beim Speichern.',
} as const;
