import { now } from '@stundenbuch/web/clock';
import { useEffect, useState } from 'react';

/** Often enough that no minute is shown for much longer than one. */
const LOOK_AGAIN = 5_000;

/** Whole minutes since an instant, counting on by the server's clock. */
export function useMeasured(since: string): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((at - Date.parse(since)) / 60_000));
}
