import type { Page } from 'playwright-core';
import { loginOf, openChromium, openScreen, type Screen, type Who } from './browser.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';

export const name = 'browser-inputs';

const ANSWER = 100;
/** Other work on the machine shares its caches and only ever adds: the fastest round is nearest to the work itself. */
const ROUNDS = 6;

interface Input {
  work: string;
  who: Who;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const calendar = (page: Page) => page.locator('.sb-control input').first().click();
const typeInSearch = async (page: Page) => {
  await page.locator('input[type=search]').focus();
  await page.keyboard.press('9');
};

const inputs: Input[] = [
  { work: 'types in the search over 500 people', who: 'admin', path: '/myworkers', act: typeInSearch },
  { work: 'types in the search over 150 projects', who: 'admin', path: '/projects', act: typeInSearch },
  {
    work: 'turns a page of working times',
    who: 'employee',
    path: '/workingtime',
    act: button('Nächste Seite'),
  },
  {
    work: 'sorts a table',
    who: 'admin',
    path: '/myworkers',
    act: (page) => page.locator('th.sb-sorts').first().click(),
  },
  { work: 'opens the dialog before deleting', who: 'employee', path: '/workingtime', act: button(/löschen/) },
  {
    work: 'opens the calendar of a date field',
    who: 'employee',
    path: '/workingtime',
    act: calendar,
  },
  {
    work: 'opens the calendar of a date field again',
    who: 'employee',
    path: '/workingtime',
    prepare: async (page) => {
      await calendar(page);
      await page.locator('.sb-calendar td').first().waitFor();
      await page.locator('h1').click();
      await page.locator('.sb-calendar td').first().waitFor({ state: 'hidden' });
    },
    act: calendar,
  },
  { work: 'opens the calendar of a day', who: 'employee', path: '/manage-absence', act: calendar },
  {
    work: 'opens the list of times',
    who: 'employee',
    path: '/create-workingtime',
    act: (page) => page.locator('.ant-select-auto-complete input').first().click(),
  },
  {
    work: 'opens the list of 150 projects',
    who: 'employee',
    path: '/booking',
    act: (page) => page.getByRole('combobox', { name: 'Projekt' }).click(),
  },
  {
    work: 'searches in the list of 150 projects',
    who: 'employee',
    path: '/booking',
    prepare: (page) => page.getByRole('combobox', { name: 'Projekt' }).click(),
    act: (page) => page.keyboard.press('9'),
  },
  {
    work: 'opens a month of the vacation calendar of 500',
    who: 'admin',
    path: '/vacation-overview',
    act: (page) => page.locator('.ab-month button[aria-expanded=false]').first().click(),
  },
  {
    work: 'opens all months of the vacation calendar of 500',
    who: 'admin',
    path: '/vacation-overview',
    act: button('Alle ausklappen'),
  },
  {
    work: 'filters the vacation calendar of 500 with all months open',
    who: 'admin',
    path: '/vacation-overview',
    prepare: button('Alle ausklappen'),
    act: (page) => page.locator('.ab-filters input[type=checkbox]').last().click(),
  },
  {
    work: 'goes to the timesheet',
    who: 'employee',
    path: '/dashboard',
    act: (page) => page.locator('a[href="/timesheet"]').first().click(),
  },
];

/** From an input to the frame that shows its result, and the longest task until the page is idle. */
export async function run({ size }: Context): Promise<Row[]> {
  const sized = await size('M');
  const product = await startProduct(sized);
  const browser = await openChromium();
  try {
    const rows: Row[] = [];
    for (const input of inputs) {
      const screen = await openScreen(browser, loginOf(input.who, sized));
      const each: number[] = [];
      for (let i = 0; i < ROUNDS; i++)
        each.push(await answer(screen, `http://127.0.0.1:${product.port}`, input));
      await screen.close();
      const [fastest = Number.NaN] = each.toSorted((a, b) => a - b);
      const middle = each.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
      rows.push({
        work: `${input.who} ${input.work}: to the next paint`,
        target: `under ${ANSWER} ms`,
        measured: `${fastest} ms (median ${middle})`,
        met: fastest < ANSWER,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function answer(screen: Screen, url: string, { path, prepare, act }: Input): Promise<number> {
  await screen.page.goto(`${url}${path}`);
  await screen.settled();
  await prepare?.(screen.page);
  await screen.page.waitForTimeout(1_000);
  const { untilPaint } = await screen.trace(async () => {
    await act(screen.page);
    await screen.page.waitForTimeout(300);
  });
  if (untilPaint === 0) throw new Error(`${path}: no input was seen`);
  return untilPaint;
}
