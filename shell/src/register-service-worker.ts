/** How often a window that always stays in front checks for a new release, in milliseconds. */
const CHECK_INTERVAL = 30 * 60_000;

/**
 * How long an accepted release waits for its service worker, in milliseconds: the previous worker may still be fetching.
 * The pages come from the network in any case, so the release loads even without it.
 */
const ACTIVATION_TIMEOUT = 3_000;

/**
 * Registers the service worker after the page has loaded. A new release is offered, never forced: no window reloads
 * before its own person accepts.
 */
export async function registerServiceWorker(offer?: (accept: () => void) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  let accepted = false;
  let activated = false;
  const change = () => {
    activated = true;
    if (accepted) location.reload();
  };
  function offerRelease(): void {
    activated = false;
    // Adding the same listener twice has no effect.
    navigator.serviceWorker.addEventListener('controllerchange', change);
    offer?.(() => {
      accepted = true;
      // Another window was quicker, or the person cancelled the reload because of unsaved input.
      if (activated) location.reload();
      else {
        worker.messageSkipWaiting();
        setTimeout(() => {
          if (activated) return;
          // If the person cancels the reload because of unsaved input, the service worker does not ask a second time.
          activated = true;
          accepted = false;
          location.reload();
        }, ACTIVATION_TIMEOUT);
      }
    });
  }
  worker.addEventListener('waiting', offerRelease);
  // The very first window has no controller: a new release need not wait for it, but is still offered.
  worker.addEventListener('activated', ({ isExternal }) => {
    if (!isExternal || navigator.serviceWorker.controller) return;
    offerRelease();
    activated = true;
  });
  // Windows stay open for days: they check for a new release whenever somebody comes back, and at an interval.
  const logFailure = (error: unknown) =>
    console.info(`[service worker] no check for a new release: ${error}`);
  const check = () => {
    if (document.visibilityState === 'visible') worker.update().catch(logFailure);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_INTERVAL);
  const registration = await worker.register();
  // Another window may be fetching a release right now: the library missed the event that it waits for.
  const installing = navigator.serviceWorker.controller && registration?.installing;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offerRelease();
  });
}
