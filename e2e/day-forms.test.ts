import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetBooking } from './support/comparing.ts';
import { expectSoundInBothSchemes } from './support/schemes.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
beforeAll(() => forgetBooking(stage.app, '2026-11-18'));
const HANNA = /^Werkstatt, Tischlerei/;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

it('[SET-64] a forgotten stopwatch asks on the phone for the hours, and the question is sound', () =>
  stage.visiting(HANNA, PHONE, '/dashboard', async (visitor) => {
    const { page } = visitor;
    const tile = page.getByRole('region', { name: 'Stoppuhr' });
    await tile.getByText(/Haben Sie vergessen, sie anzuhalten/).waitFor();
    await expectSoundInBothSchemes(visitor);
    await tile.getByRole('button', { name: 'Anhalten' }).click();
    const form = tile.getByRole('form', { name: /^Gestoppt: / });
    await form.getByText(/Wie lange haben Sie daran gearbeitet/).waitFor();
    expect(await form.getByRole('textbox', { name: /^Stunden/ }).inputValue()).toBe('');
    await expectSoundInBothSchemes(visitor);
    await form.getByRole('textbox', { name: /^Stunden/ }).fill('2');
    await form.getByRole('button', { name: 'Buchen' }).click();
    await form.waitFor({ state: 'detached' });
  }));

describe.each([
  ['the phone', PHONE],
  ['the desk', DESKTOP],
] as const)('on %s, sound in both schemes', (_, viewport) => {
  it('[DAY-09] a line is typed, refused, asks for the project and is saved by Enter, and taken back', () =>
    stage.visiting(HANNA, viewport, '/day?date=2026-11-20', async (visitor) => {
      const { page } = visitor;
      const line = page.getByRole('textbox', { name: 'Schnell erfassen' });
      await line.fill('8-12 11-15');
      await page.getByText('Die Zeiten überschneiden sich.').waitFor();
      await expectSoundInBothSchemes(visitor);
      await line.fill('8-9 1h #K Fronten geschliffen');
      await page.getByText('Welches Projekt ist gemeint?').waitFor();
      await expectSoundInBothSchemes(visitor);
      await page
        .getByRole('button', { name: /Küche Beispielhuber/ })
        .last()
        .click();
      await page.getByText(/^Küche Beispielhuber: Fronten geschliffen, 1,00 h$/).waitFor();
      const applied = page.waitForResponse((answer) => answer.url().endsWith('/apply'));
      await line.press('Enter');
      expect((await applied).status()).toBe(200);
      const undone = page.waitForResponse((answer) => answer.url().includes('/timesheet/undo/'));
      await press(page, 'Rückgängig');
      expect((await undone).status()).toBe(200);
      await expect.poll(() => line.inputValue()).toBe('');
    }));

  it('[DAY-06] favourites are arranged by keyboard, and the focus returns', () =>
    stage.visiting(HANNA, viewport, '/booking', async (visitor) => {
      const { page } = visitor;
      const names = () => page.getByRole('dialog').locator('li small').allInnerTexts();
      const open = page.getByRole('button', { name: 'Favoriten ordnen' });
      await open.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Favoriten ordnen' }).waitFor();
      await expectSoundInBothSchemes(visitor);
      const before = await names();
      const down = page.getByRole('button', { name: /nach hinten$/ }).first();
      await down.focus();
      await page.keyboard.press('Enter');
      const [first, second, ...others] = before;
      await expect.poll(names).toEqual([second, first, ...others]);
      await expect.poll(() => focused(page)).toMatch(/ nach (vorn|hinten)$/);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Favoriten ordnen');
    }));

  it('[SET-64] the stopwatch is started, stopped, and what it measured discarded after a question', () =>
    stage.visiting(HANNA, viewport, '/dashboard', async (visitor) => {
      const { page } = visitor;
      const tile = page.getByRole('region', { name: 'Stoppuhr' });
      await tile.getByRole('button', { name: 'Stoppuhr starten' }).click();
      const project = tile.getByRole('combobox', { name: 'Projekt' });
      await project.click();
      await page.keyboard.type('Küche');
      await page
        .getByRole('option', { name: /Küche Beispielhuber/ })
        .first()
        .waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await tile.getByRole('button', { name: 'Starten', exact: true }).click();
      await tile.getByRole('button', { name: 'Anhalten' }).waitFor();
      await expectSoundInBothSchemes(visitor);
      await tile.getByRole('button', { name: 'Anhalten' }).click();
      await tile.getByRole('form', { name: /^Gestoppt: / }).waitFor();
      await expect.poll(() => focused(page)).toBe('Stoppuhr');
      await expectSoundInBothSchemes(visitor);
      await tile.getByRole('button', { name: 'Verwerfen' }).click();
      await expectSoundInBothSchemes(visitor);
      await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
      await tile.getByRole('form', { name: /^Gestoppt: / }).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Stoppuhr');
    }));

  it('[ABS-03] days off from noon to noon are chosen in a calendar that marks what is known', () =>
    stage.visiting(HANNA, viewport, '/manage-absence', async (visitor) => {
      const { page } = visitor;
      const pick = async (name: string, day: string) => {
        const field = page.getByRole('textbox', { name });
        await field.click();
        await field.fill(day);
        const calendar = page.locator('.sb-calendar:visible');
        await calendar.waitFor();
        // What is known of the month: weekends, holidays, the own absences.
        await calendar.locator('.ab-day-mark').first().waitFor();
        await page.keyboard.press('Enter');
        await calendar.waitFor({ state: 'hidden' });
      };
      await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Urlaub' });
      await pick('Startdatum', '09.12.2026');
      await pick('Enddatum', '11.12.2026');
      await page.getByRole('checkbox', { name: 'Am ersten Tag erst ab mittags' }).check();
      await page.getByRole('checkbox', { name: 'Am letzten Tag nur bis mittags' }).check();
      await page.getByText(/^2 Tage werden beantragt/).waitFor();
      await expectSoundInBothSchemes(visitor);
    }));

  it("[ABS-42] 'Ich bin krank' is one tap, and so is the way back", () =>
    stage.visiting(HANNA, viewport, '/absences', async (visitor) => {
      const { page } = visitor;
      await press(page, 'Ich bin krank');
      await page.getByRole('button', { name: 'Wieder gesund' }).waitFor();
      await expectSoundInBothSchemes(visitor);
      await press(page, 'Wieder gesund');
      await page.getByRole('button', { name: 'Ich bin krank' }).waitFor();
    }));
});
