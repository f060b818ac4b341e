import { useEffect } from 'react';
import type { IconName } from '../kit/icon.tsx';
import type { Alert, AlertType } from './slice.ts';

const DURATION: Record<AlertType, number> = { success: 4000, warning: 5000, danger: 7000 };

interface Kind {
  icon: IconName;
  word: string;
  role: 'alert' | 'status';
}

// Status as colour, word and shape; the word is for those who do not see the other two.
export const kinds: Record<AlertType, Kind> = {
  success: { icon: 'done', word: 'Erfolg', role: 'status' },
  warning: { icon: 'warning', word: 'Warnung', role: 'status' },
  danger: { icon: 'error', word: 'Fehler', role: 'alert' },
};

/** Hides an alert after the duration of its kind. */
export function useAutoHide({ type, visible, count }: Alert, onHide: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new alert (count) starts a new time
  useEffect(() => {
    if (!visible) return;
    const timer = setTimeout(onHide, DURATION[type]);
    return () => clearTimeout(timer);
  }, [visible, type, count, onHide]);
}
