import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rows } from '../export/index.ts';
import { usePrinting, usePrintPreparation } from '../print/index.ts';

/**
 * All rows of a list while the page is printed, whatever page is on the screen. Undefined otherwise, and if the
 * browser's menu prints rows that have not been fetched.
 */
export function useAllRowsInPrint<Row>(all: Rows<Row> | undefined): readonly Row[] | undefined {
  const isPrinting = usePrinting();
  const [fetched, setFetched] = useState<readonly Row[]>();

  usePrintPreparation(async () => {
    if (!all || !(Symbol.asyncIterator in all)) return;
    const rows: Row[] = [];
    for await (const page of all) rows.push(...page.rows);
    flushSync(() => setFetched(rows));
  });
  // Fetch again for the next print.
  useEffect(() => {
    if (!isPrinting) setFetched(undefined);
  }, [isPrinting]);

  if (!isPrinting) return undefined;
  return all && !(Symbol.asyncIterator in all) ? all : fetched;
}
