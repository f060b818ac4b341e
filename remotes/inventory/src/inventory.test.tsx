import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { item } from './inventory.fixture.ts';
import { InventoryPage } from './inventory-page.tsx';
import { ItemDetailPage } from './item-detail-page.tsx';

describe('the list', () => {
  const stock = [
    item(1, {
      name: 'Transporter',
      licence_plate: 'M-AB 12',
      category: 5,
      category_name: 'Fahrzeug',
      tuv_date: '2026-11-19',
    }),
    item(2, { name: 'Anhänger', serial_number: 'SN-77', tuv_date: '2026-12-01' }),
    item(3, { name: 'Kran', tuv_date: '2027-06-30', quantity: null }),
  ];

  const show = (items: unknown = stock, person: Person = {}) =>
    renderPage(<InventoryPage />, { path: '/inventory', person, calls: { 'GET /api/inventory': items } });

  const row = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
    screen.getByRole('row').filter({ hasText: name });

  describe('the inventory', () => {
    it('[INV-01] shows a TÜV date that has passed or is near', async () => {
      const screen = await show();
      await expect.element(row(screen, 'Transporter').getByText('überfällig')).toBeVisible();
      await expect.element(row(screen, 'Transporter').getByText('19.11.2026')).toBeVisible();
      await expect.element(row(screen, 'Anhänger').getByText('bald fällig')).toBeVisible();
      await expect.element(row(screen, 'Kran')).toMatchTextContent(/30\.06\.2027$|30\.06\.2027(?!.*fällig)/);
      await expect.element(screen.getByText('TÜV: 1 überfällig, 1 bald fällig')).toBeVisible();
    });

    it('[INV-01] [NAV-20] leads to an item and to its form', async () => {
      const screen = await show();
      await expect
        .element(screen.getByRole('link', { name: 'Kran', exact: true }))
        .toHaveAttribute('href', '/inventory-detail?id=3');
      await expect
        .element(screen.getByRole('link', { name: 'Kran bearbeiten' }))
        .toHaveAttribute('href', '/manage-inventory?id=3');
      await expect
        .element(screen.getByRole('link', { name: 'Inventar anlegen' }))
        .toHaveAttribute('href', '/new-inventory');
    });

    it.each([
      ['anhÄ', 'Anhänger'],
      ['fahrz', 'Transporter'],
      ['m-ab', 'Transporter'],
      ['SN-77', 'Anhänger'],
      ['30.06.2027', 'Kran'],
    ])('[INV-01] finds by %s: %s', async (search, name) => {
      const screen = await show();
      await userEvent.fill(screen.getByRole('searchbox'), search);
      await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
      await expect.element(row(screen, name)).toBeVisible();
    });

    it('[INV-01] says so when nothing is found', async () => {
      const screen = await show();
      await userEvent.fill(screen.getByRole('searchbox'), 'xyz');
      await expect.element(screen.getByText('Nichts gefunden.')).toBeVisible();
    });

    it('[INV-01] says so when there is nothing yet', async () => {
      const screen = await show([]);
      await expect.element(screen.getByText('Es ist noch kein Inventar angelegt.')).toBeVisible();
    });

    it('[INV-01] [SHR-07] [CONST-27] has eight items a page', async () => {
      const screen = await show(Array.from({ length: 9 }, (_, i) => item(i + 1)));
      await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
      expect(screen.getByRole('row').elements()).toHaveLength(9);
    });

    it('[INV-01] sorts by the TÜV date', async () => {
      const screen = await show(stock.toReversed());
      await screen.getByRole('columnheader', { name: 'TÜV' }).click();
      const names = () =>
        screen
          .getByRole('row')
          .elements()
          .slice(1)
          .map((line) => line.querySelector('a')?.textContent);
      await expect.poll(names).toEqual(['Transporter', 'Anhänger', 'Kran']);
    });

    it('[AMB-21] offers a reader nothing to change', async () => {
      const screen = await show(stock, { role: 'reader' });
      await expect.element(row(screen, 'Kran')).toBeVisible();
      expect(screen.getByRole('link', { name: /bearbeiten|anlegen/ }).elements()).toEqual([]);
      await expect.element(screen.getByRole('button', { name: 'Excel-Export' })).toBeVisible();
    });

    it('[AMB-106] says what went wrong and tries again', async () => {
      let answer: unknown = refuse(503, 'unavailable', 'Der Dienst ist vorübergehend nicht erreichbar.');
      const screen = await show(() => answer);
      await expect.element(screen.getByRole('alert')).toMatchTextContent(/vorübergehend nicht erreichbar/);
      answer = stock satisfies InventoryItem[];
      await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect.element(row(screen, 'Kran')).toBeVisible();
    });
  });
});

describe('an item', () => {
  const kran = item(3, {
    name: 'Kran',
    notes: '• im Hof\n• Schlüssel bei Anna',
    licence_plate: 'M-K 1',
    serial_number: 'L 1',
    quantity: 12,
    buy_date: '2020-02-29',
    tuv_date: '2026-11-01',
    category: 6,
    category_name: 'Werkzeug',
    version: 4,
  });

  const show = (person: Person = {}, calls: Answers = {}) =>
    renderPage(<ItemDetailPage />, {
      path: '/inventory-detail?id=3',
      person,
      calls: { 'GET /api/inventory/3': kran, ...calls },
    });

  describe('an item of the inventory', () => {
    it('[INV-02] [INV-04] shows all fields', async () => {
      const screen = await show();
      await expect.element(screen.getByRole('heading', { name: 'Kran', level: 1 })).toBeVisible();
      for (const shown of [
        'Hilti',
        'Werkzeug',
        '12',
        'M-K 1',
        'L 1',
        '29.02.2020',
        '01.11.2026',
        'überfällig',
      ]) {
        await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
      }
      await expect
        .element(screen.getByRole('link', { name: 'Bearbeiten' }))
        .toHaveAttribute('href', '/manage-inventory?id=3');
    });

    it('[INV-07] changes the notes alone', async () => {
      let stored = kran;
      const screen = await show(
        {},
        {
          'GET /api/inventory/3': () => stored,
          'PUT /api/inventory/notes/3': ({ body }: { body: unknown }) => {
            stored = { ...kran, notes: (body as { notes: string }).notes, version: 5 };
            return stored;
          },
        },
      );
      const notes = screen.getByRole('textbox', { name: 'Notizen' });
      await userEvent.fill(notes, 'falsch');
      await screen.getByRole('button', { name: 'Abbrechen' }).click();
      await expect.element(notes).toHaveValue(kran.notes);
      await userEvent.fill(notes, '→ verliehen');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Notizen erfolgreich aktualisiert.')).toBeVisible();
      await expect.element(screen.getByRole('textbox', { name: 'Notizen' })).toHaveValue('→ verliehen');
      await expect.element(screen.getByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
      const sent = screen.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
      expect(sent).toEqual([{ notes: '→ verliehen', version: 4 }]);
    });

    it('[INV-06] says when the notes cannot be saved', async () => {
      const screen = await show(
        {},
        { 'PUT /api/inventory/notes/3': refuse(500, 'internal_error', 'kaputt') },
      );
      await userEvent.fill(screen.getByRole('textbox', { name: 'Notizen' }), 'neu');
      await screen.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(screen.getByText('Fehler beim updaten des Inventars')).toBeVisible();
    });

    it('[AMB-21] a reader only reads', async () => {
      const screen = await show({ role: 'reader' });
      await expect.element(screen.getByText(/Schlüssel bei Anna/)).toBeVisible();
      expect(screen.getByRole('textbox').elements()).toEqual([]);
      expect(screen.getByRole('link', { name: 'Bearbeiten' }).elements()).toEqual([]);
    });
  });
});
