import { wireSentences } from '../wire/messages.ts';
import { refuser, type Sentences } from '../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const ledgerSentences = {
  posting_reason: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
  posting_days: {
    status: 400,
    message: 'Zusatztage sind mehr als 0, ausgezahlte Tage weniger als 0, und eine Korrektur ist nicht 0.',
  },
  ledger_period: { status: 400, message: 'Das Urlaubskonto reicht vom {from} bis zum {to}.' },
  posting_bucket: { status: 400, message: 'Am {date} gibt es Urlaub aus den Jahren {from} bis {to}.' },
  posting_not_reversible: {
    status: 409,
    message: 'Nur Zusatztage, Korrekturen und Auszahlungen können zurückgenommen werden.',
  },
  posting_reversed: { status: 409, message: 'Die Buchung ist bereits zurückgenommen.' },
} as const satisfies Sentences;

export const refuseLedger = refuser({ ...wireSentences, ...ledgerSentences });

export const ledgerTexts = {
  posted: 'Buchung gespeichert.',
  reversed: 'Buchung zurückgenommen.',
  failed: 'Fehler beim Speichern der Buchung.',
} as const;
