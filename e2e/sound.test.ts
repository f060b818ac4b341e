import { FLAGS } from '@stundenbuch/domain/access/flags';
import { describe, expect, it, vi } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { type Kind, publicPaths, type Samples, specifiedRoutes } from './support/specified.ts';
import { smallTargets } from './support/targets.ts';
import { DESKTOP, PHONE, type Scheme, type Visitor } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

// Each test visits hundreds of pages.
vi.setConfig({ testTimeout: 240_000 });

const crowd = setCrowd();

const screens = [
  ['at the desk', DESKTOP],
  ['on the phone', PHONE],
] as const;

const BOTH: readonly Scheme[] = ['light', 'dark'];

/** Checks every page in its schemes, alternating which comes first; an error names its page. */
async function faultsFor(
  visitor: Visitor,
  paths: string[],
  schemesOf = (_: string) => BOTH,
): Promise<string[]> {
  const found: string[] = [];
  for (const [i, path] of paths.entries()) {
    await walkTo(visitor.page, path);
    const schemes = i % 2 === 0 ? schemesOf(path) : schemesOf(path).toReversed();
    const faults = visitor.page.viewportSize()?.width === PHONE.width ? await smallTargets(visitor.page) : [];
    for (const scheme of schemes) {
      await visitor.changeScheme(scheme);
      faults.push(...(await visitor.faults()).map((fault) => `${scheme}: ${fault}`));
    }
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/**
 * The schemes in which a kind of person sees a page. An admin sees most of a page, a visitor a public one; what others see of
 * it is drawn by the same parts, so they look at it in one scheme at the desk and in the other on the phone.
 */
function schemesFor(kind: Kind, samples: Samples, viewport: typeof DESKTOP) {
  const once: readonly Scheme[] = viewport === DESKTOP ? ['light'] : ['dark'];
  const ofAdmin = specifiedRoutes('admin', FLAGS, samples).filter(([, outcome]) => outcome === 'page');
  const elsewhere = new Set([
    ...publicPaths,
    ...(kind === 'admin' ? [] : ofAdmin.map(([path]) => nameOf(path))),
  ]);
  return (path: string) => (elsewhere.has(nameOf(path)) ? once : BOTH);
}
const nameOf = (path: string) => path.split('?')[0] ?? '';

describe('every page is sound in light and dark, with large enough touch targets on the phone', () => {
  it.each(screens)('[PUB-01] for a visitor %s', async (_, viewport) => {
    await crowd.stranger(viewport, async (visitor) => {
      expect(await visitor.page.getAttribute('html', 'lang')).toBe('de');
      expect(await faultsFor(visitor, publicPaths)).toEqual([]);
    });
  });

  it.each(screens)('[PUB-01] [AMB-111] for each kind of person %s', async (_, viewport) => {
    await crowd.switchModules(FLAGS);
    const found = await crowd.everybody(async ({ kind, samples }, visitor) => {
      await visitor.page.setViewportSize(viewport);
      const open = specifiedRoutes(kind, FLAGS, samples).filter(([, outcome]) => outcome === 'page');
      const paths = [...open.map(([path]) => path), ...(kind === 'employee' ? publicPaths : [])];
      const found = await faultsFor(visitor, paths, schemesFor(kind, samples, viewport));
      return found.map((fault) => `${kind} ${fault}`);
    });
    expect(found.flat()).toEqual([]);
  });
});
