import type { Page } from 'playwright-core';

type Part = 'body' | 'main';

/** State on the page during a walk. */
interface Way {
  faults: string[];
  hasEnded: boolean;
  stop(): void;
}
type Walked = typeof globalThis & { way: Way };

/** Controls in this part of the page that Tab does not reach, and those without a visible focus. */
export async function faultsOfKeyboard(page: Page, part: Part): Promise<string[]> {
  await page.evaluate(watch, part);
  if (part === 'main') {
    // The back button comes before the heading.
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(restart);
  }
  do {
    for (let times = 0; times < 15; times++) await page.keyboard.press('Tab');
  } while (!(await page.evaluate(hasEnded)));
  return page.evaluate(whatIsWrong, part);
}

const hasEnded = () => (globalThis as Walked).way.hasEnded;

/** Moving backwards may have left the part. */
function restart(): void {
  (globalThis as Walked).way.hasEnded = false;
}

/** Checks every tab stop; the walk ends when it leaves the part or returns to its start. */
function watch(part: Part): void {
  // With reduced motion, transitions still take one frame, which nobody waits for here.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, still];
  const way: Way = {
    faults: [],
    hasEnded: false,
    stop() {
      document.removeEventListener('keydown', lookBack, { capture: true });
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
      document.adoptedStyleSheets = before;
    },
  };
  (globalThis as Walked).way = way;

  const nameOf = (found: HTMLElement) => found.innerText || found.getAttribute('aria-label') || found.id;
  /** The ring is around the control, or around its frame. */
  const isRinged = (one: Element | null, frames = 3): boolean => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return (
      (outlineStyle !== 'none' && outlineWidth !== '0px') ||
      (frames > 0 && isRinged(one.parentElement, frames - 1))
    );
  };
  function look({ target }: FocusEvent): void {
    const found = target as HTMLElement;
    if (way.hasEnded) return;
    if (!found.closest(part) || found.dataset.reached) {
      way.hasEnded = true;
      return;
    }
    found.dataset.reached = 'yes';
    if (!isRinged(found)) {
      way.faults.push(`no focus ring: ${nameOf(found)}`);
    }
  }
  function leave({ relatedTarget }: FocusEvent): void {
    if (!relatedTarget) way.hasEnded = true;
  }
  /** On the next key, because the browser scrolls to the focus after its events. */
  function lookBack(): void {
    const found = document.activeElement as HTMLElement;
    // The heading has the focus before Tab is pressed; a walk arrives like 'back', which does not scroll.
    if (way.hasEnded || !found.dataset.reached || !found.closest(part)) return;
    const { top, bottom } = found.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) way.faults.push(`out of sight: ${nameOf(found)}`);
    else if (isCovered(found)) way.faults.push(`covered: ${nameOf(found)}`);
  }
  /** By something that stays in its place while the page scrolls below it. */
  function isCovered(found: HTMLElement): boolean {
    const { left, width, top, bottom } = found.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
    // A browser brings only the line with the cursor of a large text field into sight.
    const end = Math.min(bottom, top + 40);
    return [top + 2, (top + end) / 2, end - 2].some((y) => {
      for (let hit = document.elementFromPoint(x, y); hit && !hit.contains(found); hit = hit.parentElement) {
        if (!found.contains(hit) && /fixed|sticky/.test(getComputedStyle(hit).position)) return true;
      }
      return false;
    });
  }
  document.addEventListener('keydown', lookBack, { capture: true });
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', leave);
}

function whatIsWrong(part: Part): string[] {
  const { way } = globalThis as Walked;
  way.stop();
  const all = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, select, textarea)`);
  const missed = [...all]
    // Of several choices Tab reaches the one that is taken, arrows the others.
    .filter((one) => !one.matches('input[type=radio]:not(:checked)'))
    .filter((one) => !one.matches(':disabled, [tabindex="-1"]') && !one.dataset.reached)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(
      (one) => `not reached: ${one.localName} ${one.innerText || one.getAttribute('aria-label') || one.id}`,
    );
  return [...way.faults, ...missed];
}
