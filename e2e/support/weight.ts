import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import type { App } from './app.ts';
import { isComplete } from './complete.ts';
import { DESKTOP } from './visitor.ts';

export interface Weight {
  /** Scripts and style sheets (brotli), in kB. */
  code: number;
  /** Files: pages, scripts, style sheets, fonts, the registry. */
  files: number;
  calls: number;
}

/** Opens pages by their addresses. */
export interface Weigher {
  /** Waits until the page is complete. */
  open(path: string): Promise<void>;
  /** Whether the page has an element that matches a selector. */
  shows(selector: string): Promise<boolean>;
  /** Stores a session for the following pages. */
  enter(token: string): Promise<void>;
  /**
   * The cost of the pages since the previous call with an empty cache: every requested file counts, whether or not this
   * browser has cached it.
   */
  weight(): Promise<Weight>;
}

export async function weigher(browser: Browser, app: App): Promise<Weigher> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  return {
    async open(path) {
      await page.goto(`${app.url}${path}`);
      await isComplete(page);
    },
    shows: async (selector) => (await page.locator(selector).count()) > 0,
    async enter(token) {
      await context.addInitScript(storeSession, token);
    },
    weight: () => weightOf(requested.splice(0)),
  };
}

async function weightOf(requested: readonly URL[]): Promise<Weight> {
  const files = requested.filter(({ pathname }) => !pathname.startsWith('/api/'));
  const code = new Set(files.filter(({ pathname }) => /\.(js|css)$/.test(pathname)).map(({ href }) => href));
  const compressed = await Promise.all([...code].map(compressedSize));
  return {
    code: Math.round(compressed.reduce((sum, size) => sum + size, 0) / 100) / 10,
    files: files.length,
    calls: requested.length - files.length,
  };
}

function storeSession(token: string): void {
  localStorage.setItem('jwtToken', token);
  localStorage.setItem('isLoggedIn', 'true');
}

const sizes = new Map<string, Promise<number>>();

/** Most code belongs to many pages. */
function compressedSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? requestedSize(url);
  sizes.set(url, size);
  return size;
}

/** Requested again with brotli: over plain HTTP a browser may choose gzip. */
function requestedSize(url: string): Promise<number> {
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
