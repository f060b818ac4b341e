import { readFileSync } from 'node:fs';
import type { ImportLine } from '@stundenbuch/domain/workflows/imports/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, utils, type WorkBook, write } from 'xlsx';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';

const PEOPLE = 40;
const FILE = 'alte Liste.xlsx';

let browser: Browser;
let app: App;
let page: Page;
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
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const emails = async () => (await session.get<{ email: string }[]>('/user')).map(({ email }) => email).sort();

async function template(): Promise<WorkBook> {
  const [file] = await Promise.all([page.waitForEvent('download'), press('Vorlage herunterladen')]);
  return read(readFileSync(await file.path()));
}

/** As somebody fills it in: days typed as days, hours as the old list has them, half a day of vacation. */
function filled(book: WorkBook, job: string): Buffer {
  const sheet = book.Sheets.Mitarbeiter;
  if (!sheet) throw new Error('no sheet to fill in');
  const [headers = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const lines = Array.from({ length: PEOPLE }, (_, i) => {
    const values: Record<string, string | number> = {
      ...{
        Personalnummer: 9000 + i,
        Vorname: 'Erika',
        Nachname: `Muster ${String.fromCharCode(65 + (i % 26))}${i}`,
      },
      ...{
        'E-Mail': `neu${i}@beispiel.example`,
        Rolle: 'Mitarbeiter',
        Eintritt: '01.03.2024',
        Wochenstunden: '38:30',
      },
      ...{ 'Urlaubstage/Jahr': 30, Arbeitsplatz: job, Stundenkonto: i % 2 ? '-4:15' : '+12:30' },
      'Resturlaub Vorjahr': '3,5',
    };
    return headers.map((header) => values[header] ?? null);
  });
  utils.sheet_add_aoa(sheet, lines, { origin: 1 });
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

it('[IMP-07] [IMP-08] [IMP-11] forty people with their balances come from the template, the sums agree, and all of it is undone', async () => {
  const before = await emails();
  const [job] = await session.get<{ job_title: string }[]>('/company/jobs');
  await page.goto(`${app.url}/import`);
  const buffer = filled(await template(), job?.job_title ?? '');
  await page
    .getByLabel('Tabelle öffnen')
    .setInputFiles({ name: FILE, mimeType: 'application/octet-stream', buffer });
  await page.getByText(`${FILE}: 40 Zeilen, erkannt als Vorlage (Mitarbeiter)`).waitFor();
  await press('Prüfen');
  await page
    .getByText(/^Am 01\.11\.2026: Resturlaub [\d,]+, Stundenkonto \+12:30$/)
    .first()
    .waitFor();
  // Twenty times 12:30 less twenty times 4:15, and forty times three and a half days; thirty of the year come to them.
  await page.getByLabel('Summe 140 Tage, +165:00 h – stimmt mit der alten Liste überein').check();
  await page.getByText(/In Stundenbuch stehen danach 1340 Tage, \+165:00 h:/).waitFor();
  expect(await emails()).toEqual(before);
  await press('40 Zeilen übernehmen');
  await page
    .getByText('Fertig: 40 neu, 0 geändert, 0 schon da, 0 nicht übernommen. Verschickt wurde nichts.')
    .waitFor();
  expect(await emails()).toHaveLength(before.length + PEOPLE);
  const [taken] = await session.get<ImportLine[]>('/import');
  expect(taken).toMatchObject({
    state: 'done',
    file_name: FILE,
    sums: { new: 40, vacation: 1340, minutes: 9900 },
  });

  await press(`${FILE} rückgängig machen`);
  await page.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
  await page
    .getByRole('dialog')
    .getByText(/gelöscht, 0 mit alten Werten\.$/)
    .waitFor();
  expect(await emails()).toEqual(before);
  expect(problems).toEqual([]);
});
