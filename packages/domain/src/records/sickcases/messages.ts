import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const sickCaseSentences = {
  sick_case_gone: { status: 409, message: 'An diesem Tag ist keine Krankheit mehr eingetragen.' },
  sick_case_alone: { status: 409, message: 'Davor liegt kein anderer Krankheitsfall.' },
  sick_established: { status: 400, message: 'Der Tag liegt zwischen dem {from} und heute.' },
  sick_until: { status: 400, message: 'Die AU endet frühestens am {date}.' },
  sick_requested: { status: 400, message: 'Der Tag der Anforderung liegt zwischen dem {from} und heute.' },
  sick_from_future: { status: 400, message: 'Krank ab einer Uhrzeit geht für heute oder einen Tag davor.' },
  sick_not_certified: {
    status: 409,
    message: 'Urlaubstage kommen nur zurück, wenn ein Nachweis vorliegt oder angefordert ist.',
  },
} as const satisfies Sentences;

export const refuseSickCase = refuser({ ...wireSentences, ...sickCaseSentences });

export const sickCaseTexts = {
  saved: 'Krankheitsfall gespeichert.',
  split: 'Krankheitsfall geteilt.',
  joined: 'Krankheitsfälle verbunden.',
  insured: 'Versicherung gespeichert.',
  fellSick: 'Krankmeldung gespeichert. Gute Besserung!',
  enteredSick: 'Krankheit eingetragen.',
  copied: 'Liste kopiert.',
  copyFailed: 'Die Liste konnte nicht kopiert werden.',
  failed: 'Fehler beim Speichern.',
  /** Nothing is asked for from here. */
  query: 'Den Abruf macht Ihr Lohnprogramm.',
  again: 'Nachweis liegt nicht vor. Der Abruf kann wiederholt werden.',
} as const;
