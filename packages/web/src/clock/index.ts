import { berlinDay, type Day } from '@stundenbuch/domain/time/day';
import { useSyncExternalStore } from 'react';

// The only place in the browser that reads the clock. The server's clock counts (company/current `now`):
// a phone with a wrong date and a demo with a fixed day then agree with it.
let offset = 0;
const listeners = new Set<() => void>();

export function followServer(now: string): void {
  const server = Date.parse(now);
  if (Number.isNaN(server)) return;
  offset = server - Date.now();
  for (const listener of listeners) listener();
}

export const now = (): number => Date.now() + offset;

/** The calendar day in Germany. */
export const today = (): Day => berlinDay(now());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, 30_000);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}

/** Today for a component: changes at midnight in Germany, without a reload. */
export const useToday = (): Day => useSyncExternalStore(subscribe, today);
