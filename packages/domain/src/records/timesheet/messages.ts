import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are checked. */
export const timesheetSentences = {
  week_unknown: { status: 400, message: 'Diese Kalenderwoche gibt es in diesem Jahr nicht.' },
  booking_hours_too_small: { status: 400, message: 'Kleinste Buchungseinheit sind 0,25 (15 Minuten).' },
  booking_hours_too_large: { status: 400, message: 'Bitte geben Sie eine gültige Projektzeit ein.' },
  booking_hours_step: { status: 400, message: 'Kleinste Buchungseinheit sind 0,25 (15 Minuten).' },
  booking_text_length: { status: 400, message: 'Bitte gib eine genaue Beschreibung an.' },
  booking_weekday: { status: 400, message: 'Buchungen sind nur an Wochentagen möglich.' },
  booking_project: { status: 400, message: 'Bitte wählen Sie ein Projekt, das in Bearbeitung ist.' },
  working_time_hours: { status: 400, message: 'Bitte geben Sie eine gültige Arbeitszeit ein.' },
  working_time_skipped: {
    status: 400,
    message: 'Diese Uhrzeit gibt es am {date} nicht: Die Uhr springt von 02:00 auf 03:00 Uhr.',
  },
  working_time_sunday: { status: 400, message: 'Zeitbuchungen sind nur an Wochentagen möglich.' },
  month_closed: {
    status: 409,
    message:
      'Fehler! Es können nur Buchungen des aktuellen Monats erstellt, bearbeitet oder gelöscht werden.',
  },
  booking_future: { status: 400, message: 'Buchungen sind nur bis zum heutigen Tag möglich.' },
  booking_absence: {
    status: 409,
    message: 'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag {date} vorhanden.',
  },
  working_time_absence: { status: 409, message: 'Abwesenheit ({type}) für den Tag {date} vorhanden.' },
  working_time_duplicate: { status: 409, message: 'Zeitbuchung für den Tag {date} bereits vorhanden.' },
  absence_past: {
    status: 409,
    message: 'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.',
  },
} as const satisfies Sentences;

export const refuseTimesheet = refuser({ ...wireSentences, ...timesheetSentences });

export const timesheetTexts = {
  bookingSaved: 'Buchung erfolgreich angelegt.',
  entryDeleted: 'Buchung erfolgreich gelöscht.',
  workingTimeSaved: 'Zeitbuchung erfolgreich gespeichert.',
  saveFailed: 'Fehler! Kontaktieren Sie Ihren Administrator.',
  bookingConflict: 'Fehler beim Speichern.',
  deleteQuestion: 'Wollen Sie den Eintrag wirklich löschen?',
} as const;
