import { usePrinting } from '@stundenbuch/web/print';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Lists up to here stand whole in the page: findable, printable, and light enough. */
const FEW = 30;
const MARGIN = 8;

interface Visible {
  list: RefObject<HTMLUListElement | null>;
  from: number;
  to: number;
}

/** Which rows of a long list lie in the window; only these are drawn, and on paper all. All rows are equally high. */
export function useVisibleRows(count: number, rowHeight: number): Visible {
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const [range, setRange] = useState({ from: 0, to: 0 });

  useLayoutEffect(() => {
    if (count <= FEW) return;
    let frame = 0;
    function measure() {
      frame = 0;
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const from = clamp(Math.floor(-top / rowHeight) - MARGIN, count);
      const to = clamp(Math.ceil((innerHeight - top) / rowHeight) + MARGIN, count);
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    // Months that open and close above move the list without a scroll.
    const moved = new ResizeObserver(soon);
    moved.observe(document.body);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      moved.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [count, rowHeight]);

  return count <= FEW || isPrinting ? { list, from: 0, to: count } : { list, ...range };
}

const clamp = (row: number, count: number) => Math.min(count, Math.max(0, row));
