import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, type App, dataFolder, startApp } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor, visit } from './support/visitor.ts';

const data = dataFolder();
let browser: Browser;
let app: App;

const account = (email: string, what: string): Account => ({ email, password: 'Geheim123', what });
const office = account('amt@beispiel.example', 'global admin');
const boss = account('chefin@beispiel.example', 'first admin of a new company');
const paula = account('paula@beispiel.example', 'worker');

/** A database without the demo: only the global admin exists. */
beforeAll(async () => {
  const env = { DEMO: 'off', GLOBAL_ADMIN_EMAIL: office.email, GLOBAL_ADMIN_PASSWORD: office.password };
  [browser, app] = await Promise.all([openBrowser(), startApp(data.path, env)]);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  data.remove();
});

async function visiting(
  who: Account | null,
  viewport: typeof DESKTOP,
  work: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await visit(browser, app, viewport);
  try {
    if (who) await visitor.enter((await asPerson(app, who)).token);
    await work(visitor);
    expect(visitor.problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

const fill = async ({ page }: Visitor, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).fill(value);
};
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = ({ page }: Visitor, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const waitForText = ({ page }: Visitor, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

async function register(visitor: Visitor, { email, password }: Account): Promise<void> {
  await visitor.open('/register');
  await fill(visitor, { 'E-Mail': email, Passwort: password, 'Passwort wiederholen': password });
  await visitor.page.getByRole('checkbox').click();
  await press(visitor, 'Registrieren');
  await waitForText(visitor, 'Erfolgreich registriert. Sie können sich nun einloggen!');
}

const navigation = async ({ page }: Visitor) => {
  const items = page.getByRole('navigation', { name: 'Hauptnavigation' }).first().getByRole('link');
  return (await items.allInnerTexts()).map((text) => text.trim());
};

/** From an empty company to a worker who sees what was switched on, step by step. */
describe('a new company', () => {
  it('[ACC-50] [COMP-05] [COMP-06] [COMP-09] [COMP-10] [AMB-25] is created by the global admin, with its first admin', () =>
    visiting(office, DESKTOP, async (visitor) => {
      const { page } = visitor;
      expect(await navigation(visitor)).toEqual(['Dashboard', 'Unternehmen verwalten']);
      await follow(visitor, 'Unternehmen verwalten');
      await page.getByRole('cell', { name: 'Verwaltung', exact: true }).waitFor();
      await visitor.expectSound();
      await follow(visitor, 'Unternehmen anlegen');
      await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('2');
      await visitor.expectSound();
      await fill(visitor, { Name: 'Holzbau Neu' });
      // Whoever is added registers with the address alone, as the specification has it.
      await page.getByRole('checkbox', { name: /^Registrierung nur mit Einladung/ }).click();
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Unternehmen erfolgreich angelegt.');
      await page.waitForURL(/\/edit-company\?id=2$/);
      for (const module of ['Zeitbuchungen', 'Projekte und Projektbuchungen', 'Inventar']) {
        await page.getByRole('checkbox', { name: module, exact: true }).click();
      }
      await fill(visitor, { Straße: 'Sägeweg', Hausnummer: '3', Postleitzahl: '89073', Ort: 'Ulm' });
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Unternehmen erfolgreich aktualisiert.');
      await visitor.expectSound();
      await press(visitor, 'Ersten Administrator anlegen');
      await fill(visitor, { Vorname: 'Clara', Nachname: 'Chefin', 'E-Mail': boss.email });
      await visitor.expectSound();
      await press(visitor, 'Anlegen');
      await page.getByRole('cell', { name: boss.email, exact: true }).waitFor();
    }));

  it('[AUTH-21] [COMP-01] [COMP-02] [COMP-03] [ACC-52] is entered by its first admin after registering', () =>
    visiting(null, PHONE, async (visitor) => {
      const { page } = visitor;
      await register(visitor, boss);
      await visitor.logIn(boss);
      await visitor.open('/mycompany');
      await page.getByText('Projekte und Projektbuchungen', { exact: true }).waitFor();
      await page.getByText('Sägeweg 3, 89073 Ulm').waitFor();
      await visitor.expectSound();
      await follow(visitor, /Kategorien verwalten/);
      await page.getByText('Noch keine Kategorien angelegt.').waitFor();
      await visitor.expectSound();
      await follow(visitor, 'Kategorie anlegen');
      await fill(visitor, { Bezeichnung: 'Werkzeug' });
      await visitor.expectSound();
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Kategorie erfolgreich angelegt.');
      await page.getByText('Werkzeug', { exact: true }).waitFor();
    }));

  it('[WORK-02] [WORK-09] [WORK-11] [JOB-05] gets a worker, whose job is created on the way', () =>
    visiting(boss, PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open('/myworkers');
      await follow(visitor, 'Mitarbeiter anlegen');
      await fill(visitor, { Vorname: 'Li', Nachname: 'Neumann', 'E-Mail': paula.email });
      await page.getByLabel('Arbeitsplatz', { exact: true }).selectOption('Neuen Arbeitsplatz anlegen …');
      await page.waitForURL(/\/new-job$/);
      await fill(visitor, { Bezeichnung: 'Zimmerin' });
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Job erfolgreich angelegt.');
      await page.waitForURL(/\/new-worker$/);
      await expect.poll(() => page.getByLabel('Nachname').inputValue()).toBe('Neumann');
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Die Mindestlänge des Namens wurde nicht eingehalten.');
      await visitor.expectSound();
      await fill(visitor, { Vorname: 'Paula' });
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Mitarbeiter erfolgreich angelegt.');
      await page.getByText('Zimmerin', { exact: true }).waitFor();
      await visitor.expectSound();
    }));

  it('[ACC-48] [COMP-17] [AUTH-19] shows the worker the modules that are on, and no other', () =>
    visiting(null, DESKTOP, async (visitor) => {
      await register(visitor, paula);
      await visitor.logIn(paula);
      expect(await navigation(visitor)).toEqual([
        'Dashboard',
        'Projekte',
        'Meine Arbeitszeiten',
        'Meine Projektstunden',
        'Inventar',
      ]);
      for (const closed of ['/mycompany', '/myworkers', '/company', '/manage-absence', '/customer']) {
        await visitor.open(closed);
        await visitor.page.getByText('Keine Berechtigungen').waitFor();
      }
    }));

  it('[COMP-17] takes a module away with the next load', () =>
    visiting(office, DESKTOP, async (visitor) => {
      await visitor.open('/edit-company?id=2');
      await visitor.page.getByRole('checkbox', { name: 'Inventar', exact: true }).click();
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Unternehmen erfolgreich aktualisiert.');
      await visiting(paula, DESKTOP, async (worker) => {
        expect(await navigation(worker)).not.toContain('Inventar');
        await worker.open('/inventory');
        await worker.page.getByText('Keine Berechtigungen').waitFor();
      });
    }));

  it('[WORK-03] shows its admin the worker with the tabs of the timesheet', () =>
    visiting(boss, DESKTOP, async (visitor) => {
      const { page } = visitor;
      await visitor.open('/myworkers');
      await page.getByRole('link', { name: 'Paula Neumann ansehen' }).click();
      for (const tab of ['Zeitbuchungen', 'Arbeitszeitübersicht', 'Projekt Übersicht', 'Projektbuchungen']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).waitFor();
      }
      await visitor.expectSound();
    }));

  it('[WORK-14] [AMB-44] ends the running session of a worker who is deactivated', async () => {
    const worker = await visit(browser, app, PHONE);
    await worker.logIn(paula);
    await visiting(boss, DESKTOP, async (visitor) => {
      await visitor.open('/myworkers');
      await visitor.page.getByRole('checkbox', { name: 'aktiv (Paula Neumann)' }).click();
      await visitor.page.getByText(/wirklich deaktivieren/).waitFor();
      await visitor.expectSound();
      await press(visitor, 'Deaktivieren');
      await waitForText(visitor, 'Mitarbeiter erfolgreich gespeichert.');
    });
    await worker.open('/workingtime');
    await worker.page.waitForURL(/\/login$/);
    await worker.page.getByLabel('E-Mail').fill(paula.email);
    await worker.page.getByLabel('Passwort', { exact: true }).fill(paula.password);
    await worker.page.getByRole('button', { name: 'Login' }).click();
    await worker.page.getByText('Login fehlgeschlagen. E-Mail oder Passwort falsch.').waitFor();
    await worker.leave();
  });
});
