import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const tokenSentences = {
  scopes_missing: { status: 400, message: 'Bitte wählen Sie, was der Schlüssel darf.' },
  scopes_reading: { status: 400, message: 'Wer nur liest, bekommt nur Schlüssel, die lesen.' },
  token_days: { status: 400, message: 'Ein Schlüssel gilt 1 bis 365 Tage.' },
  token_limit: {
    status: 409,
    message: 'Mehr als zwanzig Schlüssel sind nicht möglich. Löschen Sie zuerst einen.',
  },
} as const satisfies Sentences;

export const refuseToken = refuser({ ...wireSentences, ...tokenSentences });

export const tokenTexts = {
  copied: 'Schlüssel kopiert.',
  revoked: 'Schlüssel gelöscht: Er öffnet nichts mehr.',
  failed: 'Fehler beim Speichern.',
} as const;
