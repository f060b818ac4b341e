import { useSyncExternalStore } from 'react';
import { PHONE } from '../theme/index.ts';

const phone = matchMedia(PHONE);

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
