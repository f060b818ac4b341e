import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rows } from '../export/index.ts';
import { usePrinting, usePrintPreparation } from '../print/index.ts';

/**
 * While the page is printed: all rows of a list, whatever page of it is on the screen. Undefined at any other time, and where
 * the browser's menu prints rows that nobody has fetched.
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
  // The next print asks anew.
  useEffect(() => {
    if (!isPrinting) setFetched(undefined);
  }, [isPrinting]);

  if (!isPrinting) return undefined;
  return all && !(Symbol.asyncIterator in all) ? all : fetched;
}
