import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { useState } from 'react';
import { useSession } from '../session/index.ts';

/** What somebody chose for a list. */
interface Choice {
  size?: number;
  /** Keys of columns. */
  hidden?: readonly string[];
}

function stored(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Somebody else's text under our name is worth nothing.
    return {};
  }
}

const SIZES = [10, 25, 50, 100];
const OFFICE_SIZES = [10, 20, 50];

/**
 * How many rows a list has on a page, and which columns. Where screens are arranged anew this browser remembers both, for each
 * person and list; elsewhere the size is as specified whenever the page is opened.
 */
export function useTableChoice(id: string, specified: number) {
  const { who, user } = useSession();
  const isOffice = hasAnyFeature(who);
  const key = isOffice && user ? `table:${user.id}:${id}` : null;
  const [choice, setChoice] = useState<Choice>(() => (key ? stored(key) : {}));
  const sizes = [specified, ...(isOffice ? OFFICE_SIZES : SIZES).filter((more) => more > specified)];

  function choose(part: Choice) {
    // The list's other half may have been chosen since.
    const next = { ...(key ? stored(key) : choice), ...part };
    if (key) localStorage.setItem(key, JSON.stringify(next));
    setChoice(next);
  }

  return {
    isOffice,
    sizes,
    // An offer of another release counts for nothing.
    size: sizes.find((size) => size === choice.size) ?? specified,
    setSize: (size: number) => choose({ size }),
    hidden: choice.hidden ?? [],
    hide: (hidden: readonly string[]) => choose({ hidden }),
  };
}
