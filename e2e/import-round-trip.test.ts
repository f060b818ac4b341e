import { readFileSync } from 'node:fs';
import type { ImportLine } from '@stundenbuch/domain/workflows/imports/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, utils, write } from 'xlsx';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';

const EMAIL = 'frieda@beispiel.example';
const NAME = 'Frieda Neumann';

let browser: Browser;
let app: App;
let page: Page;
/** Hanna's own. */
let desk: Page;
let hanna: Account;
let session: Awaited<ReturnType<typeof asPerson>>;
let problems: string[];

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  const karla = app.accounts.find(({ email }) => email === 'karla@beispiel.example') as Account;
  session = await asPerson(app, karla);
  await session.post('/company/features', { feature: 'import', on: true });
  await session.post('/user/proof', { password: karla.password });
  const visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
  ({ page, problems } = visitor);
  await visitor.enter(session.token);
  hanna = app.accounts.find(({ email }) => email === 'hanna@beispiel.example') as Account;
  const own = await visit(browser, app, DESKTOP, { serviceWorker: false });
  desk = own.page;
  await own.enter((await asPerson(app, hanna)).token);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

interface File {
  name: string;
  buffer: Buffer;
}

interface Sent {
  kind: string;
  file: File;
  /** Where no column says it. */
  person?: string;
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const csv = (name: string, ...lines: string[]): File => ({ name, buffer: Buffer.from(lines.join('\r\n')) });

/** As whoever has the file does it: the rows that are new are taken, whatever else it holds. */
async function takeOver({ kind, file, person }: Sent): Promise<void> {
  await page.goto(`${app.url}/import`);
  await page.getByLabel('Tabelle öffnen').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  await page.getByLabel('Was steht in der Tabelle?').selectOption({ label: kind });
  if (person) {
    await page.getByRole('combobox', { name: 'Alle Zeilen sind von' }).click();
    await page.getByTitle(person, { exact: true }).click();
  }
  await press('Prüfen');
  const take = page.getByRole('button', { name: /^\d+ Zeilen? übernehmen$/ });
  const sums = page.getByLabel(/stimmt mit der alten Liste überein$/);
  await take.waitFor();
  if (kind === 'Mitarbeiter') await sums.check();
  await take.click();
  await page.getByText(/^Fertig: [1-9]\d* neu, 0 geändert/).waitFor();
}

async function undoAll(): Promise<void> {
  const imports = await session.get<ImportLine[]>('/import');
  for (const { id, state } of imports)
    if (state === 'done') expect(await session.post(`/import/${id}/undo`, {})).toMatchObject({ stay: [] });
}

async function exported(path: string, list: string, { tab = '', at = page } = {}): Promise<File> {
  await at.goto(`${app.url}${path}`);
  if (tab) await at.getByRole('tab', { name: tab }).click();
  if (path === '/projects') await at.getByLabel('Status').selectOption({ label: 'Alle' });
  await at.locator(`#${list}:has(table)`).waitFor();
  const button = at.getByRole('button', { name: 'Excel-Export' }).and(at.locator(':enabled'));
  const [file] = await Promise.all([at.waitForEvent('download'), button.first().click()]);
  return { name: file.suggestedFilename(), buffer: readFileSync(await file.path()) };
}

const cells = ({ buffer }: File) =>
  Object.values(read(buffer).Sheets).map((sheet) =>
    utils.sheet_to_csv(sheet, { FS: ';' }).split('\n').sort(),
  );

async function allExported() {
  const person = `/worker-details?user=${EMAIL}`;
  return {
    customers: await exported('/customer', 'customers'),
    projects: await exported('/projects', 'projects'),
    people: await exported('/myworkers', 'workers'),
    balances: await exported('/company-overtime', 'company-overtime'),
    bookings: await exported(person, 'projectBookings', { tab: 'Projektbuchungen' }),
    times: await exported(person, 'timeBookings', { tab: 'Zeitbuchungen' }),
    absences: await exported('/absences', 'absences', { at: desk }),
  };
}

async function peopleFile(job: string): Promise<File> {
  await page.goto(`${app.url}/import`);
  const [file] = await Promise.all([page.waitForEvent('download'), press('Vorlage herunterladen')]);
  const book = read(readFileSync(await file.path()));
  const sheet = book.Sheets.Mitarbeiter;
  if (!sheet) throw new Error('no sheet to fill in');
  const [headers = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const values: Record<string, string | number> = {
    ...{ Personalnummer: '7001', Vorname: 'Frieda', Nachname: 'Neumann', 'E-Mail': EMAIL },
    ...{ Rolle: 'Mitarbeiter', Eintritt: '01.03.2024', Wochenstunden: '40', Arbeitsplatz: job },
    ...{ 'Urlaubstage/Jahr': 30, Stundenkonto: '+12:30', 'Resturlaub Vorjahr': '3,5' },
  };
  utils.sheet_add_aoa(sheet, [headers.map((header) => values[header] ?? null)], { origin: 1 });
  return { name: 'Leute.xlsx', buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) };
}

it('[IMP-10] [IMP-02] what the lists give out is taken in again: files of old lists, our own files after them, and the lists are the same', async () => {
  const [job] = await session.get<{ job_title: string }[]>('/company/jobs');
  const people = { kind: 'Mitarbeiter', file: await peopleFile(job?.job_title ?? '') };
  const former: Sent[] = [
    people,
    {
      kind: 'Kunden',
      file: csv(
        'kunden.csv',
        'Kunde;Kundennummer;Fremdnummer;Telefon;E-Mail;Notizen',
        'Hölzl & Söhne "Nord";K-701;70012;0221 123;info@hoelzl.example;ruft an; nie mails',
        'Straßenbau Süd;K-702;;;;',
      ),
    },
    {
      kind: 'Projekte',
      file: csv(
        'projekte.csv',
        'Projektnummer;Projekt;Kunde;Beginn;Ende;Notizen',
        'P-701;Halle 7;Straßenbau Süd;01.02.2026;31.12.2026;mit Kran',
      ),
    },
    {
      kind: 'Projektbuchungen',
      file: csv(
        'buchungen.csv',
        'E-Mail;Datum;Projekt;Projektnummer;Dauer;Text',
        `${EMAIL};02.11.2026;Halle 7;P-701;3:45;Dach gedeckt, Ostseite`,
        `${EMAIL};03.11.2026;Halle 7;P-701;8;=Dach gedeckt`,
      ),
    },
    {
      kind: 'Arbeitszeiten',
      file: csv(
        'zeiten.csv',
        'Personalnummer;Datum;Beginn;Ende;Pause',
        '7001;02.11.2026;08:00;17:00;0:45',
        '7001;03.11.2026;07:15;15:45;30',
      ),
    },
    {
      kind: 'Abwesenheiten',
      file: csv('weg.csv', 'E-Mail;Von;Bis;Art', `${hanna.email};11.01.2027;13.01.2027;Krankheit`),
    },
  ];
  for (const one of former) await takeOver(one);
  const first = await allExported();
  await undoAll();
  expect(cells(await exported('/customer', 'customers'))).not.toEqual(cells(first.customers));
  const own: Sent[] = [
    people,
    { kind: 'Kunden', file: first.customers },
    { kind: 'Projekte', file: first.projects },
    { kind: 'Projektbuchungen', file: first.bookings, person: NAME },
    { kind: 'Arbeitszeiten', file: first.times, person: NAME },
    { kind: 'Abwesenheiten', file: first.absences, person: 'Hanna Hobel' },
  ];
  for (const one of own) await takeOver(one);
  const second = await allExported();
  for (const [name, file] of Object.entries(second))
    expect([name, cells(file)]).toEqual([name, cells(first[name as keyof typeof first])]);
  expect(cells(first.bookings).flat().join()).toContain('=Dach gedeckt');
  expect(cells(first.absences).flat().join()).toContain('Krankheit');
  await undoAll();
  expect(problems).toEqual([]);
});
