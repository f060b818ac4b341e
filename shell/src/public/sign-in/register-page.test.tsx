import { forgetSession, fullLoad, readToken } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAsVisitor } from '../testing.tsx';

const ALL = 'Bitte befüllen Sie alle Felder.';
const SHORT = 'Die Mindestlänge des Passworts ist 6 Zeichen.';
const DIFFER = 'Die Passwörter stimmen nicht überein.';
const SIMPLE = 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.';
const CONSENT = 'Bitte stimmen Sie der Datenschutzerklärung zu.';
const FAILED = 'Registrierung fehlgeschlagen. Kontaktieren Sie Ihren Administrator.';

beforeEach(forgetSession);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function submit(email: string, password: string, repeat: string, consent: boolean) {
  const screen = await openAsVisitor('/register');
  await screen.getByLabelText('E-Mail').fill(email);
  await screen.getByLabelText('Passwort', { exact: true }).fill(password);
  await screen.getByLabelText('Passwort wiederholen').fill(repeat);
  if (consent) await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Registrieren' }).click();
  return screen;
}

it('[PUB-08] [PUB-26] asks for e-mail, password twice and consent with a link to the privacy page', async () => {
  const screen = await openAsVisitor('/register');
  await expect.element(screen.getByLabelText('E-Mail')).toBeVisible();
  await expect
    .element(screen.getByLabelText('Passwort', { exact: true }))
    .toHaveAttribute('type', 'password');
  await expect.element(screen.getByLabelText('Passwort wiederholen')).toHaveAttribute('type', 'password');
  await expect.element(screen.getByRole('checkbox')).toHaveAttribute('aria-required', 'true');
  await expect
    .element(screen.getByRole('link', { name: 'Datenschutzerklärung' }))
    .toHaveAttribute('href', '/privacy-policy');
});

it.each([
  ['[AUTH-13]', '', 'Abc123', 'Abc123', true, ALL],
  ['[AUTH-14] [CONST-05]', 'x@y.de', 'Abc12', 'Abc12', true, SHORT],
  ['[AUTH-15]', 'x@y.de', 'Abc12', 'Abc13', true, DIFFER],
  ['[AUTH-16]', 'x@y.de', 'abc', 'abd', true, SIMPLE],
  ['[AUTH-18]', '', '', '', true, SIMPLE],
  ['[AUTH-17]', 'x@y.de', 'Abc123', 'Abc123', false, CONSENT],
])(
  '%s e-mail %j, password %j, repeated %j, consent %s: only the last failing rule, nothing sent',
  async (...row) => {
    const [, email, password, repeat, consent, message] = row;
    const sent = stubCalls({});
    const screen = await submit(email, password, repeat, consent);
    await expect.element(screen.getByText(message)).toBeVisible();
    const shown = [ALL, SHORT, DIFFER, SIMPLE, CONSENT].filter((text) =>
      document.body.textContent?.includes(text),
    );
    expect(shown).toEqual([message]);
    expect(sent).toEqual([]);
  },
);

it('[AUTH-19] registers, says so and goes to the login', async () => {
  const sent = stubCalls({ 'POST /api/user/register': true });
  const screen = await submit('x@y.de', 'Abc123', 'Abc123', true);
  await expect
    .element(screen.getByText('Erfolgreich registriert. Sie können sich nun einloggen!'))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(sent[0]?.body).toEqual({ email: 'x@y.de', password: 'Abc123' });
});

it.each([
  [400, 'registration_failed', FAILED],
  [429, 'too_many_attempts', 'Zu viele Fehlversuche.'],
])('[AUTH-20] [AUTH-21] says inline, in red, that it failed (%i)', async (status, code, message) => {
  stubCalls({ 'POST /api/user/register': refuse(status, code, message) });
  const screen = await submit('x@y.de', 'Abc123', 'Abc123', true);
  const line = screen.getByText(FAILED);
  await expect.element(line).toBeVisible();
  expect(line.element().closest('form')).not.toBeNull();
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(line.element()).color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect.element(screen.getByLabelText('E-Mail')).toHaveValue('x@y.de');
});

const CODE = 'H4KQ0N7T9ABCDEFGHJKM';
const owner = {
  kind: 'invite',
  email: 'eva@beispiel.de',
  first_name: 'Eva',
  company: 'Holzbau Berger',
  expires_at: '2026-12-04T09:00:00.000Z',
};
const invalid = 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.';

async function registerByLink(login: unknown) {
  const sent = stubCalls({
    'POST /api/user/code': owner,
    'POST /api/user/register': true,
    'POST /api/user/login': login,
  });
  const screen = await openAsVisitor(`/register#einladung=${CODE}`);
  await expect.element(screen.getByText(/Guten Tag Eva, Holzbau Berger hat Sie/)).toBeVisible();
  const email = screen.getByLabelText('E-Mail');
  await expect.element(email).toHaveValue('eva@beispiel.de');
  await expect.element(email).toHaveAttribute('readonly');
  await screen.getByLabelText('Passwort', { exact: true }).fill('Abc123');
  await screen.getByLabelText('Passwort wiederholen').fill('Abc123');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Registrieren' }).click();
  return { screen, sent };
}

it('[ACCT-04] by link it knows the e-mail, which stays as it is, sends the code, and logs in', async () => {
  const reload = vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
  const { sent } = await registerByLink('abc.def');
  await expect.poll(readToken).toBe('abc.def');
  await expect.poll(() => location.pathname).toBe('/dashboard');
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(sent.map(({ body }) => body)).toEqual([
    { code: CODE },
    { email: 'eva@beispiel.de', password: 'Abc123', code: CODE },
    { email: 'eva@beispiel.de', password: 'Abc123' },
  ]);
});

it.each([
  [403, 'company_locked'],
  [401, 'second_factor_needed'],
  [429, 'too_many_attempts'],
])('[ACCT-04] whom the login refuses after the link (%i %s) goes on at the login', async (status, code) => {
  const { screen } = await registerByLink(refuse(status, code, 'Nein.'));
  await expect.element(screen.getByText(/^Erfolgreich registriert\./)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(readToken()).toBeNull();
});

it('[ACCT-04] what is typed before the link is known stays', async () => {
  const { promise, resolve } = Promise.withResolvers();
  stubCalls({ 'POST /api/user/code': () => promise });
  const screen = await openAsVisitor(`/register#einladung=${CODE}`);
  await screen.getByLabelText('Passwort', { exact: true }).fill('Abc123');
  resolve(owner);
  await expect.element(screen.getByLabelText('E-Mail')).toHaveValue('eva@beispiel.de');
  await expect.element(screen.getByLabelText('Passwort', { exact: true })).toHaveValue('Abc123');
});

it('[IMP-13] by the link of a letter the form says that it is a login name', async () => {
  stubCalls({ 'POST /api/user/code': { ...owner, email: 'eva@muster' } });
  const screen = await openAsVisitor(`/register#einladung=${CODE}`);
  await expect.element(screen.getByLabelText('Anmeldename')).toHaveValue('eva@muster');
});

it('[ACCT-04] a code without its link is typed into a field of its own', async () => {
  const answers = { 'POST /api/user/code': refuse(400, 'code_invalid', invalid) as unknown };
  const sent = stubCalls(answers);
  const screen = await openAsVisitor('/register');
  await screen.getByRole('button', { name: 'Ich habe einen Einladungscode' }).click();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText(ALL)).toBeVisible();
  await screen.getByLabelText('Einladungscode').fill('h4kq-on7t-9abc-defg-hjkm');
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText(invalid)).toBeVisible();
  answers['POST /api/user/code'] = owner;
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByLabelText('E-Mail')).toHaveValue('eva@beispiel.de');
  expect(sent.map(({ body }) => body)).toEqual([{ code: CODE }, { code: CODE }]);
});

it.each([
  ['that is not live any more', () => refuse(400, 'code_invalid', invalid)],
  ['for a new password', () => ({ ...owner, kind: 'reset' })],
])('[ACCT-03] [ACCT-04] a link %s says so, and the form without it stays', async (_, answer) => {
  stubCalls({ 'POST /api/user/code': answer });
  const screen = await openAsVisitor(`/register#einladung=${CODE}`);
  await expect.element(screen.getByText(invalid)).toBeVisible();
  await expect.element(screen.getByLabelText('E-Mail')).toHaveValue('');
  await expect.element(screen.getByLabelText('E-Mail')).not.toHaveAttribute('readonly');
});
