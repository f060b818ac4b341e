import { FLAGS } from '@stundenbuch/domain/access/flags';
import { expect, it } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { faultsOfKeyboard } from './support/keyboard.ts';
import { type Kind, publicPaths, specifiedRoutes } from './support/specified.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const crowd = setCrowd();

it('[PUB-02] reaches everything on every public page with a visible focus', async () => {
  await crowd.stranger(async (visitor) => {
    const { page } = visitor;
    await page.setViewportSize(PHONE);
    await visitor.open('/');
    // A prerendered page has no handlers until the program has loaded.
    await page.waitForLoadState('networkidle');
    expect(await faultsOfKeyboard(page, 'body')).toEqual([]);
    for (const path of publicPaths.slice(1)) {
      await walkTo(page, path);
      expect(await faultsOfKeyboard(page, 'main'), path).toEqual([]);
    }
    expect(visitor.problems).toEqual([]);
  });
});

/** The navigation is the same everywhere, so other pages start at the heading, the focus after following a link. */
async function faultsOnTheWay({ page }: Visitor, paths: readonly string[]): Promise<string[]> {
  // Its lists come after the network is idle where the machine is busy.
  await walkTo(page, '/dashboard');
  const found = await faultsOfKeyboard(page, 'body');
  for (const path of paths) {
    await walkTo(page, path);
    found.push(...(await faultsOfKeyboard(page, 'main')).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** Each page once, as the person who sees most of it. */
async function faultsOnEveryPage(size: typeof DESKTOP, kinds: readonly Kind[]): Promise<string[]> {
  const seen = new Set<string>();
  const found: string[] = [];
  const nameOf = (path: string) => path.split('?')[0] ?? '';
  await crowd.everybody(async ({ kind, samples }, visitor) => {
    const open = specifiedRoutes(kind, FLAGS, samples).filter(([, outcome]) => outcome === 'page');
    const paths = open.map(([path]) => path).filter((path) => !seen.has(nameOf(path)));
    for (const path of paths) seen.add(nameOf(path));
    await visitor.page.setViewportSize(size);
    await visitor.openDashboard();
    await visitor.page.waitForLoadState('networkidle');
    found.push(...(await faultsOnTheWay(visitor, paths)));
  }, kinds);
  return found;
}

it('[NAV-01] reaches everything on every page of the application', { timeout: 240_000 }, async () => {
  expect(await faultsOnEveryPage(DESKTOP, ['admin', 'globalAdmin'])).toEqual([]);
});

it('[NAV-01] never hides the focus behind what sticks to the phone', { timeout: 240_000 }, async () => {
  expect(await faultsOnEveryPage(PHONE, ['admin'])).toEqual([]);
});
