import { fullLoad } from '@stundenbuch/web/storage';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './app.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { probeModule, sessionCalls } from './testing.ts';
import './app.css';
import { VERSION } from '../version.ts';

const NOTICE = /Bitte schließen Sie alle Buchungen/;

it.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2026-11-28T23:30:00Z', true],
])('[DASH-08] [CONST-43] on %s the month-end notice is shown: %s', async (today, isShown) => {
  const screen = await renderPage(<DashboardPage />, { today });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = screen.getByText(NOTICE);
  expect(notice.elements().length).toBe(isShown ? 1 : 0);
  if (!isShown) return;
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(notice.element()).color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

it('[DASH-09] [PUB-21] links the release notes with the version, and names the copyright', async () => {
  const screen = await renderPage(<DashboardPage />);
  await expect
    .element(screen.getByRole('link', { name: `Release Notes ${VERSION}` }))
    .toHaveAttribute('href', '/release-notes');
  await expect.element(screen.getByText('© 2026 Stundenbuch')).toBeVisible();
});

const daily = {
  slot: 'dashboard-tile',
  order: 1,
  access: { login: true, notReader: true },
  tile: { label: 'Projekt buchen', hint: '', path: '/booking', icon: 'booking' },
} as const;

it('[DASH-10] shows readers no tile that its access row forbids', async () => {
  const modules = [probeModule('/x', { login: true }, { slots: [daily] })];
  const reader = await renderPage(<DashboardPage />, { modules, person: { role: 'reader' } });
  expect(reader.container.textContent).not.toContain('Projekt buchen');
  const employee = await renderPage(<DashboardPage />, { modules });
  await expect
    .element(employee.getByRole('link', { name: 'Projekt buchen' }))
    .toHaveAttribute('href', '/booking');
});

it('links only people with nothing to record to what they may see', async () => {
  const seen = { label: 'Kunden', path: '/customer', icon: 'customer', order: 1, access: { login: true } };
  const forbidden = { ...seen, label: 'Inbox', path: '/inbox', access: { login: true, notReader: true } };
  const navigation = [seen, forbidden] as never;
  const modules = [probeModule('/x', { login: true }, { navigation, slots: [daily] })];
  const reader = await renderPage(<DashboardPage />, { modules, person: { role: 'reader' } });
  await expect.element(reader.getByRole('link', { name: 'Kunden' })).toHaveAttribute('href', '/customer');
  expect(reader.container.textContent).not.toContain('Inbox');
  await reader.unmount();
  const employee = await renderPage(<DashboardPage />, { modules });
  await expect.element(employee.getByRole('link', { name: 'Projekt buchen' })).toBeVisible();
  expect(employee.container.textContent).not.toContain('Kunden');
});

it('[START-04] links nobody of whom nothing is recorded to records of their own', async () => {
  const customers = {
    label: 'Kunden',
    path: '/customer',
    icon: 'customer',
    order: 1,
    access: { login: true },
  };
  const own = { ...customers, label: 'Meine Arbeitszeiten', path: '/workingtime', own: true };
  const modules = [probeModule('/x', { login: true }, { navigation: [customers, own] as never })];
  const tiles = async (records: boolean) => {
    const screen = await renderPage(<DashboardPage />, {
      modules,
      person: { role: 'admin', user: { records } },
    });
    await expect.element(screen.getByRole('link', { name: 'Kunden' })).toBeVisible();
    const shown = screen.container.textContent.includes('Meine Arbeitszeiten');
    await screen.unmount();
    return shown;
  };
  expect([await tiles(false), await tiles(true)]).toEqual([false, true]);
});

it('[START-04] reserves space for its lists, never more than they may need, and none below the first steps or without a list', async () => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = {
    slot: 'dashboard-list',
    order: 1,
    component: 'list',
    access: { login: true, notReader: true },
  } as const;
  // Refused without a request: it is another release than the registered one.
  const modules = [{ ...probeModule('/x', { login: true }, { slots: [list] }), version: '2.0.0' }];
  const screen = await renderPage(<DashboardPage />, { modules });
  await page.viewport(1280, 2000);
  const lists = screen.container.querySelector('.app-lists') as Element;
  expect(lists.getBoundingClientRect().height).toBe(640);
  await screen.unmount();
  const person = { role: 'admin', ofCompany: { first_steps: true } } as const;
  const beginning = await renderPage(<DashboardPage />, { modules, person });
  const below = beginning.container.querySelector('.app-lists') as Element;
  expect(below.getBoundingClientRect().height).toBeLessThan(640);
  const first = beginning.container.querySelector('.app-first') as Element;
  expect(first.getBoundingClientRect().height).toBe(0);
  await page.viewport(1280, 900);
  await beginning.unmount();
  const reader = await renderPage(<DashboardPage />, { modules, person: { role: 'reader' } });
  await expect.element(reader.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reader.container.querySelector('.app-lists')).toBeNull();
});

it('says so where a company has no module', async () => {
  const screen = await renderPage(<DashboardPage />, { person: { flags: [] } });
  await expect.element(screen.getByText(/noch kein Modul eingeschaltet/)).toBeVisible();
});

it('[AMB-106] where the company could not be loaded says that, not that it has no module', async () => {
  const reload = vi.spyOn(fullLoad, 'reload').mockImplementation(() => undefined);
  const company = refuse(503, 'unavailable', 'Der Dienst ist nicht erreichbar.');
  const calls = { ...sessionCalls(), 'GET /api/company/current': company };
  const screen = await renderPage(<App />, { path: '/dashboard', calls, fresh: true });
  await expect.element(screen.getByText('Ihr Unternehmen konnte nicht geladen werden.')).toBeVisible();
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText(/noch kein Modul/).elements()).toEqual([]);
});

const SETTINGS = 'PUT /api/company/settings/login';
const undecided = { login: null } as const;

it.each([
  ['Nur mit Einladung', 'invited', 'Ab jetzt registriert man sich nur mit Einladung.'],
  ['So lassen', 'open', /Die Registrierung bleibt offen/],
] as const)('[ACCT-01] an admin decides once who may register: %s', async (button, registration, said) => {
  const screen = await renderPage(<DashboardPage />, {
    person: { role: 'admin', ofCompany: undecided },
    calls: { [SETTINGS]: {} },
  });
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByText(said)).toBeVisible();
  const body = { value: { registration }, version: 0 };
  expect(screen.sent.filter(({ call }) => call === SETTINGS)).toMatchObject([{ body }]);
});

it.each([
  ['an employee', { role: 'employee', ofCompany: undecided }],
  ['a reader', { role: 'reader', ofCompany: undecided }],
  ['an admin who has decided', { role: 'admin', ofCompany: { login: { registration: 'open' } } }],
  ['an admin, by a server of the last release', { role: 'admin' }],
] as const)('[ACCT-01] %s is not asked who may register', async (_, person) => {
  const screen = await renderPage(<DashboardPage />, { person });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Registrierung nur mit Einladung')).not.toBeInTheDocument();
});

it('a list that goes on below its edge fades there, so that it does not look complete', async () => {
  const days = Array.from({ length: 30 }, (_, i) => `Tag ${i + 1}`);
  const screen = await renderPage(
    <div className="app-lists">
      <ul className="sb-rows ts-list">
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </div>,
  );
  const list = screen.getByRole('list').element();
  // An inline box has no height.
  await expect.poll(() => getComputedStyle(list, '::after').display).toBe('block');
});
