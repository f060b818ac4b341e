import { describe, expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE, type Visitor } from './support/visitor.ts';

const stage = setStage();
const ADMIN = /^Administratorin/;
const EMPLOYEE = /^Mitarbeiterin/;

async function pick({ page }: Visitor, name: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await field.click();
  await field.fill(day);
  await page.keyboard.press('Enter');
  await page.locator('.sb-calendar:visible').waitFor({ state: 'hidden' });
  // The calendar may reopen while the field still has the focus.
  await field.blur();
}

/** 'used / total' and the open days. */
async function account({ page }: Visitor): Promise<{ used: number; open: number }> {
  await page.getByText('Offen', { exact: true }).waitFor();
  const used = await page.getByText(/^\d+ \/ \d+$/).innerText();
  const open = await page
    .getByText('Offen', { exact: true })
    .locator('xpath=following-sibling::dd')
    .innerText();
  return { used: Number.parseInt(used, 10), open: Number(open) };
}

async function openRequests({ page }: Visitor): Promise<number> {
  const item = page.getByRole('link', { name: /^Inbox \d+/ }).first();
  await item.waitFor();
  return Number(/\d+/.exec(await item.innerText())?.[0]);
}

let before: { used: number; open: number };
let waiting: number;

describe('a week off, from the request to the calendar', () => {
  it('[ABS-39] [DASH-04] [DASH-07] the admin sees on the dashboard how many requests wait', () =>
    stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      waiting = await openRequests(visitor);
      await visitor.page.getByRole('heading', { name: 'Abwesenheiten dieser Woche' }).waitFor();
    }));

  it('[ABS-03] [ABS-16] [ABS-18] [ABS-02] [ABS-10] [ABS-13] the employee requests a week on the phone, and is refused a second request for it', () =>
    stage.visiting(EMPLOYEE, PHONE, '/absences', async (visitor) => {
      const { page } = visitor;
      before = await account(visitor);
      await page.getByRole('link', { name: 'Abwesenheit beantragen' }).click();
      await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Urlaub' });
      await pick(visitor, 'Startdatum', '14.12.2026');
      await pick(visitor, 'Enddatum', '20.12.2026');
      await page.getByText('5 Tage werden beantragt: 14.12.2026 – 18.12.2026').waitFor();
      await page
        .getByText(`Urlaub 2026: ${before.open} offen, nach diesem Antrag ${before.open - 5}`)
        .waitFor();
      await visitor.expectSound();
      await page.getByRole('button', { name: 'Beantragen' }).click();
      await page.getByText('Abwesenheit erfolgreich angelegt.').waitFor();
      await page.waitForURL(/\/absences$/);
      await expect.poll(() => account(visitor)).toEqual({ used: before.used + 5, open: before.open - 5 });
      await page.getByRole('link', { name: 'Abwesenheit beantragen' }).click();
      await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Krankheit' });
      await pick(visitor, 'Startdatum', '15.12.2026');
      await page.getByRole('button', { name: 'Beantragen' }).click();
      await page.getByText('Abwesenheit für den Tag 15.12.2026 bereits vorhanden.').waitFor();
      await visitor.expectSound();
    }));

  it('[ABS-22] [ABS-26] [ABS-35] the admin sees the counter rise and approves all at once', () =>
    stage.visiting(ADMIN, DESKTOP, async (visitor) => {
      const { page } = visitor;
      await expect.poll(() => openRequests(visitor)).toBe(waiting + 5);
      await visitor.open('/inbox');
      await page.getByText(`Zeige 1 bis 10 von ${waiting + 5} Elementen`).waitFor();
      await page.getByRole('checkbox', { name: /Alle auswählen/ }).check();
      await page.getByRole('button', { name: 'Auswahl genehmigen' }).click();
      await visitor.expectSound();
      await page.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
      await page.getByText('Abwesenheit erfolgreich genehmigt.').first().waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // Under the dialog the pointer lies on the list, whose rows keep their places as long as it does.
      await page.getByRole('heading', { name: 'Inbox' }).hover();
      await page.getByText('Kein Antrag wartet auf eine Antwort.').waitFor();
      await page.getByRole('link', { name: /^Inbox \d/ }).waitFor({ state: 'hidden' });
      await visitor.expectSound();
    }));

  it('[ABS-20] [VAC-02] [VAC-05] [VAC-09] [VAC-11] [ABS-30] [ABS-34] the employee sees it approved, the account unchanged by that, and in the calendar, and deletes a day again', () =>
    stage.visiting(EMPLOYEE, DESKTOP, '/vacation-overview', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'November 2026', expanded: true }).waitFor();
      await page.getByRole('checkbox', { name: 'Nur eigene' }).check();
      await page.getByRole('button', { name: 'Alle ausklappen' }).click();
      await page.getByRole('img', { name: 'Urlaub, 14.12. – 18.12.2026, Genehmigt' }).waitFor();
      await visitor.expectSound();

      await page.getByRole('link', { name: 'Meine Abwesenheiten' }).first().click();
      await page.getByRole('row', { name: /14\.12\.2026 Urlaub 8,00 Genehmigt/ }).waitFor();
      await expect.poll(() => account(visitor)).toEqual({ used: before.used + 5, open: before.open - 5 });
      await page.getByRole('button', { name: 'Urlaub am Fr, 18.12.2026 löschen' }).click();
      await visitor.expectSound();
      await page.getByRole('button', { name: 'Löschen', exact: true }).click();
      await page.getByText('Abwesenheit erfolgreich gelöscht.').waitFor();
      await expect.poll(() => account(visitor)).toEqual({ used: before.used + 4, open: before.open - 4 });
    }));
});
