import { describe, expect, it } from 'vitest';
import type { Who } from '../../access/access.ts';
import {
  NOTICE_KINDS,
  type NoticeData,
  type NoticeKind,
  noticeWord,
  QUIET,
  WORK_KINDS,
  workKindsOf,
} from './kinds.ts';
import { messageOf } from './message.ts';

type Row = { [Kind in NoticeKind]: [Kind, NoticeData[Kind], string, string[], string, string] }[NoticeKind];

const SAFE = 'Wenn Sie das nicht wollten, brauchen Sie nichts zu tun';

it.each<Row>([
  [
    'request_received',
    { name: 'Eva Klein', days: 1.5, from: '2026-12-14' },
    'Neuer Antrag von Eva Klein',
    ['Neuer Antrag von Eva Klein: 1,5 Tage ab 14.12.2026'],
    'Zu den Anträgen',
    '/inbox',
  ],
  [
    'request_waiting',
    { name: 'Eva Klein', days: 3, from: '2026-12-14', since: '2026-11-17' },
    'Ein Antrag von Eva Klein wartet',
    ['Über den Antrag von Eva Klein (3 Tage ab 14.12.2026) ist seit dem 17.11.2026 nicht entschieden.'],
    'Zu den Anträgen',
    '/inbox',
  ],
  [
    'request_decided',
    { days: 3, from: '2026-12-14', approved: true },
    'Über Ihren Antrag wurde entschieden',
    ['Ihr Antrag (3 Tage ab 14.12.2026) wurde genehmigt.'],
    'Zu meinen Anträgen',
    '/absences',
  ],
  [
    'request_decided',
    { days: 0.5, from: '2026-12-14', approved: false },
    'Über Ihren Antrag wurde entschieden',
    ['Ihr Antrag (0,5 Tage am 14.12.2026) wurde abgelehnt.'],
    'Zu meinen Anträgen',
    '/absences',
  ],
  [
    'missing_week',
    { days: 2, from: '2026-11-09', to: '2026-11-15' },
    'Es fehlen noch 2 Tage',
    ['In der Woche vom 09.11.2026 bis 15.11.2026 sind 2 Tage ohne Eintrag.'],
    'Zum Dashboard',
    '/dashboard',
  ],
  [
    'missing_week',
    { days: 1, from: '2026-11-09', to: '2026-11-15' },
    'Es fehlt noch 1 Tag',
    ['In der Woche vom 09.11.2026 bis 15.11.2026 ist 1 Tag ohne Eintrag.'],
    'Zum Dashboard',
    '/dashboard',
  ],
  [
    'month_closing',
    { month: '2026-11' },
    'November 2026 endet bald',
    ['Bitte tragen Sie nach, was im November 2026 noch fehlt: Danach können Sie es nicht mehr ändern.'],
    'Zum Dashboard',
    '/dashboard',
  ],
  [
    'month_closing',
    { month: '2026-11', until: '2026-12-05' },
    'November 2026 endet bald',
    [
      'Bitte tragen Sie spätestens am 05.12.2026 nach, was im November 2026 noch fehlt: Danach geht es nur noch als beantragte Korrektur.',
    ],
    'Zum Dashboard',
    '/dashboard',
  ],
  [
    'correction_received',
    { name: 'Eva Klein', day: '2026-10-05' },
    'Neue Korrektur von Eva Klein',
    ['Eva Klein beantragt eine Korrektur für den 05.10.2026.'],
    'Zum Monatsabschluss',
    '/month?month=2026-10',
  ],
  [
    'correction_decided',
    { user: 11, day: '2026-10-05', accepted: true },
    'Über Ihre Korrektur wurde entschieden',
    ['Ihre Korrektur für den 05.10.2026 wurde angenommen.'],
    'Zu meinem Monat',
    '/month?user=11&month=2026-10',
  ],
  [
    'correction_decided',
    { user: 11, day: '2026-10-05', accepted: false },
    'Über Ihre Korrektur wurde entschieden',
    ['Ihre Korrektur für den 05.10.2026 wurde abgelehnt.'],
    'Zu meinem Monat',
    '/month?user=11&month=2026-10',
  ],
  [
    'month_reopened',
    { user: 11, month: '2026-10' },
    'Oktober 2026 ist wieder offen',
    ['Ihr Monat Oktober 2026 ist wieder offen. Bitte prüfen und bestätigen Sie ihn erneut.'],
    'Zu meinem Monat',
    '/month?user=11&month=2026-10',
  ],
  [
    'month_confirmed',
    { user: 11, name: 'Eva Klein', month: '2026-10' },
    'Oktober 2026 von Eva Klein wartet auf Ihre Prüfung',
    ['Eva Klein hat den Monat Oktober 2026 bestätigt. Bitte prüfen Sie ihn oder geben Sie ihn zurück.'],
    'Zum Monat',
    '/month?user=11&month=2026-10&of=team',
  ],
  [
    'vacation_expiring',
    { days: 4.5, deadline: '2027-03-31' },
    'Resturlaub bis 31.03.2027',
    ['Ihnen stehen noch 4,5 Tage Urlaub zu.', 'Bitte nehmen Sie sie bis zum 31.03.2027.'],
    'Zu meinen Anträgen',
    '/absences',
  ],
  [
    'vacation_expiring',
    { days: 1, deadline: '2027-03-31' },
    'Resturlaub bis 31.03.2027',
    ['Ihnen steht noch 1 Tag Urlaub zu.', 'Bitte nehmen Sie ihn bis zum 31.03.2027.'],
    'Zu meinen Anträgen',
    '/absences',
  ],
  [
    'budget_reached',
    { project: 1001, name: 'Dach Nord', percent: 80 },
    'Budget von Dach Nord: 80 %',
    ['Vom Budget des Projekts Dach Nord sind 80 % verbraucht.'],
    'Zum Projekt',
    '/project-detail?id=1001',
  ],
  [
    'budget_reached',
    { project: 1001, name: 'Dach Nord', percent: 105, month: '2026-11' },
    'Budget von Dach Nord: 105 %',
    ['Vom Budget des Projekts Dach Nord im November 2026 sind 105 % verbraucht.'],
    'Zum Projekt',
    '/project-detail?id=1001',
  ],
  [
    'invite',
    { company: 'Muster', path: '/register#einladung=ABCD', code: 'ABCD', until: '2026-12-04' },
    'Einladung zu Stundenbuch',
    [
      'Muster lädt Sie zu Stundenbuch ein.',
      'Die Einladung gilt bis zum 04.12.2026, einmal. Ihr Einladungscode: ABCD',
    ],
    'Jetzt registrieren',
    '/register#einladung=ABCD',
  ],
  [
    'password_reset',
    { path: '/reset#code=ABCD', minutes: 60 },
    'Passwort zurücksetzen',
    [
      'Mit diesem Link setzen Sie ein neues Passwort. Er gilt 60 Minuten, einmal.',
      `${SAFE}: Ihr Passwort bleibt, wie es ist.`,
    ],
    'Neues Passwort setzen',
    '/reset#code=ABCD',
  ],
  [
    'email_change',
    { path: '/email#code=ABCD', hours: 24 },
    'Neue E-Mail-Adresse bestätigen',
    [
      'Bitte bestätigen Sie, dass Sie sich künftig mit dieser Adresse anmelden. Der Link gilt 24 Stunden, einmal.',
      `${SAFE}.`,
    ],
    'Adresse bestätigen',
    '/email#code=ABCD',
  ],
  [
    'email_changed_undo',
    { address: 'neu@beispiel.example', path: '/email#undo=ABCD', until: '2026-11-27' },
    'Ihre E-Mail-Adresse wurde geändert',
    [
      'Ihr Konto hat jetzt die E-Mail-Adresse neu@beispiel.example.',
      'Wenn Sie das nicht waren, machen Sie es bis zum 27.11.2026 mit diesem Link rückgängig.',
    ],
    'Rückgängig machen',
    '/email#undo=ABCD',
  ],
  [
    'email_changed',
    { address: 'neu@beispiel.example' },
    'Ihre E-Mail-Adresse wurde geändert',
    [
      'Ihr Konto hat jetzt die E-Mail-Adresse neu@beispiel.example.',
      'Wenn das nicht stimmt, sprechen Sie bitte mit Ihrem Unternehmen.',
    ],
    'Zur Anmeldung',
    '/login',
  ],
  [
    'new_login',
    { device: 'Firefox unter Windows', at: '2026-11-20T09:00:00Z' },
    'Neue Anmeldung',
    [
      'Am 20.11.2026, 10:00 hat sich jemand mit Ihrem Konto angemeldet: Firefox unter Windows.',
      'Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort und melden Sie das Gerät ab.',
    ],
    'Zu meinen Geräten',
    '/sicherheit',
  ],
  [
    'factor_reset',
    { by: 'Carla Chefin' },
    'Ihr zweiter Faktor wurde zurückgesetzt',
    [
      'Carla Chefin hat Ihren zweiten Faktor zurückgesetzt. Ihre Sitzungen sind beendet.',
      'Wenn Sie nicht darum gebeten haben, sprechen Sie bitte mit Ihrem Unternehmen.',
    ],
    'Zur Sicherheit',
    '/sicherheit',
  ],
  [
    'factor_added',
    { name: 'Telefon', at: '2026-11-20T09:00:00Z' },
    'Ihr Konto hat einen neuen zweiten Faktor',
    [
      'Am 20.11.2026, 10:00 wurde „Telefon“ als zweiter Faktor eingerichtet.',
      'Wenn Sie das nicht waren, entfernen Sie ihn bitte und ändern Sie Ihr Passwort.',
    ],
    'Zur Sicherheit',
    '/sicherheit',
  ],
  [
    'password_changed',
    { at: '2026-11-20T09:00:00Z' },
    'Ihr Passwort wurde geändert',
    [
      'Am 20.11.2026, 10:00 wurde das Passwort Ihres Kontos geändert.',
      'Wenn Sie das nicht waren, setzen Sie bitte gleich ein neues: Damit enden alle Sitzungen.',
    ],
    'Neues Passwort setzen',
    '/forgot',
  ],
  [
    'protection_off',
    { label: 'Verlauf', by: 'Carla Chefin', at: '2026-11-20T09:00:00Z' },
    '„Verlauf“ wurde ausgeschaltet',
    [
      'Carla Chefin hat „Verlauf“ am 20.11.2026, 10:00 für Ihr Unternehmen ausgeschaltet.',
      'Wenn das niemand wollte, schalten Sie es bitte wieder ein und prüfen Sie, wer Administrator ist.',
    ],
    'Zu den Einstellungen',
    '/company-settings',
  ],
])('[MAIL-03] %s of %j: %s', (kind, data, subject, lines, label, path) => {
  expect(messageOf(kind, data)).toEqual({ subject, lines, link: { label, path } });
});

it('[LED-16] sickness is named in the app alone, and a mail names nothing of it', () => {
  const data = {
    name: 'Eva Klein',
    email: 'eva@beispiel.example',
    days: 3,
    from: '2026-12-14',
    to: '2026-12-16',
  };
  const { lines, link, byMail } = messageOf('vacation_reported', data);
  expect(lines).toEqual([
    'Eva Klein meldet, im genehmigten Urlaub krank gewesen zu sein: 3 Tage ab 14.12.2026. Bitte tragen Sie es ein.',
  ]);
  expect(link?.path).toBe('/person-sickness?user=eva%40beispiel.example&date=2026-12-14&end=2026-12-16');
  expect(JSON.stringify(byMail)).not.toMatch(/krank|sick|Urlaub|eva@/i);
});

it('[MAIL-03] a declined request names the reason that was given', () => {
  const data = { days: 2, from: '2026-12-14', approved: false, reason: 'Inventur' };
  expect(messageOf('request_decided', data).lines).toEqual([
    'Ihr Antrag (2 Tage ab 14.12.2026) wurde abgelehnt.',
    'Grund: Inventur',
  ]);
});

describe('[MAIL-08] the kinds that a person chooses among', () => {
  const ABSENCES = ['request_decided'];
  const HOURS = ['missing_week', 'month_closing'];
  const MONTH_CLOSE = ['correction_decided', 'month_reopened'];
  const ALL: Partial<Who> = {
    flags: ['absences', 'timebooking', 'projectbooking'],
    features: ['closing', 'ledger', 'office', 'teams', 'budgets'],
  };

  it.each<[Partial<Who>, string[]]>([
    [{}, []],
    [{ flags: ['absences'] }, ABSENCES],
    [{ flags: ['absences'], features: ['office'] }, ABSENCES],
    [
      { role: 'admin', flags: ['absences'], features: ['office'] },
      ['request_received', ...ABSENCES, 'vacation_reported'],
    ],
    [
      { role: 'admin', flags: ['timebooking'], features: ['closing'] },
      [...HOURS, 'correction_received', ...MONTH_CLOSE],
    ],
    [{ role: 'admin', leads: true, ...ALL }, WORK_KINDS],
    [{ role: 'admin', ...ALL }, WORK_KINDS.filter((kind) => kind !== 'month_confirmed')],
    [
      { leads: true, flags: ['timebooking'], features: ['closing', 'teams'] },
      [...HOURS, ...MONTH_CLOSE, 'month_confirmed'],
    ],
    [{ role: 'reader', ...ALL }, []],
    [{ flags: ['timebooking'] }, HOURS],
    [{ flags: ['projectbooking'], features: ['closing'] }, HOURS],
    [{ flags: ['timebooking'], features: ['closing'] }, [...HOURS, ...MONTH_CLOSE]],
    [{ flags: ['projectbooking'], features: ['budgets'] }, HOURS],
    [{ features: ['ledger'] }, []],
    [{ flags: ['absences'], features: ['ledger'] }, [...ABSENCES, 'vacation_expiring']],
  ])('of %j', (has, kinds) => {
    expect(workKindsOf({ role: 'employee', globalAdmin: false, flags: [], ...has })).toEqual(kinds);
  });
});

it('[MAIL-07] the app shows what opens no door and reaches nobody who cannot come in', () => {
  const shown = Object.entries(NOTICE_KINDS).flatMap(([kind, { inApp }]) => (inApp ? [kind] : []));
  expect(shown).toEqual([
    ...[...WORK_KINDS, 'new_login', 'factor_reset'],
    ...['factor_added', 'password_changed', 'token_ending', 'protection_off'],
  ]);
});

it.each([
  ['request_received', 'Neuer Antrag zur Entscheidung'],
  ['request_decided', 'Entscheidung über einen eigenen Antrag'],
  ['missing_week', 'Fehlende Tage der letzten Woche'],
  ['month_closing', 'Das Ende des Monats'],
  ['correction_received', 'Neue Korrektur zur Entscheidung'],
  ['correction_decided', 'Entscheidung über eine eigene Korrektur'],
  ['month_reopened', 'Ein eigener Monat, der wieder offen ist'],
  ['month_confirmed', 'Monat, der auf eine Prüfung wartet'],
  ['vacation_expiring', 'Urlaub, der verfällt'],
  ['invite', 'Einladung'],
  ['password_reset', 'Passwort zurücksetzen'],
  ['email_change', 'Neue E-Mail bestätigen'],
  ['email_changed_undo', 'Geänderte E-Mail'],
  ['email_changed', 'Geänderte E-Mail'],
  ['new_login', 'Anmeldung auf einem neuen Gerät'],
  ['factor_reset', 'Zurückgesetzter zweiter Faktor'],
  ['factor_added', 'Neuer zweiter Faktor'],
  ['password_changed', 'Geändertes Passwort'],
  ['protection_off', 'Ausgeschalteter Schutz'],
  [QUIET.name, 'Keine E-Mails von 20 bis 6 Uhr'],
  ['of_a_later_release', 'of_a_later_release'],
])('[MAIL-08] %s is called %s', (kind, word) => {
  expect(noticeWord(kind)).toBe(word);
});
