import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { now } from '@stundenbuch/web/clock';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
/** Often enough that no minute is shown for much longer than one. */
const LOOK_AGAIN = 5_000;

const minuteNow = () => Math.floor(now() / MINUTE);

/** Today's minutes, counting on by the server's clock while somebody works. */
export function useWorked(clock: PunchClock | undefined): number {
  const [at, setAt] = useState({ clock, since: minuteNow(), now: minuteNow() });
  if (at.clock !== clock) setAt({ clock, since: minuteNow(), now: minuteNow() });
  const runs = clock?.state === 'work';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setAt((last) => ({ ...last, now: minuteNow() })), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [runs]);
  return (clock?.today_minutes ?? 0) + (runs ? at.now - at.since : 0);
}
