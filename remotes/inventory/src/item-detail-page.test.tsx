import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { item } from './inventory.fixture.ts';
import { ItemDetailPage } from './item-detail-page.tsx';

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
    const screen = await show({}, { 'PUT /api/inventory/notes/3': refuse(500, 'internal_error', 'kaputt') });
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
