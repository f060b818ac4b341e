import { type Person, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DashboardPage } from './dashboard-page.tsx';
import { probeModule } from './testing.ts';
import './app.css';

const own = { login: true, notReader: true } as const;
const decides = { login: true, anyOf: [{ roles: ['admin'] }] } as const;
const tile = { slot: 'dashboard-tile', order: 1, access: own } as const;
const linkTo = (path: string, label: string) =>
  ({ ...tile, tile: { label, hint: 'Stunden', path, icon: 'booking' } }) as const;
const part = (slot: string, access: object = own) => ({ slot, order: 1, access, component: slot }) as never;

// Refused without a request: it is another release than the registered one.
const failing = (slots: readonly unknown[]) => ({
  ...probeModule('/x', { login: true }, { slots: slots as never }),
  version: '2.0.0',
});
const modules = [
  failing([
    linkTo('/create-workingtime', 'Arbeitszeit erfassen'),
    linkTo('/booking', 'Projekt buchen'),
    part('dashboard-today'),
    part('dashboard-list'),
  ]),
  { ...failing([linkTo('/cars', 'Fahrtenbuch'), part('dashboard-main', decides)]), name: 'other' },
];

const show = (person: Person) => renderPage(<DashboardPage />, { modules, person });
const foot = (screen: Awaited<ReturnType<typeof show>>) =>
  [...screen.container.querySelectorAll('.app-today-foot a')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await page.viewport(1280, 900);
});

it("[SCR-07] the own day is the tinted card, with the module's specified tiles at its foot; others stay tiles", async () => {
  const screen = await show({ features: ['clock'] });
  const today = screen.getByRole('region', { name: 'Heute' });
  await expect.element(today).toBeVisible();
  expect(foot(screen)).toEqual(['Arbeitszeit erfassen', 'Projekt buchen']);
  await expect
    .element(today.getByRole('link', { name: 'Projekt buchen' }))
    .toHaveAttribute('href', '/booking');
  const tiles = [...screen.container.querySelectorAll('.sb-tiles a')];
  expect(tiles.map((one) => one.getAttribute('href'))).toEqual(['/cars']);
  expect(screen.container.querySelectorAll('.app-today')).toHaveLength(1);
});

it('[SCR-07] what the day holds may fail, and the ways to record stay', async () => {
  const screen = await show({ features: ['clock'] });
  const today = screen.getByRole('region', { name: 'Heute' });
  await expect.element(today.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  await expect.element(today.getByRole('link', { name: 'Arbeitszeit erfassen' })).toBeVisible();
});

it('[SCR-08] for who decides the own day is a line above what waits', async () => {
  const screen = await show({ role: 'admin', features: ['decisions'] });
  await expect.element(screen.getByRole('region', { name: 'Heute' })).toBeVisible();
  expect(screen.container.querySelector('.app-today')).toBeNull();
  const line = screen.container.querySelector('.app-today-line') as Element;
  const main = screen.container.querySelector('.app-main') as Element;
  expect(line.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[SCR-07] without a feature the specified tiles and lists are as they were', async () => {
  const screen = await show({ features: [] });
  await expect.element(screen.getByRole('link', { name: /^Projekt buchen/ })).toBeVisible();
  expect(screen.container.querySelectorAll('.sb-tiles > .sb-tile')).toHaveLength(3);
  expect(screen.container.querySelector('.app-today, .app-main, .app-quiet')).toBeNull();
  expect(screen.container.querySelector('.app-lists')?.children).toHaveLength(1);
});

it('[SCR-11] what is done with a tap is at the foot of the own day, and fails by itself', async () => {
  const action = { ...(part('dashboard-action') as object), quiet: true };
  const sick = { ...failing([action]), name: 'sick' };
  const screen = await renderPage(<DashboardPage />, {
    modules: [...modules, sick],
    person: { features: ['clock'] },
  });
  await expect.element(screen.getByRole('region', { name: 'Heute' })).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('.app-today-foot > *').length).toBe(3);
  expect(foot(screen)).toEqual(['Arbeitszeit erfassen', 'Projekt buchen']);
});

it('[SCR-09] a reader begins with what there is to read, and has links where there is nothing', async () => {
  const reads = { login: true, anyOf: [{ roles: ['reader'] }] } as const;
  const [first] = modules;
  const item = {
    label: 'Projekte',
    path: '/projects',
    icon: 'project',
    order: 10,
    access: { login: true },
  } as const;
  const of = (slots: readonly unknown[]) =>
    [
      first,
      {
        ...probeModule('/x', { login: true }, { slots: slots as never, navigation: [item] }),
        version: '2.0.0',
        name: 'more',
      },
    ] as never[];
  const person = { role: 'reader', features: ['closing'] } as const;
  const screen = await renderPage(<DashboardPage />, {
    modules: of([part('dashboard-list', reads)]),
    person,
  });
  await expect.poll(() => screen.container.querySelector('.app-lists')?.children.length).toBe(1);
  expect(screen.container.querySelectorAll('.sb-tiles a')).toHaveLength(0);
  await screen.unmount();
  // Whoever else has no day of their own keeps them.
  const own = { ...person, role: 'employee' } as const;
  const recording = await renderPage(<DashboardPage />, {
    modules: of([part('dashboard-list')]).slice(1) as never,
    person: own,
  });
  await expect.element(recording.getByRole('link', { name: 'Projekte' })).toBeVisible();
  await recording.unmount();
  const quiet = { ...(part('dashboard-list', reads) as object), quiet: true };
  const other = await renderPage(<DashboardPage />, { modules: of([quiet]), person });
  await expect.element(other.getByRole('link', { name: 'Projekte' })).toBeVisible();
});

it('[SCR-07] a reader has no day of their own', async () => {
  const screen = await show({ role: 'reader', features: ['clock'] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Heute' })).not.toBeInTheDocument();
});
