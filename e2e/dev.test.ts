import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFolder } from './support/app.ts';
import { type Development, startDevelopment } from './support/dev.ts';
import { copyDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';

const data = dataFolder();
let browser: Browser;
let dev: Development;
let demo: Awaited<ReturnType<typeof copyDemo>>;

beforeAll(async () => {
  demo = await copyDemo();
  [browser, dev] = await Promise.all([openBrowser(), startDevelopment(data.path, 'inventory', demo.env)]);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), dev?.stop()]);
  await demo?.drop();
  data.remove();
});

/** null while the backend is down. */
const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${dev.url}/api${path}`, init);
  return answer.ok ? answer.json() : null;
};
const health = () => ask('/health');

it('npm run dev shows changes of remote and shell without a reload and restarts the backend', async () => {
  await expect.poll(health).toEqual({ status: 'ok' });
  const token = await ask('/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chefin@beispiel.example', password: 'Demo1234' }),
  });
  const page = await browser.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('jwtToken', value);
    localStorage.setItem('isLoggedIn', 'true');
  }, token);
  await page.goto(`${dev.url}/inventory`);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const search = () => page.getByRole('searchbox', { name: 'Suche' });
  await heading('Inventar').waitFor();
  // A reload would lose this.
  await search().fill('kran');

  dev.edit('remotes/inventory/src/inventory-page.tsx', 'title="Inventar"', 'title="Lager"');
  await heading('Lager').waitFor();
  await expect.poll(() => search().inputValue()).toBe('kran');

  dev.edit('shell/src/app/navigation.tsx', 'Hauptnavigation', 'Wegweiser');
  await page.getByRole('navigation', { name: 'Wegweiser' }).waitFor();
  expect(await search().inputValue()).toBe('kran');

  dev.edit('backend/src/platform/app/health.controller.ts', `'ok'`, `'geändert'`);
  await expect.poll(health).toEqual({ status: 'geändert' });
  expect(await search().inputValue()).toBe('kran');
  expect(await dev.stop()).toBe(0);
});
