import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import type { App } from './app.ts';
import { DESKTOP } from './visitor.ts';

export interface Weight {
  /** Compressed JavaScript (brotli), in kB. */
  script: number;
  /** Files: pages, scripts, style sheets, fonts, the registry. */
  files: number;
  calls: number;
}

/**
 * What these pages cost whoever opens them one after the other with an empty cache, each until it stands; the session begins before
 * the last of them. What is fetched while nobody waits is held back: it is not part of the price.
 */
export async function weigh(browser: Browser, app: App, paths: string[], token?: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  for (const [i, path] of paths.entries()) {
    if (token && i === paths.length - 1) await context.addInitScript(enter, token);
    await page.goto(`${app.url}${path}`);
    await page.locator('main h1').waitFor();
    await page.waitForFunction(
      () => !document.querySelector('.app-busy, main .sb-skeleton, main .sb-spinner, main .sb-coming'),
    );
  }
  await context.close();

  const files = asked.filter(({ pathname }) => !pathname.startsWith('/api/'));
  const scripts = new Set(files.filter(({ pathname }) => pathname.endsWith('.js')).map(({ href }) => href));
  const sizes = await Promise.all([...scripts].map(compressedSize));
  return {
    script: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10,
    files: files.length,
    calls: asked.length - files.length,
  };
}

function enter(token: string): void {
  localStorage.setItem('jwtToken', token);
  localStorage.setItem('isLoggedIn', 'true');
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
