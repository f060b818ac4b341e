import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { SecurityPage } from './security-page.tsx';
import '../app.css';

const LIST = 'GET /api/user/session';
const device = { agent: null, created_at: '2026-11-18T09:00:00.000Z', seen_at: null, current: false };
const devices = [
  { ...device, id: 1, agent: 'Firefox unter Windows', seen_at: '2026-11-20T09:45:00.000Z', current: true },
  { ...device, id: 2, agent: 'Safari auf dem iPhone', seen_at: '2026-11-19T17:15:00.000Z' },
  { ...device, id: 3 },
];
const none = { 'GET /api/user/factor': { factors: [], codes: 0, app: true, passkeys: false } };
const person = { features: ['security'] };

it('[ACCT-09] tells the devices and when they were used, and which is this one', async () => {
  const screen = await renderPage(<SecurityPage />, { person, calls: { [LIST]: devices, ...none } });
  const row = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
  await expect.element(row('Firefox unter Windows')).toMatchTextContent(/zuletzt aktiv 20\.11\.2026, 10:45/);
  await expect.element(row('Firefox unter Windows').getByText('Dieses Gerät')).toBeVisible();
  await expect.element(row('Safari auf dem iPhone')).toMatchTextContent(/19\.11\.2026, 18:15/);
  await expect.element(row('Unbekanntes Gerät')).toMatchTextContent(/angemeldet am 18\.11\.2026, 10:00/);
});

it('[ACCT-09] logs one out, and all others', async () => {
  let left = devices;
  const screen = await renderPage(<SecurityPage />, {
    person,
    calls: {
      ...none,
      [LIST]: () => left,
      'DELETE /api/user/session/2': () => {
        left = devices.filter(({ id }) => id !== 2);
        return { id: 2 };
      },
      'DELETE /api/user/session': () => {
        left = devices.filter(({ current }) => current);
        return { ended: 1 };
      },
    },
  });
  await screen.getByRole('button', { name: /^Abmelden: Safari auf dem iPhone/ }).click();
  await expect.element(screen.getByText('Das Gerät ist abgemeldet.')).toBeVisible();
  await expect.element(screen.getByText('Safari auf dem iPhone')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await expect.element(screen.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Alle anderen abmelden' })).not.toBeInTheDocument();
});

it('[ACCT-09] a failure can be tried again, and a refusal is said', async () => {
  let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
  const gone = refuse(404, 'not_found', 'Nicht gefunden.');
  const screen = await renderPage(<SecurityPage />, {
    person,
    calls: { ...none, [LIST]: () => answer, 'DELETE /api/user/session/2': gone },
  });
  await expect.element(screen.getByText('Fehler!')).toBeVisible();
  answer = devices;
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await screen.getByRole('button', { name: /^Abmelden: Safari/ }).click();
  await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
});
