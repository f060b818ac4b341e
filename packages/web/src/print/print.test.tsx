import { renderPage } from '@stundenbuch/web/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Column, DataTable, everyPage, useServerTable } from '../data/index.ts';
import { PrintButton, usePrintShortcut } from './index.ts';

interface Row {
  id: number;
}

const columns: Column<Row>[] = [{ key: 'id', title: 'Nummer', value: ({ id }) => `Zeile ${id}` }];
const rows: Row[] = Array.from({ length: 12 }, (_, id) => ({ id }));
const list = { id: 'zeilen', label: 'Zeilen', columns, rowKey: ({ id }: Row) => id, pageSize: 5 };

function Shortcut() {
  usePrintShortcut();
  return null;
}

/** The server answers three pages of five rows. */
function CutList({ fetchPage }: { fetchPage: () => Promise<void> }) {
  const table = useServerTable('liste', 5);
  const all = everyPage<Row>(undefined, async ({ page }) => {
    await fetchPage();
    return { rows: rows.slice((page - 1) * 5, page * 5), total: rows.length };
  });
  return <DataTable {...list} rows={rows.slice(0, 5)} server={table.server(rows.length, all)} />;
}

const onScreen = () => document.querySelectorAll('tbody tr').length;
let onPaper: number[];
let lastLine: string | null;

beforeEach(() => {
  onPaper = [];
  // Like the browser: it captures the page while its dialog is open.
  vi.spyOn(window, 'print').mockImplementation(() => {
    dispatchEvent(new Event('beforeprint'));
    onPaper.push(onScreen());
    lastLine = document.querySelector('.sb-print-part')?.textContent ?? null;
    dispatchEvent(new Event('afterprint'));
  });
});

it('a fully loaded list prints all of its rows, however it is printed, and shows its page afterwards', async () => {
  await renderPage(<DataTable {...list} rows={rows} />);
  expect(onScreen()).toBe(5);
  window.print();
  expect(onPaper).toEqual([12]);
  await expect.poll(onScreen).toBe(5);
});

it('a list that the server pages is fetched before the print dialog opens, for the button and for Ctrl+P', async () => {
  const fetchPage = vi.fn(async () => undefined);
  const screen = await renderPage(
    <>
      <Shortcut />
      <PrintButton />
      <CutList fetchPage={fetchPage} />
    </>,
  );
  await screen.getByRole('button', { name: 'Seite drucken' }).click();
  await expect.poll(() => onPaper).toEqual([12]);
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.poll(() => onPaper).toEqual([12, 12]);
  expect(lastLine).toBeNull();
  expect(fetchPage).toHaveBeenCalledTimes(6);
  await expect.poll(onScreen).toBe(5);
  // The browser's own menu prints without fetching.
  window.print();
  expect(onPaper).toEqual([12, 12, 5]);
  expect(lastLine).toBe('Nur 5 von 12 Zeilen');
  await expect.poll(() => document.querySelector('.sb-print-part')).toBeNull();
});

it('reports rows that cannot be fetched, and prints nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPage = () => Promise.reject(new Error('no network'));
  const screen = await renderPage(
    <>
      <PrintButton />
      <CutList fetchPage={fetchPage} />
    </>,
  );
  await screen.getByRole('button', { name: 'Seite drucken' }).click();
  await expect.element(screen.getByText(/Nicht alle Zeilen konnten geladen werden/)).toBeVisible();
  expect(onPaper).toEqual([]);
});
