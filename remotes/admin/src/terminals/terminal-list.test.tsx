import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { TerminalList } from './terminal-list.tsx';

const LIST = 'GET /api/clock/terminal';
const MAKE = 'POST /api/clock/terminal';
const door = {
  id: 3,
  name: 'Werkstatt',
  created_at: '2026-11-02T09:00:00.000Z',
  revoked_at: null,
  used_at: null,
};
const person = { role: 'admin', features: ['clock'] } as const;

it('[CLK-07] makes a terminal, whose code is told once', async () => {
  const screen = await renderPage(<TerminalList />, {
    person,
    calls: { [LIST]: [], [MAKE]: { id: 3, name: 'Werkstatt', code: 'H4KQ0N7T9ABCDEFGHJKM' } },
  });
  const make = screen.getByRole('button', { name: 'Terminal anlegen' });
  await make.click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  await screen.getByLabelText('Name des Terminals').fill('Werkstatt');
  await make.click();
  await expect.element(screen.getByText('H4KQ-0N7T-9ABC-DEFG-HJKM')).toBeVisible();
  await expect
    .element(screen.getByText(`${location.origin}/terminal#code=H4KQ0N7T9ABCDEFGHJKM`))
    .toBeVisible();
  expect(screen.sent.find(({ call }) => call === MAKE)?.body).toEqual({ name: 'Werkstatt' });
});

it('[CLK-07] says when each was last used', async () => {
  const gate = { ...door, id: 5, name: 'Tor', used_at: '2026-11-19T06:58:00.000Z' };
  const screen = await renderPage(<TerminalList />, { person, calls: { [LIST]: [door, gate] } });
  const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Tor')).toMatchTextContent(/Zuletzt benutzt: 19\.11\.2026, 07:58/);
  await expect.element(row('Werkstatt')).toMatchTextContent(/Noch nicht benutzt/);
});

it('[CLK-07] revokes one after a question', async () => {
  let rows = [door, { ...door, id: 4, name: 'Altes Tor', revoked_at: '2026-11-03T09:00:00.000Z' }];
  const screen = await renderPage(<TerminalList />, {
    person,
    calls: {
      [LIST]: () => Response.json(rows),
      'DELETE /api/clock/terminal/3': () => {
        rows = [];
        return Response.json(true);
      },
    },
  });
  await expect.element(screen.getByText('Werkstatt')).toBeVisible();
  expect(document.body.textContent).not.toContain('Altes Tor');
  await screen.getByRole('button', { name: 'Abmelden: Werkstatt' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect.element(screen.getByText('Terminal abgemeldet.')).toBeVisible();
  await expect.element(screen.getByText('Werkstatt', { exact: true })).not.toBeInTheDocument();
});

it('[CLK-07] says why one could not be revoked', async () => {
  const screen = await renderPage(<TerminalList />, {
    person,
    calls: { [LIST]: [door], 'DELETE /api/clock/terminal/3': refuse(404, 'not_found', 'Nicht gefunden.') },
  });
  await screen.getByRole('button', { name: 'Abmelden: Werkstatt' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
});
