import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

let visiting = false;

/**
 * Whoever follows a link inside the program, or goes back, stands at the heading of the page that comes, so that a
 * screen reader tells where one is. The page that the browser opened keeps the browser's own beginning.
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
