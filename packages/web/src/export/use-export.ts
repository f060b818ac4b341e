import { formatDay } from '@stundenbuch/domain/time/format';
import { useEffect, useRef, useState } from 'react';
import { useAlert } from '../alerts/alert-region.tsx';
import { activitySlice } from '../api/activity.ts';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { today } from '../clock/index.ts';
import { download } from './download.ts';
import type { Rows, Worksheet, WorksheetColumn } from './worksheets.ts';
import { type Progress, writeBook } from './write-book.ts';

/** Before and after the work, so that the indicator is visible (specification, section 4). */
const WAIT = 100;

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT));

/** Creates a file in the browser, without a call to the server (EXP-01). The library is loaded on first use. */
export function useExport() {
  const dispatch = useAppDispatch();
  const alert = useAlert();
  const isExporting = useAppSelector((state) => state.activity.isExporting);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const { loading, exporting } = activitySlice.actions;

  // Leaving the page cancels the export.
  useEffect(() => () => running.current?.abort(), []);

  function show(isBusy: boolean): void {
    dispatch(loading(isBusy));
    dispatch(exporting(isBusy));
  }

  async function exportBook(name: string, sheets: readonly Worksheet[]): Promise<void> {
    if (isExporting || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ phase: 'rows', done: 0, total: 0 });
    show(true);
    try {
      await wait();
      const file = await writeBook(sheets, controller.signal, setProgress);
      download(file, `${name}_${formatDay(today())}.xlsx`);
      await wait();
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      alert('Der Export ist fehlgeschlagen. Bitte versuchen Sie es erneut.', 'danger');
    } finally {
      running.current = null;
      setProgress(null);
      show(false);
    }
  }

  function exportTable<Row>(
    id: string,
    columns: readonly WorksheetColumn<Row>[],
    rows: Rows<Row>,
  ): Promise<void> {
    return exportBook(id, [{ name: id, columns, rows }]);
  }

  return { exportTable, exportBook, isExporting, progress, cancel: () => running.current?.abort() };
}
