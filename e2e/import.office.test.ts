import { readFileSync } from 'node:fs';
import { columnsOfImport } from '@stundenbuch/domain/workflows/imports/columns';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { openAllInOffice, quoted } from './support/office.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';

let browser: Browser;
let app: App;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

it('[IMP-07] LibreOffice opens the template: columns of what is on, each explained, and the names of the company', async () => {
  const karla = app.accounts.find(({ email }) => email === 'karla@beispiel.example') as Account;
  const session = await asPerson(app, karla);
  await session.post('/company/features', { feature: 'import', on: true });
  const { page, enter, problems } = await visit(browser, app, DESKTOP, { serviceWorker: false });
  await enter(session.token);
  await page.goto(`${app.url}/import`);
  const button = page.getByRole('button', { name: 'Vorlage herunterladen' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const [sheets = {}] = await openAllInOffice([readFileSync(await file.path())]);

  const { features } = await session.get<{ features: string[] }>('/company/current');
  const columns = columnsOfImport('people', features);
  expect(Object.keys(sheets).sort()).toEqual(['Erklärung', 'Listen', 'Mitarbeiter']);
  expect(sheets.Mitarbeiter?.[0]).toEqual(columns.map(({ header }) => quoted(header)));
  expect(sheets.Erklärung?.slice(1).map(([header]) => header)).toEqual(
    columns.map(({ header }) => quoted(header)),
  );
  const names = new Set(sheets.Listen?.flat());
  const jobs = await session.get<{ job_title: string }[]>('/company/jobs');
  for (const { job_title } of jobs) expect(names).toContain(quoted(job_title));
  expect(problems).toEqual([]);
});
