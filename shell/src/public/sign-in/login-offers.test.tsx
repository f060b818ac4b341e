import { forgetSession, fullLoad } from '@stundenbuch/web/storage';
import { type Answers, refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asked, cancelPasskeys, stubPasskeys } from '../../passkeys.fixture.ts';
import { openAsVisitor } from '../testing.tsx';

const { dataset } = document.documentElement;

beforeEach(() => {
  forgetSession();
  vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete dataset.mail;
  delete dataset.passkeys;
  delete dataset.demo;
  delete dataset.names;
});

async function open(offers: Record<string, string>, calls: Answers = {}) {
  Object.assign(dataset, offers);
  const sent = stubCalls({ 'GET /api/user/login/passkey': asked, ...calls });
  const screen = await openAsVisitor('/login');
  await expect.element(screen.getByRole('link', { name: 'Jetzt registrieren' })).toBeVisible();
  return { screen, sent };
}

const BUTTON = { name: 'Mit Passkey anmelden' };
const FORGOTTEN = { name: 'Passwort vergessen?' };

it('[MFA-05] offers nothing where nothing is switched on, and sends nothing', async () => {
  const { screen, sent } = await open({});
  await expect.element(screen.getByRole('link', FORGOTTEN)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', BUTTON)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Anmeldename/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('[MFA-05] [ACCT-05] leads to /forgot where mails are sent, below what is there, without a call', async () => {
  const { screen, sent } = await open({ mail: '' });
  await expect.element(screen.getByRole('link', FORGOTTEN)).toHaveAttribute('href', '/forgot');
  await expect.element(screen.getByRole('button', BUTTON)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('[IMP-13] says where a login name goes, once a company has one; /forgot says who helps then', async () => {
  const { screen } = await open({ names: '', mail: '' });
  await expect.element(screen.getByText(/Ihr Anmeldename mit dem Kürzel Ihres Unternehmens/)).toBeVisible();
  await screen.getByRole('link', FORGOTTEN).click();
  await expect.element(screen.getByText(/gibt Ihnen Ihr Administrator einen neuen Link/)).toBeVisible();
});

it('[MFA-05] has no passkey button under another address than that of the passkeys', async () => {
  const { screen } = await open({ passkeys: 'zeiten.firma.de', mail: '' });
  await expect.element(screen.getByRole('link', FORGOTTEN)).toBeVisible();
  await expect.element(screen.getByRole('button', BUTTON)).not.toBeInTheDocument();
});

it('[MFA-04] logs in by a passkey alone, and goes on as the login does', async () => {
  stubPasskeys();
  const { screen, sent } = await open(
    { passkeys: location.hostname },
    { 'POST /api/user/login/passkey': 'the-token' },
  );
  await expect.element(screen.getByRole('button', BUTTON)).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', BUTTON).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('jwtToken')).toBe('the-token');
  expect(sent.at(-1)?.headers.get('x-bind')).toBe('1');
  expect(sent.at(-1)?.body).toMatchObject({ passkey: { id: 'AAAA' } });
});

it('[MFA-04] says why it did not, and can be tried again', async () => {
  cancelPasskeys();
  const failed = refuse(401, 'login_failed', 'Login fehlgeschlagen.');
  const { screen } = await open({ passkeys: location.hostname }, { 'POST /api/user/login/passkey': failed });
  await screen.getByRole('button', BUTTON).click();
  await expect.element(screen.getByText(/Es wurde kein Passkey verwendet/)).toBeVisible();
  stubPasskeys();
  await screen.getByRole('button', BUTTON).click();
  await expect.element(screen.getByText('Login fehlgeschlagen.')).toBeVisible();
});

it('offers the accounts of the demo where the server names them, and logs in with a tap', async () => {
  const what = 'Leitung, Tischlerei Vorbild GmbH';
  const account = { email: 'karla@beispiel.example', password: 'Demo1234', what };
  const { screen, sent } = await open(
    { demo: JSON.stringify([account]) },
    { 'POST /api/user/login': 'the-token' },
  );
  await expect.element(screen.getByText(what)).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'karla' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('jwtToken')).toBe('the-token');
  expect(sent.at(-1)?.body).toEqual({ email: 'karla@beispiel.example', password: 'Demo1234' });
});
