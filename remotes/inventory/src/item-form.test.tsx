import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { item } from './inventory.fixture.ts';
import { ChangeItemPage, NewItemPage } from './item-form-pages.tsx';

const categories = [
  { id: 5, name: 'Fahrzeug' },
  { id: 6, name: 'Werkzeug' },
];
const stored = item(3, {
  name: 'Kran',
  notes: '• im Hof',
  licence_plate: 'M-K 1',
  quantity: 2,
  buy_date: '2020-02-29',
  tuv_date: '2027-06-30',
  category: 6,
  category_name: 'Werkzeug',
  version: 4,
});

const create = (calls: Answers = {}) =>
  renderPage(<NewItemPage />, {
    path: '/new-inventory',
    calls: { 'GET /api/category': categories, ...calls },
  });

/** With a target page, like the shell: the form does not ask elsewhere. */
const page = (
  <Routes>
    <Route path="/manage-inventory" element={<ChangeItemPage />} />
    <Route path="*" element={null} />
  </Routes>
);

const change = (calls: Answers = {}) =>
  renderPage(page, {
    path: '/manage-inventory?id=3',
    calls: { 'GET /api/category': categories, 'GET /api/inventory/3': stored, ...calls },
  });

type Screen = Awaited<ReturnType<typeof create>>;
const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
const sentTo = ({ sent }: Screen, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

it('[NAV-26] „Abbrechen“ leads back', async () => {
  const screen = await create();
  await screen.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(screen.at).toBe('/dashboard');
});

describe('creating an item', () => {
  it('[INV-02] [INV-04] [INV-05] sends the values of the fields', async () => {
    const screen = await create({ 'POST /api/inventory': stored });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kran');
    await userEvent.fill(screen.getByLabelText('Hersteller'), 'Liebherr');
    await screen.getByLabelText('Kategorie').selectOptions('Werkzeug');
    await userEvent.fill(screen.getByLabelText('Kennzeichen'), 'M-K 1');
    await userEvent.fill(screen.getByLabelText('Seriennummer'), 'L 1');
    await userEvent.fill(screen.getByLabelText('Menge'), '2');
    await userEvent.fill(screen.getByLabelText('TÜV'), '30.06.2027');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(screen.getByLabelText('Notizen'), '• im Hof');
    await save(screen);
    await expect.element(screen.getByText('Inventar erfolgreich angelegt.')).toBeVisible();
    expect(screen.at()).toBe('/inventory');
    expect(sentTo(screen, 'POST /api/inventory')).toEqual([
      {
        name: 'Kran',
        manufacture: 'Liebherr',
        category: 6,
        licence_plate: 'M-K 1',
        serial_number: 'L 1',
        quantity: 2,
        buy_date: null,
        tuv_date: '2027-06-30',
        notes: '• im Hof',
      },
    ]);
  });

  it('[INV-03] asks for the name before anything is sent', async () => {
    const screen = await create();
    await save(screen);
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    expect(sentTo(screen, 'POST /api/inventory')).toEqual([]);
  });

  it.each(['1,5', 'viele'])('[INV-02] refuses %s as quantity', async (typed) => {
    const screen = await create();
    await userEvent.fill(screen.getByLabelText('Name'), 'Kran');
    await userEvent.fill(screen.getByLabelText('Menge'), typed);
    await save(screen);
    await expect
      .element(screen.getByText('Bitte geben Sie die Menge als ganze Zahl ab 0 ein.'))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Menge')).toHaveFocus();
  });

  it('[SHR-13] takes 50 characters in a line', async () => {
    const screen = await create();
    await expect.element(screen.getByLabelText('Seriennummer')).toHaveAttribute('maxlength', '50');
  });

  it('[INV-06] says when the server fails, and preserves the input', async () => {
    const screen = await create({ 'POST /api/inventory': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kran');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim anlegen des Inventars')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Kran');
  });

  it('[AMB-108] shows the rule that only the server knows', async () => {
    const sentence = 'Bitte wählen Sie eine Kategorie aus der Liste.';
    const screen = await create({
      'POST /api/inventory': refuse(400, 'inventory_category', sentence, 'category'),
    });
    await userEvent.fill(screen.getByLabelText('Name'), 'Kran');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Kategorie')).toHaveFocus();
  });
});

describe('changing an item', () => {
  it('[INV-04] [INV-05] starts from the stored values and sends their version', async () => {
    const screen = await change({ 'PUT /api/inventory/3': { ...stored, version: 5 } });
    await expect.element(screen.getByLabelText('Kategorie')).toHaveDisplayValue('Werkzeug');
    await userEvent.clear(screen.getByLabelText('Menge'));
    await screen.getByLabelText('Kategorie').selectOptions('Keine');
    await save(screen);
    await expect.element(screen.getByText('Inventar erfolgreich geupdated.')).toBeVisible();
    expect(screen.at()).toBe('/inventory');
    expect(sentTo(screen, 'PUT /api/inventory/3')).toEqual([
      {
        name: 'Kran',
        manufacture: 'Hilti',
        category: null,
        licence_plate: 'M-K 1',
        serial_number: '',
        quantity: null,
        buy_date: '2020-02-29',
        tuv_date: '2027-06-30',
        notes: '• im Hof',
        version: 4,
      },
    ]);
  });

  it('[INV-06] says when saving fails', async () => {
    const screen = await change({ 'PUT /api/inventory/3': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(screen.getByLabelText('Name'), 'Turmkran');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim updaten des Inventars')).toBeVisible();
  });

  it('[AMB-66] says that somebody else was faster', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await change({ 'PUT /api/inventory/3': refuse(409, 'stale', sentence) });
    await userEvent.fill(screen.getByLabelText('Name'), 'Turmkran');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('[INV-05] deletes after a question, even with unsaved input', async () => {
    const screen = await change({ 'DELETE /api/inventory/3': { id: 3 } });
    await userEvent.fill(screen.getByLabelText('Name'), 'Turmkran');
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?')).toBeVisible();
    await expect.element(screen.getByText(/^Inventar „.+“$/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    expect(sentTo(screen, 'DELETE /api/inventory/3')).toEqual([]);
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Inventar erfolgreich gelöscht.')).toBeVisible();
    await expect.poll(screen.at).toBe('/inventory');
  });

  it('[AMB-106] leads to /403 without an id, and for an item that is not there', async () => {
    const none = await renderPage(<ChangeItemPage />, { path: '/manage-inventory' });
    await expect.poll(none.at).toBe('/403');
    const gone = await change({ 'GET /api/inventory/3': refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.poll(gone.at).toBe('/403');
  });
});
