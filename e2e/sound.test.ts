import { FLAGS } from '@stundenbuch/domain/access/flags';
import { describe, expect, it, vi } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { type Kind, publicPaths, type Samples, specifiedRoutes } from './support/specified.ts';
import { smallTargets } from './support/targets.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

// Each test visits hundreds of pages.
vi.setConfig({ testTimeout: 240_000 });

const crowd = setCrowd();

const screens = [
  ['at the desk', DESKTOP],
  ['on the phone', PHONE],
] as const;

/**
 * Every page in one colour scheme at the desk and in the other on the phone, where it opens with its heading. In turns: every
 * second page first in light, the others first in dark, so that what pages share (tables, cards, the navigation) is seen in
 * both schemes on both screens.
 */
async function faultsFor(
  visitor: Visitor,
  viewport: typeof DESKTOP,
  paths: string[],
  arrive: () => Promise<void>,
  inTurns = true,
): Promise<string[]> {
  const { page } = visitor;
  const isPhone = viewport === PHONE;
  await page.setViewportSize(viewport);
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const isFirst = (scheme === 'light') !== isPhone;
    const visited = paths.filter((_, i) => (!inTurns || i % 2 === 0) === isFirst);
    if (visited.length === 0) continue;
    await page.emulateMedia({ colorScheme: scheme });
    await arrive();
    for (const path of visited) {
      const { path: opened, heading } = await walkTo(page, path);
      const missing = opened === nameOf(path) && heading ? [] : [`opens ${opened} ${heading}`];
      const targets = isPhone ? await smallTargets(page) : [];
      const faults = [...missing, ...targets, ...(await visitor.faults())];
      found.push(...faults.map((fault) => `${scheme} ${path}: ${fault}`));
    }
  }
  return found;
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

describe('every page is sound in light or dark, with large enough touch targets on the phone', () => {
  it.each(screens)('[PUB-01] for a visitor %s', async (_, viewport) => {
    await crowd.stranger(async (visitor, arrive) => {
      expect(await faultsFor(visitor, viewport, publicPaths, arrive)).toEqual([]);
      expect(await visitor.page.getAttribute('html', 'lang')).toBe('de');
    });
  });

  it.each(screens)('[PUB-01] [AMB-111] for each kind of person %s', async (_, viewport) => {
    await crowd.switchModules(FLAGS);
    await crowd.everybody(async ({ kind, samples }, visitor) => {
      const paths = pathsFor(kind, samples);
      // Only the admin has enough pages for turns: each costs a load of the program.
      const inTurns = kind === 'admin';
      const found = await faultsFor(visitor, viewport, paths, visitor.openDashboard, inTurns);
      expect(found, kind).toEqual([]);
    });
  });
});
