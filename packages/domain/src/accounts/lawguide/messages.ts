import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const lawSentences = {
  law_period: { status: 400, message: 'Bitte wählen Sie höchstens 400 Tage.' },
  law_intervals: {
    status: 400,
    message:
      'Bitte prüfen Sie die Pausen: Jede endet nach ihrem Beginn, liegt in der Arbeitszeit und überschneidet keine andere.',
  },
  law_times: {
    status: 409,
    message:
      'Die erfassten Zeiten {times} passen nicht mehr zu dieser Arbeitszeit und gehen beim Speichern verloren. Trotzdem speichern?',
  },
  law_reason: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
  law_refused: {
    status: 409,
    message: '{text} Ihr Unternehmen speichert das nur mit dem Grund eines Administrators.',
  },
} as const satisfies Sentences;

export const refuseLaw = refuser({ ...wireSentences, ...lawSentences });
