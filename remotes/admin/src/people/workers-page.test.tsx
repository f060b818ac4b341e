import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Worker } from '../shared/admin.api.ts';
import { worker } from './people.fixture.ts';
import { WorkersPage } from './workers-page.tsx';

const chef = worker({
  id: 7,
  first_name: 'Anna',
  name: 'Berger',
  email: 'anna@example.de',
  role: 2,
  setAdmin: 1,
});
const lena = worker({ id: 9, first_name: 'Lena', name: 'Leser', email: 'lena@beispiel.de', role: 4 });
const idle = worker({ id: 10, first_name: 'Ines', name: 'Still', email: 'ines@beispiel.de', active: 0 });
const team = [chef, lena, worker(), idle];

const show = (people: Worker[] = team, person: Person = { role: 'admin' }, calls = {}) =>
  renderPage(<WorkersPage />, { path: '/myworkers', person, calls: { 'GET /api/user': people, ...calls } });

const row = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
  screen.getByRole('row').filter({ hasText: name });

describe('the workers', () => {
  it('[WORK-01] [WORK-16] [WORK-19] are listed in a table with badges', async () => {
    const screen = await show();
    await expect.element(row(screen, 'Neumann')).toMatchTextContent(/0815.*Paula.*Neumann.*Polier/);
    await expect.element(row(screen, 'Berger')).toMatchTextContent(/Admin/);
    await expect.element(row(screen, 'Lena')).toMatchTextContent(/Leser/);
    await expect.element(row(screen, 'Neumann').getByText('Mitarbeiter')).not.toBeInTheDocument();
  });

  it('[WORK-01] [NAV-17] [ACC-51] [AMB-48] lead an admin to what can be added, seen and changed', async () => {
    const screen = await show();
    const add = screen.getByRole('link', { name: 'Mitarbeiter anlegen' });
    await expect.element(add).toHaveAttribute('href', '/new-worker');
    await expect
      .element(screen.getByRole('link', { name: 'Paula Neumann ansehen' }))
      .toHaveAttribute('href', '/worker-details?user=paula%2Bneu%40beispiel.de');
    await expect
      .element(screen.getByRole('link', { name: 'Paula Neumann bearbeiten' }))
      .toHaveAttribute('href', '/manage-worker?user=paula%2Bneu%40beispiel.de');
  });

  it('[WORK-01] [ACC-45] [ACC-46] can only be looked at by a reader', async () => {
    const screen = await show(team, { role: 'reader' });
    await expect.element(screen.getByRole('link', { name: 'Paula Neumann ansehen' })).toBeVisible();
    expect(screen.getByRole('link', { name: /bearbeiten|anlegen/ }).elements()).toEqual([]);
    expect(screen.getByRole('checkbox').elements()).toEqual([]);
    await expect.element(row(screen, 'Ines')).toMatchTextContent(/inaktiv/);
    await page.viewport(360, 740);
    // Its value needs no label on a card.
    await expect
      .element(row(screen, 'Ines').getByRole('cell', { name: 'inaktiv' }))
      .toHaveClass('sb-card-plain');
    await page.viewport(1280, 900);
  });

  it('[WORK-01] [SHR-07] [CONST-27] are listed eight to a page', async () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      worker({ id: 20 + i, email: `nr${i}@x.de`, name: `Nr${i}` }),
    );
    const screen = await show(many);
    await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
  });

  it('[WORK-01] are found by the visible texts', async () => {
    const screen = await show();
    const search = screen.getByRole('searchbox', { name: 'Suche' });
    await search.fill('ZIMMER');
    await expect.element(screen.getByText('Kein Mitarbeiter passt zur Suche.')).toBeVisible();
    await search.fill('leser');
    await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
  });

  it('[AMB-106] a failure can be tried again, a refusal leads to /403', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await show([], { role: 'admin' }, { 'GET /api/user': () => answer });
    await expect.element(screen.getByText('Fehler!')).toBeVisible();
    answer = team;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(row(screen, 'Neumann')).toBeVisible();
    const denied = await show([], {}, { 'GET /api/user': refuse(403, 'forbidden', 'Keine Berechtigungen') });
    await expect.poll(denied.at).toBe('/403');
  });
});

describe('who has not registered yet', () => {
  const people = [worker({ registered: false }), chef];
  const cell = (screen: Awaited<ReturnType<typeof show>>) =>
    row(screen, 'Neumann').getByText('noch nicht registriert', { exact: true });

  it.each([
    ['to an admin beside the switch', 'admin', 'open', 1],
    ['to a reader in place of aktiv', 'reader', 'open', 1],
    ['to a reader where invitations are needed', 'reader', 'invited', 1],
  ] as const)('[ACCT-02] is told %s', async (_, role, registration, count) => {
    const screen = await show(people, { role, ofCompany: { login: { registration } } } as Person);
    await expect.poll(() => cell(screen).elements()).toHaveLength(count);
    expect(row(screen, 'Neumann').getByText('aktiv', { exact: true }).elements()).toEqual([]);
    await expect.element(row(screen, 'Berger')).not.toMatchTextContent(/noch nicht/);
  });

  it('[ACCT-02] is active like everybody where nobody has decided how people register', async () => {
    const screen = await show(people, { role: 'reader' });
    await expect.element(row(screen, 'Neumann').getByText('aktiv', { exact: true })).toBeVisible();
    expect(cell(screen).elements()).toEqual([]);
  });
});

describe('access of a worker', () => {
  const box = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
    screen.getByRole('checkbox', { name: `aktiv (${name})` });
  const puts = (screen: Awaited<ReturnType<typeof show>>) =>
    screen.sent.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body]);

  it('[WORK-14] ends after a question', async () => {
    const screen = await show(
      team,
      { role: 'admin' },
      { 'PUT /api/user/8': worker({ active: 0, version: 5 }) },
    );
    await box(screen, 'Paula Neumann').click();
    await expect.element(screen.getByText(/wirklich deaktivieren/)).toBeVisible();
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    expect(puts(screen)).toEqual([]);
    await box(screen, 'Paula Neumann').click();
    await screen.getByRole('button', { name: 'Deaktivieren' }).click();
    await expect.element(screen.getByText('Mitarbeiter erfolgreich gespeichert.')).toBeVisible();
    expect(puts(screen)).toEqual([['PUT /api/user/8', { active: 0, version: 4 }]]);
  });

  it('[WORK-14] is restored without a question, and is reloaded', async () => {
    const screen = await show(
      team,
      { role: 'admin' },
      { 'PUT /api/user/10': worker({ id: 10, version: 5 }) },
    );
    await box(screen, 'Ines Still').click();
    await expect.poll(() => puts(screen)).toEqual([['PUT /api/user/10', { active: 1, version: 4 }]]);
    await expect.poll(() => screen.sent.filter(({ call }) => call === 'GET /api/user')).toHaveLength(2);
  });

  it('[AMB-44] one has no switch for oneself', async () => {
    await page.viewport(360, 740);
    const screen = await show();
    // Its label on a card is a different one.
    const cell = row(screen, 'Berger').getByRole('cell', { name: /Zugang.*aktiv/ });
    await expect.element(cell).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(box(screen, 'Anna Berger')).not.toBeInTheDocument();
  });

  it('[API-69] says that somebody else was faster', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await show(
      team,
      { role: 'admin' },
      { 'PUT /api/user/10': refuse(409, 'stale', sentence) },
    );
    await box(screen, 'Ines Still').click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(box(screen, 'Ines Still')).not.toBeChecked();
  });
});

/** As the browser's own dialog of printing does; the provider's session has no types of its own. */
const onMedia = (media: string) =>
  (cdp() as unknown as { send(name: string, values: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

describe('who cannot come in yet', () => {
  const without = worker({ id: 21, first_name: 'Max', email: 'max@muster', registered: false });
  const waiting = [
    chef,
    without,
    worker({ id: 22, first_name: 'Mia', email: 'mia@muster', registered: false }),
    worker({ id: 23, first_name: 'Emil', email: 'emil@beispiel.de', registered: false }),
    worker({ id: 24, registered: false, invited_until: '2099-01-01T00:00:00Z' }),
    worker({ id: 25, registered: false, active: 0 }),
    worker({ id: 26, registered: true }),
  ];
  const made = { code: 'H4KQ0N7T9ABCDEFGHJKM', link: null, expires_at: '2026-12-04T09:00:00.000Z' };
  const login = { registration: 'open', short_name: 'muster' } as const;
  const invitations = Object.fromEntries(waiting.map(({ id }) => [`POST /api/user/${id}/invite`, made]));

  it('[IMP-12] gets an invitation by mail, or a letter, all at once', async () => {
    const person = { role: 'admin', ofCompany: { login, mail: true } } as const;
    const screen = await show(waiting, person, invitations);
    await screen.getByRole('button', { name: 'Einladungen senden (1)' }).click();
    await expect.element(screen.getByText('1 Einladung ist unterwegs.')).toBeVisible();
    await screen.getByRole('button', { name: 'Zugangsbriefe drucken (2)' }).click();
    await expect
      .poll(() => page.getByRole('article', { name: /Zugangsbrief für/ }).elements())
      .toHaveLength(2);
    // On paper there is nothing else.
    await onMedia('print');
    await expect.element(page.getByRole('article', { name: 'Zugangsbrief für Max Neumann' })).toBeVisible();
    await expect.element(screen.getByText('Emil')).not.toBeVisible();
    await onMedia('');
    const sent = screen.sent.filter(({ call }) => call.endsWith('/invite'));
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/user/23/invite', { mail: true }],
      ['POST /api/user/21/invite', {}],
      ['POST /api/user/22/invite', {}],
    ]);
  });

  it('[IMP-12] gets a letter, whoever it is, where no mails are sent', async () => {
    const screen = await show(waiting, { role: 'admin', ofCompany: { login } });
    await expect.element(screen.getByRole('button', { name: 'Zugangsbriefe drucken (3)' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Einladungen senden/ })).not.toBeInTheDocument();
  });

  it('[IMP-12] of some that were made the letters are there when the next one is refused', async () => {
    const calls = {
      ...invitations,
      'POST /api/user/22/invite': refuse(409, 'registered', 'Schon registriert.'),
    };
    const screen = await show(waiting, { role: 'admin', ofCompany: { login, mail: true } }, calls);
    await screen.getByRole('button', { name: 'Zugangsbriefe drucken (2)' }).click();
    await expect.element(page.getByRole('article', { name: 'Zugangsbrief für Max Neumann' })).toBeVisible();
    await expect.element(screen.getByText('Schon registriert.')).toBeVisible();
  });

  it('[IMP-12] is offered nothing where the company has neither names, invitations nor imports, nor to a reader', async () => {
    for (const person of [{ role: 'admin' }, { role: 'reader', ofCompany: { login } }] as const) {
      const screen = await show(waiting, person);
      await expect.element(row(screen, 'Emil')).toBeVisible();
      expect(screen.getByRole('button', { name: /Zugangsbriefe|Einladungen/ }).elements()).toEqual([]);
      screen.unmount();
    }
  });
});
