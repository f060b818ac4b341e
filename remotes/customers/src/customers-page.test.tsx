import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressesPage } from './addresses-page.tsx';
import { customer, kunz, page } from './customers.fixture.ts';
import { CustomersPage } from './customers-page.tsx';

const first = 'GET /api/customer?page=1&size=8';

const show = (person: Person = { role: 'admin' }, calls: Answers = {}) =>
  renderPage(<CustomersPage />, { path: '/customer', person, calls: { [first]: page([kunz], 1), ...calls } });

describe('the overview of customers', () => {
  it('[CUST-01] [CUST-02] [SHR-07] shows eight, with links to call and to write', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: 'Zimmerei Kunz', exact: true }))
      .toHaveAttribute('href', '/customer-detail?id=31');
    await expect
      .element(screen.getByRole('link', { name: '0731 / 12-3' }))
      .toHaveAttribute('href', 'tel:0731123');
    await expect
      .element(screen.getByRole('link', { name: 'info@kunz.example' }))
      .toHaveAttribute('href', 'mailto:info@kunz.example');
    await expect.element(screen.getByRole('row', { name: /K-1 DE-4 Zimmerei Kunz Ulm/ })).toBeVisible();
    expect(screen.sent.map(({ call }) => call)).toEqual([first]);
  });

  it('[CUST-01] searches, sorts and pages on the server', async () => {
    const rows = Array.from({ length: 8 }, (_, i) => customer(i + 1));
    const screen = await show(
      {},
      {
        [first]: page(rows, 9),
        'GET /api/customer?page=2&size=8': page([customer(9)], 9),
        'GET /api/customer?page=1&size=8&sort=city': page(rows, 9),
        'GET /api/customer?page=1&size=8&search=kunz&sort=city': page([kunz], 1),
      },
    );
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByText('Zeige 9 bis 9 von 9 Elementen')).toBeVisible();
    await screen.getByRole('columnheader', { name: 'Ort' }).click();
    await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Suche'), 'kunz');
    await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
  });

  it('[CUST-01] [AMB-106] does not show one page for another that cannot be loaded', async () => {
    const next = { 'GET /api/customer?page=2&size=8': refuse(500, 'internal_error', 'Fehler!') };
    const screen = await show({}, { [first]: page([kunz], 9), ...next });
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect.element(screen.getByText('Zimmerei Kunz')).not.toBeInTheDocument();
  });

  it('[CUST-01] [NAV-19] [NAV-28] has links to add and edit for admins only', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: 'Kunde anlegen' }))
      .toHaveAttribute('href', '/new-customer');
    await expect.element(screen.getByRole('link', { name: 'Adressen' })).toHaveAttribute('href', '/address');
    await expect
      .element(screen.getByRole('link', { name: 'Zimmerei Kunz bearbeiten' }))
      .toHaveAttribute('href', '/manage-customer?id=31');
    await screen.unmount();
    for (const role of ['employee', 'reader'] as const) {
      const other = await show({ role });
      await expect.element(other.getByRole('link', { name: 'Zimmerei Kunz ansehen' })).toBeVisible();
      expect(other.getByRole('link', { name: /bearbeiten|anlegen|Adressen/ }).elements()).toEqual([]);
      await other.unmount();
    }
  });

  it('[AMB-106] an error can be tried again; what may not be seen leads to /403', async () => {
    const screen = await show({}, { [first]: refuse(500, 'internal_error', 'kaputt') });
    await expect.element(screen.getByText('kaputt')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    const closed = await show({}, { [first]: refuse(403, 'module_off', 'aus') });
    await expect.poll(closed.at).toBe('/403');
  });
});

describe('the addresses', () => {
  const own = { id: 900, street: 'Werkstraße', house_number: '1', zip_code: '89073', city: 'Ulm' };
  const ofKunz = {
    ...own,
    id: 71,
    street: 'Seestraße',
    customer: 31,
    customer_name: 'Zimmerei Kunz',
    number: 1,
  };
  const list = 'GET /api/address/company/customers?page=1&size=8';

  const open = (person: Person, calls: Answers = {}) =>
    renderPage(<AddressesPage />, {
      path: '/address',
      person: { role: 'admin', ...person },
      calls: { 'GET /api/address': own, [list]: page([ofKunz]), ...calls },
    });

  it('[ADDR-02] [AMB-73] shows the company’s own and those of the customers, with maps', async () => {
    const screen = await open({});
    await expect.element(screen.getByRole('heading', { name: 'Holzbau Berger' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Werkstraße 1/ }))
      .toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=Werkstra%C3%9Fe%201%2C%2089073%20Ulm',
      );
    await expect
      .element(screen.getByRole('row', { name: /Zimmerei Kunz Seestraße 1 89073 Ulm/ }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /Karte zu Zimmerei Kunz/ }))
      .toHaveAttribute('target', '_blank');
  });

  it('[ADDR-02] [AMB-71] shows a dash if the company has none', async () => {
    const screen = await open({}, { 'GET /api/address': null });
    await expect.element(screen.getByText('–', { exact: true })).toBeVisible();
  });

  it('[ADDR-02] [API-80] loads no customers if the company has none', async () => {
    const screen = await open({ flags: ['timebooking'] });
    await expect.element(screen.getByRole('link', { name: /Werkstraße 1/ })).toBeVisible();
    expect(screen.sent.map(({ call }) => call)).toEqual(['GET /api/address']);
  });
});
