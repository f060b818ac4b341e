import { sessionSentences } from '@stundenbuch/domain/sides/session/messages';
import { tokenSentences } from '@stundenbuch/domain/sides/tokens/messages';
import { forgetSession } from '@stundenbuch/web/storage';
import {
  type Answers,
  type Person,
  type Provocations,
  type RefusedForm,
  renderPage,
  stubCalls,
} from '@stundenbuch/web/testing';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { TokensPanel } from './app/developer/tokens-panel.tsx';
import { ProfilePage } from './app/profile/profile-page.tsx';
import { ProofDialog } from './app/proof-dialog.tsx';
import { EmailPanel } from './app/security/email-panel.tsx';
import { FactorPanels } from './app/security/factor-panels.tsx';
import { IdentityPanel } from './app/security/identity-panel.tsx';
import { SecurityPage } from './app/security/security-page.tsx';
import { sessionCalls } from './app/testing.ts';
import { stubPasskeys, toMake } from './passkeys.fixture.ts';
import { SECONDS } from './public/terminal/use-idle.ts';
import { openAsVisitor } from './public/testing.tsx';

async function fillName(answer: () => Response) {
  const screen = await renderPage(<ProfilePage />, {
    calls: { ...sessionCalls(), 'PUT /api/user/7': answer },
  });
  await screen.getByLabelText('Vorname').fill('Anne');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

async function fillPassword(answer: () => Response, person: Person = {}) {
  const calls = { ...sessionCalls(), 'POST /api/user/pwupdate': answer };
  const screen = await renderPage(<ProfilePage />, { person, calls });
  await screen.getByLabelText('Neues Passwort').fill('Abc123');
  await screen.getByLabelText('Passwort wiederholen').fill('Abc123');
  return () => screen.getByRole('button', { name: 'Passwort ändern' }).click();
}

/** Of a company that asks for the current password. */
async function fillOldPassword(answer: () => Response) {
  const login = { password_old: true, strong_passwords: false, registration: 'open' as const };
  const send = await fillPassword(answer, { ofCompany: { login } });
  await page.getByLabelText('Aktuelles Passwort').fill('Falsch12');
  return send;
}

const passwords = (password: string, repeat: string) => ({
  'Neues Passwort': password,
  'Passwort wiederholen': repeat,
});

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

/** From the provider, the first time with the password. */
async function comeBack(kind: 'ticket' | 'link', answer: Response) {
  forgetSession();
  stubCalls({ 'POST /api/user/login/ticket': answer });
  const screen = await openAsVisitor(`/login#${kind}=abc`);
  if (kind === 'ticket') return;
  await screen.getByLabelText('Passwort').fill('Geheim12');
  await screen.getByRole('button', { name: 'Verknüpfen und anmelden' }).click();
}

async function unlink(answer: Response) {
  const one = { id: 3, issuer: 'https://accounts.google.com', created_at: '2026-11-20T09:00:00.000Z' };
  const calls = { 'GET /api/user/identity': [one], 'DELETE /api/user/identity/3': answer };
  const screen = await renderPage(<IdentityPanel />, { person: { features: ['security'] }, calls });
  await screen.getByRole('button', { name: 'Verknüpfung lösen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Verknüpfung lösen' }).click();
}

async function removeFactor(answer: Response) {
  const app = { id: 3, kind: 'totp', name: 'App', created_at: '2026-11-20T09:00:00.000Z', used_at: null };
  const calls = {
    'GET /api/user/factor': { factors: [app], codes: 10, app: true, passkeys: false },
    'DELETE /api/user/factor/3': answer,
  };
  const screen = await renderPage(<FactorPanels />, { person: { features: ['security'] }, calls });
  await screen.getByRole('button', { name: 'Entfernen: App' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
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

async function addPasskey(answer: () => Response) {
  stubPasskeys();
  const calls = {
    'GET /api/user/factor': { factors: [], codes: 0, app: true, passkeys: true },
    'GET /api/user/session': [],
    'GET /api/user/factor/passkey': toMake,
    'POST /api/user/factor/passkey': answer,
  };
  const screen = await renderPage(<SecurityPage />, { person: { features: ['security'] }, calls });
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  return () => screen.getByRole('button', { name: 'Weiter' }).click();
}

async function fillProof(answer: () => Response) {
  const app = { id: 3, kind: 'totp', name: 'App', created_at: '2026-11-20T09:00:00.000Z', used_at: null };
  const screen = await renderPage(<ProofDialog onProved={() => undefined} onCancel={() => undefined} />, {
    person: { features: ['security'] },
    calls: {
      'GET /api/user/factor': { factors: [app], codes: 10, app: true, passkeys: false },
      'POST /api/user/proof': answer,
    },
  });
  await screen.getByRole('button', { name: 'Code der App verwenden' }).click();
  await screen.getByLabelText('Code aus der App').fill('123456');
  return () => screen.getByRole('button', { name: 'Bestätigen' }).click();
}

/** A new token of an admin, which needs a call that it could make. */
async function fillToken(answer: () => Response) {
  const read = { get: { tags: ['inventory'], 'x-access': { login: true }, 'x-scope': 'inventory:read' } };
  const description = { paths: { '/api/inventory': read }, components: { schemas: {}, responses: {} } };
  const screen = await renderPage(<TokensPanel description={description as never} />, {
    person: { features: ['tokens'] },
    calls: { 'GET /api/user/token': [], 'POST /api/user/token': answer },
  });
  await screen.getByRole('button', { name: 'Neuer Schlüssel' }).click();
  const send = () => screen.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await screen.getByLabelText('Name').fill('Excel');
  await send();
  await expect.element(page.getByText(tokenSentences.scopes_missing.message)).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Inventar lesen' }).click();
  return send;
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
  app_exists: (refused) => addApp(refused()),
  too_many_attempts: (refused) => login(refused()),
  use_sso: (refused) => login(refused()),
  ticket_invalid: (refused) => comeBack('ticket', refused()),
  identity_taken: (refused) => comeBack('link', refused()),
  unlink_locks_out: (refused) => unlink(refused()),
  sso_factor: (refused) => removeFactor(refused()),
};

export const sessionForms: readonly RefusedForm[] = [
  [
    fillName,
    {
      forbidden: undefined,
      second_factor_setup: undefined,
      proof_needed: undefined,
      stale: undefined,
      text_too_long: 'first_name',
      invisible_characters: { Vorname: 'An\u200bne' },
      fields_missing: { Vorname: ' ' },
    },
  ],
  [
    fillPassword,
    {
      password_too_long: 'password',
      password_short_here: 'password',
      password_personal: 'password',
      password_common: 'password',
      password_too_short: passwords('Abc12', 'Abc12'),
      passwords_differ: passwords('Abc123', 'Abc124'),
      password_too_simple: passwords('abcdef', 'abcdef'),
    },
  ],
  [
    fillOldPassword,
    {
      password_too_new: 'old_password',
      old_password_wrong: 'old_password',
      old_password_missing: { 'Aktuelles Passwort': '' },
    },
  ],
  [
    fillToken,
    {
      scopes_missing: undefined,
      scopes_reading: undefined,
      token_limit: undefined,
      token_days: { 'Gültig für Tage': '366' },
    },
  ],
  [fillProof, { factor_too_new: 'code' }],
  [addPasskey, { passkey_wrong: undefined, passkeys_full: undefined, passkey_exists: undefined }],
];
