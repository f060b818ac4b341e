import { fullLoad as storage } from '@stundenbuch/web/storage';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { sessionCalls } from './testing.ts';
import './app.css';

const NONE = { factors: [], codes: 0, app: true, passkeys: false };
const APP = { id: 1, kind: 'totp', name: 'App', created_at: '2026-11-20T10:00:00.000Z', used_at: null };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

beforeEach(() => {
  vi.spyOn(storage, 'open')
    .mockImplementation(() => undefined)
    .mockClear();
});

/** A person who needs a second factor from the day on, and sets up an app. */
function open(factor_from: string, calls: Answers = {}, path = '/myprofil') {
  const known = sessionCalls();
  let factors: object = NONE;
  const company = { ...known['GET /api/company/current'], features: ['security'] };
  const screen = renderPage(<App />, {
    path,
    person: { features: ['security'], ofCompany: { factor_from } },
    calls: {
      ...known,
      'GET /api/company/current': () => (factors === NONE ? { ...company, factor_from } : company),
      'GET /api/user/factor': () => factors,
      'POST /api/user/factor/app': { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
      'POST /api/user/factor/app/confirm': () => {
        factors = { ...NONE, factors: [APP], codes: 10 };
        return { id: 1, codes: CODES };
      },
      ...calls,
    },
  });
  return screen;
}

it('[MFA-06] from that day on there is one page, which leads on to where the person wanted', async () => {
  const screen = await open('2026-11-20');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Zweiten Faktor einrichten' }))
    .toBeVisible();
  expect(screen.getByRole('navigation').elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Weiter' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'App einrichten' }).click();
  await screen.getByRole('textbox', { name: /^Code aus der App/ }).fill('123456');
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  // The recovery codes are shown once: nothing takes them away.
  await expect.element(screen.getByText(CODES[0] as string)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  expect(screen.at()).toBe('/myprofil');
});

it('[MFA-06] one can log out there', async () => {
  const screen = await open('2026-11-19', { 'POST /api/user/logout': true });
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => storage.open).toHaveBeenCalledWith('/login');
});

it('[MFA-06] before the day it is announced on the dashboard and among the security of the account', async () => {
  const screen = await open('2026-12-01', {}, '/dashboard');
  const hint = screen.getByText(/^Ab 01\.12\.2026 brauchen Sie zur Anmeldung einen zweiten Faktor\./);
  await expect.element(hint).toBeVisible();
  await screen.getByRole('link', { name: 'Jetzt einrichten' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible();
  await expect.element(hint).toBeVisible();
});

it('[MFA-06] a call that is refused for it leads to that page', async () => {
  let isDue = false;
  const company = { ...sessionCalls()['GET /api/company/current'], features: ['security'] };
  const screen = await open('2026-12-01', {
    'GET /api/company/current': () => ({ ...company, factor_from: isDue ? '2026-11-20' : '2026-12-01' }),
    'PUT /api/user/7': () => {
      isDue = true;
      return refuse(403, 'second_factor_setup', 'Bitte richten Sie zuerst einen zweiten Faktor ein.');
    },
  });
  await screen.getByLabelText('Vorname').fill('Anne');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Zweiten Faktor einrichten' }))
    .toBeVisible();
});
