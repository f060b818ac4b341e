import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, known before it is first painted. */
export function useWidth<Box extends HTMLElement>(): [RefObject<Box | null>, number | null] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = () => setWidth(box.current?.clientWidth ?? null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
