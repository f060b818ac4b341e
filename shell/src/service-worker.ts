import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** Set by the build: every release is a different service worker. */
declare const RELEASE: string;

// Only names with a content hash: data, registry, manifests and entries are never cached.
const FOLDER = String.raw`/(?:remotes/[a-z][a-z0-9-]*/|releases/[a-z][a-z0-9-]*/\d[\w.+-]*/)?assets/`;
const HASHED = new RegExp(String.raw`^${FOLDER}[^/]+\.[0-9a-f]{8,32}\.(?:js|css|woff2|svg|png)$`);

const OFFLINE = '/offline.html';
precacheAndRoute([
  { url: OFFLINE, revision: RELEASE },
  { url: '/icon.svg', revision: RELEASE },
]);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && HASHED.test(url.pathname),
  new CacheFirst({
    cacheName: 'shell-and-modules',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(new NavigationRoute(new NetworkOnly(), { denylist: [/^\/api\//] }));
setCatchHandler(async ({ request }) => {
  const isPage = request.mode === 'navigate';
  return (isPage && (await matchPrecache(OFFLINE))) || Response.error();
});

// The new worker waits until the person accepts it.
addEventListener('message', ({ data }) => {
  if (data?.type !== 'SKIP_WAITING') return;
  void (globalThis as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
});
