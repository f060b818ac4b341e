import { expect, it } from 'vitest';
import { setStage } from './support/stage.ts';
import { DESKTOP } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;
const WIDE = { width: 1920, height: 1000 };

it('[SCR-40] [SCR-41] [SCR-45] an absence is read beside the list by keyboard alone', () =>
  stage.visiting(HANNA, WIDE, '/absences', async ({ page, expectSound }) => {
    const rows = page.locator('a[data-row]');
    await rows.first().waitFor();
    const first = await rows.first().getAttribute('data-row');
    const second = await rows.nth(1).getAttribute('data-row');
    const pane = page.getByRole('complementary', { name: 'Meine Abwesenheiten: ausgewählte Zeile' });
    const isIn = (what: 'pane' | 'row') =>
      page.evaluate(
        (one) => document.activeElement?.matches(one === 'pane' ? 'aside' : 'a[data-row]') ?? false,
        what,
      );
    const opened = () => new URL(page.url()).searchParams.get('open');

    await rows.first().focus();
    await page.keyboard.press('Enter');
    await pane.getByRole('heading', { name: 'Entscheidung' }).waitFor();
    await expect.poll(() => isIn('pane')).toBe(true);
    expect(opened()).toBe(first);
    await expectSound();

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(opened).toBe(second);
    // One step of the history, whichever rows were looked at.
    await page.goBack();
    await pane.waitFor({ state: 'detached' });
    expect(opened()).toBe(null);
    await page.goForward();
    await pane.getByRole('heading', { name: 'Entscheidung' }).waitFor();
    expect(opened()).toBe(second);
    await page.reload();
    await pane.getByRole('heading', { name: 'Entscheidung' }).waitFor();
    await pane.focus();
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'detached' });
    await expect.poll(() => isIn('row')).toBe(true);
    expect(opened()).toBe(null);
  }));

it('[SCR-45] in a narrower window the row leads to its page, which leads back', () =>
  stage.visiting(HANNA, DESKTOP, '/absences', async ({ page, expectSound }) => {
    const row = page.locator('a[data-row]').first();
    await row.click();
    await page.getByRole('heading', { name: 'Entscheidung' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/absence');
    await expectSound();
    await page.getByRole('button', { name: 'Zurück' }).click();
    await page.getByRole('heading', { name: 'Meine Abwesenheiten', level: 1 }).waitFor();
  }));
