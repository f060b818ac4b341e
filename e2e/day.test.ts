import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { TODAY } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { setStage } from './support/stage.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const stage = setStage();
const HANNA = /^Werkstatt, Tischlerei/;

/**
 * The pace of a person in seconds: to read a word (240 a minute), and by the keystroke-level model to make up one's mind, to press a key,
 * to move the thumb and tap; then until the program has answered, which budgets hold it to. What is read and pressed is counted and costs
 * as much, so that a busy machine makes nobody slower.
 */
const PACE = { word: 0.25, deciding: 1.35, key: 0.28, tap: 1.1, answer: 0.5 } as const;
/** Of a day with its proposal everything is read: which one, how it stands, what is proposed and what follows. */
const READ = {
  desk: '.ts-day-panel > header, .ts-proposed > div',
  phone: '.ts-day-panel > header, .ts-take-all > :not(.sb-hidden)',
} as const;

async function secondsToRead(page: Page, what: string): Promise<number> {
  const texts = await page.locator(what).filter({ visible: true }).allInnerTexts();
  const words = texts.flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
  // Something is there to be read.
  expect(words).toBeGreaterThan(2);
  return words * PACE.word;
}

/** A tap where the thumb of the hand that holds the phone is: nothing is scrolled, and nothing may lie above it. */
async function thumbOn(page: Page, what: Locator): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(y).toBeGreaterThan(PHONE.height / 2);
  expect(y + height).toBeLessThanOrEqual(PHONE.height);
  await page.mouse.click(x + width / 2, y + height / 2);
}
const takeable = (page: Page) => page.getByRole('button', { name: /^Übernehmen/ }).first();
const onTheBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Tag' });

/** From the dashboard on with a thumb, until every day is right: how long it takes a person. */
async function byThumb(page: Page): Promise<number> {
  await onTheBar(page).waitFor();
  const bar = await secondsToRead(page, 'nav[aria-label="Schnellzugriff"]');
  await thumbOn(page, onTheBar(page));
  const days = await completed(page, 'phone', PACE.tap, () => thumbOn(page, takeable(page)));
  return bar + PACE.deciding + PACE.tap + PACE.answer + days;
}

let own: Awaited<ReturnType<typeof asPerson>> | undefined;
async function session() {
  own ??= await asPerson(stage.app, accountOf(stage.app, HANNA));
  return own;
}

const month = async () =>
  (await session()).get<ComparedDay[]>(`/timesheet/days/${firstOfMonth(TODAY)}/${TODAY}`);
const openOf = (days: ComparedDay[]) => days.filter(({ day, state }) => day < TODAY && isOpenState(state));

/** The last days with work are emptied, until so many are open: somebody was too busy to record, or away. */
async function forget(number: number): Promise<void> {
  const { remove } = await session();
  const days = await month();
  let open = openOf(days).length;
  for (const day of days.toReversed()) {
    const recorded = day.entries.filter(({ project }: Entry) => project === 50 || project > 1000);
    if (open >= number || day.day === TODAY || day.state !== 'right' || recorded.length === 0) continue;
    for (const { id } of recorded) await remove(`/timesheet/booking/${id}`);
    open++;
  }
  expect(openOf(await month())).toHaveLength(number);
}

/** Takes what is proposed first until every day is right: how long it takes a person. */
async function completed(
  page: Page,
  where: keyof typeof READ,
  cost: number,
  take: () => Promise<void>,
): Promise<number> {
  const done = page.getByText('Alle Tage stimmen');
  const shown = () => page.locator('.ts-day-panel').getAttribute('aria-label');
  const first = takeable(page);
  await first.waitFor();
  let seconds = 0;
  for (let taken = 0; taken < 40 && !(await done.isVisible()); taken++) {
    const before = await shown();
    seconds += (await secondsToRead(page, READ[where])) + PACE.deciding + cost + PACE.answer;
    const [answer] = await Promise.all([page.waitForResponse((one) => one.url().endsWith('/apply')), take()]);
    expect(answer.status()).toBe(200);
    // The next one with what is proposed for it, or word that nothing else is open.
    await expect
      .poll(async () => (await done.isVisible()) || ((await shown()) !== before && (await first.isVisible())))
      .toBe(true);
  }
  await done.waitFor();
  expect(openOf(await month())).toEqual([]);
  return seconds;
}

describe('the demo month with twelve open days', () => {
  beforeEach(() => forget(12));

  it('[DAY-01] [DAY-03] is completed by keyboard alone within two minutes', () =>
    stage.visiting(HANNA, DESKTOP, '/dashboard', async ({ page }) => {
      // The button names its keys.
      await page.getByRole('button', { name: 'Suchen' }).getByText('Strg K').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Seite, Projekt, Kunde oder Person' }).waitFor();
      const typed = 'tages';
      await page.keyboard.type(typed);
      await page.getByRole('option', { name: /^Tagesabgleich/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      const way = (2 + typed.length + 1) * PACE.key + 2 * (PACE.deciding + PACE.answer);
      const days = await completed(page, 'desk', PACE.key, () => page.keyboard.press('1'));
      expect(way + days).toBeLessThan(120);
    }));

  it('[DAY-01] [DAY-03] is completed on the phone with a thumb within three', () =>
    stage.visiting(HANNA, PHONE, '/dashboard', async ({ page }) => {
      expect(await byThumb(page)).toBeLessThan(180);
    }));
});

it('[DAY-03] [DAY-10] who was away for a week is done in a minute on the phone, from the dashboard on', async () => {
  await forget(5);
  await stage.visiting(HANNA, PHONE, '/dashboard', async ({ page }) => {
    expect(await byThumb(page)).toBeLessThan(60);
  });
});

describe('the palette and the keys', () => {
  const KARLA = /^Leitung, Tischlerei/;

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
      await expect
        .poll(async () => {
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.keyboard.press('w');
          return page.url();
        })
        .toContain('/timesheet');
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
