import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const periodSentences = {
  retention_too_short: {
    status: 400,
    message: 'Arbeitszeiten müssen mindestens 24 Monate aufbewahrt werden.',
  },
} as const satisfies Sentences;

export const refusePeriod = refuser({ ...wireSentences, ...periodSentences });
