import { payrollTexts } from '@stundenbuch/domain/accounts/payroll/messages';
import { formatShortDay } from '@stundenbuch/domain/time/format';
import { timeOf } from '@stundenbuch/domain/time/time';
import type { CorrectionRequest, PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithClock, TODAY } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { copyDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE } from './support/visitor.ts';

/** The last month of Tischlerei Vorbild: of some it is closed and handed over, of Karla it waits. */
const MONTH = '2026-10';
const QUARTER = 15;

let browser: Browser;
let demo: Awaited<ReturnType<typeof copyDemo>>;
let app: AppWithClock;
let karla: Awaited<ReturnType<typeof asPerson>>;
let onScreen: ReturnType<typeof oneScreen>;

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), copyDemo()]);
  app = await startOn({ ...demo.env, FIXED_TODAY: TODAY });
  onScreen = oneScreen(browser, app);
  karla = await sessionOf('karla');
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await demo?.drop();
});

const sessionOf = (who: string) =>
  asPerson(app, { email: `${who}@beispiel.example`, password: 'Demo1234', what: who });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Without those whose month is open. */
async function handOver(page: Page): Promise<void> {
  for (const name of ['Theo Halbtag', 'Milan Wechsel'])
    await page.getByRole('checkbox', { name: `${name} ausnehmen` }).click();
  await page.getByRole('button', { name: 'Datei erstellen', disabled: false }).click();
  await told(page, payrollTexts.made);
  await press(page, 'Als übergeben markieren');
  await page.getByRole('dialog').getByRole('button', { name: 'Als übergeben markieren' }).click();
  await told(page, payrollTexts.handed);
}

/** A quarter of an hour more at the end of the last day, asked for, accepted and signed once more. */
async function correct(): Promise<string> {
  const hanna = await sessionOf('hanna');
  const { id: user } = await hanna.get<{ id: number }>('/user/current');
  const { sheet } = await hanna.get<PersonMonth>(`/month/${user}/${MONTH}`);
  const row = sheet.rows.findLast(({ start, end }) => start && end);
  const { day = '', start = '', end } = row ?? {};
  const [hours, minutes] = (end ?? '').split(':').map(Number);
  const wish = {
    ...{ start_time: start, end_time: timeOf(Number(hours) * 60 + Number(minutes) + QUARTER) },
    break: Number(row?.break) / 60,
  };
  const asked = await hanna.post<CorrectionRequest>('/correction', {
    day,
    wish,
    reason: 'Werkzeug zurückgebracht',
  });
  await karla.put(`/correction/${asked.id}`, { accept: true, answer: 'Stimmt' });
  await hanna.post('/month/confirm', { month: MONTH });
  await karla.post('/month/close', { month: MONTH, users: [user] });
  return day;
}

it('[PAY-02] [PAY-05] [PAY-05c] a month is closed and handed over, corrected, and its difference is handed over', async () => {
  await onScreen(karla.token, DESKTOP, `/month?month=${MONTH}`, async ({ page, open, expectSound }) => {
    await page.getByRole('checkbox', { name: 'Karla Vorbild auswählen' }).click();
    await press(page, 'Abschließen');
    await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
    await told(page, '1 von 1 Monaten abgeschlossen.');
    await open('/payroll');
    await page.getByRole('row', { name: /Karla Vorbild Arbeitszeit/ }).waitFor();
    await handOver(page);
    await expectSound();
  });
  const day = await correct();
  await onScreen(karla.token, PHONE, '/payroll', async ({ page, expectSound }) => {
    await page.getByText(formatShortDay(day)).first().waitFor();
    const file = page.getByLabel(`Inhalt von lodas-${MONTH}.txt`);
    await expect.poll(() => file.inputValue()).toContain(';200;1;0,25;');
    expect(await page.getByRole('main').getByText('Karla Vorbild', { exact: true }).count()).toBe(0);
    await handOver(page);
    await expect.poll(() => page.getByText('Noch nicht übergeben').count()).toBe(0);
    await expectSound();
  });
  const runs = await karla.get<{ handed_over_at: string | null }[]>('/payroll/run');
  expect(runs.map(({ handed_over_at }) => handed_over_at !== null)).toEqual([true, true, true]);
});

it.each([
  ['the phone', PHONE],
  ['the desk', DESKTOP],
])(
  '[RPT-04] on %s three taps lead from the dashboard to the bookings of the project that lost money',
  async (_, viewport) => {
    await onScreen(karla.token, viewport, '/dashboard', async ({ page, expectSound }) => {
      let taps = 0;
      const tap = async (on: Locator) => {
        taps++;
        await on.click();
      };
      if (viewport === PHONE) await tap(page.getByRole('button', { name: 'Menü' }));
      await tap(page.getByRole('link', { name: 'Auswertung', exact: true }));
      await told(page, '1 Projekt mit Verlust:');
      await tap(page.getByRole('button', { name: /^Gasthof Probe, Stube, −/ }));
      await page.getByRole('table', { name: 'Stunden und Kosten je Mitarbeiter' }).waitFor();
      const booking = page.getByRole('region', { name: 'Letzte Buchungen' }).getByRole('listitem').first();
      await expect.poll(() => booking.textContent()).toMatch(/ h, [\d.,]+\s€$/);
      expect(taps).toBeLessThanOrEqual(3);
      await expectSound();
      if (viewport === PHONE) return;
      await tap(page.getByRole('link', { name: /^[\d.]+ Buchungen öffnen$/ }));
      await page.getByRole('table', { name: 'Buchungen der Auswertung' }).getByRole('row').nth(1).waitFor();
      expect(taps).toBe(3);
    });
  },
);
