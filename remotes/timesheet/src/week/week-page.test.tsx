import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { RegistryLine } from '@stundenbuch/web/module';
import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NewBookingPage } from '../entries/booking-page.tsx';
import { absence, booking, projects, TODAY, work } from '../entries/entries.fixture.ts';
import { WeekPage } from './week-page.tsx';

const monday = booking('2026-11-16', 8.25, { id: 11 });
const entries = [
  work('2026-11-16'),
  monday,
  work('2026-11-17'),
  booking('2026-11-17', 3),
  absence('2026-11-18', 10, 1),
  work('2026-11-21', { hours: 4 }),
];

const show = (week: Entry[] = entries, person: Person = {}, path = '/timesheet', calls = {}) =>
  renderPage(<WeekPage />, { path, person, calls: { 'GET /api/timesheet/all/47': week, ...calls } });

it('[ABS-43] a day that can no longer be changed has the way to a correction, where months are closed', async () => {
  const calls = { 'GET /api/month/own': { grace: 0, closed: ['2026-11'], waiting: [] } };
  const screen = await show(entries, { features: ['closing'] }, '/timesheet', calls);
  const link = screen.getByRole('link', { name: 'Korrektur beantragen für 17.11.2026' });
  await expect.element(link).toHaveAttribute('href', '/month?user=7&month=2026-11&correct=2026-11-17');
  await expect
    .element(screen.getByRole('link', { name: 'Abwesenheit korrigieren am 18.11.2026' }))
    .toHaveAttribute('href', '/manage-absence?correct=2026-11-18');
  // Today and tomorrow are no matter of the past.
  expect(screen.getByRole('link', { name: /Korrektur beantragen/ }).elements()).toHaveLength(4);
  await screen.unmount();
  const open = await show(entries, { features: ['closing'] }, '/timesheet', {
    'GET /api/month/own': { grace: 0, closed: [], waiting: [] },
  });
  await expect.element(open.getByText('17.11.2026', { exact: true })).toBeVisible();
  expect(open.getByRole('link', { name: /Korrektur beantragen/ }).elements()).toEqual([]);
});

/** Notes of another release than the registered one: refused without a request. */
const noted: RegistryLine = {
  name: 'notes',
  address: '/remotes/notes/',
  version: '2.0.0',
  manifest: {
    contract: 1,
    name: 'notes',
    version: '1.0.0',
    flags: [],
    navigation: [],
    routes: [],
    slots: [{ slot: 'week-note', order: 1, access: { login: true }, component: 'note', quiet: true }],
  },
};

const day = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
  screen.getByRole('listitem').filter({ hasText: name });

describe('the week', () => {
  it('[BOOK-01] [BOOK-02] [CONST-38] shows Monday to Saturday with the entries of each day', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: /^Mo 16\.11\.2026/ })).toBeVisible();
    const days = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('time')?.dateTime);
    expect(days).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    await expect.element(day(screen, '16.11.2026')).toMatchTextContent(/08:00 – 17:00, Pause.0,75/);
    await expect.element(day(screen, '16.11.2026')).toMatchTextContent(/Dachsanierung/);
    await expect.element(day(screen, '18.11.2026')).toMatchTextContent(/Urlaub \(Genehmigt\)/);
  });

  it('[DASH-06] [DASH-05] says in the margin what is complete, open and missing', async () => {
    const screen = await show();
    await expect.element(day(screen, '16.11.2026').getByText('vollständig')).toBeVisible();
    await expect.element(day(screen, '17.11.2026').getByText('5,25 h offen')).toBeVisible();
    await expect.element(day(screen, '19.11.2026').getByText('fehlt')).toBeVisible();
    await expect.element(day(screen, '20.11.2026').getByText('noch leer')).toBeVisible();
  });

  it('[DASH-05] a day with bookings alone lacks its working time, and has nothing too much', async () => {
    const screen = await show([booking('2026-11-17', 8), work('2026-11-18'), booking('2026-11-18', 9.25)]);
    await expect.element(day(screen, '17.11.2026').getByText('Arbeitszeit fehlt')).toBeVisible();
    await expect.element(day(screen, '18.11.2026').getByText('1,00 h zu viel')).toBeVisible();
  });

  it('[OFC-06] takes no place for a note that has nothing to say', async () => {
    const gap = async (modules: readonly RegistryLine[]) => {
      const path = '/timesheet';
      const screen = await renderPage(<WeekPage />, {
        path,
        modules,
        calls: { 'GET /api/timesheet/all/47': entries },
      });
      await expect.element(day(screen, '16.11.2026')).toBeVisible();
      const edge = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect();
      const found = (edge('.ts-week')?.top ?? 0) - (edge('.ts-picker')?.bottom ?? 0);
      await screen.unmount();
      return found;
    };
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await gap([noted])).toBe(await gap([]));
  });

  it('[START-04] offers nothing to anyone who does not record, and no form of what is entered', async () => {
    const person: Person = { role: 'admin', features: ['calendar'], user: { records: false } };
    const none = { 'GET /api/company/settings': {} };
    const screen = await show(entries, person, '/timesheet', none);
    await expect.element(day(screen, '16.11.2026')).toMatchTextContent(/Dachsanierung/);
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });

  it('[START-02] leads to no form of a day before the person is recorded', async () => {
    const person: Person = { features: ['calendar'], user: { records_from: '2026-11-17' } };
    const screen = await show(entries, person, '/timesheet', { 'GET /api/company/settings': {} });
    await expect.element(day(screen, '17.11.2026').getByRole('link').first()).toBeVisible();
    await expect.element(day(screen, '16.11.2026').getByRole('link')).not.toBeInTheDocument();
  });

  it('[DASH-05] starts at the day in the address', async () => {
    const screen = await show(entries, {}, '/timesheet#2026-11-17');
    await expect.element(screen.getByRole('heading', { name: /^Di 17\.11\.2026/ })).toHaveFocus();
    await expect.element(day(screen, '17.11.2026')).toHaveClass('ts-day-sought');
    await expect.element(day(screen, '16.11.2026')).not.toHaveClass('ts-day-sought');
  });

  it('[BOOK-01] adds up the week at its foot', async () => {
    const screen = await show();
    await expect.element(screen.getByText('20,50 h')).toBeVisible();
    await expect.element(screen.getByText('11,25 h')).toBeVisible();
    await expect.element(screen.getByText('9,25 h')).toBeVisible();
  });

  it('[BOOK-04] [NAV-24] links every day to its forms', async () => {
    const screen = await show();
    const linksOf = (name: string) =>
      day(screen, name)
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'));
    await expect.element(screen.getByText('noch leer')).toBeVisible();
    expect(linksOf('16.11.2026')).toEqual([
      '/manage-workingtime?date=2026-11-16',
      '/manage-booking?id=11',
      '/manage-booking?date=2026-11-16',
    ]);
    expect(linksOf('19.11.2026')).toEqual([
      '/create-workingtime?date=2026-11-19',
      '/manage-booking?date=2026-11-19',
    ]);
    expect(linksOf('18.11.2026')).toEqual([]);
    expect(linksOf('21.11.2026')).toEqual(['/manage-workingtime?date=2026-11-21']);
  });

  it('[BOOK-17] has no links to forms in a closed month', async () => {
    const week = [work('2026-10-26'), booking('2026-10-26', 8.25)];
    const screen = await show([], {}, '/timesheet?cw=44', { 'GET /api/timesheet/all/44': week });
    await expect.element(screen.getByText('vollständig')).toBeVisible();
    expect(screen.getByRole('list').getByRole('link').elements()).toEqual([]);
  });

  it.each([
    ['timebooking', 'Projektstunden'],
    ['projectbooking', 'Arbeitszeit'],
  ] as const)('[ACC-30] shows only what a company with %s records', async (flag, absent) => {
    const screen = await show([], { flags: [flag] });
    await expect.element(screen.getByRole('heading', { name: /Mo 16/ })).toBeVisible();
    const title = flag === 'projectbooking' ? 'Meine Projektstunden' : 'Meine Woche';
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('term').filter({ hasText: absent }).elements()).toEqual([]);
  });
});

describe('the running clock', () => {
  const clock = {
    state: 'work',
    since: '2026-11-20T09:00:00Z',
    today_minutes: 315,
    forgotten: null,
    notes: [],
  };
  const morning = [work(TODAY, { id: 9, start_time: '06:00', end_time: '10:00', break: 0, hours: 4 })];
  const calls = { 'GET /api/clock': clock };

  it('[CLK-03] has a line of its own today, with the time that is not stored yet', async () => {
    const screen = await show(morning, { features: ['clock'] }, '/timesheet', calls);
    const today = day(screen, 'heute');
    await expect.element(today.getByText(/Stempeluhr läuft\s+seit 10:00 Uhr/)).toBeVisible();
    await expect.element(today.getByText('1,25 h')).toBeVisible();
    await expect.element(today.getByText('Uhr läuft', { exact: true })).toBeVisible();
  });

  it('[CLK-03] is asked for only where there is one, and only today', async () => {
    const screen = await show(morning);
    await expect.element(day(screen, 'heute')).toBeVisible();
    expect(screen.sent.map(({ call }) => call)).not.toContain('GET /api/clock');
    screen.unmount();
    const idle = { ...clock, state: 'idle', since: null, today_minutes: 240 };
    const still = await show(morning, { features: ['clock'] }, '/timesheet', { 'GET /api/clock': idle });
    await expect.element(day(still, 'heute')).toBeVisible();
    expect(still.getByText(/Stempeluhr/).elements()).toEqual([]);
  });
});

describe('the week picker', () => {
  it('[BOOK-03] [CONST-39] offers this week and all before it in this year', async () => {
    const screen = await show();
    const options = screen.getByLabelText('Kalenderwoche').getByRole('option').elements();
    expect(options).toHaveLength(47);
    expect(options[0]?.textContent).toBe('KW 47 (16.11. – 21.11.2026)');
    expect(options.at(-1)?.textContent).toBe('KW 1 (29.12.2025 – 03.01.2026)');
  });

  it('[BOOK-01] opens another week, and puts it into the address', async () => {
    const screen = await show(entries, {}, '/timesheet', { 'GET /api/timesheet/all/46': [] });
    await screen.getByRole('button', { name: 'Vorherige Woche' }).click();
    await expect.element(screen.getByRole('heading', { name: /Mo 09\.11\.2026/ })).toBeVisible();
    expect(screen.at()).toBe('/timesheet?cw=46');
    await screen.getByRole('button', { name: 'Nächste Woche' }).click();
    await expect.element(screen.getByRole('heading', { name: /Mo 16\.11\.2026/ })).toBeVisible();
    expect(screen.at()).toBe('/timesheet');
    await expect.element(screen.getByRole('button', { name: 'Nächste Woche' })).toBeDisabled();
  });

  it.each(['99', '54', 'heute', '-1'])('[AMB-82] says that there is no week %s', async (cw) => {
    const screen = await show([], {}, `/timesheet?cw=${cw}`);
    await expect.element(screen.getByText('Diese Kalenderwoche gibt es in diesem Jahr nicht.')).toBeVisible();
    expect(screen.sent).toEqual([]);
  });
});

it('[AMB-106] shows a fault of the server with a retry, and the week afterwards', async () => {
  let answer: unknown = refuse(500, 'internal_error', 'Fehler! Kontaktieren Sie Ihren Administrator.');
  const screen = await show([], {}, '/timesheet', { 'GET /api/timesheet/all/47': () => answer });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Kontaktieren Sie Ihren Administrator/);
  answer = entries;
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('5,25 h offen')).toBeVisible();
});

it('[AMB-106] says so, too, when the days that are owed can’t be loaded', async () => {
  let settings: unknown = refuse(503, 'unavailable', 'Der Dienst ist nicht erreichbar.');
  const calls = { 'GET /api/company/settings': () => settings };
  const screen = await show(entries, { features: ['calendar'] }, '/timesheet', calls);
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Der Dienst ist nicht erreichbar/);
  settings = {};
  await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(screen.getByText('5,25 h offen')).toBeVisible();
});

describe('beside the form of a booking', () => {
  afterEach(() => page.viewport(1280, 900));

  const open = async (width: number, features: readonly string[], path = '/booking?date=2026-11-16') => {
    await page.viewport(width, 900);
    return renderPage(<NewBookingPage />, {
      path,
      person: { features: [...features] },
      calls: {
        'GET /api/timesheet/all/47': entries,
        'GET /api/timesheet/all/46': [booking('2026-11-12', 6, { id: 12 })],
        'GET /api/project/active': projects,
        'GET /api/company/settings': {},
      },
    });
  };
  type Screen = Awaited<ReturnType<typeof open>>;
  const weekOf = (screen: Screen, name: string) => screen.getByRole('region', { name });
  const marked = (screen: Screen) => screen.container.querySelector('.ts-day-sought h2')?.textContent;

  it('[SCR-29] on a wide screen is the week of its day, which changes with it', async () => {
    const screen = await open(1600, ['audit']);
    const week = weekOf(screen, 'KW 47 (16.11. – 21.11.2026)');
    await expect.element(week.getByText('8,25 h').first()).toBeVisible();
    expect(marked(screen)).toContain('16.11.2026');
    // The focus stays in the form.
    expect(week.element().contains(document.activeElement)).toBe(false);
    await expect
      .element(week.getByRole('link', { name: 'Woche öffnen' }))
      .toHaveAttribute('href', '/timesheet');
    await screen.getByLabelText('Datum').fill('12.11.2026');
    await screen.getByLabelText('Stunden').click();
    await expect
      .element(weekOf(screen, 'KW 46 (09.11. – 14.11.2026)').getByText('6,00 h').first())
      .toBeVisible();
    expect(marked(screen)).toContain('12.11.2026');
  });

  it.each(['17.11.2026', '19.11.2026'])(
    '[SCR-29] its way to book on %s asks before what was typed is lost, also by the same address',
    async (day) => {
      const screen = await open(1600, ['audit'], '/manage-booking?date=2026-11-17');
      const hours = screen.getByLabelText('Stunden');
      const way = weekOf(screen, 'KW 47 (16.11. – 21.11.2026)').getByRole('link', {
        name: `Projekt buchen am ${day}`,
      });
      await hours.fill('2');
      // A place on the page takes nothing away.
      await screen.router.navigate('/manage-booking?date=2026-11-17#inhalt');
      await way.click();
      await screen.getByRole('button', { name: 'Hier bleiben' }).click();
      await expect.element(hours).toHaveValue('2');
      await way.click();
      await screen.getByRole('button', { name: 'Verlassen' }).click();
      await expect.element(hours).toHaveValue('');
      await expect.element(screen.getByLabelText('Datum')).toHaveValue(day);
    },
  );

  it.each([
    [1280, ['audit']],
    [1920, []],
  ])('[SCR-29] is nothing at %s pixels with the features %j', async (width, features) => {
    const screen = await open(width, features);
    await expect.element(screen.getByLabelText('Stunden')).toBeVisible();
    await expect.element(screen.getByText(/Arbeitszeit .* h/).first()).toBeVisible();
    expect(screen.getByRole('region').elements()).toEqual([]);
    const panel = screen.getByLabelText('Stunden').element().closest('.sb-panel') as Element;
    expect(panel.getBoundingClientRect().width).toBeLessThan(600);
  });
});
