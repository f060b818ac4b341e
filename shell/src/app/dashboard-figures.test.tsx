import { type Person, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';
import { probeModule } from './testing.ts';
import './app.css';

const withLedger = { login: true, anyOf: [{ features: ['ledger'] }] } as const;
const withLedgerAdmin = { login: true, anyOf: [{ roles: ['admin'], features: ['ledger'] }] } as const;
const figure = { slot: 'dashboard-figure', order: 1, component: 'figure' } as const;
const slots = [
  { ...figure, of: 'person', access: withLedger },
  { ...figure, of: 'company', access: withLedgerAdmin },
  { slot: 'dashboard-list', order: 1, component: 'list', access: { login: true } },
] as const;
// Refused without a request: it is another release than the registered one.
const modules = [{ ...probeModule('/x', { login: true }, { slots }), version: '2.0.0' }];

const show = (person: Person) => renderPage(<DashboardPage />, { modules, person });

beforeEach(() => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('[DASH-15] without accounts the dashboard has no figures', async () => {
  const screen = await show({ role: 'admin', features: ['calendar'] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Ihre Zahlen' })).not.toBeInTheDocument();
});

it('[DASH-15] [SCR-07] an employee has the own figures at the end, without a box', async () => {
  const screen = await show({ features: ['ledger'] });
  const own = screen.getByRole('region', { name: 'Ihre Zahlen' });
  await expect.element(own).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Unternehmen heute' })).not.toBeInTheDocument();
  const lists = screen.container.querySelector('.app-lists') as Element;
  // A line above them.
  const { borderTopWidth, borderLeftWidth, borderBottomWidth } = getComputedStyle(own.element());
  expect([borderTopWidth, borderLeftWidth, borderBottomWidth]).toEqual(['1px', '0px', '0px']);
  expect(own.element().compareDocumentPosition(lists)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('[DASH-15] an admin has those of the company first; a module that fails says so in its place', async () => {
  const screen = await show({ role: 'admin', features: ['ledger'] });
  await expect.element(screen.getByRole('region', { name: 'Ihre Zahlen' })).toBeVisible();
  const names = screen.container.querySelectorAll('.sb-figures');
  expect([...names].map((group) => group.getAttribute('aria-label'))).toEqual([
    'Unternehmen heute',
    'Ihre Zahlen',
  ]);
  const company = screen.getByRole('region', { name: 'Unternehmen heute' });
  await expect.element(company.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
