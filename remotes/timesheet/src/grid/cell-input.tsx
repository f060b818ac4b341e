import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  /** What was there, or the first key. */
  text: string;
  /** A key that ends it, with what was typed; null: it is dropped. */
  onEnd: (text: string | null, event?: React.KeyboardEvent) => void;
}

/** Typing into a cell: Tab, Enter and leaving it keep what was typed, Esc drops it. */
export function CellInput({ label, text, onEnd }: Props) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useLayoutEffect(() => input.current?.focus(), []);

  function end(kept: string | null, event?: React.KeyboardEvent) {
    // Moving the focus leaves the field once more.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(kept, event);
  }

  return (
    <input
      ref={input}
      className="ts-grid-input"
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => end(typed)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') end(null, event);
        if (event.key === 'Enter' || event.key === 'Tab') end(typed, event);
      }}
    />
  );
}
