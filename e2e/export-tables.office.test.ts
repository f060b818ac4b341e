import { readFileSync } from 'node:fs';
import type { FirmRow } from '@stundenbuch/domain/accounts/reports/firm-overview';
import { FirmSums } from '@stundenbuch/domain/accounts/reports/firm-overview';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import type { Exported } from './support/exported.ts';
import { type Lines, openAllInOffice, quoted } from './support/office.ts';
import { startDemo } from './support/start-demo.ts';
import { tablesOfHours } from './support/tables-of-hours.ts';
import { tablesOfRecords } from './support/tables-of-records.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const FIRMS = 'Stundenübersicht Firmen';
const PERIOD = '2026-01-01/2026-11-20';

let browser: Browser;
let app: App;
let accounts: Record<Exported['who'], Account>;
const visitors = new Map<Exported['who'], Visitor>();

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  const find = (what: string) => app.accounts.find((account) => account.what.startsWith(what)) as Account;
  accounts = { admin: find('Administratorin, Musterbau'), globalAdmin: find('Globale') };
  const admin = await sessionOf('admin');
  await admin.post('/inventory', {
    name: '=1+1',
    manufacture: '+49 "Müller" & Söhne',
    licence_plate: '@SUM(A1)',
    serial_number: '-007',
    notes: `• zwei\nZeilen 😀 – ${'ä'.repeat(9000)}`,
  });
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

/** One login each: the twenty-first ends an earlier session, under the fixed clock any of them. */
const sessions = new Map<Exported['who'], ReturnType<typeof asPerson>>();

function sessionOf(who: Exported['who']): ReturnType<typeof asPerson> {
  const session = sessions.get(who) ?? asPerson(app, accounts[who]);
  sessions.set(who, session);
  return session;
}

async function pageOf(who: Exported['who']): Promise<Page> {
  const known = visitors.get(who);
  if (known) return known.page;
  const visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
  visitors.set(who, visitor);
  await visitor.enter((await sessionOf(who)).token);
  return visitor.page;
}

interface File {
  name: string;
  content: Uint8Array;
  problems: string[];
}

async function fileOf({ id, who, path, tab }: Exported): Promise<File> {
  const page = await pageOf(who);
  if (new URL(page.url()).pathname !== path.split('?')[0]) await walkTo(page, path);
  if (tab) await page.getByRole('tab', { name: tab }).click();
  const list = page.locator(`#${id}:has(table)`);
  await list.waitFor();
  // A page may have several tables; then each panel has its own button.
  const panel = page.locator('.sb-panel').filter({ has: list });
  const inPanel = panel.getByRole('button', { name: 'Excel-Export' });
  const button = (await inPanel.count()) > 0 ? inPanel : page.getByRole('button', { name: 'Excel-Export' });
  const file = await download(page, () => button.click());
  return { ...file, problems: visitors.get(who)?.problems.splice(0) ?? [] };
}

async function firmsFile(): Promise<File> {
  const page = await pageOf('admin');
  await walkTo(page, '/timeBookings');
  await page.locator('main table').first().waitFor();
  const button = page.getByRole('button', { name: FIRMS });
  return { ...(await download(page, () => button.click())), problems: [] };
}

async function download(page: Page, start: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

const inOrder = (lines: Lines) => lines.map((line) => line.join('\t')).sort();

describe('the file of a table, opened in LibreOffice, holds every row that the server has', () => {
  const tables = [...tablesOfHours, ...tablesOfRecords];
  /** A failed export only fails the test of its own table. */
  const files = new Map<Exported, File | Error>();
  const opened = new Map<File, Record<string, Lines>>();
  let firms: File;

  beforeAll(async () => {
    for (const table of tables) files.set(table, await fileOf(table).catch((error: Error) => error));
    firms = await firmsFile();
    const found = [...files.values(), firms].filter((file): file is File => !(file instanceof Error));
    const sheets = await openAllInOffice(found.map(({ content }) => content));
    found.forEach((file, i) => {
      opened.set(file, sheets[i] ?? {});
    });
  });

  it.each(tables.map((table) => [table.id, table.tab ?? table.path, table] as const))(
    '[EXP-01] [AMB-55] %s of %s',
    async (id, _, table) => {
      const { get } = await sessionOf(table.who);
      const expected = await table.lines(get);
      expect(expected.length).toBeGreaterThan(0);
      const file = files.get(table) as File | Error;
      if (file instanceof Error) throw file;
      const { [id]: sheet, ...others } = opened.get(file) ?? {};
      expect(file.name).toBe(`${id}_20.11.2026.xlsx`);
      expect(Object.keys(others)).toEqual([]);
      const [titles = [], ...lines] = sheet ?? [];
      expect(titles).toEqual(table.titles.split(', ').map(quoted));
      expect(inOrder(lines)).toEqual(inOrder(expected));
      expect(file.problems).toEqual([]);
    },
  );

  it('[EXP-02] [EXP-05] [EXP-08] [CONST-48] [KEEP-08] Stundenübersicht Firmen gives the six rows of the entries of the period', async () => {
    const { get } = await sessionOf('admin');
    const entries = await get<Entry[]>(`/timesheet/bookings/company/${PERIOD}`);
    const sums = new FirmSums();
    sums.add(entries);
    const sheets = opened.get(firms) ?? {};
    expect(firms.name).toBe('Stundenübersicht_Firmen_20.11.2026.xlsx');

    const rows = (sheets.Daten ?? []).slice(1).filter((line) => line.some(Boolean));
    expect(rows).toHaveLength(entries.length);
    const total = rows.reduce((hours, line) => hours + Number(line[6]), 0);
    expect(total).toBeCloseTo(
      entries.reduce((hours, entry) => hours + entry.hours, 0),
      2,
    );

    const shown = (sheets[FIRMS] ?? []).slice(1);
    const expected = sums.rows();
    expect(expected.filter(({ hours }) => hours > 0)).toHaveLength(6);
    for (const [i, line] of shown.entries()) expectRow(line, expected[i] as FirmRow);
    expect(shown).toHaveLength(6);
  });
});
function expectRow([label, hours, percent, ofTotal]: string[], row: FirmRow): void {
  expect(label).toBe(quoted(row.label));
  expect(Number(hours), label).toBeCloseTo(row.hours, 2);
  if (row.percent !== null)
    expect(Number(percent?.replace('%', '')), label).toBeCloseTo(row.percent * 100, 1);
  expect(Number(ofTotal?.replace('%', '')), label).toBeCloseTo(row.percentOfTotal * 100, 1);
}
