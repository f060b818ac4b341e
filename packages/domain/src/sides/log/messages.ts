import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

/** In the order in which the rules are asked. */
export const auditSentences = {
  package_people: { status: 400, message: 'Bitte wählen Sie mindestens eine Person.' },
  package_period: { status: 400, message: 'Ein Prüfpaket umfasst höchstens zwei Jahre.' },
  package_future: { status: 400, message: 'Der Zeitraum beginnt erst nach dem heutigen Tag.' },
} as const satisfies Sentences;

export const refuseAudit = refuser({ ...wireSentences, ...auditSentences });
