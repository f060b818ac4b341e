import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are checked. */
export const projectSentences = {
  project_dates: { status: 400, message: 'End Datum muss nach Start Datum liegen.' },
  project_customer: { status: 400, message: 'Bitte wählen Sie einen Kunden aus der Liste.' },
  project_category: { status: 400, message: 'Bitte wählen Sie eine Kategorie aus der Liste.' },
  project_internal_id_taken: { status: 409, message: 'Interne ID bereits vorhanden.' },
  project_open: {
    status: 409,
    message: 'Nur abgebrochene und abgeschlossene Projekte können ins Archiv.',
  },
  rate_job: { status: 400, message: 'Bitte wählen Sie den Arbeitsplatz des Stundensatzes aus der Liste.' },
  rate_project: { status: 400, message: 'Dieses Projekt gibt es nicht.' },
  rate_taken: {
    status: 409,
    message: 'Für diesen Arbeitsplatz gibt es ab diesem Tag schon einen Stundensatz.',
  },
} as const satisfies Sentences;

export const refuseProject = refuser({ ...wireSentences, ...projectSentences });

export const projectTexts = {
  created: 'Projekt erfolgreich angelegt.',
  saved: 'Projekt erfolgreich geupdated.',
  archived: 'Projekt archiviert.',
  unarchived: 'Projekt aus dem Archiv geholt.',
  createFailed: 'Fehler beim anlegen des Projekts',
  saveFailed: 'Fehler beim updaten des Projekts',
  rateCreated: 'Stundensatz erfolgreich angelegt.',
  rateSaved: 'Stundensatz erfolgreich geupdated.',
  rateFailed: 'Fehler beim Anlegen des Stundensatzes',
} as const;
