import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are checked. */
export const customerSentences = {
  customer_email: { status: 400, message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  customer_address: {
    status: 400,
    message: 'Diese Adresse gibt es nicht, oder sie gehört schon zu einem Kunden.',
  },
} as const satisfies Sentences;

export const refuseCustomer = refuser({ ...wireSentences, ...customerSentences });

export const customerTexts = {
  created: 'Kunde erfolgreich angelegt.',
  saved: 'Kunde erfolgreich geupdated.',
  createFailed: 'Fehler beim anlegen des Kunden',
  saveFailed: 'Fehler beim updaten des Kunden',
  notesSaved: 'Notizen erfolgreich aktualisiert.',
} as const;
