import type { Flag } from '@stundenbuch/domain/access/flags';
import type { RegisteredModule } from '@stundenbuch/web/module';
import { renderPage } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FetchAhead } from './fetch-ahead.ts';
import { probeModule } from './testing.ts';

const LARGE = 'assets/975.0123456789.js';
const SMALL = 'assets/17.abcdef0123.css';

interface Changes {
  onPhone?: boolean;
  flags?: Flag[];
  files?: string[];
  version?: string;
}

/** Each in its own folder, because a window prefetches a folder only once. */
function module(name: string, { onPhone = false, files = [LARGE, SMALL], ...changes }: Changes = {}) {
  const access = { login: true } as const;
  const navigation = [{ label: name, path: `/${name}`, icon: 'week' as const, order: 10, access, onPhone }];
  const probe = probeModule(`/${name}`, access, { name, navigation, files, ...changes });
  return { ...probe, address: `/remotes/${name}/` } satisfies RegisteredModule;
}

const empty = () => new Response('');
const answers = (...modules: RegisteredModule[]) =>
  Object.fromEntries(
    modules.flatMap(({ address }) => [LARGE, SMALL].map((file) => [`GET ${address}${file}`, empty])),
  );

async function openDashboard(modules: RegisteredModule[], person = {}) {
  const screen = await renderPage(<FetchAhead />, {
    path: '/dashboard',
    modules,
    calls: answers(...modules),
    person,
  });
  return { ...screen, fetched: () => screen.sent.map(({ call }) => call.replace('GET /remotes/', '')) };
}

/** Simulates a page that has been open for a while in an idle browser. */
async function idleForAWhile(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_600);
  // Lets the pending fetches finish.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

const connected = (connection: object) =>
  vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue(connection);
beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('fetches the daily module, one per open page, and nothing twice', async () => {
  const { fetched, router } = await openDashboard([module('rare'), module('daily', { onPhone: true })]);
  expect(fetched()).toEqual([]);
  await idleForAWhile();
  await expect.poll(fetched).toEqual([`daily/${LARGE}`, `daily/${SMALL}`]);
  await idleForAWhile();
  expect(fetched()).toHaveLength(2);
  await router.navigate('/daily');
  await idleForAWhile();
  await expect.poll(fetched).toEqual([`daily/${LARGE}`, `daily/${SMALL}`, `rare/${LARGE}`, `rare/${SMALL}`]);
  await router.navigate('/dashboard');
  await idleForAWhile();
  expect(fetched()).toHaveLength(4);
});

it('waits as long as something is loading', async () => {
  const { fetched, store } = await openDashboard([module('waiting')]);
  store.dispatch({ type: 'activity/loading', payload: true });
  await idleForAWhile();
  expect(fetched()).toEqual([]);
  store.dispatch({ type: 'activity/loading', payload: false });
  await idleForAWhile();
  await expect.poll(fetched).toHaveLength(2);
});

it.each([
  ['a module that is off', module('off', { flags: ['inventory'] })],
  ['a module of an older build', module('older', { files: [] })],
  ['a release that will not be loaded', module('other', { version: '2.0.0' })],
  ['what is elsewhere or has no hash', module('odd', { files: ['../x/a.0123456789.js', 'assets/a.js'] })],
])('leaves %s', async (_, left) => {
  const { fetched } = await openDashboard([left], { flags: ['timebooking'] });
  await idleForAWhile();
  expect(fetched()).toEqual([]);
});

it.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('does nothing if it is costly: %o', async (connection) => {
  connected(connection);
  const { fetched } = await openDashboard([
    module(`costly-${connection.effectiveType}-${connection.saveData}`),
  ]);
  await idleForAWhile();
  expect(fetched()).toEqual([]);
});

it('leaves it without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetched } = await openDashboard([module('offline')]);
  await idleForAWhile();
  expect(fetched()).toEqual([]);
});

it('[PUB-15] fetches nothing more once a new release is offered', async () => {
  const registration = { waiting: {} } as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  const screen = await openDashboard([module('replaced')]);
  await idleForAWhile();
  expect(navigator.serviceWorker.getRegistration).toHaveBeenCalledOnce();
  expect(screen.fetched()).toEqual([]);
});

it('ignores a failure, and stops', async () => {
  const logged = vi.spyOn(console, 'error');
  const broken = module('broken');
  const screen = await renderPage(<FetchAhead />, {
    path: '/dashboard',
    modules: [broken],
    calls: { [`GET ${broken.address}${LARGE}`]: () => new Response('', { status: 404 }) },
  });
  await idleForAWhile();
  await expect.poll(() => screen.sent).toHaveLength(1);
  await idleForAWhile();
  expect(screen.sent).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});
