import { type ComponentType, createElement, startTransition, useLayoutEffect, useState } from 'react';

/** A page or part whose code can be loaded before it is rendered. */
type Lazy<Page> = Page & {
  preload: () => Promise<unknown>;
  /** Whether it can be rendered without waiting. */
  isLoaded: () => boolean;
};

/** A page without props takes any. */
type PropsOf<Page> = Page extends (props: infer Props) => unknown
  ? unknown extends Props
    ? object
    : Props
  : never;

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
 * A page or part in its own file, loaded when it is first shown, so that opening one page does not download its neighbours;
 * until then its stand-in is shown, if it has one. A file that failed to load is requested again the next time. Not shared:
 * every remote bundles it, whatever release the shell is.
 */
export function lazyPage<Page extends ComponentType<never>>(
  load: () => Promise<Page>,
  StandIn?: ComponentType<PropsOf<Page>>,
): Lazy<Page> {
  let loaded: Page | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Shown(props: object) {
    const Part = useLoaded(() => loaded, preload, load) ?? StandIn;
    return Part ? createElement(Part as ComponentType<object>, props) : null;
  }
  // It takes the props of the page, type parameters included.
  return Object.assign(Shown as unknown as Page, { preload, isLoaded: () => loaded !== undefined });
}
