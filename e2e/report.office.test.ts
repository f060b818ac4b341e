import { readFileSync } from 'node:fs';
import type {
  AnalysedBooking,
  AnalysedProject,
  AnalysisGroups,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { BUDGET_WORDS } from '@stundenbuch/domain/accounts/budgets/rules';
import type { LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import type { OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import { ALL, figureNames, pivotOf } from '@stundenbuch/domain/accounts/reports/pivot';
import { statementOf } from '@stundenbuch/domain/accounts/reports/statement';
import type { StatementBookings } from '@stundenbuch/domain/accounts/reports/statement-contract';
import { rowsOf } from '@stundenbuch/domain/accounts/reports/statement-words';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { ProjectOfCustomer } from '@stundenbuch/domain/sides/projects/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { day, hours, person, projectStatus, text } from './support/exported.ts';
import { type Lines, openAllInOffice, openCsvInOffice, quoted } from './support/office.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const CUSTOMER = '=Wunsch & Söhne';
const YEAR = '2026-01-01/2026-12-31';

let browser: Browser;
let app: App;
let page: Page;
let session: Awaited<ReturnType<typeof asPerson>>;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  const karla = app.accounts.find(({ email }) => email === 'karla@beispiel.example') as Account;
  session = await asPerson(app, karla);
  const visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
  await visitor.enter(session.token);
  page = visitor.page;
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

async function fileOf(path: string): Promise<Lines> {
  await walkTo(page, path);
  await page.locator('main table').first().waitFor();
  return downloaded();
}

async function downloaded(panel?: string): Promise<Lines> {
  const [sheets] = await openAllInOffice([await download(undefined, panel)]);
  return Object.values(sheets ?? {})[0] ?? [];
}

async function download(name = 'Excel-Export', panel?: string): Promise<Buffer> {
  const place = panel
    ? page.locator('.sb-panel').filter({ has: page.getByRole('heading', { name: panel }) })
    : page;
  const button = place.getByRole('button', { name });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path());
}

it('[RPT-03] a report has in LibreOffice the sums of its cells, and names that begin like a formula as texts', async () => {
  const [customer] = await session.get<{ id: number; version: number }[]>('/customer');
  await session.put(`/customer/${customer?.id}`, { customer_name: CUSTOMER, version: customer?.version });
  const query = 'of=bookings&rows=customer,project&measures=hours,money';
  const lines = await fileOf(`/bericht?${query}&period=year&chart=bar`);
  const { cells, names } = await session.get<Report>(`/timesheet/report/${YEAR}?${query}`);
  const name = (key = '') => names.find((one) => one.key === key)?.name ?? '';
  const figures = figureNames(['hours', 'money']);
  const pivot = pivotOf(cells, { rows: 2, figures, order: () => 0 });
  expect(lines.length).toBeGreaterThan(4);
  const found = new Map(lines.map(([of, project, ...values]) => [`${of} ${project}`, values]));
  for (const { keys, figures: sums } of pivot.lines.filter(
    ({ keys }) => keys.length === 2 && keys[0] !== '-',
  )) {
    const { hours: worked, money } = sums.get(ALL) ?? {};
    expect(found.get(`${quoted(name(keys[0]))} ${quoted(name(keys[1]))}`)?.slice(0, 2)).toEqual([
      hours(worked),
      hours(money),
    ]);
  }
  expect([...found.keys()].some((key) => key.startsWith(quoted(CUSTOMER)))).toBe(true);
  const total = pivot.total.figures.get(ALL);
  expect(lines.at(-1)?.slice(2, 4)).toEqual([hours(total?.hours), hours(total?.money)]);
});

it('[RPT-01] a statement has in LibreOffice the lines of its bookings', async () => {
  const query = 'of=bookings&rows=customer&measures=count';
  const { cells } = await session.get<Report>(`/timesheet/report/2026-10-01/2026-10-31?${query}`);
  const customer = cells.find(({ keys: [key] }) => key !== '-')?.keys[0];
  const lines = await fileOf(`/leistungsnachweis?customer=${customer}&month=2026-10&people=1&amounts=1`);
  const { bookings } = await session.get<StatementBookings>(`/report/statement/${customer}/2026-10`);
  const choices = { people: true, amounts: true };
  const rows = rowsOf(statementOf(bookings, choices), choices).filter(({ kind }) => kind !== 'project');
  expect(lines.slice(1).map((line) => line.slice(4))).toEqual(
    rows.map(({ cells: { hours: worked, rate, amount } }) =>
      [worked, rate, amount].map((one) => hours(one as number | null)),
    ),
  );
});

it('[RPT-04] the projects of Auswertung have in LibreOffice the hours and the money that are answered', async () => {
  const answered = page.waitForResponse(/\/analysis\/projects\//);
  await walkTo(page, '/analysis');
  const projects = (await (await answered).json()) as AnalysedProject[];
  const lines = await downloaded();
  expect(projects.length).toBeGreaterThan(3);
  expect(lines.slice(1).map((line) => [line[1], line[3], line[8], line[9]])).toEqual(
    projects.map(({ project_name, revenue, cost, ...one }) => [
      quoted(project_name),
      ...[hours(one.hours), `${revenue}`, `${cost}`],
    ]),
  );
});

it('[RPT-04] months, people, customers and bookings of Auswertung have in LibreOffice what is answered', async () => {
  const period = '2026-01-01/2026-11-20';
  const tabs = [
    ['Monate', 'month'],
    ['Mitarbeiter', 'person'],
    ['Kunden', 'customer'],
  ] as const;
  const files: Buffer[] = [];
  await walkTo(page, '/analysis');
  for (const [tab, by] of tabs) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.locator(`#analysis-${by} tbody tr:not([aria-hidden])`).first().waitFor();
    files.push(await download());
  }
  await walkTo(page, '/analysis-bookings?from=2026-11-01&to=2026-11-20');
  await page.locator('#analysis-bookings tbody tr:not([aria-hidden])').first().waitFor();
  files.push(await download());
  const opened = (await openAllInOffice(files)).map((sheets) => (Object.values(sheets)[0] ?? []).slice(1));
  for (const [at, [, by]] of tabs.entries()) {
    const { rows } = await session.get<AnalysisGroups>(`/analysis/groups/${period}?by=${by}`);
    const figures = rows.map(({ hours: worked, revenue, cost }) => [
      hours(worked),
      `${revenue}`,
      `${cost ?? ''}`,
    ]);
    expect(opened[at]?.map((line) => [line[1], line[4], line[5]])).toEqual(figures);
  }
  const bookings = await session.get<AnalysedBooking[]>('/analysis/bookings/2026-11-01/2026-11-20');
  expect(bookings.length).toBeGreaterThan(20);
  expect(opened.at(-1)?.map((line) => [line[4], line[5], line[7], line[8]])).toEqual(
    bookings.map(({ booking_text, hours: worked, amount, cost }) => [
      quoted(booking_text ?? ''),
      ...[hours(worked), `${amount ?? ''}`, `${cost ?? ''}`],
    ]),
  );
});

it('[RPT-03] the CSV of a report has in LibreOffice the cells of its spreadsheet, and computes none of them', async () => {
  const query = 'of=bookings&rows=customer,month&measures=hours,money&period=year&chart=bar';
  const book = await fileOf(`/bericht?${query}`);
  const lines = await openCsvInOffice(await download('CSV'));
  const cell = (one: string) =>
    one.startsWith('"') || one === '' ? one.replace('"\'', '"') : Number(one.replace(',', '.'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.map((line) => line.map(cell))).toEqual(book.map((line) => line.map(cell)));
});

it('[OVT-06] [LAW-14] accounts and the law of everybody have in LibreOffice what is answered', async () => {
  const accounts = (await fileOf('/company-overtime')).slice(1);
  const people = await session.get<OvertimeOfPerson[]>('/overtime/company/2026-11');
  expect(accounts.map((line) => line.slice(0, 6)).sort()).toEqual(
    people
      .map(({ opening, difference, posted, closing, balance, ...one }) => [
        person(one),
        ...[opening, difference, posted, closing, balance].map((minutes) => hours(hoursOf(minutes))),
      ])
      .sort(),
  );
  const found = (await fileOf('/law-report?from=2026-01-01&to=2026-11-20')).slice(1);
  const rows = await session.get<LawRow[]>('/law/company/2026-01-01/2026-11-20');
  expect(rows.length).toBeGreaterThan(3);
  expect(found.map((line) => line.slice(0, 4)).sort()).toEqual(
    rows
      .map((row) => [person(row), day(row.day), text(`${row.label} (${row.law})`), text(row.reason)])
      .sort(),
  );
});

it('[BUD-04] projects of a customer have in LibreOffice how far their budgets are used', async () => {
  const [customer] = await session.get<{ id: number }[]>('/customer');
  await walkTo(page, `/customer-detail?id=${customer?.id}`);
  await page.locator('#customerprojects table').waitFor();
  const projects = await session.get<ProjectOfCustomer[]>(`/project/customer/${customer?.id}`);
  expect(projects.some(({ budget }) => budget)).toBe(true);
  expect((await downloaded('Projekte')).slice(1)).toEqual(
    projects.map(({ internal_id, project_name, status, budget }) => [
      ...[text(internal_id), text(project_name), projectStatus(status)],
      text(budget && `${budget.percent} %, ${BUDGET_WORDS[budget.state].word}`),
    ]),
  );
});

it('[DEC-01] the cards of the inbox have in LibreOffice a line for each request', async () => {
  const answered = page.waitForResponse(/pending-absences\?.*status=open/);
  await walkTo(page, '/inbox');
  const open = (await (await answered).json()) as PendingAbsence[];
  const requests = [...Map.groupBy(open, ({ id, request }) => request ?? `day ${id}`).values()];
  expect(requests.length).toBeGreaterThan(2);
  const lines = (await downloaded('Offene Anträge')).slice(1);
  const sum = (days: PendingAbsence[]) => days.reduce((total, one) => total + one.hours, 0);
  expect(lines.map((line) => [line[0], line[1], line[2], line[6]]).sort()).toEqual(
    requests
      .map((days) => {
        const [first, last] = [days[0], days.at(-1)] as [PendingAbsence, PendingAbsence];
        return [text(`${first.name} ${first.first_name}`), day(first.day), day(last.day), hours(sum(days))];
      })
      .sort(),
  );
});
