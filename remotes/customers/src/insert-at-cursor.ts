import { flushSync } from 'react-dom';

interface Field {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Puts a symbol and a space where the cursor stands, in place of what is selected, and lets one write on behind it. */
export function insertAtCursor({ id, value, onChange }: Field, symbol: string): void {
  const area = document.getElementById(id) as HTMLTextAreaElement | null;
  const start = area?.selectionStart ?? value.length;
  const end = area?.selectionEnd ?? value.length;
  const text = `${symbol} `;
  // React sets the value first, which would move the cursor to the end; and at once, so that no key typed right after is lost.
  flushSync(() => onChange(value.slice(0, start) + text + value.slice(end)));
  area?.focus();
  area?.setSelectionRange(start + text.length, start + text.length);
}
