import type { Page } from 'playwright-core';
import type { Kind, Samples } from './specified.ts';

/** A state of a screen without an address of its own: something open, wrong, empty, pending or failed. */
export interface Scene {
  name: string;
  who: Kind | 'visitor';
  path: string;
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const seek = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Suche' }).fill(text);
  await page.waitForTimeout(600);
};
const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await page.waitForTimeout(600);
};
/** Answers to calls whose address matches; the screen repeats them. */
const answering = (path: RegExp, how: 'never' | 'fault') => async (page: Page) => {
  await page.route(path, (route) =>
    how === 'fault'
      ? route.fulfill({ status: 500, json: { message: 'Interner Fehler.', code: 'internal' } })
      : undefined,
  );
  await page.reload();
  await page.waitForTimeout(1500);
};
const nothing = async () => {};

const outside: Scene[] = [
  { name: 'login-leer', who: 'visitor', path: '/login', act: press('Login') },
  {
    name: 'login-falsch',
    who: 'visitor',
    path: '/login',
    async act(page) {
      await page.locator('input[name=email]').fill('niemand@beispiel.example');
      await page.locator('input[name=password]').fill('Falsch123');
      await button(page, 'Login').click();
      await page.getByText('Login fehlgeschlagen').waitFor();
    },
  },
  { name: 'registrieren-leer', who: 'visitor', path: '/register', act: press('Registrieren') },
  { name: 'kontakt-leer', who: 'visitor', path: '/kontakt', act: press('E-Mail öffnen') },
  { name: 'ohne-verbindung', who: 'visitor', path: '/offline.html', act: nothing },
];

const daily = ({ time }: Samples): Scene[] => [
  { name: 'buchung-leer', who: 'employee', path: '/booking', act: press(/^Speichern$/) },
  {
    name: 'buchung-projekt-offen',
    who: 'employee',
    path: '/booking',
    async act(page) {
      await page.getByRole('combobox', { name: 'Projekt' }).click();
      await page.locator('.sb-list').waitFor();
    },
  },
  {
    name: 'kalender-offen',
    who: 'employee',
    path: '/create-workingtime',
    async act(page) {
      await page.locator('.sb-control input').first().click();
      await page.locator('.sb-calendar').waitFor();
    },
  },
  {
    name: 'arbeitszeit-null',
    who: 'employee',
    path: `/manage-workingtime?id=${time}`,
    async act(page) {
      const end = page.getByLabel('Ende');
      // A phone has its native list of times.
      if (await end.evaluate((field) => field instanceof HTMLSelectElement)) await end.selectOption('06:00');
      else await end.fill('06:00');
      await button(page, /^Speichern$/).click();
    },
  },
  { name: 'arbeitszeit-loeschen', who: 'employee', path: '/workingtime', act: press(/löschen$/) },
  {
    name: 'abwesenheit-vorschau',
    who: 'employee',
    path: '/manage-absence',
    async act(page) {
      await page.locator('main select').first().selectOption({ label: 'Urlaub' });
      for (const [index, day] of ['07.12.2026', '18.12.2026'].entries()) {
        await page.locator('.sb-control input').nth(index).fill(day);
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(600);
    },
  },
  { name: 'abwesenheit-leer', who: 'employee', path: '/manage-absence', act: press('Beantragen') },
  ...['Arbeitszeitübersicht', 'Projekt Übersicht', 'Projektbuchungen'].map((name) => ({
    name: `profil-${name.toLowerCase().replace(' ', '-').replace('ü', 'ue')}`,
    who: 'employee' as const,
    path: '/myprofil',
    act: tab(name),
  })),
];

const office = ({ project }: Samples): Scene[] => [
  {
    name: 'inbox-auswahl',
    who: 'admin',
    path: '/inbox',
    async act(page) {
      for (const index of [0, 1, 2])
        await page
          .getByRole('checkbox', { name: / auswählen$/ })
          .nth(index)
          .check();
      await button(page, 'Auswahl genehmigen').click();
    },
  },
  { name: 'kalender-ausgeklappt', who: 'admin', path: '/vacation-overview', act: press('Alle ausklappen') },
  { name: 'projekt-leer', who: 'admin', path: '/new-project', act: press(/^Speichern$/) },
  {
    name: 'stundensatz',
    who: 'admin',
    path: `/manage-project?id=${project}`,
    act: press('Stundensatz anlegen'),
  },
  { name: 'mitarbeiter-leer', who: 'admin', path: '/new-worker', act: press(/^(Speichern|Anlegen)$/) },
  {
    name: 'mitarbeiter-sperren',
    who: 'admin',
    path: '/myworkers',
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^aktiv \(/ })
        .first()
        .click(),
  },
  { name: 'kunden-nichts-gefunden', who: 'admin', path: '/customer', act: seek('gibt es nicht') },
  { name: 'projekte-eine-zeile', who: 'admin', path: '/projects', act: seek('Hotel') },
  { name: 'projekte-laden', who: 'admin', path: '/projects', act: answering(/\/api\/project\?/, 'never') },
  { name: 'projekte-fehler', who: 'admin', path: '/projects', act: answering(/\/api\/project\?/, 'fault') },
  {
    name: 'export-fortschritt',
    who: 'admin',
    path: '/timeBookings',
    async act(page) {
      await page.route(/\/api\/timesheet\/timebooking\/company\//, () => undefined);
      await button(page, 'Excel-Export').click();
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'menue',
    who: 'admin',
    path: '/dashboard',
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menü' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'nicht-gefunden', who: 'admin', path: '/gibt-es-nicht', act: nothing },
  { name: 'keine-berechtigung', who: 'reader', path: '/inbox', act: nothing },
  {
    name: 'benutzer-anlegen',
    who: 'globalAdmin',
    path: '/edit-company?id=3',
    act: press(/anlegen$/),
  },
];

export const scenesOf = (samples?: Samples): Scene[] =>
  samples ? [...daily(samples), ...office(samples)] : outside;
