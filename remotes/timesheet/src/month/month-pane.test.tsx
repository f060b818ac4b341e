import { type Person, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { october, people } from './month.fixture.ts';
import { MonthPage } from './month-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing', 'office'];
const bert = {
  ...october,
  user: 8,
  first_name: 'Bert',
  name: 'Maier',
  stops: [
    { day: '2026-10-06', kind: 'day' },
    { day: '2026-10-07', kind: 'absence' },
  ],
};

afterEach(() => page.viewport(1280, 900));

async function show(person: Person, answer: object = bert, calls: object = {}, path = '/month') {
  await page.viewport(1920, 1080);
  const screen = await renderPage(<MonthPage />, {
    path,
    person,
    calls: {
      'GET /api/month/company/2026-10': people,
      'GET /api/month/8/2026-10': answer,
      'GET /api/correction': [],
      'GET /api/user': [{ id: 8, email: 'bert@example.de' }],
      ...calls,
    },
  });
  await screen.getByRole('link', { name: 'Bert Maier' }).click();
  return screen.getByRole('complementary', { name: 'Monatsabschluss: ausgewählte Zeile' });
}

describe('[SCR-42] a month beside the list of months', () => {
  it('has its figures, what is missing with the way there, and the last steps', async () => {
    const region = await show({ role: 'admin', features });
    await expect.element(region.getByRole('heading', { name: 'Bert Maier' })).toBeVisible();
    const figures = region.element().querySelector('dl');
    expect([...(figures?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Soll24,00',
      'Ist17,00',
      'Angerechnet8,00',
      'DifferenzPlus +1,00',
      'SaldoPlus +3,00',
    ]);
    await expect
      .element(region.getByRole('link', { name: 'Erfassen am Di, 06.10.2026' }))
      .toHaveAttribute('href', '/person-entry?user=bert%40example.de&kind=work&date=2026-10-06');
    // What nobody has decided is decided in the inbox.
    expect(region.getByRole('link', { name: /Erfassen/ }).elements()).toHaveLength(1);
    await expect.element(region.getByText('Noch nicht bestätigt.')).toBeVisible();
    await expect
      .element(region.getByRole('link', { name: 'Monat öffnen' }))
      .toHaveAttribute('href', '/month?user=8&month=2026-10');
  });

  it('[SCR-43] draws the days with the figures of the list, and says what they come to', async () => {
    const region = await show({ role: 'admin', features });
    await expect
      .element(region.getByRole('heading', { name: 'Stunden je Tag: 25,00 von 24,00 h' }))
      .toBeVisible();
    const table = region.getByRole('table', { name: 'Stunden je Tag' });
    await expect.element(table).toBeInTheDocument();
    const cells = [...table.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['Do, 01.10.', '8,00 h', '–', '8,00 h'],
      ['Fr, 02.10.', '–', '8,00 h', '8,00 h'],
      ['Mo, 05.10.', '9,00 h', '–', '8,00 h'],
    ]);
  });

  it('[SCR-43] says so where nothing is recorded', async () => {
    // Days there are, with their target.
    const rows = bert.sheet.rows.map((row) => ({ ...row, worked: 0, credited: 0 }));
    const region = await show({ role: 'admin', features }, { ...bert, sheet: { ...bert.sheet, rows } });
    await expect.element(region.getByText('In diesem Monat ist noch nichts eingetragen.')).toBeVisible();
  });

  it('names every step that it has taken', async () => {
    const closed = {
      ...bert,
      state: 'closed',
      stops: [],
      confirmed_at: '2026-11-02T08:00:00Z',
      closed_at: '2026-11-03T08:00:00Z',
      reason: 'Nachtrag vom Polier',
    };
    const region = await show({ role: 'admin', features }, closed);
    await expect.element(region.getByText('Bestätigt am 02.11.2026.')).toBeVisible();
    await expect.element(region.getByText('Abgeschlossen am 03.11.2026.')).toBeVisible();
    await expect.element(region.getByText('Grund: „Nachtrag vom Polier“')).toBeVisible();
    await expect.element(region.getByRole('heading', { name: 'Das fehlt noch' })).not.toBeInTheDocument();
  });

  it('where the company corrects nothing for others, nothing is recorded here', async () => {
    const asked = vi.fn(() => [{ id: 8, email: 'bert@example.de' }]);
    const without = features.filter((one) => one !== 'office');
    const region = await show({ role: 'admin', features: without }, bert, { 'GET /api/user': asked });
    await expect.element(region.getByText(/06\.10\.2026: Arbeitszeit fehlt/)).toBeVisible();
    expect(region.getByRole('link', { name: /Erfassen/ }).elements()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads who check months look, and record nothing here', async () => {
    const lead: Person = { features: [...features, 'teams'], ofCompany: { leads: true } };
    const asked = vi.fn(() => [{ id: 8, email: 'bert@example.de' }]);
    const checked = people.map((person) => ({ ...person, may_check: true }));
    const region = await show(
      lead,
      bert,
      { 'GET /api/month/company/2026-10': checked, 'GET /api/user': asked },
      '/month?of=team&month=2026-10',
    );
    await expect.element(region.getByText(/06\.10\.2026: Arbeitszeit fehlt/)).toBeVisible();
    expect(region.getByRole('link', { name: /Erfassen/ }).elements()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('readers look and record nothing', async () => {
    const region = await show({ role: 'reader', features });
    await expect.element(region.getByText(/06\.10\.2026: Arbeitszeit fehlt/)).toBeVisible();
    expect(region.getByRole('link', { name: /Erfassen/ }).elements()).toEqual([]);
  });
});
