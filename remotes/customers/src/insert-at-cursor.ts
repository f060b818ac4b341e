import { flushSync } from 'react-dom';

interface Field {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Inserts a symbol and a space at the cursor, replacing the selection, and puts the cursor after it. */
export function insertAtCursor({ id, value, onChange }: Field, symbol: string): void {
  const area = document.getElementById(id) as HTMLTextAreaElement | null;
  const start = area?.selectionStart ?? value.length;
  const end = area?.selectionEnd ?? value.length;
  const text = `${symbol} `;
  // React sets the value first, which would move the cursor to the end; synchronously, so that the next keystroke is not lost.
  flushSync(() => onChange(value.slice(0, start) + text + value.slice(end)));
  area?.focus();
  area?.setSelectionRange(start + text.length, start + text.length);
}
