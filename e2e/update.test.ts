import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { type Deployed, deploy } from './support/release.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './support/visitor.ts';

const anna = { email: 'anna@beispiel.example', password: 'Demo1234', what: '' };
const OFFER = 'Eine neue Version von Stundenbuch ist da.';
let browser: Browser;
let deployed: Deployed;
let app: App;

beforeAll(async () => {
  [browser, deployed] = await Promise.all([openBrowser(), deploy()]);
  app = { url: deployed.url, accounts: [anna], stop: deployed.stop };
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), deployed?.stop()]);
});

/** Somebody in the middle of a form, in a window that the service worker controls. */
async function inAForm(): Promise<Visitor> {
  const visitor = await visit(browser, app, DESKTOP);
  await visitor.enter((await asPerson(app, anna)).token);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.open('/myprofil');
  await visitor.page.getByLabel('Vorname').fill('Annabell');
  await visitor.page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  return visitor;
}

const comesBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).then(() => undefined);
const isStillHere = (page: Page) => page.evaluate(() => 'stillHere' in globalThis);
const runs = (page: Page, file: string) => page.locator(`script[src$="${file}"]`).count();

/** Discards the unsaved input and loads the release. */
async function accept(visitor: Visitor, file: string): Promise<void> {
  const { page } = visitor;
  await page.getByLabel('Vorname').fill('Anna');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu laden' }).click()]);
  await page.getByRole('heading', { level: 1, name: 'Mein Profil' }).waitFor();
  expect(await runs(page, file)).toBe(1);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
}

it('[PUB-15] a new release is offered, not forced, and loaded when the person wants it', async () => {
  const visitor = await inAForm();
  const { page } = visitor;
  expect(await page.getByText(OFFER).count()).toBe(0);
  const file = deployed.release();
  await comesBack(page);
  await page.getByText(OFFER).waitFor();
  expect(await isStillHere(page)).toBe(true);
  await visitor.expectSound();

  // Unsaved input: the browser asks, the person stays, and nothing is lost.
  page.once('dialog', (dialog) => dialog.dismiss());
  const dialog = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  expect((await dialog).type()).toBe('beforeunload');
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Annabell');
  expect(await isStillHere(page)).toBe(true);
  expect(await runs(page, file)).toBe(0);

  await accept(visitor, file);
});

it('[PUB-15] is loaded even if the service worker of the release does not answer', async () => {
  const visitor = await inAForm();
  const { page } = visitor;
  const file = deployed.release();
  await comesBack(page);
  await page.getByText(OFFER).waitFor();
  await page.evaluate(() => Object.assign(ServiceWorker.prototype, { postMessage: () => undefined }));
  await accept(visitor, file);
});

it('[PUB-15] whoever postpones it continues working, even if another window accepts it', async () => {
  const visitor = await inAForm();
  const { page } = visitor;
  const second = await page.context().newPage();
  await second.goto(`${app.url}/dashboard`);
  // The window's own check for a release is done.
  await second.waitForLoadState('networkidle');
  const file = deployed.release();
  await comesBack(page);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
  await Promise.all([second.waitForEvent('load'), second.getByRole('button', { name: 'Neu laden' }).click()]);
  await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(await runs(second, file)).toBe(1);
  expect(await isStillHere(page)).toBe(true);
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Annabell');
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

/** Collects intervals of a minute or more, so that a test can fire them while the clock runs normally. */
const captureSlowIntervals = () => {
  const slow: (() => void)[] = [];
  const real = globalThis.setInterval;
  const captured = (work: () => void, pause: number) => {
    if (pause >= 60_000) slow.push(work);
    return real(work, pause);
  };
  Object.assign(globalThis, { setInterval: captured, timePasses: () => slow.forEach((work) => void work()) });
};

it('[PUB-15] the very first window, which always stays in front, is offered a new release, too', async () => {
  const visitor = await visit(browser, app, DESKTOP);
  const { page } = visitor;
  await page.addInitScript(captureSlowIntervals);
  await visitor.enter((await asPerson(app, anna)).token);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const file = deployed.release();
  await page.evaluate('timePasses()');
  await page.getByText(OFFER).waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu laden' }).click()]);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(await runs(page, file)).toBe(1);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});
