import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';

type Loader<Props extends object> = () => Promise<ComponentType<Props>>;

/** A page or part whose code can be fetched before it is shown. */
export type Late<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  /** Whether it can be shown without waiting. */
  isHere: () => boolean;
};

interface Coming<T> {
  value?: T | undefined;
  failure?: { error: unknown };
}

/**
 * What is known at once, or undefined until it has been loaded; what fails is thrown where it is shown. React's own way to
 * wait, Suspense, keeps what stands in for the content for 0.3 s at least, also where the code is there after a hundredth.
 * Another `of` is loaded anew; what was there stays until then.
 */
export function useLoaded<T>(known: () => T | undefined, load: () => Promise<T>, of: object): T | undefined {
  const [{ value, failure }, setComing] = useState<Coming<T>>(() => ({ value: known() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded depends on these alone
  useLayoutEffect(() => {
    if (value !== undefined && known() === value) return undefined;
    let isWanted = true;
    const take = (coming: Coming<T>) => {
      if (isWanted) setComing(coming);
    };
    load().then(
      (loaded) => take({ value: loaded }),
      (error: unknown) => take({ failure: { error } }),
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  if (failure) throw failure.error;
  return value;
}

/**
 * A page in a file of its own, so that whoever opens one page does not pay for its neighbours. A file that could not be loaded
 * is asked for again the next time. Not shared: it goes into every remote, whatever release the shell is.
 */
export function late<Props extends object>(load: Loader<Props>, Waiting?: ComponentType<Props>): Late<Props> {
  let known: ComponentType<Props> | undefined;
  const fetch = async () => {
    known ??= await load();
    return known;
  };
  function Later(props: Props) {
    const Part = useLoaded(() => known, fetch, load) ?? Waiting;
    return Part ? createElement(Part, props) : null;
  }
  return Object.assign(Later, { preload: fetch, isHere: () => known !== undefined });
}
