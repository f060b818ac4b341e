import { sessionSentences } from '@stundenbuch/domain/session/messages';
import { forgetSession } from '@stundenbuch/web/storage';
import {
  type Answers,
  type Provocations,
  type RefusedForm,
  renderPage,
  stubCalls,
} from '@stundenbuch/web/testing';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ProfilePage } from './app/profile-page.tsx';
import { EmailPanel } from './app/security/email-panel.tsx';
import { SecurityPage } from './app/security/security-page.tsx';
import { sessionCalls } from './app/testing.ts';
import { stubPasskeys, toMake } from './passkeys.fixture.ts';
import { SECONDS } from './public/terminal/use-idle.ts';
import { openAsVisitor } from './public/testing.tsx';

async function fillName(calls: Answers, name = 'Anne') {
  const screen = await renderPage(<ProfilePage />, { calls: { ...sessionCalls(), ...calls } });
  await screen.getByLabelText('Vorname').fill(name);
  return screen.getByRole('button', { name: 'Speichern' });
}

const saveName = async (name: string) => (await fillName({}, name)).click();

async function fillPassword(password: string, repeat: string, calls: Answers = {}, old?: string) {
  const asking = { login: { password_old: true, strong_passwords: false, registration: 'open' as const } };
  const screen = await renderPage(<ProfilePage />, {
    calls: { ...sessionCalls(), ...calls },
    ...(old !== undefined && { person: { ofCompany: asking } }),
  });
  if (old !== undefined) await screen.getByLabelText('Aktuelles Passwort').fill(old);
  await screen.getByLabelText('Neues Passwort').fill(password);
  await screen.getByLabelText('Passwort wiederholen').fill(repeat);
  return screen.getByRole('button', { name: 'Passwort ändern' });
}

const changePassword = async (password: string, repeat: string, calls?: Answers, old?: string) =>
  (await fillPassword(password, repeat, calls, old)).click();

async function register(consent: boolean, calls: Answers = {}) {
  forgetSession();
  stubCalls(calls);
  const screen = await openAsVisitor('/register');
  await screen.getByLabelText('E-Mail').fill('anna@example.de');
  await screen.getByLabelText('Passwort', { exact: true }).fill('Abc123');
  await screen.getByLabelText('Passwort wiederholen').fill('Abc123');
  if (consent) await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Registrieren' }).click();
}

async function openLink(answer: Response) {
  forgetSession();
  stubCalls({ 'POST /api/user/code': answer });
  await openAsVisitor('/register#einladung=H4KQ0N7T9ABCDEFGHJKM');
}

async function secondStep(answer: Response) {
  const asked = { challenge: 'abc', methods: ['code'], ...sentence('second_factor_needed') };
  await login(Response.json(asked, { status: 401 }), { 'POST /api/user/login/second': answer });
  await page.getByLabelText('Code').fill('123456');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function addApp(answer: Response) {
  const none = { factors: [], codes: 0, app: true, passkeys: false };
  const calls = {
    'GET /api/user/factor': none,
    'GET /api/user/session': [],
    'POST /api/user/factor/app': answer,
  };
  const screen = await renderPage(<SecurityPage />, { person: { features: ['security'] }, calls });
  await screen.getByRole('button', { name: 'App einrichten' }).click();
}

async function addPasskey(answer: Response) {
  stubPasskeys();
  const calls = {
    'GET /api/user/factor': { factors: [], codes: 0, app: true, passkeys: true },
    'GET /api/user/session': [],
    'GET /api/user/factor/passkey': toMake,
    'POST /api/user/factor/passkey': answer,
  };
  const screen = await renderPage(<SecurityPage />, { person: { features: ['security'] }, calls });
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await screen.getByRole('button', { name: 'Weiter' }).click();
}

const sentence = (code: keyof typeof sessionSentences) => ({ code, message: sessionSentences[code].message });

async function login(answer: Response, calls: Answers = {}) {
  forgetSession();
  stubCalls({ 'POST /api/user/login': answer, ...calls });
  const screen = await openAsVisitor('/login');
  await screen.getByLabelText('E-Mail').fill('anna@example.de');
  await screen.getByLabelText('Passwort').fill('Geheim1');
  await screen.getByRole('button', { name: 'Login' }).click();
}

async function changeEmail(answer: Response) {
  const screen = await renderPage(<EmailPanel />, {
    person: { ofCompany: { mail: true } },
    calls: { 'POST /api/user/email': answer },
  });
  await screen.getByLabelText('Neue E-Mail').fill('anna.neu@example.de');
  await screen.getByRole('button', { name: 'Link schicken' }).click();
}

/** Number and PIN at a tablet at the door. */
async function atTerminal(answer: Response) {
  forgetSession();
  const { back } = SECONDS;
  onTestFinished(() => {
    SECONDS.back = back;
    localStorage.removeItem('terminal');
  });
  SECONDS.back = 3600;
  stubCalls({ 'GET /api/terminal': { name: 'Werkstatt' }, 'POST /api/terminal/look': answer });
  await openAsVisitor('/terminal#code=H4KQ0N7T9ABCDEFGHJKM');
  for (const key of ['7', 'Weiter', ...'123456'])
    await page.getByRole('button', { name: key, exact: true }).click();
}

export const sessionRefusals: Provocations = {
  invisible_characters: () => saveName('An\u200bne'),
  fields_missing: () => saveName(' '),
  password_too_short: () => changePassword('Abc12', 'Abc12'),
  passwords_differ: () => changePassword('Abc123', 'Abc124'),
  password_too_simple: () => changePassword('abcdef', 'abcdef'),
  old_password_missing: () => changePassword('Abc123', 'Abc123', {}, ''),
  old_password_wrong: (refused) =>
    changePassword('Abc123', 'Abc123', { 'POST /api/user/pwupdate': refused('old_password') }, 'Falsch12'),
  consent_missing: () => register(false),
  registration_failed: (refused) => register(true, { 'POST /api/user/register': refused() }),
  code_invalid: (refused) => openLink(refused()),
  mail_needed: (refused) => changeEmail(refused()),
  login_failed: (refused) => login(refused()),
  second_factor_needed: (refused) =>
    login(
      Response.json({ challenge: 'abc', methods: ['code'], ...sentence('second_factor_needed') }, refused()),
    ),
  second_factor_wrong: (refused) => secondStep(refused('code')),
  terminal_unknown: (refused) => atTerminal(refused()),
  terminal_wrong: (refused) => atTerminal(refused()),
  passkey_wrong: (refused) => addPasskey(refused()),
  passkeys_full: (refused) => addPasskey(refused()),
  passkey_exists: (refused) => addPasskey(refused()),
  app_exists: (refused) => addApp(refused()),
  too_many_attempts: (refused) => login(refused()),
};

export const sessionForms: readonly RefusedForm[] = [
  [
    (answer) => fillName({ 'PUT /api/user/7': answer }),
    {
      forbidden: undefined,
      second_factor_setup: undefined,
      proof_needed: undefined,
      stale: undefined,
      text_too_long: 'first_name',
    },
  ],
  [
    (answer) => fillPassword('Abc123', 'Abc123', { 'POST /api/user/pwupdate': answer }),
    {
      password_too_long: 'password',
      password_short_here: 'password',
      password_personal: 'password',
      password_common: 'password',
    },
  ],
];
