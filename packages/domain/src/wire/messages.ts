import { type Issue, type Refusal, refusalOf, refuser, type Sentences } from './refusal.ts';

/** Refusals that belong to no noun. They precede those of the noun. */
export const wireSentences = {
  cross_site: { status: 403, message: 'Diese Anfrage kam von einer fremden Seite.' },
  unauthenticated: { status: 401, message: 'Bitte melden Sie sich an.' },
  second_factor_setup: { status: 403, message: 'Bitte richten Sie zuerst einen zweiten Faktor ein.' },
  scope_missing: { status: 403, message: 'Dieser Schlüssel darf das nicht.' },
  forbidden: { status: 403, message: 'Keine Berechtigungen' },
  module_off: { status: 403, message: 'Dieser Bereich ist für Ihr Unternehmen nicht freigeschaltet.' },
  feature_off: { status: 403, message: 'Diese Funktion ist für Ihr Unternehmen nicht eingeschaltet.' },
  proof_needed: { status: 403, message: 'Bitte bestätigen Sie, dass Sie es sind.' },
  not_found: { status: 404, message: 'Nicht gefunden.' },
  not_json: { status: 415, message: 'Es wird JSON erwartet.' },
  body_too_large: { status: 413, message: 'Die Anfrage ist zu groß.' },
  too_many_attempts: { status: 429, message: 'Zu viele Fehlversuche. Bitte warten Sie einige Minuten.' },
  fields_missing: { status: 400, message: 'Bitte befüllen Sie alle Felder.' },
  invalid_input: { status: 400, message: 'Ungültige Eingabe.' },
  text_too_long: { status: 400, message: 'Der Text ist zu lang.' },
  invisible_characters: {
    status: 400,
    message: 'Der Text enthält unsichtbare Zeichen. Bitte tippen Sie ihn neu ein.',
  },
  period_reversed: { status: 400, message: 'Das Ende des Zeitraums liegt vor seinem Anfang.' },
  stale: { status: 409, message: 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.' },
} as const satisfies Sentences;

export const refuseWire = refuser(wireSentences);

/** The refusal for a schema's issues; the codes are those of the wire and of the schema's noun. */
export function refusalOfIssues(issues: readonly Issue[], sentences: Sentences = {}): Refusal {
  return refusalOf(issues, { ...wireSentences, ...sentences });
}

/** Someone else has changed the record since it was read. */
export function staleRefusal(stored: number, sent: number | undefined): Refusal | null {
  return sent === undefined || sent === stored ? null : refuseWire('stale');
}
