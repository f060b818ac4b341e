import type { Page } from 'playwright-core';

export interface Found {
  path: string;
  heading: string;
}

/**
 * Navigates inside the running page, like a link, and waits for the heading of the new page. Nothing is reloaded, so
 * that a thousand routes can be visited.
 */
export function walkTo(page: Page, path: string): Promise<Found> {
  return page.evaluate(async (to) => {
    const heading = () => document.querySelector<HTMLElement>('main h1:not([data-walked])');
    const idle = () =>
      !document.querySelector(
        '.app-busy, main :is(.sb-skeleton, .sb-spinner, .sb-field-placeholder, .sb-pending)',
      );
    const frames = async (number: number) => {
      for (let i = 0; i < number; i++) await new Promise((resolve) => setTimeout(resolve, 8));
    };
    if (location.pathname !== to) {
      for (const old of document.querySelectorAll('main h1')) old.setAttribute('data-walked', '');
    }
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const end = performance.now() + 120_000;
    do {
      await frames(1);
      if (!heading() || !idle()) continue;
      // A page may still redirect after loading its record.
      await frames(3);
      if (heading() && idle()) break;
    } while (performance.now() < end);
    return { path: location.pathname, heading: heading()?.innerText ?? '' };
  }, path);
}
