import { renderPage } from '@stundenbuch/web/testing';
import { chooseScheme } from '@stundenbuch/web/theme';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { App } from './app.tsx';
import { probeModule, sessionCalls } from './testing.ts';
import './app.css';
import './phone.css';

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
        { label: 'Meine Projektstunden', path: '/timesheet', icon: 'week', order: 30, access, onPhone: true },
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
