import { FLAGS } from '@stundenbuch/domain/access/flags';
import { describe, expect, it, vi } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { publicPaths, specifiedRoutes } from './support/specified.ts';
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

/** Checks every page in both schemes, alternating which comes first; an error names its page. */
async function faultsFor(visitor: Visitor, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  const schemes: Scheme[] = ['dark', 'light'];
  for (const path of paths) {
    await walkTo(visitor.page, path);
    schemes.reverse();
    const faults = visitor.page.viewportSize()?.width === PHONE.width ? await smallTargets(visitor.page) : [];
    for (const scheme of schemes) {
      await visitor.changeScheme(scheme);
      faults.push(...(await visitor.faults()).map((fault) => `${scheme}: ${fault}`));
    }
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return found;
}

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
      return (await faultsFor(visitor, paths)).map((fault) => `${kind} ${fault}`);
    });
    expect(found.flat()).toEqual([]);
  });
});
