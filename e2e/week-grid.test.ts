import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { expect, it } from 'vitest';
import { type Account, TODAY } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;
const MONDAY = '2026-11-16';

/** Monday to Thursday are empty: somebody has been too busy to record. */
async function emptied() {
  const accountOf = (name: string) =>
    stage.app.accounts.find(({ email }) => email.startsWith(name)) as Account;
  const { get, remove } = await asPerson(stage.app, accountOf('hanna@'));
  const days = () => get<ComparedDay[]>(`/timesheet/days/${MONDAY}/${TODAY}`);
  for (const { day, entries } of await days())
    for (const { id } of day < TODAY ? entries : []) await remove(`/timesheet/booking/${id}`);
  return days;
}

it('[DAY-08] a week is filled by keyboard alone, and what is refused stands in its cell', async () => {
  const days = await emptied();
  await stage.visiting(HANNA, DESKTOP, '/timesheet?view=raster', async ({ page, expectSound }) => {
    const grid = page.getByRole('grid', { name: /^KW 47/ });
    await grid.waitFor();
    const isInGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
    const type = async (keys: string) => {
      const stored = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.keyboard.type(keys);
      await page.keyboard.press('Tab');
      expect((await stored).status()).toBeLessThan(300);
    };

    for (let tabs = 0; tabs < 40 && !(await isInGrid()); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    for (let day = 0; day < 4; day++) await type(day === 3 ? '7-15:30' : '8');
    // The first line below, from Monday on.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    for (let day = 0; day < 4; day++) await type(day === 0 ? '8:00' : '8');
    // It is there for five seconds.
    await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
    await expect
      .poll(async () => (await days()).map(({ state }) => state).slice(0, 4))
      .toEqual([...['right', 'right', 'right', 'right']]);

    await page.keyboard.type('2,3');
    await page.keyboard.press('Tab');
    await page.getByRole('alert').getByText('Fr, 20.11.: 2,3 ist nicht gespeichert.').waitFor();
    expect(await grid.locator('[aria-invalid]').innerText()).toBe('2,3');
    await expectSound();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await grid.locator('[aria-invalid]').waitFor({ state: 'detached' });
    // Beyond the last cell, which is reached by arrows, Tab leaves.
    for (let rows = 0; rows < 12; rows++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    for (let tabs = 0; tabs < 8 && (await isInGrid()); tabs++) await page.keyboard.press('Tab');
    expect(await isInGrid()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isInGrid).toBe(true);
  });
  const [monday] = await days();
  expect([monday?.worked, monday?.booked, monday?.target]).toEqual([8, 8, 8]);
});
