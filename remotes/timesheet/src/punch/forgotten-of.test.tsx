import type { Forgotten } from '@stundenbuch/domain/records/punch/contract';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { ForgottenOf } from './forgotten-of.tsx';
import { idle } from './punch.fixture.ts';

const bert = { user: 8, first_name: 'Bert', name: 'Maier' };
const question: Forgotten = { id: 5, day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' };

it('[CLK-06] an admin says for somebody else when the work ended, with a reason', async () => {
  let found = [question];
  const screen = await renderPage(<ForgottenOf person={bert} />, {
    person: { role: 'admin', features: ['clock', 'closing'] },
    calls: {
      'GET /api/clock/forgotten/user/8': () => found,
      'POST /api/clock/forgotten/5': () => {
        found = [];
        return idle;
      },
    },
  });
  await expect.element(screen.getByText(/^Am Do, 19\.11\.2026 wurde nicht ausgestempelt\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Arbeitsende nachtragen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Wann hat Bert Maier am Do, 19.11.2026 aufgehört?' });
  await expect.element(dialog.getByText(/Bert Maier hat um 08:00 Uhr begonnen/)).toBeVisible();
  await dialog.getByLabelText('Arbeitsende').fill('16:30');
  await dialog.getByLabelText('Grund').fill('Seit Freitag krank');
  await dialog.getByRole('button', { name: 'Nachtragen' }).click();
  await expect.element(screen.getByText('Arbeitsende erfolgreich nachgetragen.')).toBeVisible();
  await expect.element(screen.getByText(/nicht ausgestempelt/)).not.toBeInTheDocument();
  const sent = screen.sent.find(({ call }) => call === 'POST /api/clock/forgotten/5');
  expect(sent?.body).toEqual({ day: '2026-11-19', time: '16:30', reason: 'Seit Freitag krank' });
});

it('[CLK-06] nobody is asked who may not answer, or whose company does not have it', async () => {
  for (const person of [
    { role: 'admin', features: ['office'] },
    { features: ['clock', 'office'] },
  ] as const) {
    const screen = await renderPage(<ForgottenOf person={bert} />, { person, calls: {} });
    await expect.element(screen.baseElement).toBeInTheDocument();
    expect(screen.sent.filter(({ call }) => call.includes('/clock/'))).toEqual([]);
  }
});
