import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { Clone } from './support/clone.ts';
import { asPerson } from './support/demo-data.ts';
import { addModule } from './support/new-module.ts';
import { oneScreen } from './support/one-screen.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

let clone: Clone;
let browser: Browser;
let app: App;
let anna: Awaited<ReturnType<typeof asPerson>>;
let onScreen: ReturnType<typeof oneScreen>;
let devServer: ChildProcess | undefined;

beforeAll(async () => {
  clone = new Clone();
  addModule(clone);
  clone.buildStale();
  [browser, app] = await Promise.all([openBrowser(), startDemo({}, clone.root)]);
  anna = await as(/^anna@/);
  onScreen = oneScreen(browser, app);
});
afterAll(async () => {
  devServer?.kill();
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  clone?.remove();
});

const as = (who: RegExp) =>
  asPerson(app, app.accounts.find(({ email, what }) => who.test(`${email} ${what}`)) as Account);

async function ask(token: string, body?: object) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { authorize: token, 'content-type': 'application/json' };
  const answer = await fetch(`${app.url}/api/vehicles`, { ...init, headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it('its feature is off until the company has it: nothing is shown, the call is refused', async () => {
  expect(await ask(anna.token)).toMatchObject({ status: 403, body: { code: 'feature_off' } });
  await onScreen(anna.token, DESKTOP, '/dashboard', async ({ page }) => {
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: /Fahrzeug/ }).count()).toBe(0);
    await walkTo(page, '/vehicles');
    expect(new URL(page.url()).pathname).toBe('/403');
  });
});

it('the global admin switches on registered features only', async () => {
  const { id } = await anna.get<{ id: number }>('/company/current');
  const office = await as(/Global/);
  await expect(office.put(`/company/${id}`, { features: ['rockets'] })).rejects.toThrow(/400.*invalid_input/);
  expect(await office.put(`/company/${id}`, { features: ['vehicles'] })).toMatchObject({
    features: ['vehicles'],
  });
});

it('then everything is available: navigation with its icon, tile, list, page, call, table, tag', () =>
  onScreen(anna.token, DESKTOP, '/dashboard', async (visitor) => {
    const { page } = visitor;
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /Fahrzeug buchen/ }).waitFor();
    await main.getByRole('heading', { name: 'Zuletzt gefahren' }).waitFor();
    await visitor.expectSound();
    const link = page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Fahrzeuge' });
    const drawn = await link
      .locator('path')
      .evaluateAll((paths) => paths.map((one) => one.getAttribute('d')));
    // The shell has no such icon: its shape came with the manifest.
    const modules = await (await fetch(`${app.url}/modules.json`)).text();
    for (const path of drawn) expect(modules).toContain(`"d":"${path}"`);
    expect(drawn).not.toEqual([]);
    await link.click();
    await page.getByRole('heading', { name: 'Fahrzeuge', level: 1 }).waitFor();
    await main.getByRole('button', { name: 'Fahrzeug anlegen' }).click();
    await main.getByText('B-XY 12').waitFor();
    await visitor.expectSound();
  }));

it('its sentence appears, and its rows belong to the company', async () => {
  expect(await ask(anna.token, { plate: ' ' })).toEqual({
    status: 400,
    body: { code: 'vehicle_plate', message: 'Bitte geben Sie das Kennzeichen an.', field: 'plate' },
  });
  const { token } = await as(/^leserin@/);
  expect(await ask(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('its calls are documented, and a visitor has to log in', async () => {
  const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get: { tags: string[] } }>;
  };
  expect(paths['/api/vehicles']?.get.tags).toEqual(['vehicles']);
  await onScreen(null, DESKTOP, '/vehicles', ({ page }) => page.waitForURL('**/login'));
});

it('npm run dev in its folder shows a change at once, in front of the program that runs', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const bin = join(clone.root, 'node_modules/.bin');
  devServer = spawn(join(bin, 'rspack'), ['dev'], {
    cwd: clone.path('remotes/vehicles'),
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      PORT: String(port),
      STUNDENBUCH_URL: app.url,
    },
    stdio: 'inherit',
  });
  const isServed = () =>
    fetch(`${url}/remotes/vehicles/remoteEntry.js`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed).toBe(true);
  const visitor = await visit(browser, { ...app, url }, DESKTOP, { serviceWorker: false });
  await visitor.remember(anna.token);
  await visitor.open('/vehicles');
  await visitor.page.getByRole('heading', { name: 'Fahrzeuge', level: 1 }).waitFor();
  clone.change('remotes/vehicles/src/module.tsx', 'title="Fahrzeuge"', 'title="Fuhrpark"');
  await visitor.page.getByRole('heading', { name: 'Fuhrpark', level: 1 }).waitFor();
  await visitor.leave();
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
