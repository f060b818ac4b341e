import { startTransition, useRef, useState } from 'react';

/**
 * For `open` of antd's lists and calendars: to draw them takes longer than a frame, so the tap, which shows on the field, is painted
 * before they open. A key opens a list at once, since more of them may follow; whoever has left by then finds nothing open.
 */
export function useLateOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = useRef(false);
  function onOpenChange(opens: boolean) {
    isWanted.current = opens;
    if (opens) startTransition(() => setIsOpen(true));
    else setIsOpen(false);
  }
  return {
    isOpen,
    onOpenChange,
    openNow: () => isWanted.current && setIsOpen(true),
    /** antd closes only what is open. */
    giveUp: () => !isOpen && onOpenChange(false),
  };
}
