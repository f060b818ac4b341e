import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it, vi } from 'vitest';
import { FeedsPanel } from './feeds-panel.tsx';

const own = { id: 3, kind: 'own', show_type: true, created_at: '2026-11-20T11:00:00.000Z' };
const made = { ...own, id: 4, address: `/api/calendar/${'A'.repeat(43)}.ics` };

const show = (calls: Answers = {}, person = {}) =>
  renderPage(<FeedsPanel />, {
    person: { features: ['feeds'], ...person },
    calls: { 'GET /api/calendar/feed': [own], 'POST /api/calendar/feed': made, ...calls },
  });

it('[ICS-01] a new address says what it shows, is shown once and copied', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  const screen = await show();
  await expect.element(screen.getByText(/Zeigt „Abwesend“ an Ihren Tagen/)).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Art anzeigen' }).click();
  await expect.element(screen.getByText(/nur Krankheit nie/)).toBeVisible();
  await screen.getByRole('button', { name: 'Adresse erstellen' }).click();
  await screen.getByRole('button', { name: 'Adresse kopieren' }).click();
  await expect.element(screen.getByText('Adresse kopiert.')).toBeVisible();
  expect(written).toEqual([`${window.location.origin}${made.address}`]);
  expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    kind: 'own',
    show_type: true,
  });
  await screen.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(screen.getByLabelText('Adresse', { exact: true })).not.toBeInTheDocument();
  vi.restoreAllMocks();
});

it('[ICS-01] an address is revoked after a question', async () => {
  const screen = await show({ 'DELETE /api/calendar/feed/3': { id: 3 } });
  await screen.getByRole('button', { name: 'Meine Abwesenheiten, mit Art beenden' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
  await expect.element(screen.getByText(/Adresse beendet/)).toBeVisible();
});

it('[ICS-01] a reader subscribes to the team only', async () => {
  const screen = await show({ 'GET /api/calendar/feed': [] }, { role: 'reader' });
  await expect.element(screen.getByText(/warum auch immer/)).toBeVisible();
  expect([...(screen.getByLabelText('Kalender').element() as HTMLSelectElement).options]).toHaveLength(1);
});

it('[ICS-01] the sixth is refused in words', async () => {
  const text = 'Mehr als fünf Adressen sind nicht möglich. Beenden Sie zuerst eine.';
  const screen = await show({ 'POST /api/calendar/feed': refuse(409, 'feed_limit', text) });
  await screen.getByRole('button', { name: 'Adresse erstellen' }).click();
  await expect.element(screen.getByText(text)).toBeVisible();
});
