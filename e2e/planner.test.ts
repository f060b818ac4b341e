import { describe, expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
const WORKSHOP = /^Werkstatt, Tischlerei/;
const CALENDAR = '/vacation-overview';

describe('days of one’s own are requested in the planner', () => {
  it('[VAC-13] at the desk by dragging over them, and seen in it at once', () =>
    stage.visiting(WORKSHOP, DESKTOP, CALENDAR, async ({ page, expectSound }) => {
      await page.getByRole('heading', { name: 'November 2026' }).waitFor();
      await page.getByRole('button', { name: 'Nächster Monat' }).click();
      await page.getByRole('heading', { name: 'Dezember 2026' }).waitFor();
      const day = (date: string) => page.locator(`[data-day="${date}"]`);
      await day('2026-12-14').hover();
      await page.mouse.down();
      await day('2026-12-15').hover();
      await day('2026-12-16').hover();
      await page.mouse.up();
      const bar = page.getByRole('region', { name: 'Abwesenheit beantragen' });
      await bar.getByText('Mo, 14.12. – Mi, 16.12.2026').waitFor();
      await bar.getByText(/3 Tage werden beantragt/).waitFor();
      await expectSound();
      await bar.getByRole('button', { name: 'Beantragen', exact: true }).click();
      await page.getByText('Abwesenheit erfolgreich angelegt.').waitFor();
      await bar.waitFor({ state: 'hidden' });
      await expect
        .poll(() => day('2026-12-15').getAttribute('aria-label'))
        .toBe('Di, 15.12.2026, Urlaub, 15.12.2026, Beantragt');
    }));

  it('[VAC-13] on the phone by two taps and the form, which takes the days over', () =>
    stage.visiting(WORKSHOP, PHONE, CALENDAR, async ({ page, expectSound }) => {
      await page.getByRole('heading', { name: /^KW 47/ }).waitFor();
      for (let week = 48; week <= 50; week++) {
        await page.getByRole('button', { name: 'Nächste Woche' }).click();
        await page.getByRole('heading', { name: new RegExp(`^KW ${week}`) }).waitFor();
      }
      // A finger: no mouse has pressed anything before.
      const tap = (date: string) => page.locator(`[data-day="${date}"]`).dispatchEvent('click');
      await tap('2026-12-10');
      const bar = page.getByRole('region', { name: 'Abwesenheit beantragen' });
      await bar.getByText('Der nächste Tag, den Sie antippen, ist der letzte.').waitFor();
      await tap('2026-12-11');
      await bar.getByText('Do, 10.12. – Fr, 11.12.2026').waitFor();
      await expectSound();
      await bar.getByRole('link', { name: 'Mehr Angaben' }).click();
      await page.getByText('2 Tage werden beantragt: 10.12.2026 – 11.12.2026').waitFor();
      await page.getByLabel('Notiz').fill('Zahnarzt und Umzug');
      await page.getByRole('button', { name: 'Beantragen' }).click();
      await page.getByText('Abwesenheit erfolgreich angelegt.').waitFor();
      await page.getByText('„Zahnarzt und Umzug“').first().waitFor();
    }));
});
