import { useEffect, useRef } from 'react';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Seconds until the next person finds the beginning, and until the screen goes dark. */
export const SECONDS = { back: 10, dark: 60 };

/** Calls `done` once nobody has touched the screen for so long; `null`: never. */
export function useIdle(seconds: number | null, done: () => void): void {
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (seconds === null) return;
    let timer = 0;
    const begin = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), seconds * 1000);
    };
    begin();
    for (const touch of TOUCHES) addEventListener(touch, begin);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, begin);
    };
  }, [seconds]);
}
