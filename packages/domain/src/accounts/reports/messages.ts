import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const reportSentences = {
  report_too_large: {
    status: 400,
    message:
      'Der Bericht hätte mehr als 50.000 Zellen. Bitte wählen Sie einen kürzeren Zeitraum, weniger Zeilen oder eine andere Spalte.',
  },
} as const satisfies Sentences;

export const refuseReport = refuser({ ...wireSentences, ...reportSentences });
