import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Opening {
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** What a click on a row does outside of its links and controls, if anything. Selecting text opens nothing. */
export function useOpening<Row>(to: ((row: Row) => string | null) | undefined): (row: Row) => Opening {
  const navigate = useNavigate();
  return (row) => {
    const path = to?.(row);
    if (!path) return {};
    return {
      className: 'sb-opens',
      onClick({ target }) {
        const isControl = (target as Element).closest('a, button, input, label') !== null;
        const isMarking = getSelection()?.isCollapsed === false;
        if (!isControl && !isMarking) navigate(path);
      },
    };
  };
}
