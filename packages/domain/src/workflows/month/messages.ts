import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const monthSentences = {
  month_reason: { status: 400, message: 'Bitte geben Sie einen Grund mit mindestens 5 Zeichen an.' },
  month_not_over: { status: 409, message: 'Der Monat kann ab dem {date} bestätigt werden.' },
  month_incomplete: { status: 409, message: 'Es fehlen noch {n} Tage.' },
  month_not_confirmed: { status: 409, message: 'Der Monat {month} ist nicht bestätigt.' },
  month_not_closed: { status: 409, message: 'Der Monat {month} ist nicht abgeschlossen.' },
  correction_open_day: { status: 409, message: 'Dieser Tag kann noch direkt geändert werden.' },
  correction_nothing: { status: 409, message: 'An diesem Tag ist keine Arbeitszeit eingetragen.' },
  correction_taken: {
    status: 409,
    message:
      'Für diesen Tag ist bereits beantragt: {wish}. Unter „Meine Korrekturen“ im Monatsabschluss können Sie das zurückziehen.',
  },
  correction_beside: {
    status: 409,
    message:
      'Für diesen Tag ist auch beantragt: {wish}. Dazu passt das nicht: {why} Unter „Meine Korrekturen“ im Monatsabschluss können Sie das andere zurückziehen.',
  },
  correction_stale: {
    status: 409,
    message: 'Diese Abwesenheit wurde inzwischen geändert oder gelöscht. Bitte neu beantragen.',
  },
  correction_unavailable: {
    status: 409,
    message: 'Diese Art oder dieser Teil eines Tages ist inzwischen abgeschaltet. Bitte neu beantragen.',
  },
  correction_days: {
    status: 409,
    message:
      'Seit die Korrektur beantragt wurde, hat sich geändert, welche Tage belegt sind: {days}. Bitte neu beantragen.',
  },
  correction_answered: { status: 409, message: 'Diese Korrektur ist bereits beantwortet.' },
} as const satisfies Sentences;

export const refuseMonth = refuser({ ...wireSentences, ...monthSentences });

export const monthTexts = {
  confirmed: 'Monat erfolgreich bestätigt.',
  reopened: 'Monat erfolgreich wieder geöffnet.',
  requested: 'Korrektur erfolgreich beantragt.',
  withdrawn: 'Korrektur erfolgreich zurückgezogen.',
  answered: 'Antwort erfolgreich gespeichert.',
  notConfirmed: 'Noch nicht bestätigt. Ohne Bestätigung braucht es einen Grund.',
  notChecked: 'Noch nicht geprüft. Ohne die Prüfung der Teamleitung braucht es einen Grund.',
  checked: 'Monat als geprüft vermerkt.',
  returned: 'Monat zurückgegeben.',
  unfinished: 'Eine offene Abwesenheit oder eine vergessene Stempelung verhindert den Abschluss.',
} as const;
