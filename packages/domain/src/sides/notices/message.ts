import { type Day, monthOf } from '../../time/day.ts';
import { formatDay, formatMoment, formatNumber, monthName } from '../../time/format.ts';
import type { NoticeData, NoticeKind } from './kinds.ts';

/** What a notice says, in the app as in a mail. */
export interface Message {
  subject: string;
  lines: string[];
  /** Where it leads: an own path, never a whole address. */
  link: { label: string; path: string } | null;
  /** Instead, in a mail: what says why somebody is absent stays in the program. */
  byMail?: Pick<Message, 'lines' | 'link'>;
}

const days = (count: number) => (count === 1 ? '1 Tag' : `${formatNumber(count)} Tage`);
/** '3 Tage ab 14.12.2026', '1 Tag am 14.12.2026'. */
const span = (count: number, from: Day) => `${days(count)} ${count > 1 ? 'ab' : 'am'} ${formatDay(from)}`;

const ownMonth = (user: number, month: string) => ({
  label: 'Zu meinem Monat',
  path: `/month?user=${user}&month=${month}`,
});

const MESSAGES: { readonly [Kind in NoticeKind]: (data: NoticeData[Kind]) => Message } = {
  request_received: ({ name, days, from }) => ({
    subject: `Neuer Antrag von ${name}`,
    lines: [`Neuer Antrag von ${name}: ${span(days, from)}`],
    link: { label: 'Zu den Anträgen', path: '/inbox' },
  }),
  request_decided: ({ days, from, approved, reason }) => ({
    subject: 'Über Ihren Antrag wurde entschieden',
    lines: [
      `Ihr Antrag (${span(days, from)}) wurde ${approved ? 'genehmigt' : 'abgelehnt'}.`,
      ...(reason ? [`Grund: ${reason}`] : []),
    ],
    link: { label: 'Zu meinen Anträgen', path: '/absences' },
  }),
  request_waiting: ({ name, days, from, since }) => ({
    subject: `Ein Antrag von ${name} wartet`,
    lines: [
      `Über den Antrag von ${name} (${span(days, from)}) ist seit dem ${formatDay(since)} nicht entschieden.`,
    ],
    link: { label: 'Zu den Anträgen', path: '/inbox' },
  }),
  vacation_reported: ({ name, email, days, from, to }) => ({
    subject: `Meldung von ${name}`,
    lines: [
      `${name} meldet, im genehmigten Urlaub krank gewesen zu sein: ${span(days, from)}. Bitte tragen Sie es ein.`,
    ],
    link: {
      label: 'Krank im Urlaub eintragen',
      path: `/person-sickness?${new URLSearchParams({ user: email, date: from, end: to })}`,
    },
    byMail: {
      lines: [`${name} hat Ihnen etwas gemeldet. Bitte lesen Sie es in Stundenbuch.`],
      link: { label: 'Zum Dashboard', path: '/dashboard' },
    },
  }),
  missing_week: ({ days: count, from, to }) => ({
    subject: count === 1 ? 'Es fehlt noch 1 Tag' : `Es fehlen noch ${count} Tage`,
    lines: [
      `In der Woche vom ${formatDay(from)} bis ${formatDay(to)} ${count === 1 ? 'ist 1 Tag' : `sind ${count} Tage`} ohne Eintrag.`,
    ],
    link: { label: 'Zum Dashboard', path: '/dashboard' },
  }),
  month_closing: ({ month, until }) => ({
    subject: `${monthName(month)} endet bald`,
    lines: [
      until
        ? `Bitte tragen Sie spätestens am ${formatDay(until)} nach, was im ${monthName(month)} noch fehlt: Danach geht es nur noch als beantragte Korrektur.`
        : `Bitte tragen Sie nach, was im ${monthName(month)} noch fehlt: Danach können Sie es nicht mehr ändern.`,
    ],
    link: { label: 'Zum Dashboard', path: '/dashboard' },
  }),
  correction_received: ({ name, day }) => ({
    subject: `Neue Korrektur von ${name}`,
    lines: [`${name} beantragt eine Korrektur für den ${formatDay(day)}.`],
    link: { label: 'Zum Monatsabschluss', path: `/month?month=${monthOf(day)}` },
  }),
  correction_decided: ({ user, day, accepted }) => ({
    subject: 'Über Ihre Korrektur wurde entschieden',
    lines: [`Ihre Korrektur für den ${formatDay(day)} wurde ${accepted ? 'angenommen' : 'abgelehnt'}.`],
    link: ownMonth(user, monthOf(day)),
  }),
  month_reopened: ({ user, month }) => ({
    subject: `${monthName(month)} ist wieder offen`,
    lines: [`Ihr Monat ${monthName(month)} ist wieder offen. Bitte prüfen und bestätigen Sie ihn erneut.`],
    link: ownMonth(user, month),
  }),
  month_confirmed: ({ user, name, month }) => ({
    subject: `${monthName(month)} von ${name} wartet auf Ihre Prüfung`,
    lines: [
      `${name} hat den Monat ${monthName(month)} bestätigt. Bitte prüfen Sie ihn oder geben Sie ihn zurück.`,
    ],
    link: { label: 'Zum Monat', path: `/month?user=${user}&month=${month}&of=team` },
  }),
  vacation_expiring: ({ days: count, deadline }) => ({
    subject: `Resturlaub bis ${formatDay(deadline)}`,
    lines: [
      `Ihnen ${count === 1 ? 'steht' : 'stehen'} noch ${days(count)} Urlaub zu.`,
      `Bitte nehmen Sie ${count === 1 ? 'ihn' : 'sie'} bis zum ${formatDay(deadline)}.`,
    ],
    link: { label: 'Zu meinen Anträgen', path: '/absences' },
  }),
  budget_reached: ({ project, name, percent, month }) => ({
    subject: `Budget von ${name}: ${percent} %`,
    lines: [
      `Vom Budget des Projekts ${name}${month ? ` im ${monthName(month)}` : ''} sind ${percent} % verbraucht.`,
    ],
    link: { label: 'Zum Projekt', path: `/project-detail?id=${project}` },
  }),
  invite: ({ company, path, code, until }) => ({
    subject: 'Einladung zu Stundenbuch',
    lines: [
      `${company} lädt Sie zu Stundenbuch ein.`,
      `Die Einladung gilt bis zum ${formatDay(until)}, einmal. Ihr Einladungscode: ${code}`,
    ],
    link: { label: 'Jetzt registrieren', path },
  }),
  password_reset: ({ path, minutes }) => ({
    subject: 'Passwort zurücksetzen',
    lines: [
      `Mit diesem Link setzen Sie ein neues Passwort. Er gilt ${minutes} Minuten, einmal.`,
      'Wenn Sie das nicht wollten, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    link: { label: 'Neues Passwort setzen', path },
  }),
  email_change: ({ path, hours }) => ({
    subject: 'Neue E-Mail-Adresse bestätigen',
    lines: [
      `Bitte bestätigen Sie, dass Sie sich künftig mit dieser Adresse anmelden. Der Link gilt ${hours} Stunden, einmal.`,
      'Wenn Sie das nicht wollten, brauchen Sie nichts zu tun.',
    ],
    link: { label: 'Adresse bestätigen', path },
  }),
  email_changed_undo: ({ address, path, until }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      `Ihr Konto hat jetzt die E-Mail-Adresse ${address}.`,
      `Wenn Sie das nicht waren, machen Sie es bis zum ${formatDay(until)} mit diesem Link rückgängig.`,
    ],
    link: { label: 'Rückgängig machen', path },
  }),
  email_changed: ({ address }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      `Ihr Konto hat jetzt die E-Mail-Adresse ${address}.`,
      'Wenn das nicht stimmt, sprechen Sie bitte mit Ihrem Unternehmen.',
    ],
    link: { label: 'Zur Anmeldung', path: '/login' },
  }),
  new_login: ({ device, at }) => ({
    subject: 'Neue Anmeldung',
    lines: [
      `Am ${formatMoment(at)} hat sich jemand mit Ihrem Konto angemeldet: ${device}.`,
      'Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort und melden Sie das Gerät ab.',
    ],
    link: { label: 'Zu meinen Geräten', path: '/sicherheit' },
  }),
  factor_reset: ({ by }) => ({
    subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
    lines: [
      `${by} hat Ihren zweiten Faktor zurückgesetzt. Ihre Sitzungen sind beendet.`,
      'Wenn Sie nicht darum gebeten haben, sprechen Sie bitte mit Ihrem Unternehmen.',
    ],
    link: { label: 'Zur Sicherheit', path: '/sicherheit' },
  }),
  factor_added: ({ name, at }) => ({
    subject: 'Ihr Konto hat einen neuen zweiten Faktor',
    lines: [
      `Am ${formatMoment(at)} wurde „${name}“ als zweiter Faktor eingerichtet.`,
      'Wenn Sie das nicht waren, entfernen Sie ihn bitte und ändern Sie Ihr Passwort.',
    ],
    link: { label: 'Zur Sicherheit', path: '/sicherheit' },
  }),
  password_changed: ({ at }) => ({
    subject: 'Ihr Passwort wurde geändert',
    lines: [
      `Am ${formatMoment(at)} wurde das Passwort Ihres Kontos geändert.`,
      'Wenn Sie das nicht waren, setzen Sie bitte gleich ein neues: Damit enden alle Sitzungen.',
    ],
    link: { label: 'Neues Passwort setzen', path: '/forgot' },
  }),
  token_ending: ({ name, day }) => ({
    subject: 'Ein Schlüssel endet bald',
    lines: [
      `Ihr Schlüssel „${name}“ gilt noch bis zum ${formatDay(day)}.`,
      'Programme, die ihn verwenden, brauchen bis dahin einen neuen.',
    ],
    link: { label: 'Zu meinen Schlüsseln', path: '/entwickler' },
  }),
  protection_off: ({ label, by, at }) => ({
    subject: `„${label}“ wurde ausgeschaltet`,
    lines: [
      `${by} hat „${label}“ am ${formatMoment(at)} für Ihr Unternehmen ausgeschaltet.`,
      'Wenn das niemand wollte, schalten Sie es bitte wieder ein und prüfen Sie, wer Administrator ist.',
    ],
    link: { label: 'Zu den Einstellungen', path: '/company-settings' },
  }),
};

export function messageOf<Kind extends NoticeKind>(kind: Kind, data: NoticeData[Kind]): Message {
  return MESSAGES[kind](data);
}
