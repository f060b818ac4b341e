import { formatFullDay } from '@stundenbuch/domain/time/format';
import { timeOf } from '@stundenbuch/domain/time/time';
import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppWithClock, TODAY } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { copyDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

/** Of Tischlerei Vorbild. */
const ADDRESSES = {
  karla: 'karla@beispiel.example',
  hanna: 'hanna@beispiel.example',
  milan: 'milan.wechsel@beispiel.example',
};
type Who = keyof typeof ADDRESSES;
type Work = (page: Page, visitor: Visitor) => Promise<void>;
const MONTH = '2026-10';

let browser: Browser;
let demo: Awaited<ReturnType<typeof copyDemo>>;
let app: AppWithClock;
let onScreen: ReturnType<typeof oneScreen>;
const sessions = new Map<Who, Awaited<ReturnType<typeof asPerson>>>();

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), copyDemo()]);
  app = await startOn({ ...demo.env, FIXED_TODAY: TODAY });
  onScreen = oneScreen(browser, app);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await demo?.drop();
});

async function sessionOf(who: Who) {
  const account = { email: ADDRESSES[who], password: 'Demo1234', what: who };
  const session = sessions.get(who) ?? (await asPerson(app, account));
  sessions.set(who, session);
  return session;
}

async function visiting(who: Who, viewport: typeof DESKTOP, path: string, work: Work): Promise<void> {
  const { token } = await sessionOf(who);
  await onScreen(token, viewport, path, (visitor) => work(visitor.page, visitor));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Downloaded from the page of the person. */
async function download({ page, open }: Visitor, user: number, version: number): Promise<void> {
  await open(`/month?user=${user}&month=${MONTH}`);
  const download = page.waitForEvent('download');
  await press(page, `Stundenzettel Version ${version} (PDF)`);
  expect((await download).suggestedFilename()).toBe(`Stundenzettel ${MONTH} Wechsel, Milan.pdf`);
}

it('[MON-02] [MON-05] [MON-06] [MON-09] a month is confirmed, closed, printed, reopened, corrected, and signed again as version 2', async () => {
  const { get, post } = await sessionOf('milan');
  const { id: user } = await get<{ id: number }>('/user/current');
  const sheetOf = async () => (await get<PersonMonth>(`/month/${user}/${MONTH}`)).sheet;
  const before = await sheetOf();
  const row = before.rows.findLast(({ start, end }) => start && end);
  const [hours, minutes] = (row?.end ?? '').split(':').map(Number);
  const later = timeOf(Number(hours) * 60 + Number(minutes) + 15);
  const day = row?.day ?? '';

  await visiting('milan', PHONE, `/month?month=${MONTH}`, async (page) => {
    await press(page, 'Monat bestätigen');
    await told(page, 'Der Monat ist bestätigt und wartet auf den Abschluss.');
  });
  await visiting('karla', DESKTOP, `/month?month=${MONTH}`, async (page, visitor) => {
    await page.getByRole('checkbox', { name: 'Milan Wechsel auswählen' }).click();
    await press(page, 'Abschließen');
    await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
    await told(page, '1 von 1 Monaten abgeschlossen.');
    await download(visitor, user, 1);
    await press(page, 'Wieder öffnen');
    await page.getByRole('dialog').getByLabel('Grund').fill('Eine Viertelstunde fehlt');
    await visitor.expectSound();
    await page.getByRole('dialog').getByRole('button', { name: 'Öffnen' }).click();
    await told(page, 'Der Monat wurde wieder geöffnet: „Eine Viertelstunde fehlt“.');
  });
  await visiting('milan', PHONE, `/month?month=${MONTH}`, async (page, visitor) => {
    await told(page, 'Der Monat wurde wieder geöffnet: „Eine Viertelstunde fehlt“.');
    await press(page, 'Korrektur beantragen');
    const form = page.getByRole('dialog');
    await form.getByLabel('Tag', { exact: true }).selectOption(day);
    await expect.poll(() => form.getByRole('combobox', { name: 'Ende' }).inputValue()).toBe(row?.end);
    await form.getByRole('combobox', { name: 'Ende' }).fill(later);
    await form.getByLabel('Grund').fill('Werkzeug zurückgebracht');
    await visitor.expectSound();
    await form.getByRole('button', { name: 'Beantragen' }).click();
    await told(page, 'Meine Korrekturen');
  });
  await visiting('karla', DESKTOP, `/month?month=${MONTH}`, async (page, visitor) => {
    await page.locator('summary').filter({ hasText: 'Beantragte Korrekturen' }).click();
    const accept = page.getByRole('button', { name: `Milan Wechsel, ${formatFullDay(day)} annehmen` });
    await accept.click();
    await accept.waitFor({ state: 'hidden' });
    // Both sign again, by the buttons that they pressed before.
    await post('/month/confirm', { month: MONTH });
    await (await sessionOf('karla')).post('/month/close', { month: MONTH, users: [user] });
    await download(visitor, user, 2);
    await page.getByRole('button', { name: 'Version 1 (PDF)', exact: true }).waitFor();
    await visitor.expectSound();
  });
  const after = await sheetOf();
  expect(after.sums.worked - before.sums.worked).toBe(15);
  expect(after.rows.find((one) => one.day === day)?.end).toBe(later);
});

it('[CLK-02] [CLK-06] [CLK-08] [LAW-03] somebody comes, has a break, forgets to go, is asked, and adds the break that is missing', async () => {
  app.setClock('2026-11-23T07:00:00+01:00');
  await visiting('hanna', PHONE, '/dashboard', async (page) => {
    for (const [time, punch, answer] of [
      ['07:00', 'Kommen', 'Arbeit seit 07:00 Uhr'],
      ['11:00', 'Pause', 'Pause seit 11:00 Uhr'],
      ['11:15', 'Weiter', 'Arbeit seit 11:15 Uhr'],
    ] as const) {
      app.setClock(`2026-11-23T${time}:00+01:00`);
      await press(page, punch);
      await told(page, answer);
    }
  });
  app.setClock('2026-11-24T07:30:00+01:00');
  await visiting('hanna', PHONE, '/dashboard', async (page, visitor) => {
    await told(page, 'Wann haben Sie am Mo, 23.11.2026 aufgehört?');
    await visitor.expectSound();
    await press(page, 'Eintragen');
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Arbeitsende' }).fill('15:00');
    await form.getByLabel('Grund').fill('Beim Kunden vergessen zu gehen');
    await visitor.expectSound();
    await form.getByRole('button', { name: 'Nachtragen' }).click();
    await told(page, 'Bei 7:45 Stunden Arbeit sind 30 Minuten Pause vorgeschrieben, es fehlen 15.');
    await visitor.expectSound();
    await press(page, 'Pause eintragen');
    await page.getByText('15 Minuten Pause fehlen – eintragen?').waitFor({ state: 'hidden' });
    await visitor.open('/create-workingtime?date=2026-11-23');
    const value = (label: string) => page.getByLabel(label).inputValue();
    await expect.poll(() => value('Beginn')).toBe('07:00');
    await expect.poll(() => value('Ende')).toBe('15:00');
    await expect.poll(() => value('Pause (h)')).toBe('0,5');
  });
});
