import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const workdaySentences = {
  month_sealed: { status: 409, message: 'Der Monat {month} ist abgeschlossen.' },
} as const satisfies Sentences;

export const refuseDay = refuser({ ...wireSentences, ...workdaySentences });
