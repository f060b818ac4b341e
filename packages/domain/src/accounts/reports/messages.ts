import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const reportSentences = {
  report_too_large: {
    status: 400,
    message:
      'Der Bericht hätte mehr als 50.000 Zellen. Bitte wählen Sie einen kürzeren Zeitraum, weniger Zeilen oder eine andere Spalte.',
  },
  view_limit: { status: 409, message: 'Mehr als 50 Ansichten sind nicht möglich. Löschen Sie zuerst eine.' },
  view_name: { status: 409, message: 'Eine Ansicht mit diesem Namen gibt es bereits.' },
} as const satisfies Sentences;

export const refuseReport = refuser({ ...wireSentences, ...reportSentences });

export const reportTexts = {
  saved: 'Ansicht gespeichert.',
  deleted: 'Ansicht gelöscht.',
  failed: 'Fehler beim Speichern.',
} as const;
