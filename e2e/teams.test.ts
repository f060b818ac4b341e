import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { accountOf } from './support/calls.ts';
import { asPerson } from './support/demo-data.ts';
import { oneScreen } from './support/one-screen.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

const COMPANY = 93;
const FEATURES = ['calendar', 'contracts', 'halfdays', 'teams', 'decisions', 'kinds', 'visibility', 'feeds'];
const MODULES = ['timebooking', 'absences', 'vacationcalendar'];

const account = (name: string, what: string): Account => ({
  ...{ email: `${name}@dreiteams.example`, password: 'Geheim123', what },
});
const boss = account('berta', 'the office');
const foreman = account('fritz', 'leads the roofers');
const deputy = account('dora', 'decides in his place');
const roofer = account('willi', 'is led by him');
const sick = account('wanda', 'is led by him, too');
const fitter = account('moni', 'of whose requests the office has the second word');
const chief = account('max', 'leads the fitters');
const PEOPLE = {
  fritz: ['Fritz', 'Polier'],
  dora: ['Dora', 'Dachs'],
  willi: ['Willi', 'Werker'],
  wanda: ['Wanda', 'Weber'],
  moni: ['Moni', 'Monteur'],
  max: ['Max', 'Meister'],
} as const;

let browser: Browser;
let app: App;
let onScreen: ReturnType<typeof oneScreen>;
const sessions = new Map<Account, ReturnType<typeof asPerson>>();
const ids = new Map<string, number>();

function sessionOf(who: Account): ReturnType<typeof asPerson> {
  const session = sessions.get(who) ?? asPerson(app, who);
  sessions.set(who, session);
  return session;
}

async function visiting(
  who: Account,
  viewport: typeof DESKTOP,
  path: string,
  work: (page: Page, visitor: Visitor) => Promise<void>,
): Promise<void> {
  const { token } = await sessionOf(who);
  await onScreen(token, viewport, path, (visitor) => work(visitor.page, visitor));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function join(by: Account, { email, password }: Account, id: number): Promise<void> {
  const { code } = await (await sessionOf(by)).post<{ code: string }>(`/user/${id}/invite`, {});
  const answer = await fetch(`${app.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  });
  expect(answer.status).toBe(200);
}

const ask = async (who: Account, day: string, more: object = {}) =>
  (await sessionOf(who)).post<{ id: number }>('/timesheet/absence', { project: 10, day, hours: 8, ...more });

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  onScreen = oneScreen(browser, app);
  const office = accountOf(app, /^Globale/);
  const { post } = await sessionOf(office);
  const company = { id: COMPANY, name: 'Zimmerei Dreiteams GmbH', land: 'BY' };
  await post('/company', { ...company, features: FEATURES, modules: MODULES, registration: 'invited' });
  const admin = { first_name: 'Berta', name: 'Büro', email: boss.email, company: COMPANY, role: 2 };
  const { id } = await post<{ id: number }>('/user', admin);
  await join(office, boss, id);
  const ofBoss = await sessionOf(boss);
  const { id: job } = await ofBoss.post<{ id: number }>('/company/job', { job_title: 'Bau' });
  for (const one of [foreman, deputy, roofer, sick, fitter, chief]) {
    const key = one.email.split('@')[0] as keyof typeof PEOPLE;
    const [first_name, name] = PEOPLE[key];
    const hired = { worker_since: '2024-01-01', weeklyhours: 40, vacation: 30, working_days: '1111100' };
    const person = await ofBoss.post<{ id: number }>('/user', {
      first_name,
      name,
      email: one.email,
      job,
      ...hired,
    });
    ids.set(key, person.id);
    await join(boss, one, person.id);
  }
});
afterAll(() => Promise.allSettled([closeBrowser(browser), app?.stop()]));

describe('a firm of three teams, as its people try it', () => {
  it('[TEAM-01] [TEAM-02] [TEAM-14] the office sets them up', async () => {
    await visiting(boss, DESKTOP, '/teams', async (page, visitor) => {
      for (const [name, stage] of [
        ['Dach', 'Die Leitung entscheidet allein'],
        ['Montage', 'Danach entscheidet die Verwaltung'],
        ['Büro', 'Die Leitung entscheidet allein'],
      ] as const) {
        await page.getByRole('link', { name: 'Team anlegen' }).first().click();
        await page.getByLabel('Name', { exact: true }).fill(name);
        await page.getByLabel('Über Anträge').selectOption({ label: stage });
        await press(page, 'Speichern');
        await page
          .getByRole('heading', { name: new RegExp(name) })
          .first()
          .waitFor();
        await visitor.expectSound();
        await visitor.open('/teams');
        await page.getByRole('link', { name, exact: true }).waitFor();
      }
    });
    const { get, post } = await sessionOf(boss);
    const teams = await get<{ id: number; name: string }[]>('/team');
    const of = (name: string) => teams.find((team) => team.name === name)?.id;
    const from = '2026-11-01';
    const member = (team: string, who: string) =>
      post(`/team/${of(team)}/member`, { user: ids.get(who), from, home: true });
    for (const who of ['fritz', 'willi', 'wanda']) await member('Dach', who);
    for (const who of ['max', 'moni']) await member('Montage', who);
    await member('Büro', 'dora');
    const lead = (team: string, who: string) =>
      post(`/team/${of(team)}/lead`, { user: ids.get(who), from, rights: ['absences', 'hours'] });
    await lead('Dach', 'fritz');
    await lead('Montage', 'max');
    expect(await get('/team/unassigned')).toMatchObject([{ first_name: 'Berta' }]);
  });

  it('[TEAM-06] [DEC-01] [DEC-02] a foreman decides on the phone in two taps, with the week before his eyes', async () => {
    await ask(roofer, '2026-12-07', { end: '2026-12-09', note: 'Umzug' });
    await ask(sick, '2026-12-08');
    await visiting(roofer, PHONE, '/absences', (page) => told(page, 'wartet auf Fritz Polier'));
    await visiting(foreman, PHONE, '/dashboard', async (page, visitor) => {
      await page
        .getByRole('link', { name: /^Inbox/ })
        .first()
        .click();
      const week = page.getByRole('region', { name: /^Dach, Kalenderwoche 50/ });
      await week.getByRole('row', { name: /Wanda Weber/ }).waitFor();
      await visitor.expectSound();
      await press(page, 'Genehmigen');
      await page.getByText('1 von 1', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Wanda Weber' }).waitFor();
    });
    const { get } = await sessionOf(roofer);
    expect(await get('/timesheet/absences')).toMatchObject(Array(3).fill({ status: 1 }));
  });

  it('[TEAM-09] he goes on vacation, and his deputy decides', async () => {
    const { post } = await sessionOf(foreman);
    await post('/deputy', { user: ids.get('dora'), from: '2026-11-20', to: '2026-12-04', extras: [] });
    await visiting(foreman, PHONE, '/myprofil', (page) => told(page, 'Dora Dachs'));
    await visiting(deputy, PHONE, '/inbox', async (page, visitor) => {
      await page.getByRole('heading', { name: 'Wanda Weber' }).waitFor();
      await visitor.expectSound();
      await press(page, 'Genehmigen');
      await told(page, 'Kein Antrag wartet auf eine Antwort.');
    });
    const { get } = await sessionOf(sick);
    expect(await get('/timesheet/absences')).toMatchObject([{ status: 1 }]);
  });

  it('[TEAM-07] an admin has the second word where the team asks for it', async () => {
    await ask(fitter, '2026-12-10');
    await visiting(chief, PHONE, '/inbox', async (page) => {
      await page.getByRole('heading', { name: 'Moni Monteur' }).waitFor();
      await press(page, 'Genehmigen');
      await told(page, 'Kein Antrag wartet auf eine Antwort.');
    });
    const { get } = await sessionOf(fitter);
    expect(await get('/timesheet/absences')).toMatchObject([{ status: 0 }]);
    await visiting(boss, DESKTOP, '/inbox', async (page, visitor) => {
      await told(page, /Vorläufig genehmigt von Max Meister/);
      await visitor.expectSound();
      await press(page, 'Genehmigen');
      await expect.poll(() => get('/timesheet/absences')).toMatchObject([{ status: 1 }]);
    });
  });

  it('[TEAM-04] [SET-37] [VIS-02] nobody learns who is sick', async () => {
    const { post } = await sessionOf(sick);
    await post('/timesheet/absence', { project: 20, day: '2026-11-20', hours: 8 });
    const open = await (await sessionOf(boss)).get<{ id: number; user: number }[]>(
      '/timesheet/pending-absences?status=open',
    );
    const [asked] = open.filter(({ user }) => user === ids.get('wanda'));
    await (await sessionOf(boss)).post('/absence/decide', { ids: [asked?.id], decision: 'approve' });
    await visiting(foreman, DESKTOP, '/vacation-overview', async (page) => {
      await page.getByRole('img', { name: 'Abwesend, 20.11.2026, Genehmigt' }).waitFor();
      await expect.poll(() => page.getByRole('main').getByText(/krank/i).count()).toBe(0);
    });
    await visiting(roofer, PHONE, '/vacation-overview', async (page) => {
      await page.getByRole('heading', { name: /^KW 47/ }).waitFor();
      await expect.poll(() => page.getByRole('main').getByText(/krank/i).count()).toBe(0);
      await expect.poll(() => page.getByRole('img', { name: /20\.11\.2026/ }).count()).toBe(0);
    });
  });

  it('[ICS-01] [ICS-04] a worker subscribes to a calendar of the team, which betrays nobody', () =>
    visiting(roofer, PHONE, '/myprofil', async (page, visitor) => {
      await page.getByLabel('Kalender', { exact: true }).selectOption({ label: 'Abwesenheiten des Teams' });
      await press(page, 'Adresse erstellen');
      const address = await page.getByLabel('Adresse', { exact: true }).inputValue();
      await visitor.expectSound();
      const fetched = await fetch(address);
      const text = await fetched.text();
      expect(fetched.headers.get('content-type')).toContain('text/calendar');
      // Sick or on vacation: the same words. That the day was missing would say why.
      const events = text.split('BEGIN:VEVENT').filter((event) => event.includes('Wanda W. – abwesend'));
      const days = events.map((event) => /DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1]);
      expect(days.toSorted()).toEqual(['20261120', '20261208']);
      expect(text).not.toMatch(/krank/i);
    }));
});
