import { FLAGS } from '@stundenbuch/domain/access/flags';
import { describe, expect, it, vi } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import { publicPaths, specifiedRoutes } from './support/specified.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

// Hundreds of pages in each of these.
vi.setConfig({ testTimeout: 240_000 });

const crowd = setCrowd();

const screens = [
  ['at the desk, light', DESKTOP, 'light'],
  ['at the desk, dark', DESKTOP, 'dark'],
  ['on the phone, light', PHONE, 'light'],
  ['on the phone, dark', PHONE, 'dark'],
] as const;

/** Every page, searched for faults; a fault is told with its page. */
async function faultsFor(visitor: Visitor, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await walkTo(visitor.page, path);
    found.push(...(await visitor.faults()).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

describe('every page is sound', () => {
  it.each(screens)('[PUB-01] for a visitor %s', async (_, viewport, scheme) => {
    await crowd.stranger(viewport, scheme, async (visitor) => {
      expect(await visitor.page.getAttribute('html', 'lang')).toBe('de');
      expect(await faultsFor(visitor, publicPaths)).toEqual([]);
    });
  });

  it.each(screens)('[PUB-01] [AMB-111] for each kind of person %s', async (_, viewport, scheme) => {
    await crowd.switchModules(FLAGS);
    const found = await crowd.everybody(async ({ kind, samples }, visitor) => {
      await visitor.page.setViewportSize(viewport);
      await visitor.changeScheme(scheme);
      const open = specifiedRoutes(kind, FLAGS, samples).filter(([, outcome]) => outcome === 'page');
      const paths = [...open.map(([path]) => path), ...(kind === 'employee' ? publicPaths : [])];
      return (await faultsFor(visitor, paths)).map((fault) => `${kind} ${fault}`);
    });
    expect(found.flat()).toEqual([]);
  });
});
