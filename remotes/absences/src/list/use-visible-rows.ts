import { usePrinting } from '@stundenbuch/web/print';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Lists up to this length are rendered in full: searchable, printable, and light enough. */
const FEW = 30;
const MARGIN = 8;

interface Visible<List> {
  list: RefObject<List | null>;
  from: number;
  to: number;
}

/** The rows of a long list that are in the viewport; only these are rendered, in print all. All rows have the same height. */
export function useVisibleRows<List extends HTMLElement = HTMLUListElement>(
  count: number,
  rowHeight: number,
): Visible<List> {
  const list = useRef<List>(null);
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
    // Collapsing months above move the list without a scroll event.
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
