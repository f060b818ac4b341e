import type { Page } from 'playwright-core';

/** Waits until the page has its heading and nothing on it is loading. */
export async function isComplete(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.app-busy, main :is(.sb-skeleton, .sb-spinner, .sb-field-placeholder)'),
  );
}
