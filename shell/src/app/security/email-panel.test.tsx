import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { EmailPanel } from './email-panel.tsx';

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
