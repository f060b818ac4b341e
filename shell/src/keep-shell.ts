/** How often a window that always stays in front checks for a new release, in milliseconds. */
const ASKS_EVERY = 30 * 60_000;

/**
 * How long an accepted release waits for its service worker, in milliseconds: the previous worker may still be fetching.
 * The pages come from the network in any case, so the release loads even without it.
 */
const PATIENCE = 3_000;

/**
 * Registers the service worker after the page has loaded. A new release is offered, never forced: no window reloads
 * before its own person accepts.
 */
export async function keepShell(offer?: (accept: () => void) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  let wanted = false;
  let taken = false;
  const change = () => {
    taken = true;
    if (wanted) location.reload();
  };
  function tell(): void {
    taken = false;
    // Adding the same listener twice has no effect.
    navigator.serviceWorker.addEventListener('controllerchange', change);
    offer?.(() => {
      wanted = true;
      // Another window was quicker, or the person cancelled the reload because of unsaved input.
      if (taken) location.reload();
      else {
        worker.messageSkipWaiting();
        setTimeout(() => {
          if (taken) return;
          // If the person cancels the reload because of unsaved input, the service worker does not ask a second time.
          taken = true;
          wanted = false;
          location.reload();
        }, PATIENCE);
      }
    });
  }
  worker.addEventListener('waiting', tell);
  // The very first window has no controller: a new release need not wait for it, but is still offered.
  worker.addEventListener('activated', ({ isExternal }) => {
    if (!isExternal || navigator.serviceWorker.controller) return;
    tell();
    taken = true;
  });
  // Windows stay open for days: they check for a new release whenever somebody comes back, and at an interval.
  const left = (error: unknown) => console.info(`[service worker] not asked for a new release: ${error}`);
  const ask = () => {
    if (document.visibilityState === 'visible') worker.update().catch(left);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASKS_EVERY);
  const registration = await worker.register();
  // Another window may be fetching a release right now: the library missed the event that it waits for.
  const coming = navigator.serviceWorker.controller && registration?.installing;
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') tell();
  });
}
