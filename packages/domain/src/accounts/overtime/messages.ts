import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const overtimeSentences = {
  overtime_minutes: { status: 400, message: 'Bitte geben Sie eine Zeit bis 1000 Stunden an.' },
  overtime_text: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
  overtime_sign: {
    status: 400,
    message: 'Bitte geben Sie mehr als 0 Stunden an: Auszahlung und Kürzung werden vom Konto abgezogen.',
  },
  overtime_nothing: { status: 400, message: 'Bitte geben Sie an, um wie viele Stunden korrigiert wird.' },
  overtime_day: { status: 400, message: 'Das Stundenkonto läuft vom {from} bis zum {to}.' },
  overtime_opening_day: { status: 400, message: 'Die Eröffnung steht am {date}.' },
  overtime_reversed: {
    status: 409,
    message: 'Diese Buchung ist bereits zurückgenommen oder selbst eine Rücknahme.',
  },
  overtime_insufficient: {
    status: 409,
    message: 'Das Stundenkonto reicht nicht aus. Verfügbar: {h} Stunden.',
  },
} as const satisfies Sentences;

export const refuseOvertime = refuser({ ...wireSentences, ...overtimeSentences });
