import type { Page } from 'playwright-core';

type Part = 'body' | 'main';

/** What the page keeps while somebody goes through it. */
interface Way {
  faults: string[];
  hasEnded: boolean;
  stop(): void;
}
type Walked = typeof globalThis & { way: Way };

/** What Tab does not reach on its way through this part of the page, and where one does not see where one is. */
export async function faultsOfKeyboard(page: Page, part: Part): Promise<string[]> {
  await page.evaluate(watch, part);
  if (part === 'main') {
    // Before the heading stands the way back.
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(beginAnew);
  }
  do {
    for (let times = 0; times < 15; times++) await page.keyboard.press('Tab');
  } while (!(await page.evaluate(hasEnded)));
  return page.evaluate(whatIsWrong, part);
}

const hasEnded = () => (globalThis as Walked).way.hasEnded;

/** Backwards one may have left the part. */
function beginAnew(): void {
  (globalThis as Walked).way.hasEnded = false;
}

/** Looks at every stop; the way has ended where it leaves the part or comes back to where it was. */
function watch(part: Part): void {
  // Whoever wants little motion gets transitions of one frame, which nobody waits for here.
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
  /** The ring lies around the control, or around its frame. */
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
  /** As late as can be: the browser scrolls to what has the focus when all have heard of it. */
  function lookBack(): void {
    const found = document.activeElement as HTMLElement;
    // The heading has the focus before Tab was pressed; a walk arrives as by 'back', which leaves the page where it was.
    if (way.hasEnded || !found.dataset.reached || !found.closest(part)) return;
    const { top, bottom } = found.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) way.faults.push(`out of sight: ${nameOf(found)}`);
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
    .filter((one) => !one.matches(':disabled, [tabindex="-1"]') && !one.dataset.reached)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(
      (one) => `not reached: ${one.localName} ${one.innerText || one.getAttribute('aria-label') || one.id}`,
    );
  return [...way.faults, ...missed];
}
