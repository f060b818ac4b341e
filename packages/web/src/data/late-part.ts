import { useLoaded } from '../lazy-page/index.ts';

interface LatePart<Part> {
  (): Part | null;
  /** When the browser is idle. */
  load(): Promise<Part>;
}

/** A heavy part of the interface, loaded when it is first shown. Something light of the same size is shown until then. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | undefined;
  const load = async () => {
    loaded ??= await fetchPart();
    return loaded;
  };
  const useLatePart = () => useLoaded(() => loaded, load, load) ?? null;
  return Object.assign(useLatePart, { load });
}
