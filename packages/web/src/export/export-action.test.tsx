import { catchDownloads, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Paged } from '../api/index.ts';
import { ExportAction } from './export-action.tsx';
import type { Rows, WorksheetColumn } from './worksheets.ts';

const columns: WorksheetColumn<number>[] = [{ title: 'Nr.', kind: 'number', value: (n) => n }];

async function show(rows: Rows<number>) {
  const files = catchDownloads();
  const page = (
    <ExportAction name="zahlen" sheets={() => [{ name: 'zahlen', columns, rows }]}>
      Export
    </ExportAction>
  );
  const screen = await renderPage(page);
  const steps: boolean[][] = [];
  screen.store.subscribe(() => {
    const { loading, isExporting } = screen.store.getState().activity;
    steps.push([loading, isExporting]);
  });
  return { ...screen, files, steps, start: () => screen.getByRole('button', { name: 'Export' }).click() };
}

/** Rows that are pending until the test resolves them. */
function heldBack() {
  const { promise, resolve } = Promise.withResolvers<Paged<number>>();
  async function* rows() {
    yield { rows: [1], total: 2 };
    yield await promise;
  }
  return { rows: rows(), release: () => resolve({ rows: [2], total: 2 }) };
}

afterEach(() => vi.restoreAllMocks());

describe('an export', () => {
  it('[EXP-01] [AMB-55] makes a file named after the table and the day, without a call', async () => {
    const screen = await show([1, 2, 3]);
    await screen.start();
    await expect.poll(screen.files).toHaveLength(1);
    const [file] = await screen.files();
    expect(file?.name).toBe('zahlen_20.11.2026.xlsx');
    expect(file?.book.SheetNames).toEqual(['zahlen']);
    expect(file?.book.Sheets.zahlen?.['!ref']).toBe('A1:A4');
    expect(screen.sent).toEqual([]);
  });

  it('[EXP-03] [CONST-56] sets the loading indicator and the flag, 100 ms longer at both ends', async () => {
    const screen = await show([1]);
    const wait = vi.spyOn(window, 'setTimeout');
    await screen.start();
    await expect.poll(() => screen.steps.at(-1)).toEqual([false, false]);
    expect(screen.steps).toContainEqual([true, true]);
    // A promise's own resolve; antd's dialog watches every click with a timer of the same length.
    const pauses = wait.mock.calls.filter(([done, time]) => time === 100 && /native code/.test(String(done)));
    expect(pauses).toHaveLength(2);
  });

  it('[EXP-03] shows its progress, and ends without a file if it is cancelled', async () => {
    const { rows } = heldBack();
    const screen = await show(rows);
    await screen.start();
    const bar = screen.getByRole('progressbar');
    await expect.element(bar).toBeVisible();
    await expect.element(screen.getByText('1 von 2')).toBeVisible();
    expect((bar.element() as HTMLProgressElement).value).toBe(1);
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(() => screen.store.getState().activity.isExporting).toBe(false);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.files()).toEqual([]);
    expect(screen.store.getState().alert.visible).toBe(false);
    await expect.element(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('[EXP-03] continues to its file if it is not cancelled', async () => {
    const { rows, release } = heldBack();
    const screen = await show(rows);
    await screen.start();
    await expect.element(screen.getByText('1 von 2')).toBeVisible();
    release();
    await expect.poll(screen.files).toHaveLength(1);
  });

  it('[EXP-03] is cancelled by leaving the page', async () => {
    const { rows } = heldBack();
    const screen = await show(rows);
    await screen.start();
    await expect.element(screen.getByText('1 von 2')).toBeVisible();
    await screen.unmount();
    await expect.poll(() => screen.store.getState().activity.isExporting).toBe(false);
    expect(await screen.files()).toEqual([]);
  });

  it('[EXP-01] says when it has failed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    async function* broken(): AsyncGenerator<Paged<number>> {
      yield await Promise.reject(new Error('no answer'));
    }
    const screen = await show(broken());
    await screen.start();
    await expect.element(screen.getByText(/Der Export ist fehlgeschlagen/)).toBeVisible();
    expect(logged).toHaveBeenCalled();
    expect(screen.store.getState().activity.isExporting).toBe(false);
  });
});
