import { sessionSentences } from '@stundenbuch/domain/sides/session/messages';
import { forgetSession, fullLoad } from '@stundenbuch/web/storage';
import { type Answers, refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asked, stubPasskeys } from '../../passkeys.fixture.ts';
import { openAsVisitor } from '../testing.tsx';

const NEEDED = sessionSentences.second_factor_needed.message;
const WRONG = sessionSentences.second_factor_wrong.message;

beforeEach(() => {
  forgetSession();
  vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const needed = (methods: string[]) => () =>
  Response.json(
    { code: 'second_factor_needed', message: NEEDED, challenge: 'abc', methods, passkey: asked },
    { status: 401 },
  );

async function reach(methods: string[], calls: Answers = {}) {
  const sent = stubCalls({ 'POST /api/user/login': needed(methods), ...calls });
  const screen = await openAsVisitor('/login');
  await screen.getByLabelText('E-Mail').fill('anna@example.de');
  await screen.getByLabelText('Passwort').fill('Geheim1');
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByText(NEEDED)).toBeVisible();
  return { screen, sent };
}

it('[MFA-03] asks for the code of the app, and goes on as the login does', async () => {
  const { screen, sent } = await reach(['code', 'recovery'], { 'POST /api/user/login/second': 'the-token' });
  const code = screen.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(localStorage.getItem('jwtToken')).toBeNull();
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Anmelden' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('jwtToken')).toBe('the-token');
  await expect.poll(() => vi.mocked(fullLoad.reload).mock.calls.length).toBe(1);
  expect(sent.at(-1)?.body).toEqual({ challenge: 'abc', code: '123456' });
});

it('[MFA-03] says at the field that a code is wrong, and sends nothing without one', async () => {
  const wrong = refuse(400, 'second_factor_wrong', WRONG, 'code');
  const { screen, sent } = await reach(['code'], { 'POST /api/user/login/second': wrong });
  await screen.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await screen.getByLabelText('Code').fill('000000');
  await screen.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(screen.getByText(WRONG)).toBeVisible();
  await expect.element(screen.getByLabelText('Code')).toHaveValue('000000');
  await expect.element(screen.getByRole('button', { name: /verwenden/ })).not.toBeInTheDocument();
});

it('[MFA-02] takes a recovery code instead, and back', async () => {
  const { screen, sent } = await reach(['code', 'recovery'], { 'POST /api/user/login/second': 'the-token' });
  await screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  const recovery = screen.getByLabelText('Wiederherstellungscode');
  await expect.element(recovery).toHaveFocus();
  await screen.getByRole('button', { name: 'Code der App verwenden' }).click();
  await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await recovery.fill('abcd-efgh-jkmn-pqrs');
  await screen.getByRole('button', { name: 'Anmelden' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(sent.at(-1)?.body).toEqual({ challenge: 'abc', recovery: 'abcd-efgh-jkmn-pqrs' });
});

it('[MFA-03] leads back to e-mail and password', async () => {
  const { screen } = await reach(['recovery']);
  await expect.element(screen.getByLabelText('Wiederherstellungscode')).toHaveFocus();
  await screen.getByRole('button', { name: 'Zurück' }).click();
  await expect.element(screen.getByLabelText('E-Mail')).toBeVisible();
});

it('[MFA-04] takes a passkey first where the person has one, and the others beside it', async () => {
  stubPasskeys();
  const wrong = refuse(400, 'passkey_wrong', 'Der Passkey wurde nicht angenommen.');
  let answer: unknown = wrong;
  const { screen, sent } = await reach(['code', 'passkey', 'recovery'], {
    'POST /api/user/login/second': () => answer,
  });
  await screen.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect.element(screen.getByText('Der Passkey wurde nicht angenommen.')).toBeVisible();
  await screen.getByRole('button', { name: 'Code der App verwenden' }).click();
  await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Passkey verwenden' }).click();
  answer = 'the-token';
  await screen.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(sent.at(-1)?.body).toMatchObject({ challenge: asked.challenge, passkey: { id: 'AAAA' } });
});

it.each([
  ['the browser', ['passkey', 'recovery']],
  ['the installation', ['recovery']],
])(
  '[MFA-02] [MFA-04] says why the recovery code is asked for where %s takes no passkeys',
  async (_, methods) => {
    vi.stubGlobal('isSecureContext', false);
    const { screen } = await reach(methods);
    await expect
      .element(screen.getByText(/^Ihr Passkey lässt sich in diesem Browser .* nicht verwenden/))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Wiederherstellungscode')).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Passkey verwenden' })).not.toBeInTheDocument();
  },
);

it('[MFA-04] says nothing of it to people without a passkey', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { screen } = await reach(['code', 'recovery']);
  await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveFocus();
  await expect.element(screen.getByText(/Passkey/)).not.toBeInTheDocument();
});
