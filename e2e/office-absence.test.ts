import { accountOf as vacationOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;
const KARLA = /^Leitung, Tischlerei/;
const DAY = '2026-12-03';

/** As the person sees it. */
async function openVacation(): Promise<number | undefined> {
  const hanna = await asPerson(stage.app, accountOf(stage.app, HANNA));
  return vacationOf(await hanna.get<CurrentUser>('/user/current'))?.open;
}

async function save(page: Page, button: 'Eintragen' | 'Ändern', reason: string, said: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Grund' }).fill(reason);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText(said).first().waitFor();
}

it('[OFC-02] [OFC-09] the office enters a day of vacation and makes hours of it: preview, account and the word to the person agree', async () => {
  const { email } = accountOf(stage.app, HANNA);
  const before = (await openVacation()) ?? Number.NaN;
  await stage.visiting(
    KARLA,
    DESKTOP,
    `/person-absence?user=${email}&date=${DAY}`,
    async ({ page, expectSound }) => {
      await page.getByRole('combobox', { name: 'Art' }).selectOption('Urlaub');
      await page.getByText(`Urlaub 2026: ${before} offen, nach diesem Eintrag ${before - 1}`).waitFor();
      await save(page, 'Eintragen', 'Telefonisch vereinbart', absenceTexts.created);
      expect(await openVacation()).toBe(before - 1);

      await page.goto(`${stage.app.url}/person-week?user=${email}&day=${DAY}`);
      await page.locator(`a[href^="/person-absence"][href*="id="][href*="${DAY}"]`).first().click();
      await page.getByRole('heading', { name: /^Abwesenheit ändern/ }).waitFor();
      await page.getByRole('combobox', { name: 'Art' }).selectOption('Überstunden');
      await page.getByText(`Urlaub 2026: ${before - 1} offen, nach diesem Eintrag ${before}`).waitFor();
      await expectSound();
      await save(page, 'Ändern', 'Doch Überstunden', absenceTexts.changed);
    },
  );
  expect(await openVacation()).toBe(before);
  await stage.visiting(HANNA, PHONE, '/dashboard', async ({ page }) => {
    await page.locator('summary').filter({ hasText: 'Ihre Einträge wurden korrigiert' }).click();
    await page.getByText('Doch Überstunden').first().waitFor();
  });
});
