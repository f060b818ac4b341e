import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const privacySentences = {
  own_anonymise: { status: 403, message: 'Die eigene Person lässt sich nicht anonymisieren.' },
  anonymised: { status: 409, message: 'Diese Person ist schon anonymisiert.' },
  person_active: { status: 409, message: 'Bitte nehmen Sie der Person zuerst den Zugang.' },
  export_running: {
    status: 409,
    message: 'Das Unternehmen wird gerade schon heruntergeladen. Bitte warten Sie, bis das fertig ist.',
  },
  name_kept: { status: 409, message: 'Anonymisieren lässt sich die Person frühestens am {date}.' },
} as const satisfies Sentences;

export const refusePrivacy = refuser({ ...wireSentences, ...privacySentences });

/** What is said where the data of a person are handed out or go. */
export const privacyTexts = {
  exportFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  anonymised: 'Die Person ist anonymisiert.',
  failed: 'Das ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
} as const;
