import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const calendarSentences = {
  extra_not_in_land: { status: 400, message: '„{extra}“ gibt es in {land} nicht.' },
  place_unknown: { status: 400, message: 'Bitte wählen Sie einen Ort aus der Liste.' },
  place_taken: { status: 409, message: 'Einen Ort mit diesem Namen gibt es bereits.' },
  place_in_use: { status: 409, message: 'Der Ort wird noch verwendet.' },
  company_day_past: {
    status: 409,
    message: 'Eigene Tage vergangener Monate lassen sich nicht mehr ändern.',
  },
  company_day_taken: { status: 409, message: 'Am {date} gibt es bereits einen eigenen Tag.' },
  closure_period: { status: 400, message: 'Betriebsferien sind vom {from} bis zum {to} möglich.' },
  closure_taken: { status: 409, message: 'Für diese Tage gibt es bereits Betriebsferien.' },
  closure_undone: { status: 409, message: 'Die Betriebsferien wurden bereits zurückgenommen.' },
} as const satisfies Sentences;

export const refuseCalendar = refuser({ ...wireSentences, ...calendarSentences });

export const calendarTexts = {
  placeSaved: 'Ort gespeichert.',
  placeDeleted: 'Ort gelöscht.',
  daySaved: 'Eigener Tag gespeichert.',
  dayDeleted: 'Eigener Tag gelöscht.',
  left: 'Der Urlaub bleibt, wie er ist.',
  shutdownUndone: 'Betriebsferien zurückgenommen.',
  failed: 'Fehler beim Speichern.',
} as const;
