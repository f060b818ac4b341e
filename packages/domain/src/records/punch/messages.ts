import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const punchSentences = {
  terminal_pin: { status: 400, message: 'Die PIN besteht aus sechs Ziffern.' },
  terminal_pin_simple: {
    status: 400,
    message:
      'Diese PIN ist zu leicht zu erraten. Bitte nehmen Sie keine gleichen oder fortlaufenden Ziffern, keine Wiederholung und nicht die Personalnummer.',
  },
  terminal_unknown: { status: 401, message: 'Dieses Gerät ist nicht als Terminal angemeldet.' },
  terminal_wrong: { status: 401, message: 'Personalnummer oder PIN ist falsch.' },
  terminal_number: {
    status: 409,
    message: 'Am Terminal gilt eine Personalnummer aus höchstens 12 Ziffern, die sonst niemand hat.',
  },
  clock_reason: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
  clock_answered: { status: 409, message: 'Das Ende dieser Arbeitszeit ist bereits eingetragen.' },
  clock_runs: {
    status: 409,
    message:
      'Die Stempeluhr läuft seit {from} Uhr. Beim Gehen trägt sie ein, was über diese Arbeitszeit hinausgeht. Trotzdem speichern?',
  },
  clock_end: { status: 400, message: 'Das Ende liegt zwischen dem {from} Uhr und dem {to} Uhr.' },
} as const satisfies Sentences;

export const refusePunch = refuser({ ...wireSentences, ...punchSentences });

export const punchTexts = {
  offline: 'Keine Verbindung – bitte später nachtragen.',
  unreachable: 'Keine Verbindung – bitte später noch einmal.',
  answered: 'Arbeitsende erfolgreich nachgetragen.',
  breakAdded: 'Pause eingetragen.',
  pinSaved: 'PIN gespeichert.',
  terminalRevoked: 'Terminal abgemeldet.',
  failed: 'Die Stempeluhr antwortet nicht. Bitte versuchen Sie es noch einmal.',
} as const;

/** 'Mi, 18.11.2026' */
export const forgottenQuestion = (date: string) => `Wann haben Sie am ${date} aufgehört?`;

/** Of somebody else. */
export const forgottenQuestionOf = (name: string, date: string) => `Wann hat ${name} am ${date} aufgehört?`;

/** What one tap adds. */
export const missingBreakQuestion = (minutes: number) => `${minutes} Minuten Pause fehlen – eintragen?`;
