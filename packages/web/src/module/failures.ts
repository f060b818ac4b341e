import type { RegisteredModule } from './contract.ts';

const reported = new WeakSet<object>();

/** A module that could not be loaded fails again in every place that renders it. */
function isReported(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}

/**
 * One line in the console and one in the server's log. A render error may contain names of people, so the server only
 * gets its kind.
 */
export function reportFailure(
  { name, version }: RegisteredModule,
  what: 'not loaded' | 'failed',
  error: unknown,
): void {
  if (isReported(error)) return;
  console.error(`[module ${name} ${version}] ${what}: ${error}`);
  const reason = what === 'failed' && error instanceof Error ? error.name : String(error);
  const line = { module: name, version, reason: `${what}: ${reason}`.slice(0, 300) };
  navigator.sendBeacon('/modules/failures', new Blob([JSON.stringify(line)], { type: 'application/json' }));
}
