import type { RegisteredModule } from './contract.ts';

const told = new WeakSet<object>();

/** A module that could not be loaded fails once more in every place where it should be drawn. */
function isTold(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (told.has(error)) return true;
  told.add(error);
  return false;
}

/**
 * One line in the console and one in the server's log. What is drawn knows people by name, so that the server learns no
 * more of an error while drawing than its kind.
 */
export function tellFailure(
  { name, version }: RegisteredModule,
  what: 'not loaded' | 'failed',
  error: unknown,
): void {
  if (isTold(error)) return;
  console.error(`[module ${name} ${version}] ${what}: ${error}`);
  const reason = what === 'failed' && error instanceof Error ? error.name : String(error);
  const line = { module: name, version, reason: `${what}: ${reason}`.slice(0, 300) };
  navigator.sendBeacon('/modules/failures', new Blob([JSON.stringify(line)], { type: 'application/json' }));
}
