import { useSyncExternalStore } from 'react';

export interface DecisionFailure {
  key: string;
  /** Name, day and type. */
  what: string;
  why: string;
}

// Module state: whoever leaves the inbox before the last call is answered finds the failures on return.
let failures: readonly DecisionFailure[] = [];
const listeners = new Set<() => void>();

/** The outcome of an action replaces that of the previous one. */
export function reportFailures(next: readonly DecisionFailure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

export const useFailures = (): readonly DecisionFailure[] => useSyncExternalStore(subscribe, () => failures);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
