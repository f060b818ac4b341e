import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import { catchDownloads, catchFiles, linesOf, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReportPage } from './report-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(1280, 900);
});

const PATH =
  '/bericht?of=bookings&rows=customer,project&column=month&measures=hours,money&period=year&chart=bar';
const CALL = 'GET /api/timesheet/report/2026-01-01/2026-12-31';

const cell = (
  customer: string,
  project: string,
  month: string,
  hours: number,
  money: number,
  unpriced = 0,
) => ({
  keys: [customer, project, month],
  hours,
  money,
  unpriced,
});
const answer: Report = {
  cells: [
    cell('7', '1001', '2026-10', 8.25, 274.9725),
    cell('7', '1001', '2026-11', 0.25, 8.3325),
    cell('7', '1002', '2026-11', 3, 100.004),
    cell('-', '1003', '2026-11', 1.5, 0, 1.5),
  ],
  todays_job: true,
  names: [
    { dimension: 'customer', key: '7', name: '=Müller' },
    { dimension: 'project', key: '1001', name: 'A-1 Carport' },
    { dimension: 'project', key: '1002', name: 'Dach' },
    { dimension: 'project', key: '1003', name: 'Hof' },
  ],
};

const open = (more: object = {}, path = PATH) =>
  renderPage(<ReportPage />, {
    path,
    person: { role: 'admin', features: ['reports'] },
    calls: { [CALL]: answer, 'GET /api/report/view': [], ...more },
  });

const rowTexts = () =>
  [...document.querySelectorAll('.sb-data tbody tr, .sb-data tfoot tr')]
    .map((row) => [...row.querySelectorAll('td, th')].map((one) => one.textContent))
    .filter((cells) => cells.some((text) => text));

describe('an empty report', () => {
  const nothing: Report = { ...answer, cells: [], names: [] };
  const november = 'GET /api/timesheet/report/2026-11-01/2026-11-30';

  it('[SCR-26] of a month offers the year', async () => {
    const screen = await open({ [november]: nothing }, PATH.replace('period=year', 'period=month'));
    await screen.getByRole('button', { name: 'Ganzes Jahr zeigen' }).click();
    await expect.element(screen.getByRole('table', { name: 'Bericht' })).toBeVisible();
  });

  it('[SCR-27] takes back what it is narrowed to', async () => {
    let answered = nothing;
    const screen = await open({ [CALL]: () => answered }, `${PATH}&project=1002`);
    const reset = screen.getByRole('button', { name: 'Filter zurücksetzen' });
    await expect.element(reset).toBeVisible();
    answered = answer;
    await reset.click();
    await expect.element(screen.getByText('A-1 Carport').first()).toBeVisible();
    expect(screen.at()).not.toContain('1002');
  });
});

describe('the report', () => {
  it('[RPT-02] [RPT-03] shows groups with their sums, the turned column and money that is rounded once', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('table', { name: 'Bericht' })).toBeVisible();
    await expect.poll(rowTexts).toEqual([
      ['=Müller', 'A-1 Carport', '8,25', '274,97', '0,00', '0,25', '8,33', '0,00', '8,50', '283,31', '0,00'],
      ['=Müller', 'Dach', '–', '–', '–', '3,00', '100,00', '0,00', '3,00', '100,00', '0,00'],
      ['=Müller', 'Summe', '8,25', '274,97', '0,00', '3,25', '108,34', '0,00', '11,50', '383,31', '0,00'],
      ['Ohne Kunde', 'Hof', '–', '–', '–', '1,50', '0,00', '1,50', '1,50', '0,00', '1,50'],
      ['Summe', '', '8,25', '274,97', '0,00', '4,75', '108,34', '1,50', '13,00', '383,31', '1,50'],
    ]);
    await expect
      .element(screen.getByText('mit dem heutigen Arbeitsplatz gerechnet', { exact: false }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('table', { name: 'Stunden je Kunde und Monat' }))
      .toBeInTheDocument();
  });

  it('[RPT-03] draws the measure that is chosen, which the address says', async () => {
    const screen = await open();
    await screen.getByLabelText('Wert im Bild').selectOptions('Betrag');
    const drawn = screen.getByRole('table', { name: 'Betrag je Kunde und Monat' });
    await expect.element(drawn.getByRole('cell', { name: '108,34 €' })).toBeInTheDocument();
    expect(screen.at()).toContain('drawn=money');
    await screen.getByRole('checkbox', { name: 'Betrag' }).click();
    await expect
      .element(screen.getByRole('table', { name: 'Stunden je Kunde und Monat' }))
      .toBeInTheDocument();
    expect(screen.getByLabelText('Wert im Bild').query()).toBeNull();
    expect(screen.at()).not.toContain('drawn');
  });

  it('[RPT-03] stands first on the phone, what is chosen behind a button', async () => {
    await page.viewport(360, 900);
    const screen = await open();
    const choice = screen.getByRole('button', { name: 'Auswahl' });
    await expect.element(choice).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Zeilen').query()).toBeNull();
    await choice.click();
    await screen.getByLabelText('Zeilen').selectOptions('Mitarbeiter');
    await expect.poll(screen.at).toContain('rows=person');
    await expect.element(choice).toHaveAttribute('aria-expanded', 'true');
    await choice.click();
    expect(screen.getByLabelText('Zeilen').query()).toBeNull();
  });

  it('[RPT-02] [TEAM-14] is narrowed to a team where the company has some', async () => {
    const screen = await renderPage(<ReportPage />, {
      path: PATH,
      person: { role: 'admin', features: ['reports', 'teams'] },
      calls: {
        [CALL]: answer,
        'GET /api/report/view': [],
        'GET /api/team/people?from=2026-01-01&to=2026-12-31': [{ id: 4, name: 'Dach', people: [] }],
      },
    });
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Dach');
    await expect.poll(screen.at).toContain('team=4');
    await expect.poll(() => screen.sent.map(({ call }) => call).join()).toContain('column=month&team=4');
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Alle Teams');
    await expect.poll(screen.at).not.toContain('team');
  });

  it('[RPT-02] on the phone hours have their unit, money has none', async () => {
    await page.viewport(360, 900);
    const screen = await open(
      { [CALL]: { ...answer, cells: [{ keys: ['7', '1001'], hours: 8, money: 10, unpriced: 0 }] } },
      PATH.replace('&column=month', ''),
    );
    await expect.element(screen.getByRole('button', { name: /10,00/ }).first()).toBeVisible();
    const cell = (text: string) =>
      [...document.querySelectorAll('.sb-data td')].find((one) => one.textContent === text)?.className ?? '';
    expect(cell('8,00')).toContain('sb-hours');
    expect(cell('10,00')).not.toContain('sb-hours');
  });

  it('[RPT-03] sorts groups by their sums, their lines within them', async () => {
    const screen = await open();
    await screen.getByRole('columnheader', { name: 'Summe, Stunden', exact: true }).click();
    const names = () => rowTexts().map((texts) => `${texts[0]} ${texts[1]}`);
    await expect
      .poll(names)
      .toEqual(['Ohne Kunde Hof', '=Müller Dach', '=Müller A-1 Carport', '=Müller Summe', 'Summe ']);
  });

  it('[RPT-02] every figure opens the entries behind it', async () => {
    const sent: string[] = [];
    const entry = {
      ...{ id: 5, user: 7, day: '2026-11-02', project: 1002, hours: 3, first_name: 'Anna', name: 'Berger' },
      ...{ project_name: 'Dach', booking_text: 'Latten', status: null },
    };
    const screen = await open({
      [`${CALL}/entries`]: ({ call }: { call: string }) => {
        sent.push(decodeURIComponent(call.split('?')[1] ?? ''));
        return [entry];
      },
    });
    await screen.getByRole('button', { name: '=Müller, Dach, Nov 2026: 3,00, Einträge zeigen' }).click();
    await expect.element(screen.getByRole('dialog').getByText('Latten')).toBeVisible();
    expect(sent[0]).toBe('of=bookings&customer=7&project=1002&month=2026-11&page=1&size=20');
  });

  it('[RPT-03] the files have the cells of the table, and no text of them is a formula', async () => {
    const downloads = catchDownloads();
    const screen = await open();
    await screen.getByRole('button', { name: 'Excel-Export' }).click();
    await expect.poll(async () => (await downloads()).length).toBe(1);
    const [file] = await downloads();
    const sheet = file?.book.Sheets.Bericht;
    const rows = linesOf(sheet);
    expect(rows[0]?.slice(0, 4)).toEqual(['Kunde', 'Projekt', 'Okt 2026, Stunden', 'Okt 2026, Betrag']);
    expect(rows.slice(1).map((row) => [row[0], row[1], row[8], row[9], row[10]])).toEqual([
      ['=Müller', 'A-1 Carport', 8.5, 283.31, 0],
      ['=Müller', 'Dach', 3, 100, 0],
      ['=Müller', 'Summe', 11.5, 383.31, 0],
      ['Ohne Kunde', 'Hof', 1.5, 0, 1.5],
      ['Summe', undefined, 13, 383.31, 1.5],
    ]);
    expect(sheet?.A2).toMatchObject({ t: 's', v: '=Müller' });
    expect(sheet?.A2.f).toBeUndefined();
  });

  it('[RPT-03] CSV guards texts that begin like a formula', async () => {
    const files = catchFiles();
    const screen = await open();
    await expect.element(screen.getByRole('table', { name: 'Bericht' })).toBeVisible();
    await screen.getByRole('button', { name: 'CSV' }).click();
    const [file] = await files();
    expect(file?.name).toBe('Bericht_20.11.2026.csv');
    expect(file?.text.split('\r\n')[1]).toBe(
      "'=Müller;A-1 Carport;8,25;274,97;0,00;0,25;8,33;0,00;8,50;283,31;0,00",
    );
  });
});

describe('its form', () => {
  it('[RPT-02] asks with what is chosen, and the address says so', async () => {
    const screen = await open();
    await screen.getByLabelText('Zeilen').selectOptions('Mitarbeiter');
    await screen.getByLabelText('Spalten').selectOptions('–');
    await screen.getByLabelText('Zeitraum').selectOptions('Dieser Monat');
    await expect
      .poll(screen.at)
      .toBe('/bericht?of=bookings&rows=person%2Cproject&measures=hours%2Cmoney&period=month&chart=bar');
    await expect.poll(() => screen.sent.at(-1)?.call).toContain('/timesheet/report/2026-11-01/2026-11-30?');
  });

  it('[RPT-02] filters by what has entries, and takes a filter back', async () => {
    const screen = await open({
      [`${CALL}?of=bookings&rows=customer&measures=count`]: { ...answer, cells: [{ keys: ['7'], count: 3 }] },
    });
    await screen.getByLabelText('Filtern nach').selectOptions('Kunde');
    await screen.getByRole('combobox', { name: 'Kunde' }).click();
    await screen.getByTitle('=Müller').click();
    await expect.poll(screen.at).toContain('customer=7');
    await screen.getByRole('button', { name: 'Filter Kunde: =Müller entfernen' }).click();
    await expect.poll(screen.at).not.toContain('customer=7');
  });

  it('[RPT-02] offers nothing that the company has no module for', async () => {
    const screen = await renderPage(<ReportPage />, {
      path: PATH,
      person: { role: 'reader', features: ['reports'], flags: ['timebooking'] },
      calls: { [CALL]: { ...answer, cells: [] }, 'GET /api/report/view': [] },
    });
    const options = [...(screen.getByLabelText('Zeilen').element() as HTMLSelectElement).options].map(
      ({ text }) => text,
    );
    expect(options).toEqual(['Mitarbeiter', 'Arbeitsplatz', 'Art', 'Tag', 'Kalenderwoche', 'Wochentag']);
    expect(screen.sent.map(({ call }) => call).join()).toContain(
      'of=times&rows=person&measures=hours&column=month',
    );
    await expect
      .element(screen.getByText('Dazu ist in diesem Zeitraum nichts erfasst.', { exact: false }))
      .toBeVisible();
  });

  it('[RPT-02] says when it cannot be loaded, and tries again', async () => {
    let fails = true;
    const screen = await open({
      [CALL]: () => (fails ? refuse(503, 'unavailable', 'Gerade nicht erreichbar.') : answer),
    });
    await expect.element(screen.getByText('Gerade nicht erreichbar.')).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByRole('table', { name: 'Bericht' })).toBeVisible();
  });
});

describe('saved views', () => {
  const view = {
    id: 3,
    name: 'Stunden je Kunde',
    shared: true,
    definition: 'of=bookings&rows=customer&measures=hours&period=year&chart=bar',
  };

  it('[RPT-03] are opened, edited where they are open, and saved under a name', async () => {
    const saved = vi.fn(({ body }: { body: object }) => ({ id: 4, ...body }));
    const screen = await open({
      'GET /api/report/view': [view],
      'POST /api/report/view': saved,
      'PUT /api/report/view/3': saved,
    });
    await screen.getByRole('button', { name: 'Ansicht speichern' }).click();
    await screen.getByLabelText('Name').fill('stunden je kunde');
    await expect.element(screen.getByText('Ersetzt „Stunden je Kunde“.')).toBeVisible();
    await screen.getByLabelText('Name').fill('Umsatz');
    await screen.getByRole('checkbox', { name: 'Teilen' }).click();
    await screen.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect.element(screen.getByText('Ansicht gespeichert.')).toBeVisible();
    expect(saved.mock.lastCall?.[0].body).toEqual({
      name: 'Umsatz',
      shared: true,
      definition:
        'of=bookings&rows=customer%2Cproject&measures=hours%2Cmoney&column=month&period=year&chart=bar',
    });
    await screen.getByLabelText('Ansicht', { exact: true }).selectOptions('Stunden je Kunde (geteilt)');
    await expect.poll(screen.at).toBe(`/bericht?${view.definition}`);
    await expect.element(screen.getByRole('button', { name: 'Ansicht bearbeiten' })).toBeVisible();
  });

  it('[RPT-03] a reader opens shared ones and saves none', async () => {
    const screen = await renderPage(<ReportPage />, {
      path: PATH,
      person: { role: 'reader', features: ['reports'] },
      calls: { [CALL]: answer, 'GET /api/report/view': [view] },
    });
    await expect.element(screen.getByLabelText('Ansicht', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ansicht speichern' }).query()).toBeNull();
  });
});
