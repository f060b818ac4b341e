import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const stopwatchSentences = {
  stopwatch_running: { status: 409, message: 'Die Stoppuhr läuft noch. Bitte halten Sie sie zuerst an.' },
  stopwatch_limit: {
    status: 409,
    message: 'Es warten schon 20 gestoppte Zeiten. Bitte buchen oder verwerfen Sie zuerst eine.',
  },
} as const satisfies Sentences;

export const refuseStopwatch = refuser({ ...wireSentences, ...stopwatchSentences });

/** Times that wait to be booked. */
export const MOST_STOPPED = 20;

export const stopwatchTexts = {
  booked: 'Gebucht.',
  discarded: 'Verworfen.',
  discardQuestion: 'Wollen Sie die gestoppte Zeit verwerfen, ohne sie zu buchen?',
  forgotten: 'Die Stoppuhr läuft seit mehr als 16 Stunden. Haben Sie vergessen, sie anzuhalten?',
  asks: 'Die Stoppuhr lief mehr als 16 Stunden. Wie lange haben Sie daran gearbeitet?',
  failed: 'Fehler beim Speichern.',
} as const;
