import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A page in a file of its own, so that the counter in the navigation, which is always there, brings no tables and
 * calendars along. A file that could not be loaded is asked for again the next time.
 */
export function late(load: () => Promise<ComponentType>): ComponentType {
  let Part: LazyExoticComponent<ComponentType> | undefined;
  const attempt = () =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        Part = undefined;
        throw error;
      },
    );
  return function Late() {
    Part ??= lazy(attempt);
    return <Part />;
  };
}
