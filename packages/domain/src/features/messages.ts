import { wireSentences } from '../wire/messages.ts';
import { refuser, type Sentences } from '../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const featureSentences = {
  feature_since: {
    status: 400,
    message: 'Bitte wählen Sie den Ersten eines Monats, frühestens den des laufenden.',
  },
  feature_requires: { status: 409, message: 'Zuerst „{name}“ {action}.' },
  feature_undo_over: {
    status: 409,
    message: 'Das lässt sich nur bis Mitternacht des Tages rückgängig machen.',
  },
} as const satisfies Sentences;

export const refuseFeature = refuser({ ...wireSentences, ...featureSentences });

export const featureTexts = {
  recommend: 'Empfohlene Funktionen einschalten',
  recommended: 'Die empfohlenen Funktionen sind eingeschaltet.',
  undo: 'Rückgängig machen',
  undone: 'Die empfohlenen Funktionen sind wieder ausgeschaltet.',
  switchedOn: 'Funktion eingeschaltet.',
  switchedOff: 'Funktion ausgeschaltet. Alle Daten bleiben erhalten.',
  settingsSaved: 'Einstellungen gespeichert.',
  failed: 'Fehler beim Speichern.',
} as const;
