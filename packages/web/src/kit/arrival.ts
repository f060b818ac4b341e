import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

let visiting = false;

/**
 * A navigation inside the program moves the focus to the heading of the new page, so that screen readers announce it.
 * The first page after a load leaves the focus to the browser.
 */
export function useArrival(page: string, heading: () => HTMLElement | null | undefined): void {
  const arrival = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visited page, not per change of its query
  useEffect(() => {
    const isFirst = !visiting;
    visiting = true;
    if (isFirst) return;
    if (arrival !== 'POP') scrollTo(0, 0);
    heading()?.focus({ preventScroll: true });
  }, [page]);
}
