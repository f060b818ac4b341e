import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { SecurityLogPage } from './security-log-page.tsx';

const event = {
  id: 1,
  kind: 'login',
  person: 8,
  person_name: 'Bert Muster',
  terminal_name: null,
  count: 12,
  first_at: '2026-11-20T09:12:00.000Z',
  last_at: '2026-11-20T09:58:00.000Z',
};
const pin = {
  ...event,
  id: 2,
  kind: 'pin',
  person: null,
  person_name: null,
  terminal_name: 'Werkstatt',
  count: 1,
};

it('[AUD-06] the log of security says when, what, at whom, where and how often', async () => {
  const rows = [event, { ...pin, last_at: pin.first_at }];
  const screen = await renderPage(<SecurityLogPage />, {
    path: '/security-log',
    person: { role: 'admin', features: ['security'] },
    calls: { 'GET /api/audit/security': Response.json(rows, { headers: { 'x-total-count': '2' } }) },
  });
  const guessed = screen.getByRole('row').filter({ hasText: 'Bert Muster' });
  await expect.element(guessed).toBeVisible();
  for (const part of [/10:12 – 10:58/, /Anmeldung mit falschem Passwort/, /12/])
    expect(guessed.element().textContent).toMatch(part);
  const typed = screen.getByRole('row').filter({ hasText: 'Unbekannte Personalnummer' });
  await expect.element(typed).toBeVisible();
  for (const part of [/10:12Falsche PIN am Terminal/, /Werkstatt/, /1/])
    expect(typed.element().textContent).toMatch(part);
});
