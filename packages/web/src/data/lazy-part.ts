import { useLoaded } from '../lazy-page/index.ts';

interface LazyPart<Part> {
  (): Part | null;
  /** When the browser is idle. */
  load(): Promise<Part>;
}

/** A heavy part of the interface, loaded when it is first shown. Something light of the same size is shown until then. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  const load = async () => {
    loaded ??= await fetchPart();
    return loaded;
  };
  const useLazyPart = () => useLoaded(() => loaded, load, load) ?? null;
  return Object.assign(useLazyPart, { load });
}
