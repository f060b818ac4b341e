import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWithClock, TODAY } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { copyDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

const JANUARY = '2027-01-11T12:00:00Z';

type Session = Awaited<ReturnType<typeof asPerson>>;
type Demo = Awaited<ReturnType<typeof copyDemo>>;

let browser: Browser;
let demo: Demo;
let app: AppWithClock;
let onScreen: ReturnType<typeof oneScreen>;
let office: Session;
let hanna: Session;
let person: number;

/** Each person logs in once a day. */
async function logIn(): Promise<void> {
  office = await asPerson(app, accountOf(app, /^Leitung, Tischlerei/));
  hanna = await asPerson(app, accountOf(app, /^Werkstatt, Tischlerei/));
}

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), copyDemo()]);
  app = await startOn({ ...demo.env, FIXED_TODAY: TODAY });
  onScreen = oneScreen(browser, app);
  await logIn();
  person = (await hanna.get<{ id: number }>('/user/current')).id;
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await demo?.drop();
});

type Work = (page: Page, visitor: Visitor) => Promise<void>;

const visiting = ({ token }: Session, viewport: typeof DESKTOP, path: string, work: Work) =>
  onScreen(token, viewport, path, (visitor) => work(visitor.page, visitor));

const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const open = async () => {
  type Figure = { value: number; postings: { days: number }[] };
  const { value, postings } = await hanna.get<Figure>(`/vacation/ledger/${person}?figure=open`);
  expect(postings.reduce((sum, { days }) => sum + days, 0)).toBe(value);
  return value;
};

describe('the accounts of a workshop, as its people try them', () => {
  it('[OVT-08] [LED-06] Hanna is 3,25 hours ahead, has 12 days, and reads why', () =>
    visiting(hanna, PHONE, '/dashboard', async (page, visitor) => {
      await page.getByRole('button', { name: /^Urlaub\s*12 Tage/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Urlaubskonto' });
      await sheet.getByText('Anspruch 2026').waitFor();
      await visitor.expectSound();
      await sheet.getByRole('button', { name: 'Urlaubskonto schließen' }).click();
      await page.getByRole('link', { name: /^Stundenkonto\s*\+3,25 h/ }).click();
      await page.waitForURL(/\/overtime$/);
      await page.getByRole('button', { name: /^Saldo .* am 19\.11\.2026: Warum diese Zahl\?/ }).click();
      const why = page.getByRole('dialog', { name: 'Warum diese Zahl?' });
      await why.getByText('Differenz des Tages').waitFor();
      await visitor.expectSound();
    }));

  it('[LED-16] [OFC-06] the office books a sickness into her vacation, and the days come back', async () => {
    expect(await open()).toBe(12);
    await visiting(
      office,
      DESKTOP,
      '/person-week?user=hanna@beispiel.example&day=2026-08-05',
      async (page) => {
        await page.getByRole('link', { name: 'Krank im Urlaub am 03.08.2026' }).click();
        await page.getByLabel('Nachweis').selectOption('eAU liegt vor');
        await page.getByLabel('Grund').fill('Attest vom 03.08.');
        await page.getByLabel('Auch in abgeschlossenen Monaten').check();
        await page.getByRole('button', { name: 'Als krank eintragen' }).click();
        await told(page, /Krank im Urlaub eingetragen/);
      },
    );
    await visiting(hanna, PHONE, '/dashboard', async (page) => {
      await page.getByRole('button', { name: /^Urlaub\s*13 Tage/ }).waitFor();
      await page.getByText('Ihre Einträge wurden korrigiert').click();
      await told(page, 'Attest vom 03.08.');
    });
    expect(await open()).toBe(13);
  });

  it.each([
    [360, 740],
    [1280, 720],
  ])(
    '[SCR-28] her week begins with all of Monday above the fold, though it was corrected: %i × %i',
    async (width, height) => {
      await visiting(hanna, { width, height }, '/timesheet?cw=32', async (page) => {
        await page.getByText('Ihre Einträge wurden korrigiert').waitFor();
        const monday = await page.locator('.ts-days > li').first().boundingBox();
        const bar = await page.locator('.app-bottom').boundingBox();
        if (!monday) throw new Error('Monday is not shown.');
        expect(monday.y + monday.height).toBeLessThanOrEqual(bar?.y ?? height);
      });
    },
  );

  it('[LED-09] [LED-11] in January a notice is given, and read on the phone; only then days expire', async () => {
    app.setClock(JANUARY);
    await logIn();
    const before = await open();
    await visiting(office, DESKTOP, '/vacation-closing', async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Hanna Hobel' });
      await expect.poll(() => row.innerText()).toContain('Kein Nachweis – verfällt nicht.');
      await page.getByRole('tab', { name: 'Hinweise' }).click();
      await page.getByRole('checkbox', { name: 'Hanna Hobel auswählen' }).waitFor();
      for (const box of await page.getByRole('checkbox', { name: /auswählen$/ }).all())
        if ((await box.getAttribute('aria-label')) !== 'Hanna Hobel auswählen') await box.uncheck();
      await page.getByRole('button', { name: 'Hinweis an eine Person' }).click();
      await told(page, 'Einen Hinweis gespeichert.');
      await page.getByRole('tab', { name: 'Abschluss' }).click();
      await expect.poll(() => row.innerText()).toContain('Kein Nachweis – verfällt nicht.');
    });
    await visiting(hanna, PHONE, '/dashboard', async (page, visitor) => {
      const notice = page.getByRole('dialog', { name: 'Hinweis zu Ihrem Urlaub' });
      await notice.getByText(/Ihnen stehen aus 2026 noch .* Urlaubstage zu/).waitFor();
      await visitor.expectSound();
      await notice.getByRole('button', { name: 'Gelesen' }).click();
      await notice.waitFor({ state: 'hidden' });
    });
    expect(await open()).toBe(before);
  });

  it('[LED-13] [LED-14] the year is closed, undone and closed again', async () => {
    const before = await open();
    await visiting(office, DESKTOP, '/vacation-closing', async (page, visitor) => {
      const row = page.getByRole('row').filter({ hasText: 'Hanna Hobel' });
      await expect.poll(() => row.innerText()).toContain('Gelesen am 11.01.2027');
      const expires = row.getByRole('button', { name: /^Hanna Hobel: Verfällt [1-9].*, warum diese Zahl\?/ });
      await expires.click();
      const why = page.getByRole('dialog', { name: 'Verfällt 2026' });
      await why.getByText('Anspruch 2026').waitFor();
      await visitor.expectSound();
      await why.getByRole('button', { name: 'Verfällt 2026 schließen' }).click();
      await why.waitFor({ state: 'hidden' });
      const close = async () => {
        await page.getByRole('button', { name: 'Anwenden' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Anwenden' }).click();
      };
      await close();
      const undo = page.getByRole('button', { name: '2026 rückgängig machen' });
      await undo.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
      await told(page, 'rückgängig am 11.01.2027');
      await undo.waitFor({ state: 'hidden' });
      expect(await open()).toBe(before);
      await close();
      await undo.waitFor();
    });
    // The deadline lies ahead: until then she can take them.
    expect(await open()).toBe(before);
  });
});
