import { sheetOf } from '@stundenbuch/domain/accounts/sheets/sheet';
import {
  accountLines,
  cellsOf,
  headLines,
  SHEET_COLUMNS,
  SIGNATURES,
  sumCells,
  vacationLines,
} from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { octoberFacts } from '@stundenbuch/domain/accounts/sheets/sheets.fixture';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closed } from '../month/month.fixture.ts';
import { MonthPage } from '../month/month-page.tsx';
import { SheetPage } from './sheet-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const sha256 = '0123456789abcdef'.repeat(4);
const data = sheetOf(octoberFacts());

describe('the print page of a sheet', () => {
  const show = (answer: object, query = 'user=11&month=2026-10') =>
    renderPage(<SheetPage />, {
      path: `/sheet?${query}`,
      person: { role: 'admin', features },
      calls: { 'GET /api/sheet/11/2026-10': answer },
    });
  const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);

  // sheet-pdf.paper.test.ts reads the same words back from the PDF.
  it('[MON-09] has the rows, columns and sums of the PDF', async () => {
    const screen = await show({ data, sha256 });
    const table = screen.getByRole('table');
    await expect.element(table).toBeVisible();
    const rows = [...table.element().querySelectorAll('tr')].map(({ cells }) => texts(cells));
    const inOrder = (cells: ReturnType<typeof cellsOf>) => SHEET_COLUMNS.map(({ key }) => cells[key]);
    expect(rows).toEqual([
      SHEET_COLUMNS.map(({ title }) => title),
      ...data.rows.map((row) => inOrder(cellsOf(row))),
      inOrder(sumCells(data)),
    ]);
    const lines = [...headLines(data), ...accountLines(data), ...vacationLines(data)];
    const paper = screen.getByRole('article').element();
    expect(texts(paper.querySelectorAll('dl > div'))).toEqual(lines.map((line) => line.join('')));
    for (const words of SIGNATURES) expect(paper.textContent).toContain(words);
    expect(paper.textContent).toContain('Prüfcode 0123456789abcdef · Version 2');
    expect(paper.textContent).not.toContain('Entwurf');
  });

  it('[ALW-03] figures of the days are at the right, the lists of surcharges are text', async () => {
    const row = { day: '2026-10-05', source: 'Nacht 25 %', from: '20:00', to: '22:00', minutes: 120 };
    const surcharges = { rows: [row], remarks: [] };
    const screen = await show({ data: { ...data, surcharges }, sha256 });
    await expect.element(screen.getByRole('cell', { name: 'Nacht 25 %' })).toBeVisible();
    const alignOf = (name: string) =>
      getComputedStyle(screen.getByRole('columnheader', { name, exact: true }).first().element()).textAlign;
    expect(['Zuschlag', 'Dauer', 'Soll'].map(alignOf)).toEqual(['left', 'left', 'right']);
  });

  it('[MON-09] is printed by its button, an earlier version, too', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const screen = await show({ data, sha256 }, 'user=11&month=2026-10&version=1');
    await screen.getByRole('button', { name: 'Drucken' }).click();
    expect(print).toHaveBeenCalledOnce();
    expect(screen.sent.map(({ call }) => call)).toContain('GET /api/sheet/11/2026-10?version=1');
  });

  it('[MON-09] is of the current month where the address names none', async () => {
    const screen = await renderPage(<SheetPage />, {
      path: '/sheet',
      person: { features },
      calls: {
        'GET /api/sheet/7/2026-11': { data: sheetOf(octoberFacts({ month: '2026-11' })), sha256: null },
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Stundenzettel November 2026, Entwurf' }))
      .toBeVisible();
  });

  it('[MON-09] says that an open month is a draft, and is read on the phone without moving the page', async () => {
    await page.viewport(360, 760);
    const screen = await show({ data, sha256: null });
    await expect.element(screen.getByText(/Dieser Monat ist nicht abgeschlossen/)).toBeVisible();
    await expect.element(screen.getByText(/Prüfcode/)).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });
});

describe('the code of a paper', () => {
  const CODE = '0123456789abcdef';
  const CHECK = `GET /api/sheet/check/${CODE}`;
  async function ask(answer: unknown, code = '0123 4567 89AB CDEF') {
    const screen = await renderPage(<MonthPage />, {
      path: '/month',
      person: { features },
      calls: { 'GET /api/correction/own': [], 'GET /api/month/7/2026-10': closed, [CHECK]: answer },
    });
    await screen.getByRole('button', { name: 'Stundenzettel prüfen' }).click();
    await screen.getByLabelText('Prüfcode').fill(code);
    await screen.getByRole('button', { name: 'Prüfen', exact: true }).click();
    return screen;
  }

  it('[MON-08] names what it belongs to', async () => {
    const text = 'Stundenzettel Oktober 2026 von Anna Arndt, Version 2 vom 05.11.2026.';
    const sheet = {
      user: 7,
      first_name: 'Anna',
      name: 'Arndt',
      month: '2026-10',
      version: 2,
      sha256,
      stored_on: '2026-11-05',
      is_current: true,
    };
    const screen = await ask({ text, sheet });
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByText(sha256)).toBeVisible();
  });

  it('[MON-08] is unknown where there is no sheet that one may see', async () => {
    const screen = await ask({ text: 'Unbekannt', sheet: null });
    await expect.element(screen.getByText(/^Unbekannt: Zu diesem Prüfcode/)).toBeVisible();
  });

  it('[MON-08] is not sent as long as it is none, and a failure says so', async () => {
    const none = await ask({ text: 'Unbekannt', sheet: null }, '0123');
    await expect.element(none.getByText('Der Prüfcode hat 16 Zeichen aus 0–9 und a–f.')).toBeVisible();
    expect(none.sent.map(({ call }) => call)).not.toContain(CHECK);
    none.unmount();
    const failed = await ask(() => refuse(503, 'busy', 'Bitte später noch einmal.'));
    await expect.element(failed.getByText('Bitte später noch einmal.')).toBeVisible();
  });
});
