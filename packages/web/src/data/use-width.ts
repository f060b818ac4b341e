import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element, known before its first paint. */
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
