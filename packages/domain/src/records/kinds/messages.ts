import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const kindSentences = {
  kind_fixed: {
    status: 409,
    message: 'Grundlage und Anrechnung bleiben, wie sie sind: Die Art ist schon eingetragen.',
  },
  kind_vacation: {
    status: 400,
    message: 'Eine Art auf der Grundlage Urlaub wird angerechnet wie Urlaub.',
  },
  kind_sickness: {
    status: 400,
    message: 'Eigene Krankheit ist nur eine Art auf der Grundlage Krankheit.',
  },
  kind_contingent: {
    status: 400,
    message: 'Urlaub hat sein eigenes Konto: Eine Art auf der Grundlage Urlaub hat kein Kontingent.',
  },
  kind_hours: {
    status: 400,
    message: 'Eine Art auf der Grundlage Urlaub oder Überstunden gibt es nur in ganzen und halben Tagen.',
  },
  kind_betrays: { status: 400, message: 'So verrät „Abwesend“ die Krankheit.' },
  kind_entered_by: { status: 403, message: 'Das trägt nur {who} ein.' },
  kind_whole: { status: 400, message: '{kind} gibt es nur für ganze Tage.' },
  kind_no_hours: { status: 400, message: '{kind} gibt es nicht in Stunden.' },
  kind_taken: { status: 409, message: 'Eine Art mit diesem Namen gibt es bereits.' },
} as const satisfies Sentences;

export const refuseKind = refuser({ ...wireSentences, ...kindSentences });

export const kindTexts = {
  saved: 'Art gespeichert.',
  failed: 'Fehler beim Speichern.',
} as const;
