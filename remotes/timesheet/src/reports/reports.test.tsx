import { type Answers, catchDownloads, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence, booking, work } from '../entries/entries.fixture.ts';
import { AnalysisPage } from './analysis-page.tsx';
import { CompanyTimesPage } from './company-times-page.tsx';
import { ProjectSumsPage } from './project-sums-page.tsx';

const YEAR = '2026-01-01/2026-11-20';
const SUMS = `GET /api/timesheet/projectsum/company/${YEAR}`;
const TIMES = `GET /api/timesheet/timebooking/company/${YEAR}`;
const TIME_SUM = `GET /api/timesheet/timesum/company/${YEAR}`;
const ENTRIES = `GET /api/timesheet/bookings/company/${YEAR}`;

const sums = [
  { internal_id: '100001', project_name: 'Dachstuhl', hours: 12.5 },
  { internal_id: null, project_name: '=Werkstatt', hours: 3.25 },
];
const times = [
  work('2026-11-19', { first_name: 'Bert', name: 'Cramer', personnelNumber: 'P12' }),
  work('2026-11-18'),
];

const pageOf =
  (rows: unknown[], total = rows.length) =>
  () =>
    Response.json(rows, { headers: { 'x-total-count': String(total) } });

const answers: Answers = {
  [SUMS]: sums,
  [TIMES]: pageOf(times),
  [TIME_SUM]: { target: 1234.5, actual: 1200.25 },
};

const show = (page: ReactElement, person: Person = {}, calls: Answers = {}) =>
  renderPage(page, { person: { role: 'admin', ...person }, calls: { ...answers, ...calls } });

type Screen = Awaited<ReturnType<typeof show>>;
const callsOf = (screen: Screen, path: string) =>
  screen.sent.map(({ call }) => call).filter((call) => call.includes(path));
/** Types a day, leaves the field and waits until its calendar is gone. */
async function pick(screen: Screen, label: 'Von' | 'Bis', day: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await field.fill(day);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(day);
  await expect.element(screen.getByRole('button', { name: 'Jahr wählen' })).not.toBeInTheDocument();
}

afterEach(() => vi.restoreAllMocks());

describe('the evaluation', () => {
  const links = async (person: Person) => {
    const screen = await show(<AnalysisPage />, person);
    return screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  };

  it('[REP-01] leads to both overviews', async () => {
    expect(await links({})).toEqual(['/projectBookings', '/timeBookings']);
  });

  it('[AMB-105] shows no tile without an accessible page', async () => {
    expect(await links({ flags: ['timebooking'] })).toEqual(['/timeBookings']);
  });
});

describe.each([
  ['/projectBookings', <ProjectSumsPage key="p" />, 'projectsum'],
  ['/timeBookings', <CompanyTimesPage key="t" />, 'timebooking'],
] as const)('the filter of %s', (_, page, path) => {
  it('[REP-02] [REP-03] [REP-04] [CONST-19] starts with the year up to today', async () => {
    const screen = await show(page);
    await expect.element(screen.getByRole('textbox', { name: 'Von' })).toHaveValue('01.01.2026');
    await expect.element(screen.getByRole('textbox', { name: 'Bis' })).toHaveValue('20.11.2026');
    await expect.element(screen.getByRole('table')).toBeVisible();
    expect(callsOf(screen, path)).toHaveLength(1);
  });

  it('[REP-05] [AMB-86] [CONST-16] [CONST-18] takes days from 2024-01-01 to 2030-01-01', async () => {
    const screen = await show(page);
    for (const label of ['Von', 'Bis']) {
      const field = screen.getByRole('textbox', { name: label });
      await expect.element(field).toHaveAttribute('min', '2024-01-01');
      await expect.element(field).toHaveAttribute('max', '2030-01-01');
    }
  });

  it('[REP-02] [REP-03] loads when the button is pressed, not before', async () => {
    const march = `/api/timesheet/${path}/company/2026-03-01/2026-11-20`;
    const screen = await show(
      page,
      {},
      {
        [`GET ${march}`]: pageOf([]),
        'GET /api/timesheet/timesum/company/2026-03-01/2026-11-20': { target: 0, actual: 0 },
      },
    );
    await expect.element(screen.getByRole('table')).toBeVisible();
    await pick(screen, 'Von', '01.03.2026');
    await expect.element(screen.getByRole('textbox', { name: 'Von' })).toHaveValue('01.03.2026');
    expect(callsOf(screen, march)).toEqual([]);
    await screen.getByRole('button', { name: 'Suchen' }).click();
    await expect.element(screen.getByText(/^In diesem Zeitraum ist/)).toBeVisible();
    expect(callsOf(screen, march)).toHaveLength(1);
  });

  it('[AMB-12] refuses a period that ends before it begins', async () => {
    const screen = await show(page);
    await pick(screen, 'Bis', '01.03.2025');
    await screen.getByRole('button', { name: 'Suchen' }).click();
    await expect.element(screen.getByText('Das Ende des Zeitraums liegt vor seinem Anfang.')).toBeVisible();
    expect(callsOf(screen, path)).toHaveLength(1);
  });

  it('[AMB-106] says what went wrong and tries again', async () => {
    const failing = {
      [path === 'projectsum' ? SUMS : TIMES]: refuse(503, 'unavailable', 'Gerade nicht erreichbar.'),
    };
    const screen = await show(page, {}, failing);
    await expect.element(screen.getByText('Gerade nicht erreichbar.')).toBeVisible();
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => callsOf(screen, path).length).toBe(2);
  });

  it.each([1, 2, 4, 5])('[REP-08] [CONST-63] company %i has no extra export', async (company) => {
    const screen = await show(page, { company });
    await expect.element(screen.getByRole('table')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stundenübersicht Firmen' }).elements()).toEqual([]);
  });
});

describe('hours per project', () => {
  it('[REP-06] shows internal id, project and hours with their sum', async () => {
    const screen = await show(<ProjectSumsPage />);
    await expect.element(screen.getByRole('row', { name: '100001 Dachstuhl 12,50' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Summe 15,75' })).toBeVisible();
  });

  it('[REP-02] [SHR-06] [CONST-26] has ten projects a page', async () => {
    const many = Array.from({ length: 11 }, (_, i) => ({
      internal_id: `${i}`,
      project_name: `Projekt ${i}`,
      hours: 1,
    }));
    const screen = await show(<ProjectSumsPage />, {}, { [SUMS]: many });
    await expect.element(screen.getByText('Zeige 1 bis 10 von 11 Elementen')).toBeVisible();
  });

  it('[EXP-01] [AMB-55] exports all rows as projectBookings', async () => {
    const files = catchDownloads();
    const screen = await show(<ProjectSumsPage />);
    await screen.getByRole('button', { name: 'Excel-Export' }).click();
    await expect.poll(files).toHaveLength(1);
    const [file] = await files();
    expect(file?.name).toBe('projectBookings_20.11.2026.xlsx');
    const sheet = file?.book.Sheets.projectBookings;
    expect(sheet?.C2).toMatchObject({ t: 'n', v: 12.5 });
    expect(sheet?.B3).toMatchObject({ t: 's', v: '=Werkstatt' });
    expect(callsOf(screen, '')).toHaveLength(1);
  });
});

describe('time bookings of the company', () => {
  it('[REP-07] shows target and actual hours, and their sum over all pages', async () => {
    const screen = await show(<CompanyTimesPage />);
    await expect
      .element(
        screen.getByRole('row', { name: 'Bert Cramer P12 19.11.2026 Arbeit 08:00 17:00 0,75 8,00 8,25' }),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Summe 1.234,50 1.200,25' })).toBeVisible();
  });

  it('[REP-03] [SHR-06] [CONST-26] asks the server for ten rows a page, in its order', async () => {
    const screen = await show(<CompanyTimesPage />, {}, { [TIMES]: pageOf(times, 25) });
    await expect.element(screen.getByText('Zeige 1 bis 10 von 25 Elementen')).toBeVisible();
    await screen.getByRole('button', { name: 'Letzte Seite' }).click();
    await screen.getByRole('columnheader', { name: 'Ist' }).click();
    await expect
      .poll(() => callsOf(screen, 'timebooking').map((call) => call.split('?')[1]))
      .toEqual(['page=1&size=10', 'page=3&size=10', 'page=1&size=10&sort=actual']);
  });

  it('[EXP-01] [AMB-55] exports every page of the filter', async () => {
    const files = catchDownloads();
    const many = Array.from({ length: 1500 }, () => work('2026-11-18'));
    const cut = ({ call }: { call: string }) => {
      const search = new URL(call.split(' ')[1] ?? '', location.href).searchParams;
      const [page, size] = [Number(search.get('page')), Number(search.get('size'))];
      return pageOf(many.slice((page - 1) * size, page * size), many.length)();
    };
    const screen = await show(<CompanyTimesPage />, {}, { [TIMES]: cut });
    await screen.getByRole('button', { name: 'Excel-Export' }).click();
    await expect.poll(files).toHaveLength(1);
    const [file] = await files();
    expect(file?.name).toBe('timeBookings_20.11.2026.xlsx');
    expect(file?.book.Sheets.timeBookings?.['!ref']).toBe('A1:I1501');
    expect(file?.book.Sheets.timeBookings?.C2).toMatchObject({ t: 'n', z: 'dd.mm.yyyy' });
  });
});

describe.each([
  ['/projectBookings', <ProjectSumsPage key="p" />],
  ['/timeBookings', <CompanyTimesPage key="t" />],
])('the extra export of company 3 on %s', (_, page) => {
  it('[REP-08] [EXP-02] [AMB-56] holds the entries of the period and their evaluation', async () => {
    const files = catchDownloads();
    const entries = [
      booking('2026-11-18', 90, { internal_id: '150000' }),
      booking('2026-11-18', 10, { internal_id: '1007-12' }),
      booking('2026-11-18', 25, { internal_id: '250000' }),
      absence('2026-11-17'),
    ];
    const screen = await show(page, { company: 3 }, { [ENTRIES]: pageOf(entries) });
    await screen.getByRole('button', { name: 'Stundenübersicht Firmen' }).click();
    await expect.poll(files).toHaveLength(1);
    const [file] = await files();
    expect(file?.name).toBe('Stundenübersicht_Firmen_20.11.2026.xlsx');
    expect(file?.book.SheetNames).toEqual(['Daten', 'Stundenübersicht Firmen']);
    const { Daten: data, 'Stundenübersicht Firmen': overview } = file?.book.Sheets ?? {};
    expect(data?.['!ref']).toBe('A1:N20000');
    expect(data?.['!autofilter']).toEqual({ ref: 'A1:N20000' });
    expect([data?.C2?.v, data?.C3?.v, data?.G2?.v, data?.C5?.v, data?.M5?.v]).toEqual([
      150_000,
      '1007-12',
      90,
      10,
      'Beantragt',
    ]);
    expect(data?.E2).toMatchObject({ t: 'n', z: 'dd.mm.yyyy' });
    const line = (row: number) => ['A', 'B', 'C', 'D'].map((column) => overview?.[`${column}${row}`]?.v);
    expect([1, 2, 3, 4, 5, 6, 7].map(line)).toEqual([
      ['Bezeichnung', 'Stunden', 'Prozent', 'Prozent der Gesamtstunden'],
      ['Firma 1', 100, 0.8, 100 / 133],
      ['Firma 2', 25, 0.2, 25 / 133],
      ['Firma 3', 0, 0, 0],
      ['Sozial', 0, '–', 0],
      ['Intern', 0, '–', 0],
      ['Gesamt', 133, '–', 1],
    ]);
    expect(overview?.B7).toMatchObject({ f: 'SUM(Daten!$G$2:$G$100000)' });
  });
});
