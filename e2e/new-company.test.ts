import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { envOf, newName, onServer, startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

/** In May: Fronleichnam and the change in July lie ahead, and New Year can be asked for. */
const FIXED_TODAY = '2026-05-11';
const COMPANY = 90;

const account = (email: string, what: string): Account => ({ email, password: 'Geheim123', what });
const office = account('amt@beispiel.example', 'global admin');
const boss = account('meisterin@beispiel.example', 'admin of the new company');
const paula = account('paula@beispiel.example', 'somebody of the workshop');

const database = newName();
const env = envOf(database);
let browser: Browser;
let app: App;
let onScreen: ReturnType<typeof oneScreen>;
const sessions = new Map<Account, ReturnType<typeof asPerson>>();

beforeAll(async () => {
  await onServer(`create database ${database}`);
  // What the program does every minute is done when the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = { DEMO: 'off', GLOBAL_ADMIN_EMAIL: office.email, GLOBAL_ADMIN_PASSWORD: office.password };
  [browser, app] = await Promise.all([openBrowser(), startOn({ ...env, ...first, FIXED_TODAY })]);
  onScreen = oneScreen(browser, app);
});

afterAll(async () => {
  vi.useRealTimers();
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await onServer(`drop database ${database} with (force)`);
});

type Work = (page: Page, visitor: Visitor) => Promise<void>;

/** Everybody logs in once. */
function sessionOf(who: Account): ReturnType<typeof asPerson> {
  const session = sessions.get(who) ?? asPerson(app, who);
  sessions.set(who, session);
  return session;
}

async function visiting(who: Account, viewport: typeof DESKTOP, path: string, work: Work): Promise<void> {
  const { token } = await sessionOf(who);
  await onScreen(token, viewport, path, (visitor) => work(visitor.page, visitor));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).first().fill(value);
}

async function pick(page: Page, name: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await field.click();
  await field.fill(day);
  await page.keyboard.press('Enter');
  await page.locator('.sb-calendar:visible').waitFor({ state: 'hidden' });
  await field.blur();
}

/** The company lets in whoever has an invitation. */
async function join(invitedBy: Account, { email, password }: Account): Promise<void> {
  const [person] = await inDatabase<{ id: number }>('select id from users where email = $1', [email]);
  const { post } = await sessionOf(invitedBy);
  const { code } = await post<{ code: string }>(`/user/${person?.id}/invite`, {});
  const answer = await fetch(`${app.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  });
  expect(answer.status).toBe(200);
}

async function inDatabase<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const owner = new Client({ connectionString: env.DATABASE_URL as string });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows as Row[];
  } finally {
    await owner.end();
  }
}

describe('a new company in Bavaria, as its people try it', () => {
  it('[FND-15] [COMP-09] is proposed the recommended features, gets its modules and its first admin', () =>
    visiting(office, DESKTOP, '/manage-company', async (page, visitor) => {
      for (const name of ['Feiertage und Betriebskalender', 'Verträge', 'Verlauf', 'Halbe Tage'])
        await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
      for (const name of ['Zeitbuchungen', 'Abwesenheiten'])
        await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: 'Urlaubskalender', exact: true }).click();
      await fill(page, { Name: 'Schreinerei Neuanfang GmbH', ID: String(COMPANY) });
      await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Bayern' });
      await page.getByLabel('Wir erfassen ab').selectOption({ label: '01.05.2026' });
      await visitor.expectSound();
      await press(page, 'Speichern');
      await page.waitForURL(new RegExp(`/edit-company\\?id=${COMPANY}$`));
      await press(page, 'Ersten Administrator anlegen');
      await fill(page, { Vorname: 'Marta', Nachname: 'Meisterin', 'E-Mail': boss.email });
      await visitor.expectSound();
      await press(page, 'Anlegen');
      await page.getByRole('cell', { name: boss.email, exact: true }).waitFor();
      await join(office, boss);
    }));

  it('[START-04] its admin is shown first steps, each of which leads to its page', () =>
    visiting(boss, PHONE, '/dashboard', async (page, visitor) => {
      await told(page, 'Bayern, nächster Feiertag: Christi Himmelfahrt am Do, 14.05.2026');
      // Projects are off.
      await expect.poll(() => page.locator('.adm-steps li').count()).toBe(4);
      await visitor.expectSound();
      await page.getByRole('link', { name: /^Mitarbeiter mit ihren Stunden anlegen/ }).click();
      await page.waitForURL(/\/new-worker$/);
    }));

  it('[START-04] [HOL-13] its place is in Bavaria from the beginning, and Christmas Eve is half a day', () =>
    visiting(boss, PHONE, '/company-settings?feature=calendar', async (page, visitor) => {
      const form = page.getByRole('form', { name: 'Einstellungen des Kalenders' });
      const usual = form.getByLabel('Üblicher Ort').locator('option:checked');
      await expect.poll(() => usual.innerText()).toBe('Hauptsitz');
      await form.getByLabel('Der 24. Dezember ist').selectOption({ label: 'halber Arbeitstag' });
      await form.getByRole('button', { name: 'Speichern' }).click();
      await told(page, 'Einstellungen gespeichert.');
      await visitor.open('/company-calendar');
      await told(page, 'Fronleichnam');
      await visitor.expectSound();
      const { post } = await sessionOf(boss);
      const { id: job } = await post<{ id: number }>('/company/job', { job_title: 'Werkstatt' });
      await post('/user', { first_name: 'Viktor', name: 'Neumann', email: 'viktor@beispiel.example', job });
    }));

  it('[CON-03] [CON-13] somebody comes with a contract', () =>
    visiting(boss, DESKTOP, '/new-worker', async (page, visitor) => {
      await fill(page, { Vorname: 'Paula', Nachname: 'Neumann', 'E-Mail': paula.email, Wochenstunden: '40' });
      await page.getByLabel('Arbeitsplatz', { exact: true }).selectOption({ label: 'Werkstatt' });
      await fill(page, { 'Urlaubstage im Jahr': '30' });
      await pick(page, 'Eintritt', '01.09.2025');
      await visitor.expectSound();
      await press(page, 'Speichern');
      await told(page, 'Mitarbeiter erfolgreich angelegt.');
    }));

  it('[CON-09] [CON-10] one of them works 20 hours from July on, looked at before it counts', () =>
    visiting(boss, PHONE, '/manage-worker?user=paula@beispiel.example', async (page, visitor) => {
      await page.getByRole('tab', { name: 'Vertrag' }).click();
      await press(page, 'Änderung ab …');
      await pick(page, 'Gültig ab', '01.07.2026');
      const form = page.getByRole('form', { name: 'Vertrag' });
      await form.getByLabel('Wochenstunden').fill('20');
      await form.getByRole('button', { name: 'Vorschau' }).click();
      // 23 working days of July in Bavaria: 184 and 92 hours.
      await expect.poll(() => form.getByRole('row', { name: /^Juli/ }).innerText()).toMatch(/184:00\s+92:00/);
      await visitor.expectSound();
      await form.getByRole('button', { name: 'Speichern' }).click();
      await told(page, '01.07.2026');
    }));

  it('[HOL-11] it closes between the years, after a preview', () =>
    visiting(boss, DESKTOP, '/company-closure', async (page, visitor) => {
      await fill(page, { Name: 'Zwischen den Jahren' });
      await pick(page, 'Erster Tag', '24.12.2026');
      await pick(page, 'Letzter Tag', '31.12.2026');
      await press(page, 'Vorschau');
      await page.getByRole('cell', { name: 'Paula Neumann' }).waitFor();
      await visitor.expectSound();
      await press(page, 'Betriebsferien buchen');
      await told(page, /Betriebsferien für \d Mitarbeiter gebucht\./);
    }));

  it('[HOL-07] [VEC-09] a vacation over Fronleichnam costs four days', async () => {
    await join(boss, paula);
    await visiting(paula, PHONE, '/manage-absence', async (page, visitor) => {
      await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Urlaub' });
      await pick(page, 'Startdatum', '01.06.2026');
      await pick(page, 'Enddatum', '05.06.2026');
      await told(page, '4 Tage werden beantragt: 01.06.2026 – 05.06.2026');
      await told(page, /04\.06\.2026 \(Fronleichnam\)/);
      await fill(page, { Notiz: 'Über Fronleichnam' });
      await visitor.expectSound();
      await press(page, 'Beantragen');
      await page.waitForURL(/\/absences$/);
    });
    const { get } = await sessionOf(paula);
    // And four and a half between the years: half of Christmas Eve, and four whole days.
    expect(await get('/user/current')).toMatchObject({ plannedVacation: 8.5 });
  });

  it('[START-04] the first steps have ticked themselves off, but for somebody who is not invited', async () => {
    await visiting(boss, DESKTOP, '/dashboard', async (page) => {
      await page.getByRole('link', { name: 'Mitarbeiter einladen Fehlt noch bei einer Person' }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: /, erledigt/ }).count()).toBe(3);
    });
    const [viktor] = await inDatabase<{ id: number }>('select id from users where email like $1', [
      'viktor%',
    ]);
    const { post, get } = await sessionOf(boss);
    await post(`/user/${viktor?.id}/invite`, {});
    await get('/company/first-steps');
    expect(await get('/company/current')).not.toHaveProperty('first_steps');
  });

  it('[AUD-01] [AUD-06] the log tells all of it', async () => {
    await visiting(boss, DESKTOP, '/audit', async (page) => {
      await page.getByRole('cell', { name: 'Paula Neumann' }).first().waitFor();
    });
    const { get } = await sessionOf(boss);
    const rows = await get<Change[]>('/audit/company?page=1&size=100');
    const of = (table: string) => rows.filter((row) => row.table === table);
    const told = ['company_settings', 'users', 'contracts', 'closures', 'absence_requests', 'entries'];
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining([...told, 'companies', 'sessions']),
    );
    expect(of('closures')[0]?.actor_name).toBe('Marta Meisterin');
    expect(of('absence_requests')[0]?.after).toMatchObject({ note: 'Über Fronleichnam' });
    expect(rows.some(({ reason }) => reason === 'Beginn der Aufzeichnung')).toBe(true);
  });

  it('[AUD-03] [AUD-04] a row that is changed in the database is named', async () => {
    vi.advanceTimersByTime(60_000);
    await expect.poll(sealed).toBe(true);
    await visiting(boss, PHONE, '/audit', async (page, visitor) => {
      const verdict = () => page.locator('.adm-log-verified').innerText();
      await press(page, 'Prüfen');
      await expect
        .poll(verdict)
        .toMatch(/Alle Siegel sind unversehrt\.[\s\S]*Versiegelte Änderungen\s+[1-9]/);
      const changed = await tamper();
      await press(page, 'Prüfen');
      await expect.poll(verdict).toContain(`enthält eine veränderte Änderung (Nr. ${changed}).`);
      await visitor.expectSound();
    });
  });
});

interface Change {
  table: string;
  actor_name: string | null;
  after: object | null;
  reason: string | null;
}

/** Every minute the changes so far are sealed. */
async function sealed(): Promise<boolean> {
  const [row] = await inDatabase<{ sealed: boolean }>(
    `select bool_and(id not in (select id from unsealed_changes)) as sealed from changes
      where company_id = $1 and table_name = 'contracts'`,
    [COMPANY],
  );
  return row?.sealed ?? false;
}

/** Somebody with the database in hands gives Paula more hours than were agreed. */
async function tamper(): Promise<number> {
  const [row] = await inDatabase<{ id: number }>(
    `update changes set after = jsonb_set(after, '{weeklyhours}', $1) where id = (
       select min(id) from changes where table_name = 'contracts' and after ? 'weeklyhours'
         and id not in (select id from unsealed_changes))
     returning id::int`,
    ['38'],
  );
  return row?.id as number;
}
