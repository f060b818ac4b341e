import { timesheetSentences } from '../../records/timesheet/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const favouriteSentences = {
  favourite_limit: { status: 409, message: 'Sie haben schon 12 Favoriten. Bitte löschen Sie zuerst einen.' },
} as const satisfies Sentences;

const { booking_project } = timesheetSentences;

export const refuseFavourite = refuser({ booking_project, ...favouriteSentences });

export const favouriteTexts = {
  added: 'Als Favorit gemerkt.',
  booked: 'Gebucht.',
  removed: 'Favorit gelöscht.',
  failed: 'Fehler beim Speichern.',
} as const;
