import type { FeatureDescription } from '../../access/feature.ts';
import { typeLabel } from '../../records/entries/type-codes.ts';
import { WEEKDAYS } from '../../time/format.ts';

/** What can be approved as it is asked for: nobody can do much about it. */
export const SELF_EVIDENT = [20, 40, 90] as const;

const labels = (codes: readonly number[]): string =>
  codes.map((code) => typeLabel(code)).join(', ') || 'keine';

/** Every choice, as the log finds it. */
const CHOICES = Array.from({ length: 2 ** SELF_EVIDENT.length }, (_, bits) =>
  SELF_EVIDENT.filter((_, place) => bits & (1 << place)),
);

const weekdays = (value: unknown): string => WEEKDAYS.filter((_, at) => String(value)[at] === '1').join(', ');

export const decisionsWords = {
  name: 'decisions',
  label: 'Entscheiden mit Überblick',
  meaning:
    'Unter „Inbox“ ist jeder Antrag eine Karte, daneben stehen die Woche des Teams, die Mindestbesetzung und das Konto; mehrere werden auf einmal entschieden und 60 Sekunden lang zurückgenommen.',
  group: 'Team und Abwesenheit',
  requires: [],
  flags: ['absences'],
  isRecommended: false,
  fields: {
    self_approval: {
      kind: 'yes',
      label: 'Admins dürfen über ihre eigenen Anträge entscheiden',
      hint: 'Ohne Haken entscheidet jemand anderes, außer es gibt sonst niemanden, der es darf.',
      log: { label: 'Admins entscheiden über eigene Anträge' },
    },
    auto_approve: {
      kind: 'own',
      label: 'Sofort genehmigt',
      hint: 'Gilt im Moment des Antrags, nicht für Anträge, die schon offen sind. Gefragt und benachrichtigt wird niemand.',
      log: { words: Object.fromEntries(CHOICES.map((codes) => [String(codes), labels(codes)])) },
    },
  },
  tables: {
    staffing: {
      title: 'Mindestbesetzung',
      fields: {
        team_id: { label: 'Team' },
        job_id: { label: 'Arbeitsplatz' },
        weekdays: { label: 'Wochentage', read: weekdays },
        minimum: { label: 'Mindestens anwesend', read: 'number' },
      },
    },
  },
} as const satisfies FeatureDescription;
