import { useState } from 'react';

/** What a parser of the domain returns for a text: a value, nothing, or a sentence that says what is wrong. */
export type Parsed = { value: string | null } | { problem: string };

export interface Typing {
  /** The text in the field; undefined until somebody types. */
  text: string | undefined;
  problem: string | undefined;
  onType: (text: string) => void;
  /** Parses the text. Not on every keystroke: 04.12.20 is a step on the way to 04.12.2026. */
  onTake: () => void;
}

interface Options {
  value: string | null;
  parse: (text: string) => Parsed;
  onChange: (value: string | null) => void;
  /** There is always a value: an invalid text leaves it unchanged. */
  filled: boolean;
}

interface Draft {
  text: string;
  problem?: string;
  /** A new value from outside, such as the calendar or another record, replaces the draft. */
  madeOver: string | null;
}

/** A field whose text is parsed on blur or Enter, and that preserves invalid text. */
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
