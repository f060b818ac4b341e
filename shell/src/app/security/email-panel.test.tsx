import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { EmailPanel } from './email-panel.tsx';
import { PendingEmail } from './pending-email.tsx';

const ASK = 'POST /api/user/email';
const NEW = 'anna.neu@beispiel.de';

it('[ACCT-07] asks for another e-mail', async () => {
  const screen = await renderPage(<EmailPanel />, {
    person: { ofCompany: { mail: true } },
    calls: { [ASK]: { email: NEW, expires_at: '2026-11-21T09:00:00.000Z' } },
  });
  await screen.getByLabelText('Neue E-Mail').fill(` ${NEW} `);
  await screen.getByRole('button', { name: 'Link schicken' }).click();
  await expect.element(screen.getByText(/gilt, sobald Sie ihn öffnen/)).toBeVisible();
  expect(screen.sent.filter(({ call }) => call === ASK).map(({ body }) => body)).toEqual([{ email: NEW }]);
});

it('[ACCT-07] is not shown where no mails are sent', async () => {
  const screen = await renderPage(<EmailPanel />, { person: {} });
  await expect.element(screen.getByText('Neue E-Mail')).not.toBeInTheDocument();
});

describe('another e-mail that waits', () => {
  const CANCEL = 'DELETE /api/user/email';
  const show = (answer: unknown) =>
    renderPage(<PendingEmail email={NEW} until="2026-11-21T09:00:00.000Z" />, {
      person: { ofCompany: { mail: true } },
      calls: { [CANCEL]: answer },
    });

  it('[ACCT-07] is shown with its end, and is given up', async () => {
    const screen = await show({ email: 'anna@beispiel.de' });
    await expect
      .element(screen.getByText(/an anna\.neu@beispiel\.de gesendet, gültig bis 21\.11\.2026/))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Änderung abbrechen' }).click();
    await expect.element(screen.getByText('Ihre E-Mail bleibt, wie sie ist.')).toBeVisible();
  });

  it('[ACCT-07] says why it is not given up', async () => {
    const screen = await show(refuse(503, 'unavailable', 'Bitte später noch einmal.'));
    await screen.getByRole('button', { name: 'Änderung abbrechen' }).click();
    await expect.element(screen.getByText('Bitte später noch einmal.')).toBeVisible();
  });
});
