import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP } from './support/visitor.ts';

const stage = setStage();
const WIDE = { width: 1920, height: 1080 };
const WIDE_ENOUGH = { width: 1600, height: 1000 };
const KARLA = /^Leitung, Tischlerei/;
const HANNA = /^Werkstatt, Tischlerei/;
const CHEFIN = /^Administratorin, Musterbau/;

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
/** How many pixels are blank between the last panel of the page and the right edge of the window. */
const blankOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main .sb-panel, main .app-quiet')];
    return window.innerWidth - Math.max(0, ...parts.map((part) => part.getBoundingClientRect().right));
  });

it.each([WIDE_ENOUGH, WIDE])('[SCR-60] with features the pages use the width of $width pixels', (size) =>
  stage.visiting(KARLA, size, '/dashboard', async ({ page, open }) => {
    for (const path of ['/dashboard', '/overtime', '/inbox', '/bericht', '/sicherheit', '/month']) {
      await open(path);
      await expect.poll(() => blankOf(page), { message: path }).toBe(40);
    }
  }),
);

it('[SCR-60] what is read along with the main thing stands beside it from 1 600 pixels, else below it', () =>
  stage.visiting(HANNA, WIDE_ENOUGH, '/dashboard', async ({ page, open }) => {
    const hanna = await asPerson(stage.app, accountOf(stage.app, HANNA));
    const [project] = await hanna.get<{ id: number }[]>('/project');
    const pairs = [
      ['/dashboard', '.app-today', '.app-quiet'],
      ['/overtime', '.sb-beside > .sb-panel', '.sb-beside > :last-child'],
      [`/project-detail?id=${project?.id}`, '.sb-beside > :first-child', '.sb-beside > :last-child'],
    ] as const;
    for (const [path, main, beside] of pairs) {
      await page.setViewportSize(WIDE_ENOUGH);
      await open(path);
      await page.locator(beside).waitFor();
      const left = () => Promise.all([boxOf(page, main), boxOf(page, beside)]);
      await expect.poll(async () => left().then(([a, b]) => b.left - a.right), { message: path }).toBe(20);
      await page.setViewportSize(DESKTOP);
      await expect.poll(async () => left().then(([a, b]) => b.left - a.left), { message: path }).toBe(0);
    }
  }));

it('[SCR-60] the quiet figures of the dashboard stand below each other where they stand beside the day', () =>
  stage.visiting(HANNA, WIDE_ENOUGH, '/dashboard', async ({ page }) => {
    const lefts = () =>
      page
        .locator('.app-quiet .sb-figure')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    await expect.poll(async () => (await lefts()).length).toBeGreaterThan(1);
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
    await page.setViewportSize(DESKTOP);
    await expect.poll(async () => new Set(await lefts()).size).toBeGreaterThan(1);
  }));

it('[SCR-60] without features the pages are as wide as specified', () =>
  stage.visiting(CHEFIN, WIDE, '/dashboard', async ({ page }) => {
    await page.locator('main h1').waitFor();
    expect((await boxOf(page, 'main')).width).toBe(1248);
  }));

it('[SCR-61] the sums of a report stay in sight while its months scroll', () =>
  stage.visiting(KARLA, DESKTOP, '/bericht', async ({ page }) => {
    const sum = page.getByRole('columnheader', { name: /^Summe/ });
    await sum.waitFor();
    const panel = await boxOf(page, '.sb-panel:has(#bericht)');
    const cells = page.locator('#bericht tr > :last-child');
    for (const cell of await cells.all()) {
      const box = await cell.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      expect(box.right).toBeLessThanOrEqual(panel.right);
    }
  }));
