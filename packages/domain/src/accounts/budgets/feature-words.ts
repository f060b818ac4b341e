import type { FeatureDescription } from '../../access/feature.ts';

const OVER_WORDS = {
  warn: 'Es wird gewarnt, gebucht werden kann weiter',
  block: 'Es kann nichts mehr gebucht werden',
} as const;

export const budgetsWords = {
  name: 'budgets',
  label: 'Projektbudgets',
  meaning:
    'Projekte haben ein Budget in Stunden oder Euro; Verwaltung und Leser sehen Erlös, Kosten und Marge. Stundensätze gelten ab einem Tag.',
  group: 'Konten und Monat',
  requires: [],
  flags: ['projectbooking'],
  isRecommended: false,
  fields: {
    budget_over: {
      kind: 'choice',
      label: 'Wenn eine Buchung das Budget übersteigt',
      options: Object.entries(OVER_WORDS).map(([value, label]) => ({ value, label })),
      log: { label: 'Über dem Budget', words: { warn: 'warnen', block: 'sperren' } },
    },
    budget_visible: {
      kind: 'yes',
      label: 'Mitarbeiter sehen, wie viel der Stunden verbraucht ist',
      hint: 'in Prozent; Euro sehen nur Verwaltung und Leser',
      log: { label: 'Mitarbeiter sehen verbrauchte Stunden' },
    },
    rates_visible: {
      kind: 'yes',
      label: 'Mitarbeiter sehen die Stundensätze auf der Seite eines Projekts',
      log: { label: 'Mitarbeiter sehen Stundensätze' },
    },
  },
} as const satisfies FeatureDescription;
