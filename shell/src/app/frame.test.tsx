import { fullLoad } from '@stundenbuch/web/storage';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { probeModule, sessionCalls } from './testing.ts';
import './app.css';
import './phone.css';
import { chooseScheme } from '@stundenbuch/web/theme';
import { page } from 'vitest/browser';
import { VERSION } from '../version.ts';
import './app.css';
import './phone.css';

describe('the application', () => {
  const adminOnly = { login: true, anyOf: [{ roles: ['admin'] }] } as const;
  const notReader = { login: true, notReader: true, anyOf: [{ flags: ['timebooking'] }] } as const;

  beforeEach(() => {
    vi.spyOn(fullLoad, 'open')
      .mockImplementation(() => undefined)
      .mockClear();
  });

  const heading = (screen: Awaited<ReturnType<typeof renderPage>>, name: string) =>
    screen.getByRole('heading', { level: 1, name });

  describe('the frame', () => {
    it('[NAV-01] [NAV-14] shows Dashboard and the person with name and e-mail', async () => {
      const screen = await renderPage(<App />, { path: '/dashboard', calls: sessionCalls() });
      const nav = screen.getByRole('navigation', { name: 'Hauptnavigation' });
      await expect
        .element(nav.getByRole('link', { name: 'Dashboard' }))
        .toHaveAttribute('href', '/dashboard');
      const profile = screen.getByRole('link', { name: /Anna Berger.*anna@example\.de/ });
      await expect.element(profile).toHaveAttribute('href', '/myprofil');
    });

    it('[CLK-07] leaves a terminal alone, whoever is logged in on the tablet', async () => {
      const screen = await renderPage(<App />, { path: '/terminal', calls: sessionCalls() });
      await expect.element(heading(screen, 'Terminal anmelden')).toBeVisible();
      expect(document.querySelectorAll('nav, footer, a')).toHaveLength(0);
      expect(screen.sent).toEqual([]);
    });

    it('[NAV-16] [AUTH-02] logs out', async () => {
      const calls = { ...sessionCalls(), 'POST /api/user/logout': true };
      const screen = await renderPage(<App />, { path: '/dashboard', calls });
      await screen.getByRole('button', { name: 'Logout' }).click();
      await expect.poll(() => fullLoad.open).toHaveBeenCalledWith('/login');
      expect([localStorage.getItem('jwtToken'), localStorage.getItem('isLoggedIn')]).toEqual([null, null]);
    });

    it('[NAV-27] shows no item that depends on flags or roles before they are known', async () => {
      const modules = [probeModule('/workingtime', notReader)];
      const screen = await renderPage(<App />, {
        path: '/dashboard',
        modules,
        calls: sessionCalls(),
        fresh: true,
      });
      await expect.element(screen.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
      expect(screen.container.textContent).not.toContain('Zu /workingtime');
    });

    it('shows an item only to people whom its access row allows', async () => {
      const modules = [probeModule('/workingtime', notReader)];
      const yes = await renderPage(<App />, {
        path: '/dashboard',
        modules,
        calls: sessionCalls({ flags: ['timebooking'] }),
      });
      // The dashboard of somebody without everyday tiles lists it as well.
      await expect
        .element(yes.getByRole('navigation').getByRole('link', { name: 'Zu /workingtime' }).first())
        .toBeVisible();
      await yes.unmount();
      const person = { role: 'reader', flags: ['timebooking'] } as const;
      const no = await renderPage(<App />, {
        path: '/dashboard',
        modules,
        person,
        calls: sessionCalls({ reader: true, flags: ['timebooking'] }),
      });
      await expect.element(heading(no, 'Dashboard')).toBeVisible();
      expect(no.container.textContent).not.toContain('Zu /workingtime');
    });
  });

  describe('the navigation shows the current page', () => {
    const login = { login: true } as const;
    const routes = [
      { path: '/customer', page: 'page', access: login },
      { path: '/customer-detail', page: 'page', access: login, under: '/customer' },
    ];
    const modules = [probeModule('/customer', login, { routes })];

    it.each([
      ['/customer', 'Zu /customer', 'page'],
      ['/customer-detail', 'Zu /customer', 'true'],
      ['/dashboard', 'Dashboard', 'page'],
      ['/release-notes', 'Dashboard', 'true'],
    ])('at %s it is %s', async (path, label, current) => {
      const screen = await renderPage(<App />, { path, modules, calls: sessionCalls() });
      const nav = screen.getByRole('navigation', { name: 'Hauptnavigation' });
      await expect
        .element(nav.getByRole('link', { name: label, exact: true }))
        .toHaveAttribute('aria-current', current);
      expect(nav.element().querySelectorAll('[aria-current]')).toHaveLength(1);
    });

    it('[NAV-29] of a page below one that stands under itself, before anybody is known', async () => {
      const ofItself = routes.map((route) => ({ ...route, under: '/customer' }));
      const screen = await renderPage(<App />, {
        path: '/customer-detail',
        modules: [probeModule('/customer', login, { routes: ofItself })],
        calls: sessionCalls(),
        fresh: true,
      });
      await expect
        .element(screen.getByRole('navigation').getByRole('link', { name: 'Zu /customer' }).first())
        .toHaveAttribute('aria-current', 'true');
    });
  });

  describe('access', () => {
    it.each([
      ['[ACC-01]', '/dashboard', 'Dashboard'],
      ['[ACC-02]', '/myprofil', 'Mein Profil'],
      ['[ACC-04]', '/release-notes', 'Release Notes'],
      ['[PUB-14]', '/403', 'Keine Berechtigungen'],
      ['[PUB-13]', '/gibt-es-nicht', 'Seite nicht gefunden'],
      ['[PUB-04]', '/', 'Dashboard'],
    ])('%s lets every session open %s', async (_, path, title) => {
      const screen = await renderPage(<App />, {
        path,
        calls: { ...sessionCalls(), 'GET /operator.json': {} },
      });
      await expect.element(heading(screen, title)).toBeVisible();
    });

    it('[ACC-44] sends a session without the right to /403', async () => {
      const modules = [probeModule('/myjobs', adminOnly)];
      const screen = await renderPage(<App />, { path: '/myjobs', modules, calls: sessionCalls() });
      await expect.element(heading(screen, 'Keine Berechtigungen')).toBeVisible();
      expect(screen.at()).toBe('/403');
    });

    it('[ACC-44] redirects it to /login if the row requires it, and a valid session on to the dashboard', async () => {
      const modules = [probeModule('/projects', { ...adminOnly, denied: 'login' })];
      const calls = { ...sessionCalls(), 'GET /api/user/verify': true };
      const screen = await renderPage(<App />, { path: '/projects', modules, calls });
      await expect.element(heading(screen, 'Dashboard')).toBeVisible();
      expect(screen.sent.some(({ call }) => call.startsWith('GET /api/user/verify?token='))).toBe(true);
    });

    it('[AUTH-05] [AUTH-06] ends a session whose token is no longer valid', async () => {
      const calls = {
        ...sessionCalls(),
        'GET /api/user/verify': refuse(401, 'unauthenticated', 'Bitte melden Sie sich an.'),
      };
      await renderPage(<App />, { path: '/login', calls });
      await expect.poll(() => fullLoad.open).toHaveBeenCalledWith('/login');
      expect(localStorage.getItem('jwtToken')).toBeNull();
    });

    it.each(['/dashboard', '/myprofil', '/release-notes', '/myjobs'])(
      '[ACC-01] [ACC-02] [ACC-04] [ACC-44] sends who has no session from %s to /login',
      async (path) => {
        const modules = [probeModule('/myjobs', adminOnly)];
        const screen = await renderPage(<App />, {
          path,
          modules,
          person: null,
          calls: { 'GET /api/user/verify': false },
        });
        await expect.poll(screen.at).toBe('/login');
      },
    );
  });

  it('[PUB-02] changes pages without a load of the document', async () => {
    const screen = await renderPage(<App />, { path: '/dashboard', calls: sessionCalls() });
    const mark = document.createElement('meta');
    document.head.append(mark);
    await screen.getByRole('link', { name: /Release Notes/ }).click();
    await expect.element(heading(screen, 'Release Notes')).toHaveFocus();
    expect(mark.isConnected).toBe(true);
    expect(fullLoad.open).not.toHaveBeenCalled();
  });

  it('[PUB-22] [CONST-52] lists the releases, newest first', async () => {
    const screen = await renderPage(<App />, { path: '/release-notes', calls: sessionCalls() });
    await expect.element(heading(screen, 'Release Notes')).toBeVisible();
    const versions = screen.getByRole('heading', { level: 2 }).elements();
    expect(versions.map((version) => version.textContent)).toEqual([
      VERSION,
      'v1.3.4',
      'v1.3.3',
      'v1.3.2',
      'v1.3.1',
    ]);
    const forWhom = screen.getByRole('heading', { level: 3 }).elements();
    expect(forWhom.map((title) => title.textContent)).toEqual([
      'Für alle Beschäftigten',
      'Für die Verwaltung',
      'Für den Betrieb',
    ]);
  });

  it('[SHR-14] shows that something is loading, for the whole window', async () => {
    const screen = await renderPage(<App />, { path: '/dashboard', calls: sessionCalls() });
    const bar = screen.getByRole('main').getByRole('progressbar', { name: 'Wird geladen …' });
    await expect.element(bar).not.toBeInTheDocument();
    screen.store.dispatch({ type: 'activity/loading', payload: true });
    await expect.element(bar).toBeVisible();
  });
});

describe('the layout', () => {
  afterEach(async () => {
    chooseScheme('system');
    await page.viewport(1280, 900);
  });

  it('switches between light and dark and stores the choice', async () => {
    const screen = await renderPage(<App />, { path: '/dashboard', calls: sessionCalls() });
    expect(document.documentElement.dataset.theme).toBe('light');
    await screen.getByRole('button', { name: 'Dunkle Darstellung' }).click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('colorScheme')).toBe('dark');
    await screen.getByRole('button', { name: 'Helle Darstellung' }).click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
  });

  it('on the phone has everyday items in the bottom bar and everything in the menu', async () => {
    await page.viewport(360, 740);
    const access = { login: true } as const;
    const modules = [
      probeModule('/timesheet', access, {
        navigation: [
          {
            label: 'Meine Projektstunden',
            path: '/timesheet',
            icon: 'week',
            order: 30,
            access,
            onPhone: true,
          },
          { label: 'Inventar', path: '/inventory', icon: 'inventory', order: 80, access },
        ],
      }),
    ];
    const screen = await renderPage(<App />, { path: '/dashboard', modules, calls: sessionCalls() });
    const thumb = screen.getByRole('navigation', { name: 'Schnellzugriff' });
    await expect.element(thumb.getByRole('link', { name: 'Projektstunden' })).toBeVisible();
    for (const target of thumb.element().querySelectorAll('a, button')) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await thumb.getByRole('button', { name: 'Menü' }).click();
    const menu = screen.getByRole('dialog', { name: 'Menü' });
    await expect.element(menu.getByRole('link', { name: 'Inventar' })).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
