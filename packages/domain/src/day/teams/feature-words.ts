import type { FeatureDescription } from '../../access/feature.ts';
import type { TeamRight } from './contract.ts';

/** What a right of a lead is called. */
export const RIGHT_WORDS: Readonly<Record<TeamRight, { label: string; hint: string }>> = {
  absences: { label: 'Abwesenheiten entscheiden', hint: 'Anträge des Teams genehmigen und ablehnen' },
  hours: {
    label: 'Zeiten ansehen',
    hint: 'Arbeitszeiten, Buchungen, offene Tage und Stundenkonten des Teams',
  },
  correct: {
    label: 'Zeiten erfassen und ändern',
    hint: 'mit Grund, wie das Büro, und samt „Zeiten ansehen“; Abwesenheiten nur, wer auch über sie entscheidet',
  },
  month: {
    label: 'Monate prüfen',
    hint: 'bestätigte Monate ansehen, prüfen oder zurückgeben, bevor sie abgeschlossen werden',
  },
  sick: {
    label: 'Krankheit als solche sehen',
    hint: 'und über Anträge darauf entscheiden; sonst liest die Leitung „Abwesend“',
  },
};

const rights = (value: unknown): string =>
  (value as readonly TeamRight[]).map((right) => RIGHT_WORDS[right]?.label ?? right).join(', ');

const period = {
  valid_from: { label: 'Ab', read: 'day' },
  ends_on: { label: 'Letzter Tag', read: 'day' },
} as const;

export const STAGE_WORDS = {
  none: 'Die Leitung entscheidet allein',
  admin: 'Danach entscheidet die Verwaltung',
} as const;

export const teamsWords = {
  name: 'teams',
  label: 'Teams und Leitungen',
  meaning:
    'Wer ein Team leitet, entscheidet über die Anträge seiner Leute; die Verwaltung sieht, auf wen gewartet wird.',
  group: 'Team und Abwesenheit',
  requires: [],
  flags: ['absences'],
  isRecommended: false,
  fields: {
    peer_leads: {
      kind: 'yes',
      label: 'Leitungen desselben Teams entscheiden über ihre Anträge gegenseitig',
      log: { label: 'Leitungen entscheiden gegenseitig' },
    },
    calendar: {
      kind: 'choice',
      label: 'Im Urlaubskalender sehen Beschäftigte',
      options: [
        { value: 'company', label: 'die ganze Firma' },
        { value: 'team', label: 'ihr Team' },
        { value: 'own', label: 'nur sich selbst' },
      ],
      log: { label: 'Urlaubskalender zeigt' },
    },
    remind_after: {
      kind: 'number',
      label: 'An offene Anträge erinnern nach (Arbeitstagen)',
      hint: '1 bis 10; nach doppelt so vielen erfährt es die Verwaltung. Dafür braucht es die Mitteilungen.',
      log: { label: 'Erinnerung nach Arbeitstagen' },
    },
  },
  tables: {
    teams: {
      title: 'Team',
      fields: {
        name: { label: 'Name' },
        stage: {
          label: 'Entscheidung',
          read: (value: unknown) => STAGE_WORDS[value as 'none'] ?? String(value),
        },
        archived_at: { label: 'Archiviert', read: 'moment' },
      },
    },
    team_members: {
      title: 'Mitglied eines Teams',
      isOfPerson: true,
      fields: { team_id: { label: 'Team' }, ...period, home: { label: 'Stammteam', read: 'yes' } },
    },
    team_leads: {
      title: 'Leitung eines Teams',
      isOfPerson: true,
      fields: { team_id: { label: 'Team' }, ...period, rights: { label: 'Rechte', read: rights } },
    },
    deputies: {
      title: 'Entscheidungsvertretung',
      isOfPerson: true,
      fields: { for_user: { label: 'Für' }, ...period, extras: { label: 'Auch', read: rights } },
    },
  },
} as const satisfies FeatureDescription;
