import type { Day } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { wireSentences } from '../../wire/messages.ts';
import { type Refusal, refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const contractSentences = {
  contract_hours: {
    status: 400,
    message: 'Bitte geben Sie mehr als 0 und höchstens 168 Wochenstunden an.',
  },
  contract_minutes: {
    status: 400,
    message: 'Die Stunden der Wochentage ergeben nicht die Wochenstunden.',
  },
  contract_period: {
    status: 400,
    message: 'Ein Vertrag beginnt zwischen dem 01.01.2012 und dem 01.01.2030.',
  },
  contract_reversed: { status: 400, message: 'Das Ende des Vertrags liegt vor seinem Beginn.' },
  own_contract: { status: 403, message: 'Ihren eigenen Vertrag ändert ein anderer Administrator.' },
  contract_row: {
    status: 409,
    message: 'Bitte ändern Sie den Vertrag mit einem Gültig-ab-Datum.',
  },
  contract_overlap: {
    status: 409,
    message: 'Am {date} gilt bereits ein anderer Vertrag. Zwei Verträge dürfen sich nicht überschneiden.',
  },
  contract_closed: { status: 409, message: 'Der Monat {month} ist abgeschlossen.' },
  not_recorded: { status: 409, message: 'Für Sie wird nicht erfasst.' },
  not_employed: { status: 409, message: 'Für den {date} besteht kein Arbeitsverhältnis.' },
  before_recording: { status: 409, message: 'Vor dem {date} wird nicht erfasst.' },
} as const satisfies Sentences;

export const refuseContract = refuser({ ...wireSentences, ...contractSentences });

export const contractTexts = {
  saved: 'Vertrag erfolgreich gespeichert.',
  deleted: 'Vertrag erfolgreich gelöscht.',
  failed: 'Fehler beim Speichern des Vertrags.',
} as const;

/** Nothing is recorded or requested where there is no employment (CON-02). */
export function notEmployed(day: Day, field?: string): Refusal {
  return refuseContract('not_employed', field, { date: formatDay(day) });
}
