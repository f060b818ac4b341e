import { permissionOf } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, type App, TODAY } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { envOf, newName, onServer, startOn } from './support/make-demo.ts';
import { oneScreen } from './support/one-screen.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor } from './support/visitor.ts';

const account = (email: string, what: string): Account => ({ email, password: 'Geheim123', what });
const office = account('amt@beispiel.example', 'global admin');
const boss = account('chefin@beispiel.example', 'first admin of a new company');
const paula = account('paula@beispiel.example', 'worker');

const database = newName();
let browser: Browser;
let app: App;
let bossToken: string;
let visiting: ReturnType<typeof oneScreen>;

/** A database without the demo: only the global admin, and a company with its first admin. */
beforeAll(async () => {
  await onServer(`create database ${database}`);
  const first = { DEMO: 'off', GLOBAL_ADMIN_EMAIL: office.email, GLOBAL_ADMIN_PASSWORD: office.password };
  const env = { ...envOf(database), ...first, FIXED_TODAY: TODAY };
  [browser, app] = await Promise.all([openBrowser(), startOn(env)]);
  visiting = oneScreen(browser, app);
  const { post, put } = await asPerson(app, office);
  const flags = ['timebooking', 'projectbooking', 'absences', 'inventory'] as const;
  const address = { street: 'Sägeweg', house_number: '3', zip_code: '89073', city: 'Ulm' };
  await post('/company', { id: 2, name: 'Holzbau Neu' });
  await put('/company/2', { permission: permissionOf(flags), address });
  await post('/user', {
    first_name: 'Clara',
    name: 'Chefin',
    email: boss.email,
    company: 2,
    setAdmin: 1,
  });
  const { email, password } = boss;
  await fetch(`${app.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  bossToken = (await asPerson(app, boss)).token;
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  await onServer(`drop database ${database} with (force)`);
});

const fill = async ({ page }: Visitor, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).fill(value);
};
const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = ({ page }: Visitor, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const waitForText = ({ page }: Visitor, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();

const navigation = async ({ page }: Visitor) => {
  const items = page.getByRole('navigation', { name: 'Hauptnavigation' }).first().getByRole('link');
  return (await items.allInnerTexts()).map((text) => text.trim());
};

/** From an empty company to a worker who sees what was switched on, step by step. */
describe('a new company', () => {
  it('[COMP-01] [COMP-02] [COMP-03] [ACC-52] shows its first admin its modules, and has no categories yet', () =>
    visiting(bossToken, DESKTOP, '/mycompany', async (visitor) => {
      const { page } = visitor;
      await page.getByText('Projekte und Projektbuchungen', { exact: true }).waitFor();
      await page.getByText('Sägeweg 3, 89073 Ulm').waitFor();
      await expect
        .poll(() => navigation(visitor))
        .toEqual(expect.arrayContaining(['Mein Unternehmen', 'Inbox', 'Auswertung']));
      await follow(visitor, /Kategorien verwalten/);
      await page.getByText('Noch keine Kategorien angelegt.').waitFor();
      await visitor.expectSound();
      await follow(visitor, 'Kategorie anlegen');
      await fill(visitor, { Bezeichnung: 'Werkzeug' });
      await press(visitor, 'Speichern');
      await waitForText(visitor, 'Kategorie erfolgreich angelegt.');
      await page.getByText('Werkzeug', { exact: true }).waitFor();
    }));

  it('[WORK-02] [WORK-11] [JOB-05] gets a worker, whose job is created on the way', () =>
    visiting(bossToken, PHONE, '/myworkers', async (visitor) => {
      const { page } = visitor;
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
    }));

  it('[ACC-48] [COMP-17] [AUTH-19] shows the worker who has registered the modules that are on, and no other', () =>
    visiting(null, DESKTOP, '/register', async (visitor) => {
      const { email, password } = paula;
      await fill(visitor, { 'E-Mail': email, Passwort: password, 'Passwort wiederholen': password });
      await visitor.page.getByRole('checkbox').click();
      await press(visitor, 'Registrieren');
      await waitForText(visitor, 'Erfolgreich registriert. Sie können sich nun einloggen!');
      await visitor.logIn(paula);
      await expect
        .poll(() => navigation(visitor))
        .toEqual([
          'Dashboard',
          'Projekte',
          'Meine Arbeitszeiten',
          'Meine Projektstunden',
          'Meine Abwesenheiten',
          'Inventar',
        ]);
    }));

  it('[WORK-03] [WORK-14] [AMB-44] shows its admin the worker with the tabs of the timesheet, and ends the running session of a worker who is deactivated', async () => {
    const { get } = await asPerson(app, paula);
    await visiting(bossToken, DESKTOP, '/myworkers', async (visitor) => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Paula Neumann ansehen' }).click();
      for (const tab of ['Zeitbuchungen', 'Arbeitszeitübersicht', 'Projekt Übersicht', 'Projektbuchungen']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel', { name: tab }).waitFor();
      }
      await visitor.expectSound();
      await page.goBack();
      await page.getByRole('checkbox', { name: 'aktiv (Paula Neumann)' }).click();
      await page.getByText(/wirklich deaktivieren/).waitFor();
      await visitor.expectSound();
      await press(visitor, 'Deaktivieren');
      await waitForText(visitor, 'Mitarbeiter erfolgreich gespeichert.');
    });
    await expect(get('/user/current')).rejects.toThrow('401');
  });
});
