import type { StatementBookings } from '@stundenbuch/domain/accounts/reports/statement-contract';
import { catchDownloads, catchFiles, linesOf, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { StatementPage } from './statement-page.tsx';

afterEach(() => vi.restoreAllMocks());

const booking = {
  ...{ project: 1001, internal_id: 'A-1', project_name: 'Dach', day: '2026-10-05', person: 'Anna Berger' },
  ...{ text: '=Latten', hours: 0.25, rate: 33.33 },
};
const read: StatementBookings = {
  ...{ company: 'Holzbau Berger', customer: 'Müller', month: '2026-10', todays_job: false },
  bookings: ['05', '06', '07'].map((day) => ({ ...booking, day: `2026-10-${day}` })),
};
const PATH = '/report/statement/7/2026-10';

const open = (path: string, more: object = {}) =>
  renderPage(<StatementPage />, {
    path,
    person: { role: 'reader', features: ['reports'] },
    calls: {
      'GET /api/timesheet/report/2026-10-01/2026-10-31': {
        ...{
          cells: [
            { keys: ['7'], count: 3 },
            { keys: ['-'], count: 1 },
          ],
          todays_job: false,
        },
        names: [{ dimension: 'customer', key: '7', name: 'Müller' }],
      },
      [`GET /api${PATH}`]: read,
      ...more,
    },
  });

const lines = () =>
  [...document.querySelectorAll('.ts-statement tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => cell.textContent),
  );

it('[RPT-01] proposes the last month; after a customer the lines, by choice people and amounts with Rundung', async () => {
  const screen = await open('/leistungsnachweis');
  await expect.element(screen.getByText('Wählen Sie einen Kunden.')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Kunde' }).click();
  await screen.getByTitle('Müller').click();
  await expect.element(screen.getByRole('heading', { name: 'Leistungsnachweis Oktober 2026' })).toBeVisible();
  expect(lines()[1]).toEqual(['Mo, 05.10.2026', '=Latten', '0,25']);
  await screen.getByRole('checkbox', { name: 'Mit Mitarbeitern' }).click();
  await screen.getByRole('checkbox', { name: 'Mit Beträgen' }).click();
  await expect
    .poll(lines)
    .toEqual([
      ['A-1 Dach'],
      ['Mo, 05.10.2026', 'Anna Berger', '=Latten', '0,25', '33,33', '8,33'],
      ['Di, 06.10.2026', 'Anna Berger', '=Latten', '0,25', '33,33', '8,33'],
      ['Mi, 07.10.2026', 'Anna Berger', '=Latten', '0,25', '33,33', '8,33'],
      ['', '', 'Rundung', '', '', '0,01'],
      ['', '', 'Summe A-1 Dach', '0,75', '', '25,00'],
      ['', '', 'Gesamt', '0,75', '', '25,00'],
    ]);
  expect(screen.at()).toBe('/leistungsnachweis?customer=7&people=1&amounts=1');
  await expect.element(screen.getByText('Unterschrift Auftraggeber')).toBeVisible();
});

it('[RPT-01] the worksheet has the same cells, and no text of it is a formula', async () => {
  const downloads = catchDownloads();
  const screen = await open('/leistungsnachweis?customer=7&month=2026-10&amounts=1');
  await screen.getByRole('button', { name: 'Excel-Export' }).click();
  await expect.poll(async () => (await downloads()).length).toBe(1);
  const [file] = await downloads();
  const sheet = file?.book.Sheets.Leistungsnachweis;
  expect(linesOf(sheet)).toEqual([
    ['Projekt', 'Datum', 'Tätigkeit', 'Stunden', 'Satz €', 'Betrag €'],
    ...['Mo, 05.10.2026', 'Di, 06.10.2026', 'Mi, 07.10.2026'].map((day) => [
      'A-1 Dach',
      day,
      '=Latten',
      0.25,
      33.33,
      8.33,
    ]),
    ['A-1 Dach', undefined, 'Rundung', undefined, undefined, 0.01],
    ['A-1 Dach', undefined, 'Summe A-1 Dach', 0.75, undefined, 25],
    [undefined, undefined, 'Gesamt', 0.75, undefined, 25],
  ]);
  expect(sheet?.C2.f).toBeUndefined();
});

it('[RPT-01] offers the PDF of what is chosen, and says why not', async () => {
  const files = catchFiles();
  let fails = false;
  const screen = await open('/leistungsnachweis?customer=7&month=2026-10&people=1', {
    [`GET /api${PATH}.pdf?people=1`]: () =>
      fails ? refuse(503, 'unavailable', 'Gerade nicht erreichbar.') : new Response('%PDF'),
  });
  await screen.getByRole('button', { name: 'PDF' }).click();
  await expect
    .poll(async () => (await files()).map(({ name }) => name))
    .toEqual(['Leistungsnachweis Oktober 2026 Müller.pdf']);
  fails = true;
  await screen.getByRole('button', { name: 'PDF' }).click();
  await expect.element(screen.getByText('Gerade nicht erreichbar.')).toBeVisible();
});

it('[RPT-01] says so where nothing was booked', async () => {
  const screen = await open('/leistungsnachweis?customer=7&month=2026-10', {
    [`GET /api${PATH}`]: { ...read, bookings: [] },
  });
  await expect.element(screen.getByText('Für Müller ist im Oktober 2026 nichts gebucht.')).toBeVisible();
});
