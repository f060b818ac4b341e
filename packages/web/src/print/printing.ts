import { useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();
const preparations = new Set<() => Promise<void>>();

function setPrinting(next: boolean): void {
  isPrinting = next;
  for (const listener of listeners) listener();
}

// The browser captures the page when the event ends, so React must render synchronously.
addEventListener('beforeprint', () => flushSync(() => setPrinting(true)));
addEventListener('afterprint', () => setPrinting(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the page is being printed: lists then show all of their rows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Registers what has to be fetched before `printPage` opens the browser's dialog. */
export function usePrintPreparation(prepare: () => Promise<void>): void {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    const run = () => latest.current();
    preparations.add(run);
    return () => void preparations.delete(run);
  }, []);
}

let running: Promise<void> | undefined;

async function prepareAndPrint(): Promise<void> {
  await Promise.all([...preparations].map((prepare) => prepare()));
  window.print();
}

/** Prints the page once every list on it has fetched all of its rows; rejects if one of them fails. */
export function printPage(): Promise<void> {
  running ??= prepareAndPrint().finally(() => {
    running = undefined;
  });
  return running;
}
