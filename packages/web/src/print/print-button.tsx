import { useCallback, useEffect } from 'react';
import { useAlert } from '../alerts/alert-region.tsx';
import { IconButton } from '../kit/button.tsx';
import { printPage } from './printing.ts';

/** Prints the page with all rows of its lists. */
export function PrintButton() {
  return <IconButton icon="print" label="Seite drucken" onClick={usePrint()} />;
}

/** Handles the browser's own shortcut: the browser would not wait for rows that have to be fetched. */
export function usePrintShortcut(): void {
  const print = usePrint();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [print]);
}

function usePrint(): () => void {
  const alert = useAlert();
  return useCallback(() => {
    printPage().catch((error: unknown) => {
      console.error(error);
      alert('Nicht alle Zeilen konnten geladen werden. Bitte drucken Sie noch einmal.', 'danger');
    });
  }, [alert]);
}
