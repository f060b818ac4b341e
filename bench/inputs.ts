import type { Page } from 'playwright-core';
import type { Who } from './browser.ts';

export interface Input {
  work: string;
  who: Who;
  path: string;
  /** In a company with features, in a window this wide. */
  width?: number;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const calendar = (page: Page) => page.locator('.sb-control input').first().click();
const typeInSearch = async (page: Page) => {
  await page.locator('input[type=search]').focus();
  await page.keyboard.press('9');
};

/** What the pages of every company have. */
export const inputs: readonly Input[] = [
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

const openPalette = (page: Page) => page.keyboard.press('Control+k');
const row = (page: Page) => page.locator('a[data-row]').first();

/** What features bring, with all recommended ones and those of the day and of teams. */
export const inputsOfFeatures: readonly Input[] = [
  {
    work: 'goes to the planner of 500',
    who: 'admin',
    path: '/dashboard',
    act: (page) => page.locator('a[href="/vacation-overview"]').first().click(),
  },
  {
    work: 'turns the planner of 500',
    who: 'admin',
    path: '/vacation-overview',
    act: button('Vorheriger Monat'),
  },
  {
    work: 'shows the own line of the planner alone',
    who: 'employee',
    path: '/vacation-overview',
    act: (page) => page.getByRole('checkbox', { name: 'Nur eigene' }).click(),
  },
  {
    work: 'opens the palette',
    who: 'admin',
    path: '/dashboard',
    prepare: async (page) => {
      await openPalette(page);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    },
    act: openPalette,
  },
  {
    work: 'types in the palette',
    who: 'admin',
    path: '/dashboard',
    prepare: async (page) => {
      await openPalette(page);
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.keyboard.press('9'),
  },
  {
    work: 'opens the form of a booking from its row',
    who: 'employee',
    path: '/timesheet',
    act: (page) => page.locator('main a[href^="/manage-booking?id="]').first().click(),
  },
  { work: 'turns the week', who: 'employee', path: '/timesheet', act: button('Vorherige Woche') },
  {
    work: 'turns the week of the grid',
    who: 'employee',
    path: '/timesheet?view=raster',
    act: button('Vorherige Woche'),
  },
  {
    work: 'goes to another day of the comparison',
    who: 'employee',
    path: '/days',
    act: (page) => page.locator('.ts-compare-month-part a[href^="/day?date="]').nth(3).click(),
  },
  {
    work: 'opens a working time beside the list',
    who: 'employee',
    path: '/workingtime',
    width: 1920,
    act: (page) => row(page).click(),
  },
  {
    work: 'opens a project beside the list',
    who: 'admin',
    path: '/projects',
    width: 1920,
    act: (page) => row(page).click(),
  },
  {
    work: 'opens a person beside the list',
    who: 'admin',
    path: '/myworkers',
    width: 1920,
    act: (page) => row(page).click(),
  },
];
