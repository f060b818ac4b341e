/** Registers the service worker after the page has loaded; a new release is offered, never forced. */
export async function keepShell(offer?: (accept: () => void) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    offer?.(() => {
      worker.addEventListener('controlling', () => location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
}
