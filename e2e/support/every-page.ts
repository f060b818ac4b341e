import { FLAGS, flagsOf } from '@stundenbuch/domain/access/flags';
import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import { expect } from 'vitest';
import type { Crowd } from './crowd.ts';
import { faultsOfKeyboard } from './keyboard.ts';
import { type Kind, publicPaths, type Samples, specifiedRoutes } from './specified.ts';
import { smallTargets } from './targets.ts';
import { type DESKTOP, PHONE, type Visitor } from './visitor.ts';
import { walkTo } from './walker.ts';

interface Tour {
  viewport: typeof DESKTOP;
  paths: readonly string[];
  arrive: () => Promise<void>;
  /** Half of the pages in light, half in dark; else all in the one of the screen. Each scheme costs a load of the program. */
  inTurns: boolean;
  /** The pages on which every control is reached by Tab, each once. */
  byKeyboard: ReadonlySet<string>;
}

/**
 * Every page in one colour scheme at the desk and in the other on the phone, where it opens with its heading. In turns: every
 * second page first in light, the others first in dark, so that what pages share (tables, cards, the navigation) is seen in
 * both schemes on both screens.
 */
async function faultsOn(visitor: Visitor, tour: Tour): Promise<string[]> {
  const { page } = visitor;
  const { viewport, paths, arrive, inTurns, byKeyboard } = tour;
  const isPhone = viewport === PHONE;
  const unreached = new Set(byKeyboard);
  await page.setViewportSize(viewport);
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const isFirst = (scheme === 'light') !== isPhone;
    const visited = paths.filter((_, i) => (!inTurns || i % 2 === 0) === isFirst);
    if (visited.length === 0) continue;
    await page.emulateMedia({ colorScheme: scheme });
    await arrive();
    if (unreached.delete('/dashboard')) found.push(...(await faultsOfNavigation(page)));
    for (const path of visited) {
      const { path: opened, heading } = await walkTo(page, path);
      const missing = opened === nameOf(path) && heading ? [] : [`opens ${opened} ${heading}`];
      const targets = isPhone ? await smallTargets(page) : [];
      const faults = [...missing, ...targets, ...(await visitor.faults())];
      if (unreached.delete(nameOf(path))) faults.push(...(await faultsOfKeyboard(page, 'main')));
      found.push(...faults.map((fault) => `${scheme} ${path}: ${fault}`));
    }
  }
  return [...found, ...visitor.problems.splice(0)];
}

/** The navigation is the same everywhere, so other pages start at the heading, the focus after following a link. */
async function faultsOfNavigation(page: Visitor['page']): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // Its lists come after the network is idle where the machine is busy.
  await walkTo(page, '/dashboard');
  return faultsOfKeyboard(page, 'body');
}

const nameOf = (path: string) => path.split('?')[0] ?? '';
const pagesOf = (kind: Kind, samples: Samples) =>
  specifiedRoutes(kind, FLAGS, samples).flatMap(([path, outcome]) => (outcome === 'page' ? path : []));

/** An admin sees most of a page; what others see of it is drawn by the same parts. Everyone has a dashboard of their own. */
function pathsFor(kind: Kind, samples: Samples): string[] {
  if (kind === 'admin') return pagesOf(kind, samples);
  const ofAdmin = new Set(pagesOf('admin', samples).map(nameOf));
  const own = pagesOf(kind, samples).filter((path) => path === '/dashboard' || !ofAdmin.has(nameOf(path)));
  // Inside the application the public pages are drawn by the same parts, with its navigation around them.
  return kind === 'employee' ? [...own, '/service', '/403', '/gibt-es-nicht'] : own;
}

/** One visit of each page as the person who sees most of it, for all that is asked of every page. */
export async function expectSoundPages(
  crowd: Crowd,
  viewport: typeof DESKTOP,
  byKeyboard: readonly Kind[],
): Promise<void> {
  await crowd.switchModules(FLAGS);
  await crowd.everybody(async ({ kind, samples }, visitor) => {
    const paths = pathsFor(kind, samples);
    const found = await faultsOn(visitor, {
      viewport,
      paths,
      arrive: visitor.openDashboard,
      // Only the admin has enough pages for turns.
      inTurns: kind === 'admin',
      byKeyboard: new Set(byKeyboard.includes(kind) ? paths.map(nameOf) : []),
    });
    expect(found, kind).toEqual([]);
  });
}

/** The same of a visitor's; on the phone each is walked through by Tab. */
export async function expectSoundPublicPages(crowd: Crowd, viewport: typeof DESKTOP): Promise<void> {
  await crowd.stranger(async (visitor, arrive) => {
    const { page } = visitor;
    if (viewport === PHONE) {
      await page.setViewportSize(PHONE);
      await visitor.open('/');
      // A prerendered page has no handlers until the program has loaded.
      await page.waitForLoadState('networkidle');
      expect(await faultsOfKeyboard(page, 'body')).toEqual([]);
    }
    const byKeyboard = new Set(viewport === PHONE ? publicPaths.slice(1) : []);
    const found = await faultsOn(visitor, {
      viewport,
      paths: publicPaths,
      arrive,
      inTurns: true,
      byKeyboard,
    });
    expect(found).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe('de');
  });
}

/** The words on the filled buttons of a page; a dialog has its own. */
const filledButtons = (page: Visitor['page']): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.ant-btn-variant-solid:not([role=dialog] *)')]
      .filter((button) => button.checkVisibility())
      .map(({ innerText }) => innerText),
  );

/** Each page of a company with features, by who sees most of it, and who only records. */
export async function expectOneFilledButton(crowd: Crowd, viewport: typeof DESKTOP): Promise<void> {
  await crowd.showcase(async ({ kind, name, session, samples }, visitor) => {
    const { page } = visitor;
    const { permission, features } = await session.get<CurrentCompany>('/company/current');
    const routes = specifiedRoutes(kind, flagsOf(permission), samples, features);
    await page.setViewportSize(viewport);
    await visitor.openDashboard();
    const found: Record<string, string[]> = {};
    for (const path of routes.flatMap(([path, outcome]) => (outcome === 'page' ? path : []))) {
      await walkTo(page, path);
      const filled = await filledButtons(page);
      if (filled.length > 1) found[path] = filled;
    }
    expect(found, name).toEqual({});
  });
}
