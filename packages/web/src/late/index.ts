import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';

type Loader<Props extends object> = () => Promise<ComponentType<Props>>;

/** A page or part whose code can be fetched before it is shown. */
export type Late<Props extends object = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * A page in a file of its own, so that whoever opens one page does not pay for its neighbours. A file that could not be loaded
 * is asked for again the next time. Not shared: it goes into every remote, whatever release the shell is.
 */
export function late<Props extends object>(load: Loader<Props>): Late<Props> {
  let Part: LazyExoticComponent<ComponentType<Props>> | undefined;
  const attempt = () =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        Part = undefined;
        throw error;
      },
    );
  function Later(props: Props) {
    Part ??= lazy(attempt);
    return createElement(Part as ComponentType<Props>, props);
  }
  return Object.assign(Later, { preload: load });
}
