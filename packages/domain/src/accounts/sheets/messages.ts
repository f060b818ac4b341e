import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const sheetsSentences = {
  sheet_changed: {
    status: 409,
    message:
      'Dieser Stundenzettel wird nicht gezeigt: Seine gespeicherten Angaben passen nicht mehr zu ihrer Prüfsumme. Bitte wenden Sie sich an die Verwaltung.',
  },
} as const satisfies Sentences;

export const refuseSheet = refuser({ ...wireSentences, ...sheetsSentences });
