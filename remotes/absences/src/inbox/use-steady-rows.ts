import { type FocusEvent, useEffect, useState } from 'react';

/**
 * Rows that appear, disappear or move under the pointer make people press the wrong button. While somebody points at the
 * list, moves through it with the keyboard, or while `held`, it shows the rows that it had. Another choice of what is
 * `asked` for shows its own rows at once.
 */
export function useSteadyRows<Row>(rows: readonly Row[], held: boolean, asked: string) {
  const [shown, setShown] = useState(rows);
  const [shownFor, setShownFor] = useState(asked);
  const [pointed, setPointed] = useState(false);
  const [walked, setWalked] = useState(false);
  if (shownFor !== asked) {
    setShownFor(asked);
    setShown(rows);
    setPointed(false);
    setWalked(false);
  }
  const steady = (held || pointed || walked) && shown.length > 0;

  useEffect(() => {
    if (!steady) setShown(rows);
  }, [steady, rows]);

  const point = () => setPointed(true);
  const list = {
    onPointerEnter: point,
    // A list that appears under a resting pointer has not been entered.
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setWalked(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setWalked(false);
    },
  };
  return { rows: steady ? shown : rows, list };
}
