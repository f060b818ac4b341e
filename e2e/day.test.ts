import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, TODAY } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
/** To read what is proposed, and decide. */
const LOOKING = 1200;
const OPEN = 12;

let own: Awaited<ReturnType<typeof asPerson>> | undefined;
const HANNA = /^Werkstatt, Tischlerei/;

async function session() {
  const accountOf = (name: string) =>
    stage.app.accounts.find(({ email }) => email.startsWith(name)) as Account;
  if (!own) {
    const karla = await asPerson(stage.app, accountOf('karla@'));
    await karla.post('/company/features', { feature: 'day', on: true });
    own = await asPerson(stage.app, accountOf('hanna@'));
  }
  return own;
}

const month = async () =>
  (await session()).get<ComparedDay[]>(`/timesheet/days/${firstOfMonth(TODAY)}/${TODAY}`);
const openOf = (days: ComparedDay[]) =>
  days.filter(({ day, state }) => day < TODAY && ['missing', 'different', 'double'].includes(String(state)));

/** The last days with work of the month are emptied: somebody was too busy to record. */
async function forget(): Promise<void> {
  const { remove } = await session();
  const days = await month();
  let open = openOf(days).length;
  for (const day of days.toReversed()) {
    const recorded = day.entries.filter(({ project }: Entry) => project === 50 || project > 1000);
    if (open >= OPEN || day.day === TODAY || day.state !== 'right' || recorded.length === 0) continue;
    for (const { id } of recorded) await remove(`/timesheet/booking/${id}`);
    open++;
  }
}

/** At the pace of somebody who looks at each day. */
async function completed(page: Page, take: () => Promise<void>): Promise<number> {
  const began = Date.now();
  const done = page.getByText('Alle Tage stimmen');
  for (let taps = 0; taps < 3 * OPEN && !(await done.isVisible()); taps++) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/apply'));
    await take();
    expect((await answered).status()).toBe(200);
    await page.waitForTimeout(LOOKING);
  }
  await done.waitFor();
  return Date.now() - began;
}

describe('the demo month with twelve open days', () => {
  beforeEach(forget);

  it('[DAY-01] [DAY-03] is completed by keyboard alone within two minutes', async () => {
    expect(openOf(await month())).toHaveLength(OPEN);
    await stage.visiting(HANNA, DESKTOP, '/day', async ({ page }) => {
      await page.getByText(`noch ${OPEN} offen`).waitFor();
      expect(await completed(page, () => page.keyboard.press('1'))).toBeLessThan(120_000);
    });
    expect(openOf(await month())).toEqual([]);
  }, 180_000);

  it('[DAY-01] [DAY-03] is completed on the phone with a thumb within three', async () => {
    await stage.visiting(HANNA, PHONE, '/day', async ({ page }) => {
      await page.getByText(`noch ${OPEN} offen`).waitFor();
      const thumb = page.getByRole('button', { name: /^Übernehmen/ }).first();
      expect(await completed(page, () => thumb.click())).toBeLessThan(180_000);
    });
    expect(openOf(await month())).toEqual([]);
  }, 240_000);
});

describe('the palette and the keys', () => {
  const KARLA = /^Leitung, Tischlerei/;
  beforeEach(() => session());

  it('[DAY-10] leads by keyboard to a project, to a form and back to the week', async () => {
    await stage.visiting(HANNA, DESKTOP, '/day', async ({ page, expectSound }) => {
      await page.getByRole('button', { name: /^Suchen/ }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Seite, Projekt, Kunde oder Person' }).waitFor();
      const [project] = await (await session()).get<{ project_name: string }[]>('/project?archived=0');
      const name = String(project?.project_name);
      await page.keyboard.type(name.toLowerCase());
      const first = page.getByRole('listbox', { name: 'Ziele' }).getByRole('option').first();
      await first.getByText(name).waitFor();
      await expectSound();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.keyboard.press('n');
      await page.getByRole('combobox', { name: 'Projekt' }).waitFor();
      // The form's first field may have the focus, where a key is a letter.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('w');
      await page.waitForURL(/\/timesheet/);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Tasten' }).getByText('Vorschlag übernehmen').waitFor();
      await expectSound();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it('[DAY-10] finds people on the phone, where the day is on the bar', async () => {
    await stage.visiting(KARLA, PHONE, '/dashboard', async ({ page, expectSound }) => {
      const bar = page.getByRole('navigation', { name: 'Schnellzugriff' });
      await bar.getByRole('link', { name: 'Tag' }).waitFor();
      expect(await bar.getByRole('link', { name: 'Zeiten' }).count()).toBe(0);
      await page.getByRole('button', { name: /^Suchen/ }).click();
      await page.getByRole('combobox', { name: 'Seite, Projekt, Kunde oder Person' }).fill('hanna');
      const found = page.getByRole('option', { name: /Person$/ });
      await found.first().waitFor();
      await expectSound();
      await found.first().click();
      await page.waitForURL(/worker-details\?user=hanna/);
    });
  });
});
