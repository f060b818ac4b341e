import { expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { PHONE } from './support/visitor.ts';

const stage = setStage();

it.each([
  ['the calendar', '/create-workingtime', 'Datum', '.sb-calendar'],
  ['a list', '/booking', 'Projekt', '.sb-list'],
])('[PUB-01] %s opens on the screen, even with reduced motion', (_, path, field, opened) =>
  stage.visiting(/^Mitarbeiterin/, PHONE, path, async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await page.getByRole(path === '/booking' ? 'combobox' : 'textbox', { name: field }).click();
    const area = () => page.locator(opened).evaluate((element) => element.getBoundingClientRect().toJSON());
    await expect.poll(async () => (await area()).left).toBeGreaterThanOrEqual(0);
    const { top, right, bottom } = await area();
    expect({ top: top > 0, right: right <= PHONE.width, bottom: bottom <= PHONE.height }).toEqual({
      top: true,
      right: true,
      bottom: true,
    });
  }),
);
