import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { expect, it } from 'vitest';
import { TODAY } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;
const KARLA = /^Leitung, Tischlerei/;
const WIDTHS = [
  ['the phone', PHONE],
  ['the desk', DESKTOP],
] as const;

/** A day of this week loses what was booked on it. */
async function forget(): Promise<string> {
  const { get, remove } = await asPerson(stage.app, accountOf(stage.app, HANNA));
  const days = await get<ComparedDay[]>(`/timesheet/days/${TODAY.slice(0, 7)}-01/${TODAY}`);
  const day = days.findLast(
    ({ day, state, booked, worked }) => day < TODAY && state === 'right' && booked > 0 && worked > 0,
  ) as ComparedDay;
  for (const { id, project } of day.entries) if (project > 1000) await remove(`/timesheet/booking/${id}`);
  return day.day;
}

it.each(WIDTHS)(
  '[SCR-06] on %s a day is repaired from the dashboard, and the focus stays there',
  async (_, viewport) => {
    const day = await forget();
    await stage.visiting(HANNA, viewport, '/dashboard', async ({ page, expectSound }) => {
      const todo = page.getByRole('region', { name: /^Zu tun/ });
      const row = todo.getByRole('listitem').filter({ has: page.locator(`a[href="/day?date=${day}"]`) });
      await row.waitFor();
      await expectSound();
      const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${day}/apply`));
      await row.getByRole('button').click();
      expect((await answered).status()).toBe(200);
      // Nothing lies above it, on the phone neither: the pointer reaches it, and it rests.
      await page.getByRole('button', { name: 'Rückgängig' }).hover();
      await row.waitFor({ state: 'hidden' });
      await expect.poll(() => todo.evaluate((list) => list === document.activeElement)).toBe(true);
    });
  },
);

it.each(WIDTHS)(
  '[SCR-08] on %s a request is decided on the dashboard, and taken back',
  async (_, viewport) => {
    await stage.visiting(KARLA, viewport, '/dashboard', async ({ page, expectSound }) => {
      const waiting = page.getByRole('region', { name: 'Zu entscheiden' });
      const own = page.getByRole('region', { name: 'Heute' });
      await own.getByText(/^\d+,\d\d h/).waitFor();
      // A line, and no card.
      expect(await own.getByRole('heading').count()).toBe(0);
      const row = waiting.getByRole('listitem').first();
      await row.getByRole('button', { name: 'Genehmigen' }).waitFor();
      await expectSound();
      await row.getByRole('button', { name: 'Genehmigen' }).click();
      await row.getByRole('button', { name: 'Rückgängig' }).waitFor();
      await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
      await row.getByRole('button', { name: 'Rückgängig' }).click();
      await row.getByRole('button', { name: 'Genehmigen' }).waitFor();
    });
  },
);

it('[SCR-08] [SCR-09] [MON-02] an admin decides, sees who is missing what, and closes a month on two pages', async () => {
  await stage.visiting(KARLA, DESKTOP, '/dashboard', async ({ page, expectSound }) => {
    const paths = new Set(['/dashboard']);
    page.on('framenavigated', (frame) => paths.add(new URL(frame.url()).pathname));
    const row = page.getByRole('region', { name: 'Zu entscheiden' }).getByRole('listitem').first();
    await row.getByRole('button', { name: 'Genehmigen' }).click();
    await row.getByRole('button', { name: 'Rückgängig' }).waitFor();
    const october = page.getByRole('region', { name: 'Oktober 2026' });
    await october.getByText('offen: Theo Halbtag (1 Tag fehlt), Milan Wechsel').waitFor();
    await october.getByRole('link', { name: 'Monatsabschluss' }).click();
    const theo = page.getByRole('row').filter({ hasText: 'Theo Halbtag' });
    await theo.getByText(/\d\d\.10\. /).waitFor();
    // All of them: who is not ready stays as it is.
    await page.getByRole('checkbox', { name: /^Alle auswählen/ }).click();
    await page.getByRole('button', { name: 'Abschließen', exact: true }).click();
    await expectSound();
    await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
    await page.getByText(/^[1-9]\d* von \d+ Monaten abgeschlossen/).waitFor();
    page.removeAllListeners('framenavigated');
    expect([...paths]).toEqual(['/dashboard', '/month']);
  });
});
