import type { FeatureDescription } from '../../access/feature.ts';
import { typeLabel } from '../entries/type-codes.ts';
import { isBesides, LOOKS, type Look, RELATIONS, type Relation } from './matrix.ts';

export const RELATION_WORDS: Readonly<Record<Relation, { label: string; hint: string }>> = {
  colleague: { label: 'Kollegen', hint: 'alle, die nicht nur lesen' },
  job: { label: 'Gleicher Arbeitsplatz', hint: 'mehr als andere Kollegen' },
  substitute: { label: 'Vertretung', hint: 'wer im Antrag als Vertretung steht' },
  reader: { label: 'Leser', hint: 'wer nur lesen darf' },
};

const LOOK_WORDS: Readonly<Record<Look, string>> = {
  nothing: 'nichts',
  away: '„abwesend“',
  type: 'die Art',
};

/** Whoever is something besides sees at least what all colleagues see. */
export const lookWord = (relation: Relation, look: Look): string =>
  look === 'nothing' && isBesides(relation) ? 'wie Kollegen' : LOOK_WORDS[look];

/** 'Kollegen: nichts von Krankheit, Berufsschule/Uni': what differs from seeing the type, or from what all see. */
function told(value: unknown): string {
  const matrix = value as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return RELATIONS.flatMap((relation) =>
    LOOKS.filter((look) => look !== (isBesides(relation) ? 'nothing' : 'type')).flatMap((look) => {
      const types = Object.entries(matrix[relation] ?? {}).filter(([, of]) => of === look);
      const names = types.map(([type]) => typeLabel(Number(type)) ?? type).join(', ');
      return names ? [`${RELATION_WORDS[relation].label}: ${LOOK_WORDS[look]} von ${names}`] : [];
    }),
  ).join('; ');
}

export const visibilityWords = {
  name: 'visibility',
  label: 'Sichtbarkeit und Vertretung',
  meaning:
    'Sie legen fest, wer von Abwesenheiten anderer nichts, nur „abwesend“ oder die Art sieht; ein Antrag nennt eine Vertretung, und der Urlaubskalender wird ein Planer.',
  group: 'Team und Abwesenheit',
  requires: [],
  flags: ['absences'],
  isRecommended: false,
  intro:
    'Wer mehreres zugleich ist, sieht, was am meisten zeigt. Admins und die Person selbst sehen alles; eine Leitung ohne das Recht, Krankheit zu sehen, liest bei ihren Leuten immer „Abwesend“.',
  fields: {
    matrix: {
      kind: 'own',
      label: 'Was andere von einer Abwesenheit sehen',
      hint: 'Für Leser gilt es im Urlaubskalender und in den Listen der Einträge; Stundenzettel, Konten und Verlauf zeigen ihnen, was zur Abrechnung gehört.',
      log: { label: 'Sichtbarkeit von Abwesenheiten', read: told },
    },
  },
} as const satisfies FeatureDescription;
