import { startTransition, useEffect, useState } from 'react';

interface LatePart<Part> {
  (): Part | null;
  /** While nobody waits. */
  load(): Promise<Part>;
}

/**
 * A heavy part of an interface, fetched when it is first shown. Until then the place is taken by something light of the same
 * size; once it is there, it stands at once wherever it is shown. A failure goes to the boundary of the page and is not kept.
 */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | null = null;

  async function load(): Promise<Part> {
    loaded = await fetchPart();
    return loaded;
  }

  function useLatePart() {
    const [part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const isHere = part !== null;

    useEffect(() => {
      if (isHere) return;
      let isGone = false;
      load().then(
        (found) => {
          // Drawing it may take longer than a frame; typing elsewhere goes first.
          if (!isGone) startTransition(() => setPart(() => found));
        },
        (error: unknown) => {
          if (!isGone) setFailure({ error });
        },
      );
      return () => {
        isGone = true;
      };
    }, [isHere]);

    if (failure) throw failure.error;
    return part;
  }
  return Object.assign(useLatePart, { load });
}
