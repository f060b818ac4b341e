import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const visibilitySentences = {
  matrix_betrays: { status: 400, message: 'So verrät „abwesend“ die Krankheit.' },
  substitute_unknown: { status: 400, message: 'Bitte wählen Sie die Vertretung aus der Liste.' },
} as const satisfies Sentences;

export const refuseVisibility = refuser({ ...wireSentences, ...visibilitySentences });

export const substituteTexts = {
  answered: 'Antwort gespeichert.',
  failed: 'Fehler beim Speichern.',
  away: 'Die Vertretung ist in dieser Zeit selbst abwesend.',
} as const;

/** What the person and whoever decides read of it. */
export const ANSWER_WORDS = { yes: 'geht', no: 'geht nicht', open: 'noch keine Antwort' } as const;
