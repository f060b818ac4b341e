import { PHONE } from '@stundenbuch/web/theme';
import { useSyncExternalStore } from 'react';

const phone = matchMedia(PHONE);

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
