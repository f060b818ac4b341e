import { useState } from 'react';

/** What a parser of the domain makes of a text: a value, nothing, or a sentence that says why it is neither. */
export type Parsed = { value: string | null } | { problem: string };

export interface Typing {
  /** What the field shows; undefined while nobody has typed. */
  text: string | undefined;
  problem: string | undefined;
  onType: (text: string) => void;
  /** Reads the text. Not at every key: 04.12.20 is on the way to 04.12.2026. */
  onTake: () => void;
}

interface Options {
  value: string | null;
  parse: (text: string) => Parsed;
  onChange: (value: string | null) => void;
  /** There is always a value: an unreadable text leaves it as it is. */
  filled: boolean;
}

interface Draft {
  text: string;
  problem?: string;
  /** A value that comes from elsewhere, from the calendar or another record, replaces the draft. */
  madeOver: string | null;
}

/** A field whose text is read when the person leaves it or presses Enter, and that keeps what cannot be read. */
export function useTyping({ value, parse, onChange, filled }: Options): Typing {
  const [made, setDraft] = useState<Draft | null>(null);
  const draft = made?.madeOver === value ? made : null;

  function change(to: string | null) {
    if (to !== value) onChange(to);
  }

  function onTake() {
    if (!draft) return;
    const parsed = parse(draft.text);
    if ('problem' in parsed) {
      setDraft({ ...draft, problem: parsed.problem, madeOver: filled ? value : null });
      if (!filled) change(null);
      return;
    }
    setDraft(null);
    if (parsed.value !== null || !filled) change(parsed.value);
  }

  return {
    text: draft?.text,
    problem: draft?.problem,
    onType: (text) => setDraft({ text, madeOver: value }),
    onTake,
  };
}
