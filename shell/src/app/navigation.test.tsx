import { renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './app.tsx';
import { probeModule, sessionCalls } from './testing.ts';
import './app.css';
import './phone.css';

describe('[NAV-29] [NAV-30] [NAV-31] the navigation of a company with features', () => {
  const login = { login: true } as const;
  const admins = { login: true, anyOf: [{ roles: ['admin'] }] } as const;
  const item = (label: string, path: string, order: number, more = {}) => ({
    label,
    path,
    icon: 'project' as const,
    order,
    access: login,
    ...more,
  });
  const navigation = [
    item('Projekte', '/projects', 10),
    item('Meine Arbeitszeiten', '/workingtime', 20, {
      group: 'me',
      onPhone: true,
      shortLabel: 'Zeiten',
    }),
    item('Meine Projektstunden', '/timesheet', 30, { group: 'me', onPhone: true, shortLabel: 'Woche' }),
    item('Kunden', '/customer', 70),
    item('Urlaubskalender', '/vacation-overview', 60, { group: 'team' }),
    item('Monatsabschluss', '/month', 107, { group: 'me', groupFor: { access: admins, group: 'team' } }),
    item('Mitarbeiter', '/myworkers', 58, { group: 'team', access: { ...admins, withFeatures: true } }),
    item('Auswertung', '/analysis', 110, { group: 'analysis' }),
  ];
  const day = item('Tagesabgleich', '/days', 25, {
    group: 'me',
    onPhone: true,
    onPhoneFor: '/workingtime',
    shortLabel: 'Tag',
  });
  const routes = [
    { path: '/worker-details', page: 'page', access: login, under: '/myworkers' },
    { path: '/myworkers', page: 'page', access: login, under: '/projects' },
  ];
  const open = (given: { admin?: boolean; features?: string[]; path?: string; items?: object[] } = {}) =>
    renderPage(<App />, {
      path: given.path ?? '/dashboard',
      modules: [probeModule('/x', login, { navigation: (given.items ?? navigation) as never, routes })],
      calls: sessionCalls({ admin: given.admin ?? false, features: given.features ?? ['closing'] }),
      ...(given.admin && { person: { role: 'admin', flags: [] } as const }),
    });
  const shown = () => {
    const groups = document.querySelectorAll('.app-side .app-group');
    return [...groups].map((group) => [
      group.querySelector('.app-head')?.textContent ?? '',
      ...[...group.querySelectorAll('a')].map((link) => link.textContent),
    ]);
  };

  it('is in groups, a group of one without a head; who closes months has them under Team', async () => {
    await open({ admin: true });
    await expect.poll(shown).toEqual([
      ['', 'Dashboard'],
      ['Ich', 'Meine Arbeitszeiten', 'Meine Projektstunden'],
      ['Team', 'Mitarbeiter', 'Urlaubskalender', 'Monatsabschluss'],
      ['Stammdaten', 'Projekte', 'Kunden'],
      ['', 'Auswertung'],
    ]);
  });

  it('[NAV-01] scrolls to the current page in a low window, where Logout stays in sight', async () => {
    await page.viewport(1280, 640);
    const screen = await open({ admin: true, path: '/analysis' });
    const nav = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect.element(nav.getByRole('link', { name: 'Auswertung' })).toBeInTheDocument();
    await expect.poll(() => nav.element().scrollHeight).toBeGreaterThan(nav.element().clientHeight);
    const logout = () => screen.getByRole('button', { name: 'Logout' }).element().getBoundingClientRect();
    await expect.poll(() => logout().bottom).toBeLessThanOrEqual(640);
    await expect.poll(() => nav.element().scrollTop).toBeGreaterThan(0);
    await page.viewport(1280, 900);
  });

  it('has the own months of an employee under Ich', async () => {
    await open();
    await expect.poll(shown).toEqual([
      ['', 'Dashboard'],
      ['Ich', 'Meine Arbeitszeiten', 'Meine Projektstunden', 'Monatsabschluss'],
      ['', 'Urlaubskalender'],
      ['Stammdaten', 'Projekte', 'Kunden'],
      ['', 'Auswertung'],
    ]);
  });

  it('[DCN-01] with none is one list in the specified order, without people', async () => {
    await open({ admin: true, features: [] });
    const order = ['Dashboard', 'Projekte', 'Meine Arbeitszeiten', 'Meine Projektstunden'];
    const rest = ['Urlaubskalender', 'Kunden', 'Monatsabschluss', 'Auswertung'];
    await expect.poll(shown).toEqual([['', ...order, ...rest]]);
  });

  it.each([
    [['closing'], 'Mitarbeiter'],
    [[], 'Projekte'],
  ])('with %j a page of a person is under %s', async (features, label) => {
    const screen = await open({ admin: true, features, path: '/worker-details' });
    const nav = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await expect.element(nav.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
    expect(nav.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it.each([
    [
      [day, ...navigation],
      ['Dashboard', 'Tag', 'Woche'],
    ],
    [navigation, ['Dashboard', 'Zeiten', 'Woche']],
  ])('has the day on the phone in the place of the times, if there is one', async (items, labels) => {
    await page.viewport(360, 740);
    const screen = await open({ items });
    const bar = screen.getByRole('navigation', { name: 'Schnellzugriff' });
    await expect
      .poll(() => [...bar.element().querySelectorAll('a')].map((link) => link.textContent))
      .toEqual(labels);
    await page.viewport(1280, 900);
  });

  it('is a menu of two columns on the phone, each tile 50 pixels high at least', async () => {
    await page.viewport(360, 740);
    const screen = await open({ admin: true });
    await screen.getByRole('button', { name: 'Menü' }).click();
    const menu = screen.getByRole('dialog', { name: 'Menü' });
    const team = menu.getByRole('group', { name: 'Team' });
    await expect.element(team.getByRole('link', { name: 'Mitarbeiter' })).toBeVisible();
    const [left, right] = [...team.element().querySelectorAll('a')].map((a) => a.getBoundingClientRect());
    expect(left?.top).toBe(right?.top);
    expect(right?.left).toBeGreaterThan(left?.right ?? 0);
    expect(left?.height).toBeGreaterThanOrEqual(50);
    await page.viewport(1280, 900);
  });
});
