import { useMemo, useSyncExternalStore } from 'react';
import { PHONE } from './tokens.ts';

/** Whether the window currently matches a media query such as PHONE. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => list.matches,
  );
}

export const usePhone = (): boolean => useMedia(PHONE);
