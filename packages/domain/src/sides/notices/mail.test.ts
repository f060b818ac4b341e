import { describe, expect, it } from 'vitest';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { NOTICE_KINDS, type NoticeData, type NoticeKind } from './kinds.ts';
import { mailOf } from './mail.ts';
import { messageOf } from './message.ts';
import { nextTry } from './times.ts';

const PUBLIC = 'https://zeiten.beispiel.example';

/** One of each kind, whose texts are hostile. */
const EXAMPLES: { [Kind in NoticeKind]: NoticeData[Kind] } = {
  request_received: { name: 'Eva Klein', days: 3, from: '2026-12-14' },
  request_waiting: { name: 'Eva Klein', days: 3, from: '2026-12-14', since: '2026-11-17' },
  request_decided: { days: 1, from: '2026-12-14', approved: true },
  vacation_reported: {
    name: 'Eva <Klein>',
    email: 'eva@beispiel.example',
    days: 3,
    from: '2026-12-14',
    to: '2026-12-16',
  },
  missing_week: { days: 2, from: '2026-11-09', to: '2026-11-15' },
  month_closing: { month: '2026-11' },
  correction_received: { name: 'Eva Klein', day: '2026-10-05' },
  correction_decided: { user: 11, day: '2026-10-05', accepted: false },
  month_reopened: { user: 11, month: '2026-10' },
  month_confirmed: { user: 11, name: 'Eva Klein', month: '2026-10' },
  vacation_expiring: { days: 4.5, deadline: '2027-03-31' },
  budget_reached: { project: 1001, name: 'Dach Nord', percent: 80 },
  invite: {
    company: 'Müller & <"Söhne">',
    path: '/register#einladung=ABCD',
    code: 'ABCD',
    until: '2026-12-04',
  },
  password_reset: { path: '/reset#code=ABCD', minutes: 60 },
  email_change: { path: '/email#code=ABCD', hours: 24 },
  email_changed_undo: {
    address: 'neu@beispiel.example',
    path: '/email#undo=ABCD',
    until: '2026-11-27',
  },
  email_changed: { address: 'neu@beispiel.example' },
  new_login: { device: 'Firefox unter Windows', at: '2026-11-20T09:00:00Z' },
  factor_reset: { by: 'Carla Chefin' },
  factor_added: { name: 'Telefon <1>', at: '2026-11-20T09:00:00Z' },
  password_changed: { at: '2026-11-20T09:00:00Z' },
  token_ending: { name: 'Tabelle <1>', day: '2026-11-27' },
  protection_off: { label: 'Verlauf', by: 'Carla <Chefin>', at: '2026-11-20T09:00:00Z' },
};
const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];
const mail = (kind: NoticeKind, url: string | null = PUBLIC) => mailOf(kind, EXAMPLES[kind], url);

/** What a reader sees of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe.each(KINDS)('[MAIL-03] %s', (kind) => {
  it('says the same as text and as HTML, with its link once', () => {
    const { text, html } = mail(kind);
    expect(words(seen(html))).toEqual(words(text));
    const message = messageOf(kind, EXAMPLES[kind]);
    expect(text).toContain(PUBLIC + (message.byMail ?? message).link?.path);
    expect(html.match(/href=/g)).toHaveLength(1);
  });

  it('names no kind of absence and loads nothing', () => {
    const { subject, text, html } = mail(kind);
    // The word of the vacation that expires is what that notice is about.
    const codes = Object.values(TYPE).filter(
      (code) => kind !== 'vacation_expiring' || code !== TYPE.vacation,
    );
    for (const code of codes) expect(`${subject} ${text}`).not.toContain(typeLabel(code));
    expect(html).not.toMatch(/<(img|script|style|link|iframe)|src=/i);
  });

  it('[DCN-09] has no link without PUBLIC_URL', () => {
    const { text, html, headers } = mail(kind, null);
    expect(`${text}${html}`).not.toMatch(/http|href/);
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });
});

it.each([
  [null, [], []],
  [
    PUBLIC,
    [`Zur Anmeldung: ${PUBLIC}/login`],
    [`<p>Zur Anmeldung: <a href="${PUBLIC}/login">${PUBLIC}/login</a></p>`],
  ],
])('[MAIL-03] a whole mail, PUBLIC_URL %s', (url, link, linkInHtml) => {
  const { text, html } = mail('email_changed', url);
  const lines = [
    'Ihr Konto hat jetzt die E-Mail-Adresse neu@beispiel.example.',
    'Wenn das nicht stimmt, sprechen Sie bitte mit Ihrem Unternehmen.',
  ];
  const ending = 'Diese Nachricht hat Stundenbuch verschickt.';
  expect(text).toBe([...lines, ...link, ending].join('\r\n\r\n'));
  expect(html.split('\r\n')).toEqual([
    '<!doctype html>',
    '<html lang="de"><head><meta charset="utf-8"></head><body>',
    ...lines.map((line) => `<p>${line}</p>`),
    ...linkInHtml,
    `<p>${ending}</p>`,
    '</body></html>',
    '',
  ]);
});

it('[MAIL-03] the subjects are those of the requirement', () => {
  expect(mail('request_received').subject).toBe('Neuer Antrag von Eva Klein');
  expect(mail('request_received').text).toContain('Neuer Antrag von Eva Klein: 3 Tage ab 14.12.2026');
  expect(mail('request_decided').subject).toBe('Über Ihren Antrag wurde entschieden');
  expect(mail('request_decided').text).toContain('Ihr Antrag (1 Tag am 14.12.2026) wurde genehmigt.');
  expect(mail('missing_week').subject).toBe('Es fehlen noch 2 Tage');
  expect(mailOf('missing_week', { ...EXAMPLES.missing_week, days: 1 }, null).subject).toBe(
    'Es fehlt noch 1 Tag',
  );
  expect(mail('month_closing').subject).toBe('November 2026 endet bald');
  expect(mail('correction_received').subject).toBe('Neue Korrektur von Eva Klein');
  expect(mail('correction_decided').text).toContain('Ihre Korrektur für den 05.10.2026 wurde abgelehnt.');
  expect(mail('month_reopened').subject).toBe('Oktober 2026 ist wieder offen');
  expect(mail('vacation_expiring').subject).toBe('Resturlaub bis 31.03.2027');
  expect(mail('vacation_expiring').text).toContain('4,5 Tage');
  expect(mail('invite').subject).toBe('Einladung zu Stundenbuch');
  expect(mail('password_reset').subject).toBe('Passwort zurücksetzen');
  expect(mail('new_login').subject).toBe('Neue Anmeldung');
});

it('[MAIL-10] a name begins no line and no tag', () => {
  const name = 'Eva\r\nBcc: alle@beispiel.example\u2028<b>Klein\n';
  const { subject, text, html, headers } = mailOf(
    'request_received',
    { ...EXAMPLES.request_received, name },
    PUBLIC,
  );
  expect(subject).toBe('Neuer Antrag von Eva Bcc: alle@beispiel.example <b>Klein');
  expect(text).not.toMatch(/^Bcc/m);
  expect(html).not.toContain('<b>');
  expect(headers['List-Unsubscribe']).toBe(`<${PUBLIC}/myprofil#benachrichtigungen>`);
});

it('[MAIL-05] it is tried again after 1, 5, 30 minutes, 2, 8 and 24 hours, and then never', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7]
    .map((failures) => nextTry(failures, 0))
    .map((at) => at && at / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, 480, 1440, null]);
});
