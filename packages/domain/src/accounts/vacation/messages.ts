import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const ledgerSentences = {
  posting_reason: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
  posting_days: {
    status: 400,
    message: 'Zusatztage und ausgezahlte Tage sind mehr als 0, und eine Korrektur ist nicht 0.',
  },
  ledger_period: { status: 400, message: 'Das Urlaubskonto reicht vom {from} bis zum {to}.' },
  posting_bucket: { status: 400, message: 'Am {date} gibt es Urlaub aus den Jahren {from} bis {to}.' },
  posting_lapsed: {
    status: 400,
    message:
      'Urlaub aus {year} konnte nur bis zum {date} genommen werden. Bitte buchen Sie in ein späteres Jahr.',
  },
  posting_not_reversible: {
    status: 409,
    message: 'Nur Zusatztage, Korrekturen und Auszahlungen können zurückgenommen werden.',
  },
  posting_reversed: { status: 409, message: 'Die Buchung ist bereits zurückgenommen.' },
} as const satisfies Sentences;

export const refuseLedger = refuser({ ...wireSentences, ...ledgerSentences });

/** Of notices and of the turn of the year. */
export const yearEndSentences = {
  expiry_day: { status: 400, message: 'Bitte wählen Sie einen Tag des folgenden Jahres oder „nie“.' },
  notice_template: {
    status: 400,
    message: 'Der Hinweis muss {tage} und {frist} enthalten.',
  },
  notice_handed_over: {
    status: 400,
    message: 'Bitte geben Sie an, wann der Hinweis übergeben wurde, spätestens heute.',
  },
  closing_year: { status: 409, message: 'Das Jahr {year} ist noch nicht zu Ende.' },
  closing_before: { status: 409, message: 'Das Urlaubskonto beginnt erst {year}.' },
  basis_changed: {
    status: 409,
    message: 'Die Grundlage hat sich geändert. Bitte die Vorschau neu laden.',
  },
  closing_later: { status: 409, message: 'Zuerst den späteren Abschluss rückgängig machen.' },
  closing_undone: { status: 409, message: 'Der Abschluss wurde bereits rückgängig gemacht.' },
} as const satisfies Sentences;

export const refuseYearEnd = refuser({ ...wireSentences, ...yearEndSentences });

export const yearEndTexts = {
  applied: 'Jahreswechsel angewendet.',
  nothing: 'Es gab nichts zu buchen.',
  undone: 'Jahreswechsel rückgängig gemacht.',
  read: 'Gelesen',
  saved: 'Urlaubsverfall gespeichert.',
  failed: 'Fehler beim Speichern.',
} as const;
