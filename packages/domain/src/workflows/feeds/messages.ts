import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const feedSentences = {
  feed_limit: { status: 409, message: 'Mehr als fünf Adressen sind nicht möglich. Beenden Sie zuerst eine.' },
  feed_too_often: { status: 429, message: 'Der Kalender wird zu oft abgerufen.' },
} as const satisfies Sentences;

export const refuseFeed = refuser({ ...wireSentences, ...feedSentences });

export const feedTexts = {
  copied: 'Adresse kopiert.',
  revoked: 'Adresse beendet: Wer sie abonniert hat, bekommt nichts mehr.',
  failed: 'Fehler beim Speichern.',
} as const;
