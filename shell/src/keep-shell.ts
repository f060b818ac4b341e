/** A window that always stays in front asks this often, in milliseconds. */
const ASKS_EVERY = 30 * 60_000;

/**
 * How long somebody who wants the new release waits for its service worker, in milliseconds: the one before it may still be
 * fetching. The pages come from the network in any case, so the release does, too.
 */
const PATIENCE = 3_000;

/**
 * Registers the service worker after the page has loaded. A new release is offered, never forced: neither the window
 * that waits nor any other one is loaded anew before its own person wants it.
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
    // The same listener twice is one.
    navigator.serviceWorker.addEventListener('controllerchange', change);
    offer?.(() => {
      wanted = true;
      // Another window was quicker, or the person stayed because of unsaved input.
      if (taken) location.reload();
      else {
        worker.messageSkipWaiting();
        setTimeout(() => {
          if (taken) return;
          // Whoever stays because of unsaved input is not asked a second time when the service worker comes.
          taken = true;
          wanted = false;
          location.reload();
        }, PATIENCE);
      }
    });
  }
  worker.addEventListener('waiting', tell);
  // The very first window is under nobody's care yet: a later release need not wait for it, and is offered all the same.
  worker.addEventListener('activated', ({ isExternal }) => {
    if (!isExternal || navigator.serviceWorker.controller) return;
    tell();
    taken = true;
  });
  // A window stays open for days: whoever comes back to it, or never leaves it, hears of a new release.
  const left = (error: unknown) => console.info(`[service worker] not asked for a new release: ${error}`);
  const ask = () => {
    if (document.visibilityState === 'visible') worker.update().catch(left);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASKS_EVERY);
  const registration = await worker.register();
  // A release that another window is fetching at this moment: its beginning, which the library waits for, is over.
  const coming = navigator.serviceWorker.controller && registration?.installing;
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') tell();
  });
}
