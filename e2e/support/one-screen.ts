import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { type DESKTOP, type Visitor, visit } from './visitor.ts';

type Work = (visitor: Visitor) => Promise<void>;
type Visiting = (token: string | null, viewport: typeof DESKTOP, path: string, work: Work) => Promise<void>;

/**
 * One screen for several people, one after the other: whoever comes finds the program in the browser's cache, so a visit
 * takes half of the processor time. Errors in the console fail it.
 */
export function oneScreen(browser: Browser, app: App): Visiting {
  let screen: Visitor | undefined;
  return async (token, viewport, path, work) => {
    screen ??= await visit(browser, app, viewport, { serviceWorker: false });
    const visitor = screen;
    try {
      await visitor.page.setViewportSize(viewport);
      await (token === null ? visitor.forget() : visitor.remember(token));
      // What the last page said when it was left is not about this visit.
      visitor.problems.splice(0);
      await visitor.open(path);
      await work(visitor);
      expect(visitor.problems).toEqual([]);
    } catch (error) {
      screen = undefined;
      await visitor.leave();
      throw error;
    }
  };
}
