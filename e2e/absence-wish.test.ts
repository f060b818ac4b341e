import { accountOf as vacationOf } from '@stundenbuch/domain/accounts/vacation/account-fields';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;
const KARLA = /^Leitung, Tischlerei/;
/** A day of a closed month on which Hanna was away without pay. */
const DAY = '16.10.2026';
const OCTOBER = '/month?month=2026-10';

async function openVacation(): Promise<number | undefined> {
  const hanna = await asPerson(stage.app, accountOf(stage.app, HANNA));
  return vacationOf(await hanna.get<CurrentUser>('/user/current'))?.open;
}

/** From the row of the absence to what it should have been. */
async function wish(page: Page, reason: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^Korrektur beantragen: .* am Fr, ${DAY}`) }).click();
  await page.getByRole('heading', { name: 'Korrektur beantragen' }).waitFor();
  await page.getByRole('combobox', { name: 'Art' }).selectOption('Urlaub');
  await page.getByRole('textbox', { name: 'Grund' }).fill(reason);
  await page.getByRole('button', { name: 'Beantragen' }).click();
  await page.getByText(monthTexts.requested).first().waitFor();
}

/** From the line above the months to what is asked for. */
const openWishes = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Beantragte Korrekturen' }).click();

async function answer(page: Page, how: 'annehmen' | 'ablehnen', text: string): Promise<void> {
  const wished = page
    .getByRole('list', { name: 'Beantragte Korrekturen' })
    .getByRole('listitem')
    .filter({ hasText: `Hanna Hobel, Fr, ${DAY}` });
  await wished.getByText('12 → 11 Tage offen').waitFor();
  await wished.getByRole('textbox', { name: 'Antwort' }).fill(text);
  await wished.getByRole('button', { name: `Hanna Hobel, Fr, ${DAY} ${how}` }).click();
  await wished.waitFor({ state: 'hidden' });
}

it('[MON-11] on the phone an absence of a closed month is wished otherwise; the office declines, and nothing has changed', async () => {
  await stage.visiting(HANNA, PHONE, '/absences', async ({ page, expectSound }) => {
    await wish(page, 'Es war Urlaub');
    await expectSound();
  });
  await stage.visiting(KARLA, DESKTOP, OCTOBER, async ({ page, expectSound }) => {
    await openWishes(page);
    await page.getByText('12 → 11 Tage offen').waitFor();
    await expectSound();
    await answer(page, 'ablehnen', 'So war es abgesprochen');
  });
  await stage.visiting(HANNA, PHONE, OCTOBER, async ({ page }) => {
    const own = page.getByRole('region', { name: 'Meine Korrekturen' });
    await own.getByText('„So war es abgesprochen“').waitFor();
  });
  expect(await openVacation()).toBe(12);
});

it('[MON-11] at the desk it is wished once more and accepted: the day, the account and the month say so', async () => {
  await stage.visiting(HANNA, DESKTOP, '/absences', async ({ page }) => {
    await wish(page, 'Siehe Mail vom 2. November');
  });
  await stage.visiting(KARLA, DESKTOP, OCTOBER, async ({ page }) => {
    await openWishes(page);
    await answer(page, 'annehmen', 'Stimmt');
  });
  await stage.visiting(HANNA, DESKTOP, '/absences', async ({ page }) => {
    const row = page.getByRole('row').filter({ hasText: DAY });
    await row.getByText('Urlaub').first().waitFor();
    await page.getByText('11', { exact: true }).first().waitFor();
    await page.goto(`${stage.app.url}${OCTOBER}`);
    await page.getByText('„Stimmt“').first().waitFor();
  });
  expect(await openVacation()).toBe(11);
});
