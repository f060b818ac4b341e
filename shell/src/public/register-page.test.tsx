import { forgetSession } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAsVisitor } from './testing.tsx';

const ALL = 'Bitte befüllen Sie alle Felder.';
const SHORT = 'Die Mindestlänge des Passworts ist 6 Zeichen.';
const DIFFER = 'Die Passwörter stimmen nicht überein.';
const SIMPLE = 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.';
const CONSENT = 'Bitte stimmen Sie der Datenschutzerklärung zu.';
const FAILED = 'Registrierung fehlgeschlagen. Kontaktieren Sie Ihren Administrator.';

beforeEach(forgetSession);
afterEach(() => vi.unstubAllGlobals());

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
