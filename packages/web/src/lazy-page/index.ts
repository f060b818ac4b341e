import { type ComponentType, createElement, startTransition, useLayoutEffect, useState } from 'react';

/** A page or part whose code can be loaded before it is shown. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  /** Whether it can be shown without waiting. */
  isLoaded: () => boolean;
};

interface State<T> {
  value?: T | undefined;
  failure?: { error: unknown };
}

/**
 * What is loaded already, or undefined until it is; an error is thrown where the part is shown. React's own way to wait,
 * Suspense, shows its fallback for 0.3 s at least, also where the code is there after a hundredth.
 * Another `of` is loaded anew; the part before it is shown until then.
 */
export function useLoaded<T>(loaded: () => T | undefined, load: () => Promise<T>, of: object): T | undefined {
  const [{ value, failure }, setState] = useState<State<T>>(() => ({ value: loaded() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded depends on these alone
  useLayoutEffect(() => {
    if (value !== undefined && loaded() === value) return undefined;
    let isMounted = true;
    const update = (state: State<T>) => {
      // Drawing it may take longer than a frame; typing elsewhere goes first.
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
 * A page in a file of its own, so that whoever opens one page does not pay for its neighbours. A file that could not be loaded
 * is asked for again the next time. Not shared: it goes into every remote, whatever release the shell is.
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
