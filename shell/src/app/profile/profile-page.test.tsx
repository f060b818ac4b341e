import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { probeModule, sessionCalls } from '../testing.ts';
import { ProfilePage } from './profile-page.tsx';

const open = (calls: object = {}, options: object = {}) =>
  renderPage(<ProfilePage />, { path: '/myprofil', calls: { ...sessionCalls(), ...calls }, ...options });

afterEach(() => vi.restoreAllMocks());

it('[AUTH-27] shows personal data and the vacation account', async () => {
  const screen = await open();
  await expect.element(screen.getByText('anna@example.de')).toBeVisible();
  const value = (word: string) =>
    [...screen.container.querySelectorAll('dt')].find((dt) => dt.textContent === word)?.nextElementSibling
      ?.textContent;
  expect(value('Wochenstunden')).toBe('38,5');
  expect(value('Im Unternehmen seit')).toBe('01.03.2021');
  expect(value('Anspruch')).toBe('30');
  expect(value('Rest aus dem Vorjahr')).toBe('5 (vorläufig) − 2 als „Urlaub Vorjahr“');
  expect(value('Geplant')).toBe('3');
  expect(value('Genommen')).toBe('20');
  expect(value('Offen')).toBe('10');
  expect(value('Für 2027 beantragt')).toBe('5 von 40');
  await expect
    .element(
      screen.getByRole('region', { name: 'Persönliche Daten' }).getByRole('button', { name: 'Logout' }),
    )
    .toBeVisible();
});

describe('the name', () => {
  it.each(['Vorname', 'Nachname'])('[AUTH-24] is not saved without %s', async (label) => {
    const screen = await open();
    await screen.getByLabelText(label).fill('  ');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await expect.element(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it.each([
    ['Vorname', 'An\u200bne'],
    ['Nachname', 'Ber\u00adger'],
  ])('[AUTH-24] is not sent with values that the server refuses: %s %j', async (label, typed) => {
    const screen = await open();
    await screen.getByLabelText(label).fill(typed);
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText(/^Der Text enthält unsichtbare Zeichen/)).toBeVisible();
    await expect.element(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('[AUTH-25] [CONST-55] [AMB-109] is saved with its version; leads to the dashboard after a second', async () => {
    const screen = await open({ 'PUT /api/user/7': sessionCalls()['GET /api/user/current'] });
    await screen.getByLabelText('Vorname').fill('Anne');
    // The browser's real clock: polling would advance faked timers.
    const began = performance.now();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Profil erfolgreich gespeichert.')).toBeVisible();
    await expect.poll(screen.at, { interval: 5 }).toBe('/dashboard');
    expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
    const { body } = screen.sent.find(({ call }) => call === 'PUT /api/user/7') ?? {};
    expect(body).toEqual({ first_name: 'Anne', name: 'Berger', version: 4 });
    await expect.element(screen.getByText('Profil erfolgreich gespeichert.')).toBeVisible();
  });

  it.each([
    ['refused', refuse(400, 'text_too_long', 'Der Text ist zu lang.', 'first_name')],
    ['stale', refuse(409, 'stale', 'Der Eintrag wurde inzwischen geändert.')],
    ['broken', refuse(500, 'internal', 'Fehler')],
  ])('[AUTH-26] says that it could not be saved when the call is %s', async (_, answer) => {
    const screen = await open({ 'PUT /api/user/7': answer });
    await screen.getByLabelText('Vorname').fill('Anne');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'Fehler beim Speichern.' }))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Vorname')).toHaveValue('Anne');
    expect(screen.at()).toBe('/myprofil');
  });
});

describe('the password', () => {
  type Screen = Awaited<ReturnType<typeof open>>;

  async function change(screen: Screen, password: string, repeat: string) {
    await screen.getByLabelText('Neues Passwort').fill(password);
    await screen.getByLabelText('Passwort wiederholen').fill(repeat);
    await screen.getByRole('button', { name: 'Passwort ändern' }).click();
  }

  it('[AUTH-22] is refused by the rules of the registration', async () => {
    const screen = await open({});
    for (const [password, repeat, message] of [
      ['', '', 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.'],
      ['Abc123', '', 'Die Passwörter stimmen nicht überein.'],
      ['Abc12', 'Abc12', 'Die Mindestlänge des Passworts ist 6 Zeichen.'],
      ['Abc123', 'Abc124', 'Die Passwörter stimmen nicht überein.'],
      ['abcdef', 'abcdef', 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.'],
    ] as const) {
      await change(screen, password, repeat);
      await expect.element(screen.getByText(message)).toBeVisible();
    }
    expect(screen.sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('[ICS-01] says that calendars end with it, where there are some', async () => {
    const hint = 'Ihre Kalender-Abos enden damit.';
    const plain = await open({});
    await expect.element(plain.getByLabelText('Neues Passwort')).toBeVisible();
    await expect.element(plain.getByText(hint)).not.toBeInTheDocument();
    plain.unmount();
    const screen = await open({}, { person: { features: ['feeds'] } });
    await expect.element(screen.getByText(hint)).toBeVisible();
  });

  it('[AUTH-23] is changed, reported, and leads to the dashboard', async () => {
    const screen = await open({ 'POST /api/user/pwupdate': true });
    await change(screen, 'Abc123', 'Abc123');
    await expect.element(screen.getByText('Passwort erfolgreich geändert.')).toBeVisible();
    await expect.poll(screen.at).toBe('/dashboard');
    expect(screen.sent.find(({ call }) => call === 'POST /api/user/pwupdate')?.body).toEqual({
      password: 'Abc123',
    });
  });
});

describe('the tabs', () => {
  const tab = (label: string, flag: 'timebooking' | 'projectbooking') =>
    ({
      slot: 'worker-tab',
      order: 1,
      label,
      component: 'tab',
      access: { login: true, anyOf: [{ flags: [flag] }] },
    }) as const;
  const slots = [
    tab('Zeitbuchungen', 'timebooking'),
    tab('Arbeitszeitübersicht', 'timebooking'),
    tab('Projekt Übersicht', 'projectbooking'),
    tab('Projektbuchungen', 'projectbooking'),
  ];
  const modules = [probeModule('/x', { login: true }, { slots })];

  it.each([
    ['[AUTH-28]', 'timebooking', ['Zeitbuchungen', 'Arbeitszeitübersicht']],
    ['[AUTH-29]', 'projectbooking', ['Projekt Übersicht', 'Projektbuchungen']],
  ] as const)('%s come from the modules, as the flag %s allows', async (_, flag, labels) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await open({}, { modules, person: { flags: [flag] } });
    await expect.element(screen.getByRole('tab', { name: labels[0] })).toBeVisible();
    expect(
      screen
        .getByRole('tab')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(labels);
  });

  it('are hidden for readers', async () => {
    const screen = await open({}, { modules, person: { role: 'reader' } });
    await expect.element(screen.getByText('anna@example.de')).toBeVisible();
    expect(screen.getByRole('tab').elements()).toEqual([]);
  });
});

describe('the present password', () => {
  const asking = { login: { registration: 'open', password_old: true, strong_passwords: false } } as const;
  const CHANGE = 'POST /api/user/pwupdate';
  type Screen = Awaited<ReturnType<typeof open>>;
  const submit = async (screen: Screen, old?: string) => {
    if (old !== undefined) await screen.getByLabelText('Aktuelles Passwort').fill(old);
    await screen.getByLabelText('Neues Passwort').fill('Neues123');
    await screen.getByLabelText('Passwort wiederholen').fill('Neues123');
    await screen.getByRole('button', { name: 'Passwort ändern' }).click();
  };
  const bodies = (screen: Screen) =>
    screen.sent.filter(({ call }) => call === CHANGE).map(({ body }) => body);

  it('[ACCT-08] is asked for where the company wants it, and sent', async () => {
    const screen = await open({ [CHANGE]: true }, { person: { ofCompany: asking } });
    await submit(screen);
    await expect.element(screen.getByText('Bitte geben Sie Ihr aktuelles Passwort an.')).toBeVisible();
    await submit(screen, 'Altes123');
    await expect.element(screen.getByText('Passwort erfolgreich geändert.')).toBeVisible();
    expect(bodies(screen)).toEqual([{ password: 'Neues123', old_password: 'Altes123' }]);
  });

  it('[ACCT-08] is asked for as soon as the server wants it', async () => {
    const sentence = 'Bitte geben Sie Ihr aktuelles Passwort an.';
    const screen = await open({ [CHANGE]: refuse(400, 'old_password_missing', sentence, 'old_password') });
    await expect.element(screen.getByLabelText('Neues Passwort')).toBeVisible();
    await expect.element(screen.getByLabelText('Aktuelles Passwort')).not.toBeInTheDocument();
    await submit(screen);
    await expect.element(screen.getByLabelText('Aktuelles Passwort')).toBeVisible();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('[ACCT-10] is asked for where accounts are secured, and sent', async () => {
    const screen = await open({ [CHANGE]: true }, { person: { features: ['security'] } });
    await submit(screen);
    await expect.element(screen.getByText('Bitte geben Sie Ihr aktuelles Passwort an.')).toBeVisible();
    await submit(screen, 'Altes123');
    await expect.element(screen.getByText('Passwort erfolgreich geändert.')).toBeVisible();
    expect(bodies(screen)).toEqual([{ password: 'Neues123', old_password: 'Altes123' }]);
  });

  it('[ACCT-10] may be left out by whoever can prove by a second factor', async () => {
    const user = { ...sessionCalls()['GET /api/user/current'], has_factor: true };
    const calls = { [CHANGE]: true, 'GET /api/user/current': user };
    const screen = await open(calls, { person: { features: ['security'] } });
    await expect.element(screen.getByLabelText('Aktuelles Passwort')).toBeVisible();
    await submit(screen);
    await expect.poll(() => bodies(screen)).toEqual([{ password: 'Neues123' }]);
  });
});

it.each([
  [[], ['Speichern', 'Passwort ändern']],
  [['audit'], ['Passwort ändern']],
])('[SCR-30] with the features %j the filled buttons are %j', async (features, filled) => {
  const screen = await open({}, { person: { features } });
  await expect.element(screen.getByRole('button', { name: 'Passwort ändern' })).toBeVisible();
  const found = [...screen.container.querySelectorAll('.ant-btn-variant-solid')];
  expect(found.map(({ textContent }) => textContent)).toEqual(filled);
});
