import type { Page } from 'playwright-core';

/** Touch targets below 44 pixels in height or width. A link inside a sentence is as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inSentence = (element: Element) =>
      element.matches('p a, li a, label a') && getComputedStyle(element).display === 'inline';
    /** Includes the label of a checkbox, and the frame of a list or a date. */
    const areaOf = (element: Element) => {
      const around = element.matches('input[type=checkbox]') ? 'label' : '.sb-text, .sb-control';
      return (element.closest(around) ?? element).getBoundingClientRect();
    };
    const targets = document.querySelectorAll(
      'a[href], button:not([disabled]), input, select, textarea, [role=tab]',
    );
    return (
      [...targets]
        .filter((element) => isSeen(element) && !element.closest('.sb-hidden') && !inSentence(element))
        // Answers to a finger around it, too (surfaces.css).
        .filter((element) => !element.matches('.sb-why'))
        .flatMap((element) => {
          const { width, height } = areaOf(element);
          if (width >= LEAST - 0.5 && height >= LEAST - 0.5) return [];
          const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.id;
          return `${element.localName} ${name} (${Math.round(width)} × ${Math.round(height)})`;
        })
    );
  });
}
