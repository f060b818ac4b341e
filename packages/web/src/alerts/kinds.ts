import { useEffect, useState } from 'react';
import type { IconName } from '../kit/icon.tsx';
import type { Alert, AlertType } from './slice.ts';

const DURATION: Record<AlertType, number> = { success: 4000, warning: 5000, danger: 7000 };
/** What can be taken back is offered for a moment longer. */
const OFFERED = 5000;

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

/** Hides an alert after the duration of its kind; one that offers something stays while it has the pointer or the focus. */
export function useAutoHide({ type, visible, count }: Alert, onHide: () => void, offers: boolean) {
  const [isHeld, hold] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new alert (count) starts a new time
  useEffect(() => {
    if (!visible) return hold(false);
    if (offers && isHeld) return;
    const timer = setTimeout(onHide, offers ? OFFERED : DURATION[type]);
    return () => clearTimeout(timer);
  }, [visible, type, count, onHide, offers, isHeld]);
  return {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
}
