import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, TODAY } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { copyDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

let browser: Browser;
let demo: Awaited<ReturnType<typeof copyDemo>>;
let app: App;
let token: string;
let visiting: ReturnType<typeof oneScreen>;

async function start(): Promise<void> {
  app = await startOn({ ...demo.env, FIXED_TODAY: TODAY });
  visiting = oneScreen(browser, app);
}

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), copyDemo()]);
  await start();
  ({ token } = await asPerson(app, accountOf(app, /^Mitarbeiterin/)));
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await demo?.drop();
});

const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name });
const day = ({ page }: Visitor, date: string) => page.getByRole('listitem').filter({ hasText: date });
const alert = ({ page }: Visitor, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function press({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function follow({ page }: Visitor, name: RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click();
}

async function chooseProject({ page }: Visitor): Promise<void> {
  await page.getByRole('combobox', { name: 'Projekt' }).click();
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}

/** One person, one day: what is entered on the desktop is found on the phone, and after a restart. */
describe('the main job', () => {
  it('[TIME-02] [TIME-19] [DASH-03] [BOOK-06] [BOOK-07] [DASH-01] records the working time of today at the desk, and books project hours, one after the other', () =>
    visiting(token, DESKTOP, '/dashboard', async (visitor) => {
      const { page } = visitor;
      await follow(visitor, /Arbeitszeit erfassen/);
      await page.getByRole('combobox', { name: 'Beginn' }).fill('0730');
      await page.getByRole('combobox', { name: 'Ende' }).fill('16:30');
      await field(visitor, 'Pause (h)').fill('0,5');
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await alert(visitor, 'Zeitbuchung erfolgreich gespeichert.');

      await follow(visitor, /Dashboard/);
      await follow(visitor, /Projekt buchen/);
      await field(visitor, 'Stunden').fill('3,25');
      await chooseProject(visitor);
      await field(visitor, 'Beschreibung').fill('Ziegel gelegt und verfugt');
      await visitor.expectSound();
      await press(visitor, 'Speichern und neu');
      await page.waitForURL(/\/booking\?date=2026-11-20&time=5\.25$/);
      await field(visitor, 'Stunden').fill('5,25');
      await chooseProject(visitor);
      await field(visitor, 'Beschreibung').fill('Gerüst abgebaut');
      await press(visitor, 'Speichern');
      await alert(visitor, 'Buchung erfolgreich angelegt.');
      await page.waitForURL(/\/timesheet$/);
    }));

  it('[BOOK-01] [DASH-02] [BOOK-18] [NAV-24] sees both in the week on the phone, and changes a booking', () =>
    visiting(token, PHONE, '/dashboard', async (visitor) => {
      await follow(visitor, /Aktuelle Woche/);
      const today = day(visitor, '20.11.2026');
      await today.getByText('vollständig').waitFor();
      await today.getByText('07:30 – 16:30').waitFor();
      await today.getByText('Ziegel gelegt und verfugt').waitFor();
      await visitor.expectSound();
      await today.getByRole('link', { name: /Gerüst abgebaut/ }).click();
      await field(visitor, 'Stunden').fill('4');
      await press(visitor, 'Speichern');
      await today.getByText('1,25 h offen').waitFor();
    }));

  it('[TIME-03] [TIME-01] [BOOK-19] [BOOK-20] [TIME-21] finds everything again after the program was restarted, changes the working time from the list, and deletes after the question', async () => {
    await app.stop();
    await start();
    await visiting(token, DESKTOP, '/workingtime', async (visitor) => {
      const { page } = visitor;
      await page.getByText('Zeige 1 bis 8').waitFor();
      await follow(visitor, /vom 20\.11\.2026 bearbeiten/);
      await page.getByRole('combobox', { name: 'Ende' }).fill('15:15');
      await press(visitor, 'Speichern');
      await alert(visitor, 'Zeitbuchung erfolgreich gespeichert.');
      await page.getByRole('row', { name: /20\.11\.2026 07:30 15:15 0,50 7,25/ }).waitFor();

      await follow(visitor, /Meine Projektstunden/);
      const today = day(visitor, '20.11.2026');
      await today.getByText('vollständig').waitFor();
      await today.getByText('07:30 – 15:15').waitFor();
      await today.getByRole('link', { name: /Gerüst abgebaut/ }).click();
      await press(visitor, 'Löschen');
      await page.getByText('Wollen Sie den Eintrag wirklich löschen?').waitFor();
      await visitor.expectSound();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await alert(visitor, 'Buchung erfolgreich gelöscht.');
      await today.getByText('4,00 h offen').waitFor();
      expect(await page.getByText('Gerüst abgebaut').count()).toBe(0);
    });
  });
});
