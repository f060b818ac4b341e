import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { worker } from './people.fixture.ts';
import { WorkerPage } from './worker-page.tsx';

const tab = {
  slot: 'worker-tab',
  order: 1,
  access: timesheetSlots.workingTimeTabs,
  component: 'x',
  label: 'Zeitbuchungen',
};
const module = {
  name: 'times',
  address: '/nowhere/',
  version: '1',
  manifest: { name: 'times', flags: [], navigation: [], routes: [], slots: [tab], contract: 1 },
} as const;

const show = (
  person: Person = { role: 'admin' },
  answer: unknown = worker(),
  path = '?user=paula%2Bneu%40beispiel.de',
  calls: Answers = {},
) =>
  renderPage(<WorkerPage />, {
    path: `/worker-details${path}`,
    person,
    modules: [module] as never,
    calls: { 'GET /api/user/email/paula%2Bneu%40beispiel.de': answer, ...calls },
  });

describe('a worker', () => {
  it('[WORK-03] [WORK-19] [VAC-01] [AMB-48] is shown with vacation and with the tabs of other modules', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Paula Neumann' })).toBeVisible();
    const fact = (word: string) => screen.getByRole('definition').filter({ hasText: word });
    for (const value of ['0815', '01.03.2021', '38,5', 'Mo, Di, Mi, Do', '9,63', '30', '20', '5 von 40']) {
      await expect.element(fact(value).first()).toBeVisible();
    }
    await expect.element(screen.getByText('10', { exact: true })).toBeVisible();
    await expect.element(fact('5 − 2 als „Urlaub Vorjahr“')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Zeitbuchungen' })).toBeVisible();
  });

  it('[CON-02] with contracts the hours of a day are those of each weekday', async () => {
    const minutes = [540, 480, 480, 240, 0, 0, 0];
    const row = {
      id: 31,
      user: 8,
      valid_from: '1900-01-01',
      ends_on: null,
      last: null,
      weeklyhours: 29,
      minutes,
    };
    const terms = { vacation: 24, place_id: null, place: null, note: null, version: 1 };
    const screen = await show(
      { role: 'admin', features: ['calendar', 'contracts'] },
      worker({ id: 8 }),
      undefined,
      {
        'GET /api/contract/user/8': [{ ...row, ...terms }],
      },
    );
    await expect.element(screen.getByText('Mo 9:00, Di–Mi 8:00, Do 4:00')).toBeVisible();
  });

  it('[WORK-03] [AUTH-28] shows the tabs that the flags of the company allow', async () => {
    const screen = await show({ role: 'admin', flags: ['projectbooking'] });
    await expect.element(screen.getByRole('heading', { name: 'Paula Neumann' })).toBeVisible();
    await expect.element(screen.getByRole('tab')).not.toBeInTheDocument();
  });

  it('[WORK-16] [ACC-45] [ACC-46] is read by a reader, changed by an admin', async () => {
    const admin = await show({ role: 'admin' }, worker({ role: 4, active: 0 }));
    await expect.element(admin.getByText('Leser')).toBeVisible();
    await expect.element(admin.getByText('inaktiv')).toBeVisible();
    await expect
      .element(admin.getByRole('link', { name: 'Bearbeiten' }))
      .toHaveAttribute('href', '/manage-worker?user=paula%2Bneu%40beispiel.de');
    await admin.unmount();
    const reader = await show({ role: 'reader' }, worker({ role: 2 }));
    await expect.element(reader.getByText('Admin')).toBeVisible();
    await expect.element(reader.getByRole('link', { name: 'Bearbeiten' })).not.toBeInTheDocument();
  });

  it('[ACCT-02] who has not registered yet is not called active', async () => {
    const person = { role: 'admin', ofCompany: { login: { registration: 'invited' } } } as Person;
    const screen = await show(person, worker({ registered: false }));
    await expect.element(screen.getByText('noch nicht registriert')).toBeVisible();
    expect(screen.getByText('aktiv', { exact: true }).elements()).toEqual([]);
  });

  it.each([404, 403])('[WORK-04] [AMB-106] that cannot be read (%i) leads to /403', async (status) => {
    const screen = await show({ role: 'admin' }, refuse(status, 'not_found', 'Nicht gefunden.'));
    await expect.poll(screen.at).toBe('/403');
  });

  it('[WORK-04] no person in the address redirects to /403', async () => {
    const screen = await show({ role: 'admin' }, null, '');
    await expect.poll(screen.at).toBe('/403');
  });

  it('[AMB-106] a failure can be tried again', async () => {
    const screen = await show({ role: 'admin' }, refuse(503, 'unavailable', 'Gleich wieder.'));
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.at()).toContain('/worker-details');
  });
});

describe('a new password for a worker', () => {
  const name = { name: 'Zurücksetz-Link erstellen' };
  const made = { code: 'H4KQ0N7T9ABCDEFGHJKM', link: null, expires_at: '2026-11-20T11:00:00.000Z' };

  it('[ACCT-06] is a link that the admin makes and hands over', async () => {
    const screen = await show({ role: 'admin' }, worker({ registered: true }), undefined, {
      'POST /api/user/8/reset': made,
    });
    await screen.getByRole('button', name).click();
    await screen.getByRole('button', { name: 'Link erstellen und kopieren' }).click();
    await expect.element(screen.getByText(`${location.origin}/reset#code=${made.code}`)).toBeVisible();
    await expect.element(screen.getByText('20.11.2026, 12:00')).toBeVisible();
  });

  it.each([
    ['for a reader', { role: 'reader' }, { registered: true }],
    ['for oneself', { role: 'admin', user: { id: 8 } }, { registered: true }],
    ['for somebody who has none yet', { role: 'admin' }, { registered: false }],
    ['for somebody inactive', { role: 'admin' }, { registered: true, active: 0 }],
    ['by a server of the last release', { role: 'admin' }, {}],
  ] as const)('[ACCT-06] is not offered %s', async (_, person, fields) => {
    const screen = await show(person, worker(fields));
    await expect.element(screen.getByRole('heading', { name: 'Paula Neumann' })).toBeVisible();
    await expect.element(screen.getByRole('button', name)).not.toBeInTheDocument();
  });
});

describe('the second factor of a worker', () => {
  const name = { name: 'Zweiten Faktor zurücksetzen' };
  const admin = { role: 'admin', features: ['security'] } as const;

  it('[MFA-07] is reset after a question', async () => {
    const screen = await show(admin, worker({ has_factor: true }), undefined, {
      'DELETE /api/user/8/factor': { removed: 1 },
    });
    await screen.getByRole('button', name).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
    await expect.element(screen.getByText(/Der zweite Faktor ist zurückgesetzt/)).toBeVisible();
    expect(screen.sent.map(({ call }) => call)).toContain('DELETE /api/user/8/factor');
  });

  it.each([
    ['by a reader', { ...admin, role: 'reader' }, true],
    ['of oneself', { ...admin, user: { id: 8 } }, true],
    ['of somebody without one', admin, false],
    ['where accounts have none', { role: 'admin' }, true],
  ] as const)('[MFA-07] cannot be reset %s', async (_, person, has_factor) => {
    const screen = await show(person, worker({ has_factor }));
    await expect.element(screen.getByRole('heading', { name: 'Paula Neumann' })).toBeVisible();
    await expect.element(screen.getByRole('button', name)).not.toBeInTheDocument();
  });
});

describe('the e-mail of a worker', () => {
  const held = { mail_held_since: '2026-11-17T23:30:00.000Z' };
  const name = { name: 'Wieder senden' };

  it('[MAIL-05] is marked where mails are held, and released with one tap', async () => {
    const screen = await show({ role: 'admin' }, worker(held), undefined, {
      'DELETE /api/user/8/held': { released: 2 },
    });
    await expect.element(screen.getByText(/^E-Mails an diese .* seit 18\.11\.2026/)).toBeVisible();
    await screen.getByRole('button', name).click();
    await expect
      .element(screen.getByText('E-Mails an diese Adresse werden wieder verschickt.'))
      .toBeVisible();
  });

  it('[MAIL-05] says why it is not released', async () => {
    const screen = await show({ role: 'admin' }, worker(held), undefined, {
      'DELETE /api/user/8/held': refuse(503, 'unavailable', 'Bitte später noch einmal.'),
    });
    await screen.getByRole('button', name).click();
    await expect.element(screen.getByText('Bitte später noch einmal.')).toBeVisible();
  });

  it('[ACCT-07] shows another one that is to be confirmed', async () => {
    const pending = { pending_email: 'paula@neu.example', pending_until: '2026-11-21T09:00:00.000Z' };
    const screen = await show({ role: 'admin' }, worker(pending));
    await expect
      .element(screen.getByText(/an paula@neu\.example gesendet, gültig bis 21\.11\.2026, 10:00/))
      .toBeVisible();
  });
});
