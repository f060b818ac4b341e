import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { onPaper, type Paper, print } from './support/paper.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();

const ADMIN = /^Administratorin, Musterbau/;
const EMPLOYEE = /^Mitarbeiterin/;

const MORE = 'Arbeitszeit erfassen';

async function isShown(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  // On a busy machine the network may be idle before a list has begun to load.
  await expect.poll(() => page.locator('main').getByText('Wird geladen …').count()).toBe(0);
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
}

const times = (text: string, { text: paper }: Paper) => paper.split(text).length - 1;

/** For a list of several sheets: the head is on each, all rows are there, the sum only at the end. */
function expectWhole(
  paper: Paper,
  { rows, headings, row }: { rows: number; headings: string[]; row: RegExp },
) {
  expect(paper.isA4).toBe(true);
  expect(paper.sheets.length).toBeGreaterThan(1);
  for (const sheet of paper.sheets)
    for (const heading of headings) expect(sheet.slice(0, 1500)).toContain(heading);
  expect(paper.text.match(row)).toHaveLength(rows);
  expect(times('Summe', paper)).toBe(1);
  expect(paper.text).toContain(`Zeige 1 bis ${rows} von ${rows} Elementen`);
}

const screens = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const;

it.each(screens)('the week is printed with its hours on one sheet, from %s', (_, viewport) =>
  stage.visiting(EMPLOYEE, viewport, '/timesheet', async ({ page }) => {
    await isShown(page);
    const hours = (await page.locator('.ts-week').innerText()).match(/\d+,\d\d h/g) ?? [];
    expect(hours.length).toBeGreaterThan(5);
    const paper = await print(page);
    expect(paper.isA4).toBe(true);
    expect(paper.sheets).toHaveLength(1);
    for (const day of ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']) expect(paper.text).toContain(day);
    // The text of a tag may come before or after its neighbours.
    expect(paper.text.match(/\d+,\d\d h/g)?.toSorted()).toEqual(hours.toSorted());
    expect(paper.text).not.toContain(MORE);
    expect(paper.text).not.toContain('Logout');
  }),
);

it.each(screens)('all working times are printed, not only the visible page, from %s', (_, viewport) =>
  stage.visiting(EMPLOYEE, viewport, '/workingtime', async ({ page }) => {
    await isShown(page);
    const { get } = await asPerson(stage.app, accountOf(stage.app, EMPLOYEE));
    const { length: rows } = await get<unknown[]>('/timesheet/workingtime?from=2026-01-01&to=2026-11-20');
    const paper = await print(page);
    const row = /\d\d\.\d\d\.2026\s+\d\d:\d\d\s+\d\d:\d\d\s+\d,\d\d\s+\d+,\d\d/g;
    expectWhole(paper, { rows, headings: ['Datum', 'Beginn', 'Ende', 'Pause', 'Stunden'], row });
    expect(paper.text).not.toContain(MORE);
  }),
);

it('Ctrl+P fetches the rows of a list that the server cuts, and prints them all', () =>
  stage.visiting(ADMIN, DESKTOP, '/timeBookings', async ({ page }) => {
    await isShown(page);
    // Some sheets are enough.
    await page.getByRole('textbox', { name: 'Von' }).fill('01.11.2026');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Suchen' }).click();
    const shown = await page.getByText(/Zeige 1 bis 10 von \d\d Elementen/).innerText();
    const rows = Number(/von (\d+)/.exec(shown)?.[1]);
    const paper = await print(page);
    const row = /\d\d\.\d\d\.2026\s+Arbeit\s+\d\d:\d\d\s+\d\d:\d\d\s+\d,\d\d\s+\d+,\d\d\s+\d+,\d\d/g;
    expectWhole(paper, { rows, headings: ['Mitarbeiter', 'Datum', 'Beginn', 'Soll', 'Ist'], row });
    // Afterwards the screen shows its page again.
    await expect.poll(() => page.getByRole('row').count()).toBe(12);
  }));

it("the browser's menu prints the loaded rows and says how many there are", () =>
  stage.visiting(ADMIN, DESKTOP, '/timeBookings', async ({ page }) => {
    // What is printed is what is loaded, so the list has to be there.
    await page.getByText(/Zeige 1 bis 10 von \d{4} Elementen/).waitFor();
    const { text } = await onPaper(page);
    expect(text).toMatch(/Zeige 1 bis 10 von \d{4} Elementen/);
  }));

it('the calendar is printed with its days and the absences of everybody', () =>
  stage.visiting(ADMIN, DESKTOP, '/vacation-overview', async ({ page }) => {
    await isShown(page);
    await page.getByRole('button', { name: 'Alle ausklappen' }).click();
    await expect.poll(() => page.locator('main h2 [aria-expanded=false]').count()).toBe(0);
    // Their rows follow once the arrows have turned.
    await expect.poll(() => page.locator('.ab-month > div:empty').count()).toBe(0);
    const names = await page.locator('.ab-grid li .ab-name').allInnerTexts();
    expect(names.length).toBeGreaterThan(10);
    const paper = await print(page);
    expect(paper.isA4).toBe(true);
    for (const month of ['Januar 2026', 'November 2026', 'Dezember 2026'])
      expect(paper.text).toContain(month);
    for (const name of new Set(names))
      expect(times(name, paper)).toBe(names.filter((other) => other === name).length);
    expect(paper.text).not.toContain('Alle ausklappen');
  }));

it('a project is printed by the button, with its chart and all its bookings', () =>
  stage.visiting(ADMIN, DESKTOP, '/project-detail?id=1001', async ({ page }) => {
    await isShown(page);
    const bookings = page.getByRole('region', { name: 'Buchungen' });
    const shown = await bookings.getByText(/Zeige 1 bis 10 von \d{3} Elementen/).innerText();
    const rows = Number(/von (\d+)/.exec(shown)?.[1]);
    const paper = await print(page, () => page.getByRole('button', { name: 'Seite drucken' }).click());
    expect(paper.isA4).toBe(true);
    expect(paper.text).toContain(`Zeige 1 bis ${rows} von ${rows} Elementen`);
    expect(paper.text.match(/\d\d\.\d\d\.20\d\d\s+\S.*?\s\d+,\d\d\n/g)?.length).toBeGreaterThanOrEqual(rows);
    for (const sheet of paper.sheets.slice(1)) expect(sheet).toContain('Dauer (h)');
  }));
