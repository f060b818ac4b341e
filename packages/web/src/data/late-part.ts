import { useLoaded } from '../lazy-page/index.ts';

interface LatePart<Part> {
  (): Part | null;
  /** While nobody waits. */
  load(): Promise<Part>;
}

/** A heavy part of an interface, loaded when it is first shown. Until then something light of the same size takes its place. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | undefined;
  const load = async () => {
    loaded ??= await fetchPart();
    return loaded;
  };
  const useLatePart = () => useLoaded(() => loaded, load, load) ?? null;
  return Object.assign(useLatePart, { load });
}
