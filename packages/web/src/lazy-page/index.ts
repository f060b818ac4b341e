import { type ComponentType, createElement, startTransition, useLayoutEffect, useState } from 'react';

/** A page or part whose code can be loaded before it is rendered. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  /** Whether it can be rendered without waiting. */
  isLoaded: () => boolean;
};

interface State<T> {
  value?: T | undefined;
  failure?: { error: unknown };
}

/**
 * What has been loaded, or undefined; an error is thrown where the part is rendered. React's own way to wait,
 * Suspense, shows its fallback for at least 0.3 s, even if the code arrives after a hundredth.
 * A different `of` is loaded as well; the previous part remains until then.
 */
export function useLoaded<T>(loaded: () => T | undefined, load: () => Promise<T>, of: object): T | undefined {
  const [{ value, failure }, setState] = useState<State<T>>(() => ({ value: loaded() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded depends on these alone
  useLayoutEffect(() => {
    if (value !== undefined && loaded() === value) return undefined;
    let isMounted = true;
    const update = (state: State<T>) => {
      // Rendering it may take longer than a frame; typing elsewhere has priority.
      if (isMounted) startTransition(() => setState(state));
    };
    load().then(
      (part) => update({ value: part }),
      (error: unknown) => update({ failure: { error } }),
    );
    return () => {
      isMounted = false;
    };
  }, [of]);
  if (failure) throw failure.error;
  return value;
}

/**
 * A page in its own file, so that opening one page does not download its neighbours. A file that failed to load is
 * requested again the next time. Not shared: every remote bundles it, whatever release the shell is.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Lazy(props: Props) {
    const Page = useLoaded(() => loaded, preload, load) ?? Fallback;
    return Page ? createElement(Page, props) : null;
  }
  return Object.assign(Lazy, { preload, isLoaded: () => loaded !== undefined });
}
