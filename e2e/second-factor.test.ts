import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appCode } from '../backend/test/app-code.ts';
import type { Account, AppWithClock } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { envOf, newName, onServer, startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

/** An installation without mail, on which one registers with an invitation alone. */
const DAY = '2026-11-20';
const FROM = '2026-12-04';
const noonOf = (day: string) => `${day}T12:00:00Z`;

const account = (email: string, what: string): Account => ({ email, password: 'Geheim123', what });
const office = account('amt@beispiel.example', 'global admin');
const boss = account('meisterin@beispiel.example', 'admin');
const paula = account('paula@beispiel.example', 'somebody who is invited');

const database = newName();
const env = {
  ...envOf(database),
  DEMO: 'off',
  REGISTRATION: 'invited',
  SECRETS_KEY: 'nur-fuer-diesen-lauf-0123456789-0123456789',
  GLOBAL_ADMIN_EMAIL: office.email,
  GLOBAL_ADMIN_PASSWORD: office.password,
};
let browser: Browser;
let app: AppWithClock;
let onScreen: ReturnType<typeof oneScreen>;
let bossToken: string;

async function register(person: Account, code?: string): Promise<unknown> {
  const answer = await fetch(`${app.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password, ...(code && { code }) }),
  });
  return [answer.status, await answer.json()];
}

beforeAll(async () => {
  await onServer(`create database ${database}`);
  [browser, app] = await Promise.all([openBrowser(), startOn({ ...env, FIXED_TODAY: DAY })]);
  onScreen = oneScreen(browser, app);
  const { post } = await asPerson(app, office);
  await post('/company', { id: 91, name: 'Zimmerei Vorsicht GmbH', features: ['security'] });
  const admin = { first_name: 'Marta', name: 'Meisterin', email: boss.email, company: 91, setAdmin: 1 };
  const { id } = await post<{ id: number }>('/user', admin);
  const { code } = await post<{ code: string }>(`/user/${id}/invite`, {});
  expect(await register(boss, code)).toEqual([200, true]);
  const own = await asPerson(app, boss);
  bossToken = own.token;
  const { id: job } = await own.post<{ id: number }>('/company/job', { job_title: 'Werkstatt' });
  await own.post('/user', { first_name: 'Paula', name: 'Neumann', email: paula.email, job });
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await onServer(`drop database ${database} with (force)`);
});

function visiting(who: string | null, screen: typeof DESKTOP, path: string, work: Work): Promise<void> {
  return onScreen(who, screen, path, async (visitor) => {
    await work(visitor.page, visitor);
    // A refused login is a 401, which the browser notes.
    const others = visitor.problems.splice(0).filter((problem) => !/status of 40[013]/.test(problem));
    expect(others).toEqual([]);
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await press(page, 'Login');
}

/** By password alone. */
async function expectLogin(person: Account): Promise<void> {
  const { get } = await asPerson(app, person);
  expect(await get('/user/current')).toMatchObject({ email: person.email });
}

async function prove({ page, problems }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind.' });
  await dialog.getByLabel('Ihr Passwort').fill(boss.password);
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // The call was refused once, which asked for the proof, and the browser notes that.
  await expect.poll(() => problems).toEqual([expect.stringMatching(/status of 403/)]);
  problems.splice(0);
}

type Work = (page: Page, visitor: Visitor) => Promise<void>;

/** Types the key into an app and the app's code into the form; the recovery codes that are shown. */
async function setUpApp(page: Page, instant: string): Promise<string[]> {
  await press(page, 'App einrichten');
  const key = await page.locator('.sec-key').innerText();
  await page.getByRole('textbox', { name: /^Code aus der App/ }).fill(appCode(key, instant));
  await press(page, 'Bestätigen');
  const codes = page.locator('.sec-codes li');
  await expect.poll(() => codes.count()).toBe(10);
  return codes.allInnerTexts();
}

let link: string;
let codes: string[];

it('[ACCT-01] a stranger who knows only the address gets nowhere', async () => {
  const answers = await Promise.all([register(paula), register({ ...paula, email: 'x@beispiel.example' })]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject([400, { code: 'registration_failed' }]);
});

it('[ACCT-02] the admin invites with a link that is copied', () =>
  visiting(bossToken, DESKTOP, '/myworkers', async (page, visitor) => {
    await press(page, 'Paula Neumann einladen');
    await press(page, 'Einladung kopieren');
    const shown = page.locator('output').first();
    await expect.poll(() => shown.innerText()).toContain('/register#einladung=');
    link = new URL(await shown.innerText()).href.replace(/^.*(?=\/register)/, '');
    await visitor.expectSound();
  }));

it('[ACCT-04] [MFA-01] [MFA-02] the person registers on the phone and adds the code of an app', () =>
  visiting(null, PHONE, link, async (page, visitor) => {
    // What is typed before the invitation is known is gone.
    await page.getByText(/^Guten Tag Paula/).waitFor();
    await page.getByLabel('Passwort', { exact: true }).fill(paula.password);
    await page.getByLabel('Passwort wiederholen').fill(paula.password);
    await page.getByRole('checkbox').click();
    await press(page, 'Registrieren');
    // By link one is logged in with what was typed.
    await page.waitForURL('**/dashboard');
    await visitor.open('/sicherheit');
    codes = await setUpApp(page, noonOf(DAY));
    await visitor.expectSound();
  }));

it('[MFA-02] [MFA-03] the phone is lost: a recovery code opens the account', () =>
  visiting(null, PHONE, '/login', async (page) => {
    await typePassword(page, paula);
    await press(page, 'Wiederherstellungscode verwenden');
    await page.getByRole('textbox', { name: /^Wiederherstellungscode/ }).fill(codes[0] as string);
    await press(page, 'Anmelden');
    await heading(page, 'Dashboard');
  }));

it('[MFA-07] or the admin resets it, and the password is enough', async () => {
  await visiting(bossToken, PHONE, `/worker-details?user=${paula.email}`, async (page, visitor) => {
    await press(page, 'Zweiten Faktor zurücksetzen');
    const question = page.getByRole('dialog').filter({ hasText: 'Paula Neumann' });
    await question.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
    await prove(visitor);
    await page
      .getByText(/Der zweite Faktor ist zurückgesetzt/)
      .first()
      .waitFor();
  });
  await expectLogin(paula);
});

it('[MFA-06] the company asks its admins for one, and tells them until then', () =>
  visiting(bossToken, DESKTOP, '/company-settings?feature=login', async (page, visitor) => {
    await page.getByLabel('Wer einen zweiten Faktor braucht').selectOption({ label: 'Admins' });
    const form = page.getByRole('form', { name: 'Einstellungen der Anmeldung und Registrierung' });
    await expect
      .poll(() => form.getByRole('textbox', { name: /^Zweiter Faktor nötig ab/ }).inputValue())
      .toBe('04.12.2026');
    await visitor.expectSound();
    await form.getByRole('button', { name: 'Speichern' }).click();
    // The proof of a moment ago counts for ten minutes, and the clock does not move.
    await page.getByText('Einstellungen gespeichert.').first().waitFor();
    await visitor.open('/dashboard');
    await page.getByText(/^Ab 04\.12\.2026 brauchen Sie zur Anmeldung einen zweiten Faktor\./).waitFor();
    await visitor.expectSound();
  }));

it('[MFA-06] on that day an admin without one is led to it on the phone, and goes on', async () => {
  app.setClock(noonOf(FROM));
  await visiting(null, PHONE, '/login', async (page, visitor) => {
    await typePassword(page, boss);
    await heading(page, 'Zweiten Faktor einrichten');
    await visitor.open('/myworkers');
    await heading(page, 'Zweiten Faktor einrichten');
    await visitor.expectSound();
    await setUpApp(page, noonOf(FROM));
    await press(page, 'Weiter');
    await heading(page, 'Mitarbeiter');
  });
  await expectLogin(paula);
});
