import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, type App, dataFolder, startApp } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor, visit } from './support/visitor.ts';

const data = dataFolder();
let browser: Browser;
let app: App;
let employee: Account;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startApp(data.path)]);
  employee = app.accounts.find(({ what }) => what.startsWith('Mitarbeiterin')) as Account;
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  data.remove();
});

/** A visitor who must leave without errors in the console. */
async function visiting(viewport: typeof DESKTOP, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await visit(browser, app, viewport);
  try {
    await visitor.enter((await asPerson(app, employee)).token);
    await work(visitor);
    expect(visitor.problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name });
const day = ({ page }: Visitor, date: string) => page.getByRole('listitem').filter({ hasText: date });
const alert = ({ page }: Visitor, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function press({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function follow({ page }: Visitor, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click();
}

async function bookToday(visitor: Visitor, hours: string, text: string): Promise<void> {
  const { page } = visitor;
  await field(visitor, 'Stunden').fill(hours);
  await page.getByRole('combobox', { name: 'Projekt' }).click();
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await visitor.expectSound();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await field(visitor, 'Beschreibung').fill(text);
}

/** One person, one day: what is entered on the desktop is found on the phone, and after a restart. */
describe('the main job', () => {
  it('[TIME-02] [TIME-19] [DASH-03] records the working time of today at the desk', () =>
    visiting(DESKTOP, async (visitor) => {
      await visitor.expectSound();
      await follow(visitor, /Arbeitszeit erfassen/);
      await visitor.page.getByRole('combobox', { name: 'Beginn' }).fill('0730');
      await visitor.page.getByRole('combobox', { name: 'Ende' }).fill('16:30');
      await field(visitor, 'Pause (h)').fill('0,5');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await alert(visitor, 'Zeitbuchung erfolgreich gespeichert.');
    }));

  it('[BOOK-06] [BOOK-07] [DASH-01] books project hours, one after the other', () =>
    visiting(DESKTOP, async (visitor) => {
      await follow(visitor, /Projekt buchen/);
      await bookToday(visitor, '3,25', 'Ziegel gelegt und verfugt');
      await visitor.expectSound();
      await press(visitor, 'Speichern und neu');
      await visitor.page.waitForURL(/\/booking\?date=2026-11-20&time=5\.25$/);
      await bookToday(visitor, '5,25', 'Gerüst abgebaut');
      await press(visitor, 'Speichern');
      await alert(visitor, 'Buchung erfolgreich angelegt.');
      await visitor.page.waitForURL(/\/timesheet$/);
    }));

  it('[BOOK-01] [DASH-02] sees both in the week, on the phone', () =>
    visiting(PHONE, async (visitor) => {
      await visitor.expectSound();
      await follow(visitor, /Aktuelle Woche/);
      const today = day(visitor, '20.11.2026');
      await today.getByText('vollständig').waitFor();
      await today.getByText('07:30 – 16:30').waitFor();
      await today.getByText('Ziegel gelegt und verfugt').waitFor();
      await visitor.expectSound();
    }));

  it('[BOOK-18] [NAV-24] changes a booking on the phone', () =>
    visiting(PHONE, async (visitor) => {
      await visitor.open('/timesheet');
      await day(visitor, '20.11.2026')
        .getByRole('link', { name: /Gerüst abgebaut/ })
        .click();
      await field(visitor, 'Stunden').fill('4');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await day(visitor, '20.11.2026').getByText('1,25 h offen').waitFor();
    }));

  it('[TIME-03] [TIME-01] changes the working time from the list', () =>
    visiting(DESKTOP, async (visitor) => {
      await visitor.open('/workingtime');
      await visitor.page.getByText('Zeige 1 bis 8').waitFor();
      await visitor.expectSound();
      await follow(visitor, /vom 20\.11\.2026 bearbeiten/);
      await visitor.page.getByRole('combobox', { name: 'Ende' }).fill('15:15');
      await press(visitor, 'Speichern');
      await alert(visitor, 'Zeitbuchung erfolgreich gespeichert.');
      await visitor.page.getByRole('row', { name: /20\.11\.2026 07:30 15:15 0,50 7,25/ }).waitFor();
    }));

  it('[TIME-01] finds everything again after the program was restarted', async () => {
    await app.stop();
    app = await startApp(data.path);
    await visiting(PHONE, async (visitor) => {
      await visitor.open('/timesheet');
      const today = day(visitor, '20.11.2026');
      await today.getByText('vollständig').waitFor();
      await today.getByText('07:30 – 15:15').waitFor();
      await today.getByText('Gerüst abgebaut').waitFor();
      await visitor.open('/workingtime');
      await visitor.page.getByText('Zeige 1 bis 8').waitFor();
      await visitor.expectSound();
    });
  });

  it('[BOOK-19] [BOOK-20] [TIME-21] deletes after the question', () =>
    visiting(DESKTOP, async (visitor) => {
      await visitor.open('/timesheet');
      await day(visitor, '20.11.2026')
        .getByRole('link', { name: /Gerüst abgebaut/ })
        .click();
      await press(visitor, 'Löschen');
      await visitor.page.getByText('Wollen Sie den Eintrag wirklich löschen?').waitFor();
      await visitor.expectSound();
      await visitor.page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await alert(visitor, 'Buchung erfolgreich gelöscht.');
      await day(visitor, '20.11.2026').getByText('4,00 h offen').waitFor();
      expect(await visitor.page.getByText('Gerüst abgebaut').count()).toBe(0);
    }));
});
