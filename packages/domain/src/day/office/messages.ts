import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const officeSentences = {
  own_correction: {
    status: 403,
    message: 'Ihre eigenen Einträge korrigiert ein anderer Administrator.',
  },
  correction_reason: { status: 400, message: 'Bitte geben Sie einen Grund an.' },
} as const satisfies Sentences;

export const refuseOffice = refuser({ ...wireSentences, ...officeSentences });
