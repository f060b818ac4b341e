import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import type { App } from './app.ts';
import { DESKTOP } from './visitor.ts';

export interface Weight {
  path: string;
  /** Compressed bytes of JavaScript (brotli). */
  script: number;
  /** All requests but those of the API. */
  files: number;
  calls: number;
}

/**
 * What a page costs whoever opens it with an empty cache, until it stands. What is fetched while nobody waits is held back:
 * it is not part of the price.
 */
export async function weigh(browser: Browser, app: App, path: string, token?: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  await context.addInitScript((session) => {
    globalThis.requestIdleCallback = () => 0;
    if (!session) return;
    localStorage.setItem('jwtToken', session);
    localStorage.setItem('isLoggedIn', 'true');
  }, token);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${app.url}${path}`);
  await page.locator('main h1').waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.app-busy, main .sb-skeleton, main .sb-spinner, main .sb-coming'),
  );
  await page.waitForLoadState('networkidle');
  await context.close();

  const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api/'));
  const scripts = [...new Set(asked.filter((url) => new URL(url).pathname.endsWith('.js')))];
  const sizes = await Promise.all(scripts.map(compressedSize));
  return {
    path,
    script: sizes.reduce((sum, size) => sum + size, 0),
    files: asked.length - calls.length,
    calls: calls.length,
  };
}

/** Asked for again with brotli: over plain HTTP a browser may take gzip. */
function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
