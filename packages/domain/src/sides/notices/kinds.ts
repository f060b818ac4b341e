import { type Alternative, allows, type Who } from '../../access/access.ts';
import type { Day } from '../../time/day.ts';

/** What each kind of notice tells. Nothing here says why somebody is absent: a notice leaves the program by mail. */
export interface NoticeData {
  request_received: { name: string; days: number; from: Day };
  /** `reason`: what the office wrote to the person on declining. */
  request_decided: { days: number; from: Day; approved: boolean; reason?: string };
  /** Of sickness, which only the app says. */
  /** `since`: the day since which it waits. */
  request_waiting: { name: string; days: number; from: Day; since: Day };
  vacation_reported: { name: string; email: string; days: number; from: Day; to: Day };
  missing_week: { days: number; from: Day; to: Day };
  /** `until`: the last day on which a company that closes months leaves it open. */
  month_closing: { month: string; until?: Day };
  correction_received: { name: string; day: Day };
  correction_decided: { user: number; day: Day; accepted: boolean };
  month_reopened: { user: number; month: string };
  /** To who checks it before it is closed. */
  month_confirmed: { user: number; name: string; month: string };
  vacation_expiring: { days: number; deadline: Day };
  /** `month`: of a budget by month. Neither hours nor amounts: it leaves the program by mail. */
  budget_reached: { project: number; name: string; percent: number; month?: string };
  /** Until `until` one may come in by this path, or with this code where there is no address to make a link of. */
  invite: { company: string; path: string; code: string; until: Day };
  password_reset: { path: string; minutes: number };
  /** To the new address, which counts once the link is opened. */
  email_change: { path: string; hours: number };
  /** To the former address. */
  email_changed_undo: { address: string; path: string; until: Day };
  /** To the former address, of a change that cannot be undone from there. */
  email_changed: { address: string };
  new_login: { device: string; at: string };
  factor_reset: { by: string };
  factor_added: { name: string; at: string };
  password_changed: { at: string };
  /** `day`: the last on which it opens anything. */
  token_ending: { name: string; day: Day };
  /** Of a feature that protects people or figures. */
  protection_off: { label: string; by: string; at: string };
}

export type NoticeKind = keyof NoticeData;

interface Kind {
  label: string;
  /** Of one's own account: always sent, at any hour, whatever the person or the company has set. */
  isAccount: boolean;
  /** Also shown in the app; not what opens a door, and not what reaches people who cannot come in. */
  inApp: boolean;
  /** What a company must have switched on to be told of it: one of these. */
  anyOf?: readonly Alternative[];
}

const work = (label: string, ...anyOf: Alternative[]): Kind => ({
  label,
  isAccount: false,
  inApp: true,
  anyOf,
});
const account = (label: string, inApp: boolean): Kind => ({ label, isAccount: true, inApp });

/** Who records and requests: a reader has nothing of that. */
const RECORDS: Pick<Alternative, 'roles'> = { roles: ['employee', 'admin'] };
const DECIDES: Pick<Alternative, 'roles'> = { roles: ['admin'] };
/** Also whoever leads a team, where there are teams. */
const REQUESTS: readonly Alternative[] = [
  { ...DECIDES, flags: ['absences'] },
  { roles: ['lead'], flags: ['absences'], features: ['teams'] },
];

const HOURS: readonly Alternative[] = [
  { ...RECORDS, flags: ['timebooking'] },
  { ...RECORDS, flags: ['projectbooking'] },
];
const MONTH_CLOSE = { flags: ['timebooking'], features: ['closing'] } as const satisfies Alternative;

export const NOTICE_KINDS: Readonly<Record<NoticeKind, Kind>> = {
  request_received: work('Neuer Antrag zur Entscheidung', ...REQUESTS),
  request_decided: work('Entscheidung über einen eigenen Antrag', { ...RECORDS, flags: ['absences'] }),
  request_waiting: work(
    'Antrag, der auf eine Entscheidung wartet',
    ...REQUESTS.map((one) => ({ ...one, features: ['teams'] })),
  ),
  vacation_reported: work('Meldung zu einem genehmigten Urlaub', {
    ...DECIDES,
    flags: ['absences'],
    features: ['office'],
  }),
  missing_week: work('Fehlende Tage der letzten Woche', ...HOURS),
  month_closing: work('Das Ende des Monats', ...HOURS),
  correction_received: work('Neue Korrektur zur Entscheidung', { ...DECIDES, ...MONTH_CLOSE }),
  correction_decided: work('Entscheidung über eine eigene Korrektur', { ...RECORDS, ...MONTH_CLOSE }),
  month_reopened: work('Ein eigener Monat, der wieder offen ist', { ...RECORDS, ...MONTH_CLOSE }),
  month_confirmed: work('Monat, der auf eine Prüfung wartet', {
    roles: ['lead'],
    flags: MONTH_CLOSE.flags,
    features: ['closing', 'teams'],
  }),
  vacation_expiring: work('Urlaub, der verfällt', { ...RECORDS, flags: ['absences'], features: ['ledger'] }),
  budget_reached: work('Budget eines Projekts', {
    ...DECIDES,
    flags: ['projectbooking'],
    features: ['budgets'],
  }),
  invite: account('Einladung', false),
  password_reset: account('Passwort zurücksetzen', false),
  email_change: account('Neue E-Mail bestätigen', false),
  email_changed_undo: account('Geänderte E-Mail', false),
  email_changed: account('Geänderte E-Mail', false),
  new_login: account('Anmeldung auf einem neuen Gerät', true),
  factor_reset: account('Zurückgesetzter zweiter Faktor', true),
  factor_added: account('Neuer zweiter Faktor', true),
  password_changed: account('Geändertes Passwort', true),
  token_ending: account('Schlüssel, der bald endet', true),
  protection_off: account('Ausgeschalteter Schutz', true),
};

/** Those that a person can choose. */
export const WORK_KINDS = (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter(
  (kind) => !NOTICE_KINDS[kind].isAccount,
);

/** Those that this person can ever get: what the company has, and what their role is told of. */
export const workKindsOf = (who: Who): NoticeKind[] =>
  WORK_KINDS.filter((kind) => allows({ login: true, anyOf: NOTICE_KINDS[kind].anyOf }, who));

/** The kind under which is stored whether somebody's mails wait until the morning. */
export const QUIET = { name: 'quiet', label: 'Keine E-Mails von 20 bis 6 Uhr' } as const;

export function noticeWord(kind: string): string {
  return { ...NOTICE_KINDS, [QUIET.name]: QUIET }[kind]?.label ?? kind;
}
