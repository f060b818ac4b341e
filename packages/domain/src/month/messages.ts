import { wireSentences } from '../wire/messages.ts';
import { refuser, type Sentences } from '../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const monthSentences = {
  month_sealed: { status: 409, message: 'Der Monat {month} ist abgeschlossen.' },
} as const satisfies Sentences;

export const refuseMonth = refuser({ ...wireSentences, ...monthSentences });
