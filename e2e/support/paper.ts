import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** A4 in points, and the tolerance for rounding. */
const A4 = { width: 595, height: 842 };
const ROUNDING = 2;

export interface Paper {
  sheets: string[];
  text: string;
  /** Whether every sheet is A4 portrait. */
  isA4: boolean;
}

const press = (page: Page) => page.keyboard.press('Control+p');

/** Prints like a person: Ctrl+P or a button, then the browser's dialog with A4. */
export async function print(page: Page, ask: (page: Page) => Promise<void> = press): Promise<Paper> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-requested', '');
  });
  await ask(page);
  await page.locator('[data-print-requested]').waitFor();
  return onPaper(page);
}

/** Prints with the browser's own menu, which fetches nothing before. */
export async function onPaper(page: Page): Promise<Paper> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text: sheets } = await extractText(document, { mergePages: false });
  const sizes = await Promise.all(
    sheets.map(async (_, i) => (await document.getPage(i + 1)).getViewport({ scale: 1 })),
  );
  return {
    sheets,
    text: sheets.join('\n'),
    isA4: sizes.every(
      ({ width, height }) => Math.abs(width - A4.width) < ROUNDING && Math.abs(height - A4.height) < ROUNDING,
    ),
  };
}
