import { forgetSession, fullLoad } from '@stundenbuch/web/storage';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAsVisitor } from '../testing.tsx';

const FAILED = 'Login fehlgeschlagen. E-Mail oder Passwort falsch.';

beforeEach(() => {
  forgetSession();
  vi.spyOn(fullLoad, 'open')
    .mockImplementation(() => undefined)
    .mockClear();
  vi.spyOn(fullLoad, 'reload')
    .mockImplementation(() => undefined)
    .mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function fillIn(screen: Awaited<ReturnType<typeof openAsVisitor>>) {
  await screen.getByLabelText('E-Mail').fill('anna@example.de');
  await screen.getByLabelText('Passwort').fill('Geheim1');
}

it('[PUB-06] [PUB-27] has e-mail, password, submit and a link to register', async () => {
  const screen = await openAsVisitor('/login');
  await expect.element(screen.getByLabelText('E-Mail')).toHaveAttribute('type', 'email');
  await expect.element(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'password');
  await expect.element(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('type', 'submit');
  await expect
    .element(screen.getByRole('link', { name: 'Jetzt registrieren' }))
    .toHaveAttribute('href', '/register');
});

it.each([
  ['', 'Geheim1', 'E-Mail'],
  ['anna@example.de', '', 'Passwort'],
])('[AUTH-10] sends nothing with e-mail %j and password %j', async (email, password, wrong) => {
  const sent = stubCalls({});
  const screen = await openAsVisitor('/login');
  await screen.getByLabelText('E-Mail').fill(email);
  await screen.getByLabelText('Passwort').fill(password);
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  await expect.element(screen.getByLabelText(wrong)).toHaveFocus();
  expect(sent).toEqual([]);
});

it('[AUTH-01] [AUTH-03] [AUTH-12] [CONST-04] stores the session, goes to the dashboard and reloads after 500 ms', async () => {
  const sent = stubCalls({ 'POST /api/user/login': 'the-token' });
  const screen = await openAsVisitor('/login');
  await fillIn(screen);
  const timer = vi.spyOn(globalThis, 'setTimeout');
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('jwtToken')).toBe('the-token');
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
  expect(fullLoad.reload).not.toHaveBeenCalled();
  expect(timer).toHaveBeenCalledWith(fullLoad.reload, 500);
  await expect.poll(() => vi.mocked(fullLoad.reload).mock.calls.length).toBe(1);
  expect(sent[0]?.headers.get('x-bind')).toBe('1');
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/user/login', { email: 'anna@example.de', password: 'Geheim1' }],
  ]);
});

it.each([
  ['a wrong password', refuse(401, 'login_failed', FAILED)],
  ['too many attempts', refuse(429, 'too_many_attempts', 'Zu viele Fehlversuche.')],
])('[AUTH-11] alerts that the login failed after %s, and preserves the input', async (_, answer) => {
  stubCalls({ 'POST /api/user/login': answer });
  const screen = await openAsVisitor('/login');
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  expect(document.querySelector('[data-alert]')?.getAttribute('data-alert')).toBe('danger');
  await expect.element(screen.getByLabelText('E-Mail')).toHaveValue('anna@example.de');
  expect(localStorage.getItem('jwtToken')).toBeNull();
});

it('[OPS-05] says that the company is locked', async () => {
  const locked = 'Der Zugang Ihres Unternehmens ist gesperrt.';
  stubCalls({ 'POST /api/user/login': refuse(403, 'company_locked', locked) });
  const screen = await openAsVisitor('/login');
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: locked })).toBeVisible();
});

it('does not blame the password if the server is down', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await openAsVisitor('/login');
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByText(/Keine Verbindung zum Server/)).toBeVisible();
});

describe('with a stored token', () => {
  it('[AUTH-04] checks whether it is valid, and then opens the dashboard', async () => {
    localStorage.setItem('jwtToken', 'a b');
    const sent = stubCalls({ 'GET /api/user/verify': true });
    await openAsVisitor('/login');
    await expect.poll(() => fullLoad.open).toHaveBeenCalledWith('/dashboard');
    expect(sent[0]?.call).toBe('GET /api/user/verify?token=a%20b');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it.each([
    ['401', refuse(401, 'unauthenticated', 'Bitte melden Sie sich an.')],
    ['500', refuse(500, 'internal', 'Fehler')],
    ['false', false],
    ['the text true', 'true'],
  ])('[AUTH-05] [AUTH-06] logs out when the answer is %s', async (_, answer) => {
    localStorage.setItem('jwtToken', 'abc');
    localStorage.setItem('isLoggedIn', 'true');
    stubCalls({ 'GET /api/user/verify': answer });
    await openAsVisitor('/login');
    await expect.poll(() => fullLoad.open).toHaveBeenCalledWith('/login');
    expect(localStorage.getItem('jwtToken')).toBeNull();
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('sends nothing without one', async () => {
    const sent = stubCalls({});
    const screen = await openAsVisitor('/login');
    await expect.element(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});
