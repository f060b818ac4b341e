import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const decisionSentences = {
  undo_too_late: { status: 409, message: 'Rückgängig machen ist nicht mehr möglich.' },
  staffing_group: {
    status: 400,
    message: 'Bitte wählen Sie ein Team oder einen Arbeitsplatz aus der Liste.',
  },
  staffing_weekdays: { status: 400, message: 'Bitte wählen Sie mindestens einen Wochentag.' },
  staffing_minimum: { status: 400, message: 'Die Mindestbesetzung liegt zwischen 1 und 999.' },
  staffing_taken: { status: 409, message: 'Dafür gibt es an diesen Tagen bereits eine Mindestbesetzung.' },
} as const satisfies Sentences;

export const refuseDecision = refuser({ ...wireSentences, ...decisionSentences });

export const decisionTexts = {
  staffingSaved: 'Mindestbesetzung gespeichert.',
  staffingDeleted: 'Mindestbesetzung gelöscht.',
} as const;
