import type { Page } from 'playwright-core';

/** What Tab does not reach on its way through this part of the page, and where one does not see where one is. */
export async function faultsOfKeyboard(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const faults: string[] = [];
  if (part === 'main') {
    // Before the heading stands the way back.
    await page.keyboard.press('Shift+Tab');
    const before = await page.evaluate(lookAround, part);
    if (before) faults.push(before);
  }
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAround, part);
    if (stop === null) return [...faults, ...(await page.evaluate(notReached, part))];
    if (stop !== '') faults.push(stop);
  }
}

/** A fault where the focus is, '' where all is well, null at the end. */
async function lookAround(part: string): Promise<string | null> {
  // Whoever wants little motion gets transitions of one frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const found = document.activeElement as HTMLElement;
  if (found === document.body || !found.closest(part) || found.dataset.reached) return null;
  found.dataset.reached = 'yes';
  const name = found.innerText || found.getAttribute('aria-label') || found.id;
  const { top, bottom } = found.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return `out of sight: ${name}`;
  const frame = found.closest('.ant-picker, .ant-select');
  const isRinged = [found, frame].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return isRinged ? '' : `no focus ring: ${name}`;
}

function notReached(part: string): string[] {
  const all = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, select, textarea)`);
  return [...all]
    .filter((one) => !one.matches(':disabled, [tabindex="-1"]') && !one.dataset.reached)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(
      (one) => `not reached: ${one.localName} ${one.innerText || one.getAttribute('aria-label') || one.id}`,
    );
}
