import { analysisFiguresOf } from '@stundenbuch/domain/accounts/analysis/analysis.fixture';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressesPage } from './addresses-page.tsx';
import { CustomerDetailPage } from './customer-detail-page.tsx';
import { customer, kunz, page } from './customers.fixture.ts';
import { CustomersPage } from './customers-page.tsx';

describe('the list', () => {
  const first = 'GET /api/customer?page=1&size=8';

  const show = (person: Person = { role: 'admin' }, calls: Answers = {}) =>
    renderPage(<CustomersPage />, {
      path: '/customer',
      person,
      calls: { [first]: page([kunz], 1), ...calls },
    });

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

    it.each([
      ['admin', 1],
      ['reader', 0],
    ] as const)(
      '[SCR-26] [SCR-27] empty, names the next step to who may take it, and takes a search back: %s',
      async (role, steps) => {
        const screen = await show(
          { role, features: ['day'] },
          { [first]: page([], 0), 'GET /api/customer?page=1&size=8&search=Nie': page([], 0) },
        );
        await expect.element(screen.getByText('Es ist noch kein Kunde angelegt.')).toBeVisible();
        const step = () => screen.container.querySelectorAll('.sb-state a[href="/new-customer"]').length;
        expect(step()).toBe(steps);
        await screen.getByLabelText('Suche').fill('Nie');
        await screen.getByRole('button', { name: 'Filter zurücksetzen' }).click();
        await expect.element(screen.getByLabelText('Suche')).toHaveValue('');
        await expect.element(screen.getByText('Es ist noch kein Kunde angelegt.')).toBeVisible();
        expect(step()).toBe(steps);
      },
    );

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
      await expect
        .element(screen.getByRole('link', { name: 'Adressen' }))
        .toHaveAttribute('href', '/address');
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
});

describe('a customer', () => {
  const projects = 'GET /api/project/customer/31?page=1&size=5';
  const roof = { id: 1001, internal_id: '100001', project_name: 'Dach Nord', status: 3 };

  const show = (person: Person = {}, calls: Answers = {}) =>
    renderPage(<CustomerDetailPage />, {
      path: '/customer-detail?id=31',
      person,
      calls: { 'GET /api/customer/31': kunz, [projects]: page([roof]), ...calls },
    });

  type Screen = Awaited<ReturnType<typeof show>>;
  const notes = (screen: Screen) => screen.getByLabelText('Notizen zum Kunden');
  const area = (screen: Screen) => notes(screen).element() as HTMLTextAreaElement;

  describe('the page of a customer', () => {
    it('[CUST-06] shows ids, and links to write and to call', async () => {
      const screen = await show();
      await expect.element(screen.getByRole('heading', { name: 'Zimmerei Kunz', level: 1 })).toBeVisible();
      await expect.element(screen.getByText('K-1')).toBeVisible();
      await expect.element(screen.getByText('DE-4')).toBeVisible();
      const hrefs = ['info@kunz.example', '0731 / 12-3', '+49 170 1'].map((name) =>
        screen.getByRole('link', { name }).element().getAttribute('href'),
      );
      expect(hrefs).toEqual(['mailto:info@kunz.example', 'tel:0731123', 'tel:+491701']);
    });

    it('[CUST-07] [AMB-73] shows both addresses with map links', async () => {
      const screen = await show();
      const map = 'https://www.google.com/maps/search/?api=1&query=';
      const second = screen.getByRole('link', { name: /Am Hang 7/ });
      await expect
        .element(screen.getByRole('link', { name: /Seestraße 4/ }))
        .toHaveAttribute('href', `${map}Seestra%C3%9Fe%204%2C%2089073%20Ulm`);
      await expect.element(second).toHaveAttribute('href', `${map}Am%20Hang%207%2C%2088131%20Lindau`);
      await expect.element(second).toHaveAttribute('rel', 'noopener noreferrer');
    });

    it('[CUST-07] shows one address, or none', async () => {
      const screen = await show(
        {},
        { 'GET /api/customer/31': customer(31, { customer_city: 'Ulm', address: 71 }) },
      );
      await expect.element(screen.getByRole('link', { name: /Ulm/ })).toBeVisible();
      expect(screen.getByText('Zweite Adresse').elements()).toEqual([]);
      await screen.unmount();
      const none = await show({}, { 'GET /api/customer/31': customer(31) });
      await expect.element(none.getByText('Adresse', { exact: true })).toBeVisible();
      expect(none.getByRole('link', { name: /Karte/ }).elements()).toEqual([]);
    });

    it.each([
      ['Punkt • einfügen', '• '],
      ['Strich – einfügen', '– '],
      ['Pfeil → einfügen', '→ '],
    ])('[CUST-08] [AMB-73] %s inserts it at the cursor', async (button, symbol) => {
      const screen = await show();
      await expect.element(notes(screen)).toBeVisible();
      area(screen).focus();
      area(screen).setSelectionRange(9, 9);
      await screen.getByRole('button', { name: button }).click();
      await expect.element(notes(screen)).toHaveValue(`Schlüssel${symbol} beim Nachbarn`);
      await expect.element(notes(screen)).toHaveFocus();
      expect(area(screen).selectionStart).toBe(9 + symbol.length);
    });

    it('[CUST-08] cancelling restores what was stored', async () => {
      const screen = await show();
      await userEvent.fill(notes(screen), 'falsch');
      await screen.getByRole('button', { name: 'Abbrechen' }).click();
      await expect.element(notes(screen)).toHaveValue('Schlüssel beim Nachbarn');
      expect(screen.getByRole('button', { name: 'Speichern' }).elements()).toEqual([]);
    });

    it('[CUST-09] saves, with the version, and says so', async () => {
      let stored = kunz;
      const screen = await show(
        {},
        {
          'GET /api/customer/31': () => stored,
          'PUT /api/customer/notes/31': () => {
            stored = { ...kunz, notes: 'neu', version: 5 };
            return stored;
          },
        },
      );
      await userEvent.fill(notes(screen), 'neu');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Notizen erfolgreich aktualisiert.')).toBeVisible();
      await expect.element(notes(screen)).toHaveValue('neu');
      const sent = screen.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
      expect(sent).toEqual([{ notes: 'neu', version: 4 }]);
    });

    it('[CUST-05] [CUST-08] says when the notes cannot be saved, and preserves them', async () => {
      const screen = await show(
        {},
        { 'PUT /api/customer/notes/31': refuse(500, 'internal_error', 'kaputt') },
      );
      await userEvent.fill(notes(screen), 'neu');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Fehler beim updaten des Kunden')).toBeVisible();
      await expect.element(notes(screen)).toHaveValue('neu');
    });

    it('[AMB-66] says that somebody else was faster', async () => {
      const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
      const screen = await show({}, { 'PUT /api/customer/notes/31': refuse(409, 'stale', sentence) });
      await userEvent.fill(notes(screen), 'neu');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText(sentence)).toBeVisible();
    });

    it('[CUST-08] [ACC-45] a reader only reads', async () => {
      const screen = await show({ role: 'reader' });
      await expect.element(screen.getByText('Schlüssel beim Nachbarn')).toBeVisible();
      expect(screen.getByRole('textbox').elements()).toEqual([]);
      expect(screen.getByRole('button', { name: /einfügen/ }).elements()).toEqual([]);
    });

    it('[CUST-10] [AMB-94] lists the projects; they are links if the company has the module', async () => {
      const screen = await show();
      await expect.element(screen.getByRole('row', { name: '100001 Dach Nord Abgeschlossen' })).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Dach Nord' }))
        .toHaveAttribute('href', '/project-detail?id=1001');
      await screen.unmount();
      const closed = await show({ flags: ['customer'] });
      await expect.element(closed.getByText('Dach Nord')).toBeVisible();
      expect(closed.getByRole('link', { name: 'Dach Nord' }).elements()).toEqual([]);
    });

    describe('with budgets and reports', () => {
      const office = { role: 'admin', features: ['budgets', 'reports'] } as const;
      const hours = 'GET /api/analysis/groups/2026-01-01/2026-12-31?by=month&customer=31';
      const row = (key: string, booked: number) => ({
        key,
        name: null,
        ...analysisFiguresOf({ hours: booked }),
      });
      const sums = {
        rows: [row('2026-10', 61), row('2026-11', 12.5)],
        total: analysisFiguresOf({ hours: 73.5 }),
        by_todays_job: false,
      };
      const budgets = [
        { ...roof, budget: { percent: 104, state: 'exceeded' }, archived: false },
        { ...roof, id: 1002, project_name: 'Dach Süd', budget: { percent: 83, state: 'warned' } },
        { ...roof, id: 1003, project_name: 'Garage', budget: null },
      ];
      const withBudgets = { [hours]: sums, [projects]: page(budgets) };
      const asked = ({ sent }: Screen) => sent.map(({ call }) => call).sort();

      it.each(['admin', 'reader'] as const)(
        '[BUD-04] [RPT-01] shows the %s the hours of month and year, budgets and the way to the statement',
        async (role) => {
          const screen = await show({ ...office, role }, withBudgets);
          await expect
            .element(screen.getByRole('link', { name: 'Stunden im November 2026 12,50 h' }))
            .toHaveAttribute('href', '/analysis-bookings?from=2026-11-01&to=2026-11-30&customer=31');
          await expect
            .element(screen.getByRole('link', { name: 'Stunden 2026 73,50 h' }))
            .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-12-31&customer=31');
          await expect
            .element(screen.getByRole('row', { name: /Dach Nord .*104 % überschritten/ }))
            .toBeVisible();
          await expect
            .element(screen.getByRole('row', { name: /Dach Süd .*83 % bald erreicht/ }))
            .toBeVisible();
          await expect
            .element(screen.getByRole('link', { name: 'Leistungsnachweis' }))
            .toHaveAttribute('href', '/leistungsnachweis?customer=31&month=2026-10');
          expect(asked(screen)).toEqual([hours, 'GET /api/customer/31', projects].sort());
        },
      );

      it('[BUD-04] shows a month and a year without bookings as nothing, and an error that can be tried again', async () => {
        const none = {
          rows: [row('2026-03', 4)],
          total: analysisFiguresOf({ hours: 4 }),
          by_todays_job: false,
        };
        const screen = await show(office, { ...withBudgets, [hours]: none });
        await expect.element(screen.getByText('0,00 h')).toBeVisible();
        await expect.element(screen.getByText('4,00 h')).toBeVisible();
        await screen.unmount();
        const failed = await show(office, {
          ...withBudgets,
          [hours]: refuse(500, 'internal_error', 'kaputt'),
        });
        await expect.element(failed.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible();
      });

      it('[BUD-04] [RPT-01] each part needs its feature, and asks nothing without it', async () => {
        const budgetsAlone = await show({ ...office, features: ['budgets'] }, withBudgets);
        await expect.element(budgetsAlone.getByText('12,50 h')).toBeVisible();
        expect(budgetsAlone.getByRole('link', { name: /Stunden|Leistungsnachweis/ }).elements()).toEqual([]);
        await budgetsAlone.unmount();
        const reportsAlone = await show({ ...office, features: ['reports'] });
        await expect.element(reportsAlone.getByRole('link', { name: 'Leistungsnachweis' })).toBeVisible();
        await expect.element(reportsAlone.getByText('Dach Nord')).toBeVisible();
        expect(reportsAlone.getByText(/Stunden|Budget/).elements()).toEqual([]);
        expect(asked(reportsAlone)).toEqual(['GET /api/customer/31', projects].sort());
        await reportsAlone.unmount();
        const others: Person[] = [
          { role: 'admin' },
          { ...office, role: 'employee' },
          { ...office, flags: ['customer', 'projects', 'timebooking'] },
        ];
        for (const person of others) {
          const screen = await show(person);
          await expect.element(screen.getByText('Dach Nord')).toBeVisible();
          expect(screen.getByText(/Stunden|Budget|Leistungsnachweis/).elements()).toEqual([]);
          expect(asked(screen)).toEqual(['GET /api/customer/31', projects].sort());
          await screen.unmount();
        }
      });
    });

    it('[NAV-19] has a link to edit for admins only', async () => {
      const screen = await show({ role: 'admin' });
      await expect
        .element(screen.getByRole('link', { name: 'Bearbeiten' }))
        .toHaveAttribute('href', '/manage-customer?id=31');
      await screen.unmount();
      const employee = await show();
      await expect.element(employee.getByText('K-1')).toBeVisible();
      expect(employee.getByRole('link', { name: 'Bearbeiten' }).elements()).toEqual([]);
    });

    it('[AMB-106] leads to /403 without an id, and for a customer that is not there', async () => {
      const none = await renderPage(<CustomerDetailPage />, { path: '/customer-detail' });
      await expect.poll(none.at).toBe('/403');
      const gone = await show({}, { 'GET /api/customer/31': refuse(404, 'not_found', 'Nicht gefunden.') });
      await expect.poll(gone.at).toBe('/403');
    });
  });
});
