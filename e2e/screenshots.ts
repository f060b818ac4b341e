// npm run screenshots [-- phone-light admin …]: every screen as a picture in screenshots/<device>-<scheme>/<who>/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { type Browser, chromium, type Page } from 'playwright-core';
// @ts-expect-error plain JavaScript
import { chromiumFlags, findProgram } from '../scripts/programs.mjs';
import { type App, dataFolder, startApp } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { publicPaths, specifiedRoutes } from './support/specified.ts';
import { walkTo } from './support/walker.ts';

const root = join(import.meta.dirname, '../screenshots');
const devices = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 760 } };
const schemes = ['light', 'dark'] as const;

const asked = process.argv.slice(2);

const data = dataFolder();
const browser = await chromium.launch({ executablePath: findProgram('Chromium'), args: chromiumFlags });
const app = await startApp(data.path);
try {
  const people = await gatherPeople(app);
  for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
    for (const scheme of schemes) {
      const look = `${device}-${scheme}`;
      for (const walker of [null, ...people]) {
        const who = walker?.kind ?? 'visitor';
        if (!asked.every((word) => word === look || word === who)) continue;
        const taken = await takeAll(browser, app, walker, join(root, look, who), devices[device], scheme);
        console.log(`${look}/${who}: ${taken} Bilder`);
      }
    }
  }
} finally {
  await browser.close();
  await app.stop();
  data.remove();
}

async function takeAll(
  browser: Browser,
  app: App,
  walker: Walker | null,
  folder: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await enter(page, app, walker);
  const paths = walker
    ? specifiedRoutes(walker.kind, FLAGS, walker.samples).flatMap(([path, outcome]) =>
        outcome === 'page' ? path : [],
      )
    : publicPaths;
  for (const path of paths) {
    await walkTo(page, path);
    const name = path.split('?')[0]?.slice(1) || 'start';
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await context.close();
  return paths.length;
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
