import { signOnSentences } from '@stundenbuch/domain/sides/signon/messages';
import { forgetSession, fullLoad } from '@stundenbuch/web/storage';
import { type Answers, refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAsVisitor } from '../testing.tsx';

const { dataset } = document.documentElement;
const open = vi.fn();
beforeEach(() => {
  forgetSession();
  sessionStorage.clear();
  dataset.sso = '';
  open.mockReset();
  vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
  vi.spyOn(fullLoad, 'open').mockImplementation(open);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete dataset.sso;
});

async function at(path: string, calls: Answers = {}) {
  const sent = stubCalls(calls);
  return { screen: await openAsVisitor(path), sent };
}
const OFFER = { name: 'Mit Firmenkonto anmelden' };

it('[SSO-01] the login page leads to the provider of the e-mail, asked for where none is typed', async () => {
  const { screen, sent } = await at('/login');
  await screen.getByRole('button', OFFER).click();
  await screen.getByLabelText('E-Mail im Unternehmen').fill('anna@firma.example');
  await screen.getByRole('button', { name: 'Weiter zum Firmenkonto' }).click();
  await expect.poll(() => open.mock.calls).toEqual([['/api/sso/start?email=anna%40firma.example']]);
  expect(sent).toEqual([]);
});

it('[SSO-01] nothing of it where no company has a provider', async () => {
  delete dataset.sso;
  const { screen } = await at('/login');
  await expect.element(screen.getByRole('link', { name: 'Jetzt registrieren' })).toBeVisible();
  await expect.element(screen.getByRole('button', OFFER)).not.toBeInTheDocument();
});

it('[SSO-01] [DCN-05] a ticket is fetched once, with the half of the session, and leaves the address', async () => {
  const { sent } = await at('/login#ticket=abc', { 'POST /api/user/login/ticket': 'the-token' });
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(location.hash).toBe('');
  expect(localStorage.getItem('jwtToken')).toBe('the-token');
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/user/login/ticket', { ticket: 'abc' }],
  ]);
  expect(sent[0]?.headers.get('x-bind')).toBe('1');
});

it('[SSO-01] whoever has a second factor goes on with it', async () => {
  const needed = { code: 'second_factor_needed', message: 'x', challenge: 'c', methods: ['code'] };
  const { screen, sent } = await at('/login#ticket=abc', {
    'POST /api/user/login/ticket': Response.json(needed, { status: 401 }),
    'POST /api/user/login/second': 'the-token',
  });
  await screen.getByLabelText('Code').fill('123456');
  await screen.getByRole('button', { name: 'Anmelden' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(sent.at(-1)?.body).toEqual({ challenge: 'c', code: '123456' });
});

it('[SSO-04] the first time the password is asked', async () => {
  const { screen, sent } = await at('/login#link=abc', { 'POST /api/user/login/ticket': 'the-token' });
  await expect.element(screen.getByText(/zum ersten Mal mit diesem Firmenkonto/)).toBeVisible();
  await screen.getByLabelText('Passwort').fill('Geheim12');
  await screen.getByRole('button', { name: 'Verknüpfen und anmelden' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(sent.at(-1)?.body).toEqual({ ticket: 'abc', password: 'Geheim12' });
});

it('[SSO-04] or the invitation that was opened in the same browser', async () => {
  const owner = {
    kind: 'invite',
    email: 'anna@firma.example',
    first_name: 'Anna',
    company: 'Firma',
    expires_at: '2026-12-01T00:00:00.000Z',
  };
  const code = 'H4KQ0N7T9ABCDEFGHJKM';
  const first = await at(`/register#einladung=${code}`, { 'POST /api/user/code': owner });
  await first.screen.getByRole('button', { name: 'Statt mit Passwort mit Firmenkonto anmelden' }).click();
  expect(open).toHaveBeenCalledWith('/api/sso/start?email=anna%40firma.example');
  await first.screen.unmount();
  const { sent } = await at('/login#link=abc', { 'POST /api/user/login/ticket': 'the-token' });
  await expect.poll(() => location.pathname).toBe('/dashboard');
  expect(sent.at(-1)?.body).toEqual({ ticket: 'abc', code });
  expect(sessionStorage.length).toBe(0);
});

it('[SSO-05] a failure is told with its reason and code, and the way back to the login', async () => {
  const { screen } = await at('/login#sso=unreachable.OAUTH_TIMEOUT');
  await expect.element(screen.getByText(/ist nicht erreichbar/)).toBeVisible();
  await expect
    .element(screen.getByText('Grund für den Administrator: unreachable, OAUTH_TIMEOUT'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Zur Anmeldung' }).click();
  await expect.element(screen.getByRole('button', OFFER)).toBeVisible();
});

it('[SSO-05] an address that somebody has made up says nothing of its own', async () => {
  const { screen } = await at('/login#sso=Ihr%20Konto%20ist%20gesperrt');
  await expect.element(screen.getByText(/abgelaufen oder wurde schon benutzt/)).toBeVisible();
  await expect.element(screen.getByText(/gesperrt/)).not.toBeInTheDocument();
});

it('[SSO-04] a password that no longer counts is told so', async () => {
  const { message } = signOnSentences.use_sso;
  const { screen } = await at('/login', { 'POST /api/user/login': refuse(403, 'use_sso', message) });
  await screen.getByLabelText('E-Mail').fill('anna@firma.example');
  await screen.getByLabelText('Passwort').fill('Geheim12');
  await screen.getByRole('button', { name: 'Login' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await screen.getByRole('button', OFFER).click();
  expect(open).toHaveBeenCalledWith('/api/sso/start?email=anna%40firma.example');
});
