import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are checked. */
export const adminSentences = {
  company_name_missing: { status: 400, message: 'Bitte einen Namen eingeben.' },
  company_id_missing: { status: 400, message: 'Bitte eine ID eingeben.' },
  name_too_short: { status: 400, message: 'Die Mindestlänge des Namens wurde nicht eingehalten.' },
  vacation_range: { status: 400, message: 'Bitte geben Sie 0 bis 50 Urlaubstage an, höchstens halbe Tage.' },
  weeklyhours_range: { status: 400, message: 'Bitte geben Sie höchstens 168 Wochenstunden an.' },
  weeklyhours_decimals: {
    status: 400,
    message: 'Bitte geben Sie die Wochenstunden mit höchstens zwei Nachkommastellen an.',
  },
  worker_since_range: {
    status: 400,
    message: 'Der Eintritt muss zwischen dem 01.01.2012 und dem 01.01.2030 liegen.',
  },
  records_from_range: {
    status: 400,
    message: 'Erfasst werden kann frühestens ab dem {from} und spätestens ab dem {to}.',
  },
  records_from_company: { status: 400, message: 'Das Unternehmen erfasst erst ab dem {date}.' },
  birth_date_range: {
    status: 400,
    message: 'Das Geburtsdatum muss zwischen dem 01.01.1900 und heute liegen.',
  },
  working_days_empty: { status: 400, message: 'Bitte wählen Sie mindestens einen Arbeitstag.' },
  company_unknown: { status: 400, message: 'Dieses Unternehmen gibt es nicht.' },
  job_unknown: { status: 400, message: 'Bitte wählen Sie einen Arbeitsplatz aus der Liste.' },
  email_taken: { status: 409, message: 'E-Mail bereits vorhanden.' },
  own_role: { status: 403, message: 'Die eigene Rolle und der eigene Zugang lassen sich nicht ändern.' },
  own_deletion: { status: 403, message: 'Der eigene Zugang lässt sich nicht löschen.' },
  global_admin_protected: {
    status: 403,
    message: 'E-Mail, Rolle und Zugang eines globalen Administrators ändert nur ein globaler Administrator.',
  },
  last_admin: {
    status: 409,
    message: 'Ein Unternehmen braucht einen aktiven Admin. Bitte machen Sie zuerst jemand anderen dazu.',
  },
  worker_has_entries: {
    status: 409,
    message: 'Mitarbeiter hat Buchungen und kann nur deaktiviert werden.',
  },
  job_taken: { status: 409, message: 'Angegebener Arbeitsplatz bereits vorhanden.' },
  category_taken: { status: 409, message: 'Angegebene Kategorie bereits vorhanden.' },
  company_id_taken: { status: 409, message: 'Diese ID ist bereits vergeben.' },
} as const satisfies Sentences;

export const refuseAdmin = refuser({ ...wireSentences, ...adminSentences });

export const adminTexts = {
  workerCreated: 'Mitarbeiter erfolgreich angelegt.',
  workerNotCreated: 'Das Unternehmen ist gespeichert, die Person noch nicht angelegt.',
  workerSaved: 'Mitarbeiter erfolgreich gespeichert.',
  workerDeleted: 'Mitarbeiter erfolgreich gelöscht.',
  workerFailed: 'Fehler beim Speichern.',
  jobCreated: 'Job erfolgreich angelegt.',
  jobSaved: 'Job erfolgreich gespeichert.',
  jobCreateFailed: 'Fehler beim anlegen des Jobs',
  categoryCreated: 'Kategorie erfolgreich angelegt.',
  categorySaved: 'Kategorie erfolgreich gespeichert.',
  categoryCreateFailed: 'Fehler beim anlegen der Kategorie',
  companyCreated: 'Unternehmen erfolgreich angelegt.',
  companySaved: 'Unternehmen erfolgreich aktualisiert.',
  companyCreateFailed: 'Fehler beim Anlegen des Unternehmens',
  companySaveFailed: 'Fehler beim Aktualisieren des Unternehmens',
} as const;
