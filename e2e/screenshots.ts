// npm run screenshots [-- phone-light admin …]: every screen as a picture in screenshots/<device>-<scheme>/<who>/, the showcase first,
// followed by their states: dialogs, errors, empty tables. 'states' takes only these, 'readme' the two pictures of the README in docs/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { type Browser, chromium, type Page } from 'playwright-core';
// @ts-expect-error plain JavaScript
import { chromiumFlags, findProgram } from '../scripts/programs.mjs';
import { type App, dataFolder, startApp } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { type Scene, scenesOf } from './support/scenes.ts';
import { gatherShowcase, type Shown } from './support/showcase.ts';
import { publicPaths, specifiedRoutes } from './support/specified.ts';
import { walkTo } from './support/walker.ts';

const root = join(import.meta.dirname, '../screenshots');
const devices = {
  desktop: { width: 1280, height: 900 },
  wide: { width: 1920, height: 1080 },
  phone: { width: 360, height: 760 },
};
const schemes = ['light', 'dark'] as const;
const OPEN = '[role=dialog], .sb-calendar, .sb-list, .sb-alert-view [role]';

const requested = process.argv.slice(2);
const statesOnly = requested.includes('states');
const readmeOnly = requested.includes('readme');
const wanted = requested.filter((word) => word !== 'states');
const readme = join(import.meta.dirname, '../docs/pictures');

const data = dataFolder();
const browser = await chromium.launch({ executablePath: findProgram('Chromium'), args: chromiumFlags });
const app = await startApp(data.path);
const failed: string[] = [];
try {
  const shown = await gatherShowcase(app);
  const people: (Walker | Shown)[] = readmeOnly ? [] : [...shown, ...(await gatherPeople(app))];
  if (wanted.length === 0 || readmeOnly) await takeForReadme(shown);
  for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
    for (const scheme of schemes) {
      const look = `${device}-${scheme}`;
      for (const walker of [null, ...people]) {
        const who = walker ? nameOf(walker) : 'visitor';
        if (!wanted.every((word) => word === look || word === who)) continue;
        const folder = join(root, look, who);
        const taken = await takeAll(browser, app, walker, folder, devices[device], scheme);
        console.log(`${look}/${who}: ${taken} Bilder`);
      }
    }
  }
} finally {
  await browser.close();
  await app.stop();
  data.remove();
}
if (failed.length > 0) {
  console.error(`Ohne Bild: ${failed.join(', ')}`);
  process.exit(1);
}

/** What the office sees at the desk, and somebody of the workshop on the phone. */
async function takeForReadme([boss, worker]: Shown[]): Promise<void> {
  mkdirSync(readme, { recursive: true });
  const pictures = [
    ['desktop', boss, '/dashboard', { width: 1280, height: 800 }],
    ['phone', worker, '/dashboard', { width: 390, height: 800 }],
  ] as const;
  for (const [name, walker, path, viewport] of pictures) {
    const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enter(page, app, walker ?? null);
    await walkTo(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(readme, `${name}.png`) });
    await context.close();
  }
}

async function takeAll(
  browser: Browser,
  app: App,
  walker: Walker | Shown | null,
  folder: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await enter(page, app, walker);
  const paths = walker ? pathsOf(walker) : publicPaths;
  for (const path of statesOnly ? [] : paths) {
    await walkTo(page, path);
    await photograph(page, join(folder, `${path.split('?')[0]?.slice(1) || 'start'}.png`), viewport);
  }
  const scenes = scenesOf(walker?.samples).filter(({ who }) => who === (walker ? nameOf(walker) : 'visitor'));
  for (const scene of scenes) await takeState(page, app, scene, folder, viewport);
  await context.close();
  return (statesOnly ? 0 : paths.length) + scenes.length;
}

function nameOf(walker: Walker | Shown): string {
  return 'name' in walker ? walker.name : walker.kind;
}

function pathsOf(walker: Walker | Shown): string[] {
  const routes = specifiedRoutes(walker.kind, FLAGS, walker.samples);
  const pages = routes.flatMap(([path, outcome]) => (outcome === 'page' ? path : []));
  return 'more' in walker ? [...pages, ...walker.more] : pages;
}

/** A scene that can no longer be reached is reported at the end, after all the others. */
async function takeState(
  page: Page,
  app: App,
  { name, path, act }: Scene,
  folder: string,
  viewport: { width: number; height: number },
): Promise<void> {
  await page.goto(`${app.url}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  try {
    await act(page);
    await photograph(page, join(folder, `zustand-${name}.png`), viewport);
  } catch (error) {
    failed.push(`${folder}/${name} (${String(error).split('\n')[0]})`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * The window grows to the height of the page, so that sticky elements remain at its edges; not with an open popup,
 * which would close or move.
 */
async function photograph(page: Page, path: string, viewport: { width: number; height: number }) {
  await page.evaluate(() => document.fonts.ready);
  if (await page.locator(OPEN).filter({ visible: true }).count()) {
    await page.screenshot({ path });
    return;
  }
  // Content that depends on the window's height grows with it, and a footer below the first screen is always below it.
  for (let height = viewport.height, round = 0; round < 3; round++) {
    const grown = await page.evaluate(() => document.documentElement.scrollHeight);
    if (grown <= height) break;
    height = grown;
    await page.setViewportSize({ ...viewport, height });
  }
  await page.screenshot({ path });
  await page.setViewportSize(viewport);
}

async function enter(page: Page, app: App, walker: Walker | null): Promise<void> {
  if (walker) {
    await page.goto(`${app.url}/icon.svg`);
    await page.evaluate((token) => {
      localStorage.setItem('jwtToken', token);
      localStorage.setItem('isLoggedIn', 'true');
    }, walker.session.token);
  }
  await page.goto(walker ? `${app.url}/dashboard` : app.url);
  await page.locator('main h1').waitFor();
}
