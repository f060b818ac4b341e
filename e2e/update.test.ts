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
let token: string;
/** In a window that the service worker controls. */
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, deployed] = await Promise.all([openBrowser(), deploy()]);
  app = { url: deployed.url, accounts: [anna], stop: deployed.stop };
  token = (await asPerson(app, anna)).token;
  visitor = await visit(browser, app, DESKTOP);
  page = visitor.page;
  await visitor.remember(token);
  await visitor.open('/myprofil');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), deployed?.stop()]);
});

/** Somebody in the middle of a form. */
async function startForm(): Promise<void> {
  await visitor.open('/myprofil');
  await page.getByLabel('Vorname').fill('Annabell');
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
}

const comeBack = () =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).then(() => undefined);
const isStillHere = () => page.evaluate(() => 'stillHere' in globalThis);
const runs = (page: Page, file: string) => page.locator(`script[src$="${file}"]`).count();

/** Discards the unsaved input and loads the release. */
async function accept(file: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu laden' }).click()]);
  await page.getByRole('heading', { level: 1, name: 'Mein Profil' }).waitFor();
  expect(await runs(page, file)).toBe(1);
  expect(visitor.problems).toEqual([]);
}

it('[PUB-15] a new release is offered, not forced, and loaded when the person wants it', async () => {
  await startForm();
  expect(await page.getByText(OFFER).count()).toBe(0);
  const file = deployed.release();
  await comeBack();
  await page.getByText(OFFER).waitFor();
  expect(await isStillHere()).toBe(true);
  await visitor.expectSound();

  // Unsaved input: the browser asks, the person stays, and nothing is lost.
  page.once('dialog', (dialog) => dialog.dismiss());
  const dialog = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  expect((await dialog).type()).toBe('beforeunload');
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Annabell');
  expect(await isStillHere()).toBe(true);
  expect(await runs(page, file)).toBe(0);

  await accept(file);
});

it('[PUB-15] whoever postpones it continues working, even if another window accepts it', async () => {
  await startForm();
  const second = await page.context().newPage();
  await second.goto(`${app.url}/release-notes`);
  // The window's own check for a release is done.
  await second.waitForLoadState('networkidle');
  const file = deployed.release();
  await comeBack();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
  await Promise.all([second.waitForEvent('load'), second.getByRole('button', { name: 'Neu laden' }).click()]);
  await second.getByRole('heading', { level: 1, name: 'Release Notes' }).waitFor();
  expect(await runs(second, file)).toBe(1);
  expect(await isStillHere()).toBe(true);
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Annabell');
  expect(visitor.problems).toEqual([]);
  await second.close();
});

// After the others in this window, because the service worker of the release is still waiting at the end.
it('[PUB-15] is loaded even if the service worker of the release does not answer', async () => {
  await startForm();
  const file = deployed.release();
  await comeBack();
  await page.getByText(OFFER).waitFor();
  await page.evaluate(() => Object.assign(ServiceWorker.prototype, { postMessage: () => undefined }));
  await accept(file);
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
  const { page, problems, ...first } = await visit(browser, app, DESKTOP);
  await page.addInitScript(captureSlowIntervals);
  await first.remember(token);
  await first.open('/release-notes');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const file = deployed.release();
  await page.evaluate('timePasses()');
  await page.getByText(OFFER).waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu laden' }).click()]);
  await page.getByRole('heading', { level: 1, name: 'Release Notes' }).waitFor();
  expect(await runs(page, file)).toBe(1);
  expect(problems).toEqual([]);
  await first.leave();
});
