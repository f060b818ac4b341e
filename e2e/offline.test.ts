import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { findProgram } from '../scripts/programs.mjs';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { openBrowser, PHONE, visit } from './support/visitor.ts';

const stage = setStage();

const installed = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });

it('[PUB-15] [PUB-11] can be installed: manifest, icons of both sizes, service worker', async () => {
  // A headless browser installs nothing and reports no reason against it.
  const whole = await openBrowser(findProgram('Chromium'));
  const visitor = await visit(whole, stage.app, PHONE);
  await visitor.open('/install');
  expect(await installed(visitor.page)).toBe(true);
  const link = await visitor.page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await fetch(`${stage.app.url}${link}`)).json()) as {
    display: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(`${stage.app.url}${src}`)).status, src).toBe(200);
  const session = await visitor.page.context().newCDPSession(visitor.page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test windows are incognito, which is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await whole.close();
});

it('[PUB-15] [AMB-99] caches files with a hash in their name and the offline page, nothing else', async () => {
  const visitor = await visit(stage.browser, stage.app, PHONE);
  const { page } = visitor;
  await visitor.enter((await asPerson(stage.app, accountOf(stage.app, /^Administratorin/))).token);
  await installed(page);
  await visitor.open('/workingtime');
  await page.getByRole('heading', { level: 1, name: 'Meine Arbeitszeiten' }).waitFor();
  await page.getByText(/Zeige 1 bis 8/).waitFor();
  await expect.poll(async () => (await cachedFiles(page)).join()).toContain('/remotes/timesheet/assets/');
  const others = (await cachedFiles(page)).filter(
    (path) => !/^(\/remotes\/[a-z]+)?\/assets\/\S+\.[0-9a-f]{8,}\.(js|css|woff2)$/.test(path),
  );
  expect(others).toEqual(['/icon.svg', '/offline.html']);
  expect(visitor.problems).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(`${stage.app.url}/timesheet`);
  await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
  await page.context().setOffline(false);
  visitor.problems.splice(0);
  await visitor.expectSound();
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: /Projektstunden|Woche/ }).waitFor();
  await visitor.leave();
});
