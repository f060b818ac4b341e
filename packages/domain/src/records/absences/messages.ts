import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

const NONE_CREATED = 'Abwesenheit konte nicht angelegt werden.';

/** In the order in which the rules are checked. */
export const absenceSentences = {
  absence_type: { status: 400, message: 'Diese Art von Abwesenheit kann nicht beantragt werden.' },
  absence_period: { status: 400, message: 'Abwesenheiten sind vom {from} bis zum {to} möglich.' },
  absence_reversed: { status: 400, message: 'Start Datum muss vor End Datum liegen.' },
  absence_half_of_range: { status: 400, message: 'Halbe Tage sind nur für einen einzelnen Tag möglich.' },
  absence_noon: { status: 400, message: 'Halbe erste und letzte Tage gibt es nur bei mehreren Tagen.' },
  absence_minutes: { status: 400, message: 'Bitte die Stunden als h:mm angeben, zum Beispiel 1:30.' },
  absence_hours_of_range: {
    status: 400,
    message: 'Stunden sind nur für einen einzelnen Tag möglich, und nicht mit einem halben.',
  },
  absence_weekday: { status: 400, message: 'Abwesenheiten sind nur an Wochentagen möglich.' },
  absence_working_day: { status: 400, message: 'Abwesenheiten sind nur an Arbeitstagen möglich!' },
  absence_holiday: { status: 400, message: 'Der {date} ist arbeitsfrei ({name}).' },
  absence_half_day: {
    status: 400,
    message: 'Der {date} ist ein halber Arbeitstag und zählt nur einen halben Tag.',
  },
  absence_no_working_day: { status: 400, message: NONE_CREATED },
  absence_taken: { status: 409, message: 'Abwesenheit für den Tag {date} bereits vorhanden.' },
  absence_hours_beyond: { status: 409, message: 'Am {date} sind höchstens {left} Stunden möglich.' },
  absence_all_taken: { status: 409, message: NONE_CREATED },
  vacation_insufficient: {
    status: 409,
    message: 'Urlaub reicht nicht aus. Verbleibende Urlaubstage: {n}',
  },
  absence_processed: { status: 409, message: 'Die Abwesenheit wurde inzwischen bearbeitet.' },
  absence_not_approved: { status: 409, message: 'Nur genehmigte Abwesenheiten können storniert werden.' },
  absence_cancel_past: {
    status: 409,
    message: 'Abwesenheiten vergangener Monate können nicht storniert werden.',
  },
  sick_no_vacation: { status: 409, message: 'In diesem Zeitraum ist kein genehmigter Urlaub.' },
  absence_undo_over: { status: 409, message: 'Die Entscheidung kann nicht mehr zurückgenommen werden.' },
} as const satisfies Sentences;

export const refuseAbsence = refuser({ ...wireSentences, ...absenceSentences });

export const absenceTexts = {
  created: 'Abwesenheit erfolgreich angelegt.',
  changed: 'Abwesenheit erfolgreich geändert.',
  deleted: 'Abwesenheit erfolgreich gelöscht.',
  approved: 'Abwesenheit erfolgreich genehmigt.',
  declined: 'Abwesenheit erfolgreich abgelehnt.',
  cancelled: 'Abwesenheit erfolgreich storniert.',
  sickened: 'Krank im Urlaub eingetragen, die Urlaubstage sind zurückgegeben.',
  sickReported: 'Krank im Urlaub gemeldet. Die Verwaltung trägt es ein, dann kommen die Urlaubstage zurück.',
  sickReportedToNobody: 'Niemand sonst verwaltet Ihre Abwesenheiten: Die Meldung hat niemand bekommen.',
  reopened: 'Entscheidung zurückgenommen, der Antrag ist wieder offen.',
  saveFailed: 'Fehler! Kontaktieren Sie Ihren Administrator.',
  approveFailed: 'Fehler beim Genehmigen der Abwesenheit',
  declineFailed: 'Fehler beim Ablehnen der Abwesenheit',
  cancelFailed: 'Fehler beim Stornieren der Abwesenheit',
  reopenFailed: 'Fehler beim Zurücknehmen der Entscheidung',
  approveAllFailed: 'Fehler beim Genehmigen der Abwesenheiten',
  declineAllFailed: 'Fehler beim Ablehnen der Abwesenheiten',
} as const;
