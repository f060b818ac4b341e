import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { type Person, refuse, renderPage, type SentCall } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence, booking, TODAY, work } from './entries.fixture.ts';
import { WorkingTimePage } from './working-time-page.tsx';

const SAVED = 'Zeitbuchung erfolgreich gespeichert.';
const stored = work(TODAY, { id: 41, start_time: '07:00', end_time: '15:30', break: 0.5, hours: 8 });

interface Given {
  path?: string;
  /** The entries by day. */
  days?: Record<string, Entry | null>;
  others?: object;
  person?: Person;
  today?: string;
}

function open({
  path = '/create-workingtime',
  days = {},
  others = {},
  person = {},
  today = TODAY,
}: Given = {}) {
  const known: Record<string, Entry | null> = { [TODAY]: null, ...days };
  const lookups = Object.entries(known).map(([day, entry]) => [
    `GET /api/timesheet/workingtime/day/${day}`,
    entry,
  ]);
  return renderPage(<WorkingTimePage />, {
    path,
    person,
    today,
    calls: {
      ...Object.fromEntries(lookups),
      'GET /api/timesheet/all/47': [],
      'GET /api/timesheet/all/46': [],
      'GET /api/timesheet/booking/41': stored,
      'POST /api/timesheet/workingtime': work(TODAY),
      'PUT /api/timesheet/workingtime/41': stored,
      'DELETE /api/timesheet/booking/41': { id: 41 },
      ...others,
    },
  });
}

type Screen = Awaited<ReturnType<typeof open>>;
const select = (screen: Screen, name: string) => screen.getByLabelText(name);
const input = (screen: Screen, name: string) => screen.getByLabelText(name);
const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
const bodies = (screen: Screen, method: string) => screen.sent.filter(({ call }) => call.startsWith(method));

async function chooseDay(screen: Screen, day: string) {
  await input(screen, 'Datum').fill(day);
  await userEvent.keyboard('{Enter}');
}

async function chooseTime(screen: Screen, name: string, time: string) {
  await select(screen, name).fill(time);
  await userEvent.keyboard('{Tab}');
}

describe('a new working time', () => {
  it.each([
    [
      'like the last working day',
      [work('2026-11-19', { start_time: '07:00', end_time: '15:45' })],
      '07:00',
      '15:45',
    ],
    [
      'as long as half a day owes',
      [work('2026-11-19', { start_time: '07:00' }), { ...absence(TODAY), half: 'first' as const }],
      '07:00',
      '11:00',
    ],
    ['as long as the contract says', [], '08:00', '16:45'],
  ])('[DAY-11] begins %s, where the company compares days', async (_, lately, from, to) => {
    const screen = await open({
      person: { features: ['day'] },
      others: { 'GET /api/timesheet/user/7/2026-10-06/2026-11-20': lately },
    });
    await expect.element(select(screen, 'Beginn')).toHaveValue(from);
    await expect.element(select(screen, 'Ende')).toHaveValue(to);
  });

  it('[DAY-11] begins by the contract where what was recorded lately can not be read', async () => {
    const screen = await open({
      person: { features: ['day'] },
      others: { 'GET /api/timesheet/user/7/2026-10-06/2026-11-20': refuse(500, 'internal_error', 'Fehler') },
    });
    await expect.element(select(screen, 'Beginn')).toHaveValue('08:00');
    await expect.element(select(screen, 'Ende')).toHaveValue('16:45');
  });

  it('[TIME-02] before the day of entry is doubted, and saved all the same', async () => {
    const screen = await open({ person: { user: { worker_since: '2026-11-21' } } });
    await expect.element(screen.getByText(/vor dem Eintritt am 21\.11\.2026/)).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
  });

  it('[TIME-02] begins on Saturday when today is a Sunday', async () => {
    const screen = await open({ today: '2026-11-22', days: { '2026-11-21': null } });
    await expect.element(input(screen, 'Datum')).toHaveValue('21.11.2026');
  });

  it('[TIME-02] [TIME-16] [CONST-11] [CONST-12] starts at eight and ends at five', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Arbeitszeit erfassen' })).toBeVisible();
    await expect.element(select(screen, 'Beginn')).toHaveValue('08:00');
    await expect.element(select(screen, 'Ende')).toHaveValue('17:00');
    await expect.element(input(screen, 'Datum')).toHaveValue('20.11.2026');
  });

  it.each([
    [1, '0,75', '8,25 h'],
    [5, '1', '8,00 h'],
  ])(
    '[TIME-17] [TIME-18] [CONST-13] [CONST-14] in company %i has a break of %s and %s',
    async (company, pause, hours) => {
      const screen = await open({ person: { company } });
      await expect.element(input(screen, 'Pause (h)')).toHaveValue(pause);
      await expect.element(screen.getByRole('status').filter({ hasText: 'h' })).toHaveTextContent(hours);
    },
  );

  it('[TIME-12] [CONST-10] offers 53 quarter hours for start and end', async () => {
    const screen = await open();
    for (const name of ['Beginn', 'Ende']) {
      await select(screen, name).fill('');
      const times = () =>
        screen
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent);
      await expect.poll(() => times().length).toBe(53);
      expect([times()[0], times().at(-1)]).toEqual(['06:00', '19:00']);
      await userEvent.keyboard('{Tab}');
    }
  });

  it('[TIME-14] [TIME-26] [CONST-18] takes days from 2024 to 2030', async () => {
    const screen = await open();
    await expect.element(input(screen, 'Datum')).toHaveAttribute('min', '2024-01-01');
    await expect.element(input(screen, 'Datum')).toHaveAttribute('max', '2030-01-01');
  });

  it('[TIME-11] [TIME-13] [AMB-115] computes the hours while typing, with comma or point', async () => {
    const screen = await open();
    const hours = screen.getByRole('status').filter({ hasText: 'h' });
    await chooseTime(screen, 'Ende', '12:00');
    await input(screen, 'Pause (h)').fill('0,25');
    await expect.element(hours).toHaveTextContent('3,75 h');
    await input(screen, 'Pause (h)').fill('1.5');
    await expect.element(hours).toHaveTextContent('2,50 h');
    await input(screen, 'Pause (h)').fill('9');
    await expect.element(hours).toHaveTextContent('0,00 h');
  });

  it.each(['30', '0:30', '30 min', '0,5'])(
    '[SET-59] the break %s is half an hour, shown in one form when the field is left',
    async (typed) => {
      const screen = await open();
      const hours = screen.getByRole('status').filter({ hasText: 'h' });
      await input(screen, 'Pause (h)').fill(typed);
      await expect.element(hours).toHaveTextContent('8,50 h');
      await userEvent.tab();
      await expect.element(input(screen, 'Pause (h)')).toHaveValue('0,5');
      await save(screen);
      await expect.poll(() => bodies(screen, 'POST')[0]?.body).toMatchObject({ hours: 8.5, break: 0.5 });
    },
  );

  it('[SET-59] makes no sum of a break that it does not understand, and sends nothing', async () => {
    const screen = await open();
    await input(screen, 'Pause (h)').fill('mittags');
    await expect.element(screen.getByText('Arbeitszeit –')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/^Das ist keine Pause\./)).toBeVisible();
    await expect.element(input(screen, 'Pause (h)')).toHaveFocus();
    await expect.element(input(screen, 'Pause (h)')).toHaveAttribute('aria-invalid', 'true');
    await save(screen);
    expect(bodies(screen, 'POST')).toEqual([]);
    await expect.element(input(screen, 'Pause (h)')).toHaveValue('mittags');
  });

  it('[CLK-03] beside a running clock is stored after a question only', async () => {
    const question = 'Die Stempeluhr läuft seit 08:15 Uhr. Trotzdem speichern?';
    const screen = await open({
      person: { features: ['clock'] },
      others: {
        'POST /api/timesheet/workingtime': ({ body }: SentCall) =>
          (body as { beside_clock: boolean }).beside_clock
            ? work(TODAY)
            : refuse(409, 'clock_runs', question),
      },
    });
    await save(screen);
    const dialog = screen.getByRole('dialog', { name: question });
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await save(screen);
    await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    const sent = bodies(screen, 'POST').map(({ body }) => (body as { beside_clock: boolean }).beside_clock);
    expect(sent).toEqual([false, false, true]);
  });

  it('[TIME-15] [TIME-19] [TIME-28] is sent with code 50 and its times', async () => {
    const screen = await open();
    await input(screen, 'Pause (h)').fill('0,5');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(bodies(screen, 'POST')[0]?.body).toEqual({
      day: TODAY,
      project: 50,
      hours: 8.5,
      start_time: '08:00',
      end_time: '17:00',
      break: 0.5,
    });
    expect(screen.at()).toBe('/dashboard');
  });

  it.each([
    ['a fault of the server', () => refuse(500, 'internal_error', 'Fehler!')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[TIME-20] reports %s, and preserves the input', async (_, answer) => {
    const screen = await open({ others: { 'POST /api/timesheet/workingtime': answer } });
    await chooseTime(screen, 'Ende', '16:15');
    await save(screen);
    await expect.element(screen.getByText('Fehler! Kontaktieren Sie Ihren Administrator.')).toBeVisible();
    await expect.element(select(screen, 'Ende')).toHaveValue('16:15');
    expect(screen.at()).toBe('/create-workingtime');
  });
});

describe('a day with working time', () => {
  it('[TIME-03] [API-11] is opened for changing when the address names it', async () => {
    const screen = await open({ path: '/create-workingtime?date=2026-11-20', days: { [TODAY]: stored } });
    await expect.element(screen.getByRole('heading', { name: 'Arbeitszeit bearbeiten' })).toBeVisible();
    await expect.element(select(screen, 'Beginn')).toHaveValue('07:00');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(bodies(screen, 'POST')).toEqual([]);
    expect(bodies(screen, 'PUT')[0]?.body).toMatchObject({ start_time: '07:00', hours: 8 });
  });

  it('[TIME-03] is opened for changing when it is chosen, and left again', async () => {
    const days = { '2026-11-19': { ...stored, day: '2026-11-19' }, '2026-11-18': null };
    const screen = await open({ days });
    await expect.element(select(screen, 'Beginn')).toHaveValue('08:00');
    await chooseDay(screen, '19.11.2026');
    await expect
      .element(screen.getByText(/Für den 19.11.2026 ist bereits eine Arbeitszeit erfasst/))
      .toBeVisible();
    await expect.element(select(screen, 'Beginn')).toHaveValue('07:00');
    await chooseDay(screen, '18.11.2026');
    await expect.element(screen.getByRole('heading', { name: 'Arbeitszeit erfassen' })).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(bodies(screen, 'POST')[0]?.body).toMatchObject({ day: '2026-11-18' });
  });

  it('[TIME-03] [NAV-21] [API-34] is changed, and moved, when the address has its id', async () => {
    const screen = await open({ path: '/manage-workingtime?id=41' });
    await expect.element(select(screen, 'Ende')).toHaveValue('15:30');
    await chooseDay(screen, '13.11.2026');
    await save(screen);
    await expect.element(screen.getByText(SAVED)).toBeVisible();
    expect(bodies(screen, 'PUT')[0]?.body).toMatchObject({ day: '2026-11-13', end_time: '15:30' });
  });

  it('[TIME-21] is deleted after the question', async () => {
    const screen = await open({ path: '/manage-workingtime?id=41&date=2026-11-20' });
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?')).toBeVisible();
    await expect.element(screen.getByText('Arbeitszeit vom Fr, 20.11.2026', { exact: true })).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
    expect(bodies(screen, 'DELETE')).toHaveLength(1);
  });

  it('[TIME-06] of a closed month, found by its day, can be read, not changed, and another day be chosen', async () => {
    const old = { ...stored, day: '2026-10-30' };
    const screen = await open({ path: '/create-workingtime?date=2026-10-30', days: { '2026-10-30': old } });
    await expect.element(screen.getByText(/nur Buchungen des aktuellen Monats/)).toBeVisible();
    await expect.element(screen.getByText('07:00 – 15:30')).toBeVisible();
    for (const name of ['Speichern', 'Löschen']) {
      expect(screen.getByRole('button', { name }).elements()).toEqual([]);
    }
    await screen.getByRole('button', { name: 'Anderen Tag wählen' }).click();
    await expect.element(input(screen, 'Datum')).toHaveValue('20.11.2026');
  });

  it('[TIME-06] of a closed month can be read, not changed', async () => {
    const others = { 'GET /api/timesheet/booking/41': { ...stored, day: '2026-10-30' } };
    const screen = await open({ path: '/manage-workingtime?id=41', others });
    await expect.element(screen.getByText(/nur Buchungen des aktuellen Monats/)).toBeVisible();
    await expect.element(screen.getByText('07:00 – 15:30')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speichern' }).elements()).toEqual([]);
  });

  it.each([
    ['a booking', booking(TODAY, 2, { id: 41 }), '/manage-booking?id=41'],
    ['an absence', { ...absence(TODAY), id: 41 }, '/absences'],
  ])('[AMB-11] %s with that id is shown on its own page', async (_, entry, path) => {
    const others = { 'GET /api/timesheet/booking/41': entry };
    const screen = await open({ path: '/manage-workingtime?id=41', others });
    await expect.poll(() => screen.at()).toBe(path);
  });

  it('[AMB-106] that cannot be looked up prevents submitting the form', async () => {
    const lookup = 'GET /api/timesheet/workingtime/day/2026-11-19';
    const screen = await open({ others: { [lookup]: refuse(500, 'internal_error', 'Fehler!') } });
    await expect.element(select(screen, 'Beginn')).toBeVisible();
    await chooseDay(screen, '19.11.2026');
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  });

  it('[AMB-106] begins by the contract where the company’s days can not be read', async () => {
    const others = {
      'GET /api/company/settings': refuse(503, 'unavailable', 'Der Dienst ist nicht erreichbar.'),
      'GET /api/timesheet/user/7/2026-10-06/2026-11-20': [],
    };
    const screen = await open({ person: { features: ['day', 'calendar'] }, others });
    await expect.element(select(screen, 'Beginn')).toHaveValue('08:00');
    await expect.element(select(screen, 'Ende')).toHaveValue('16:45');
  });
});

it.each([
  ['/create-workingtime?date=2026-11-20', '/create-workingtime?date=2026-11-19'],
  ['/create-workingtime?date=2026-11-20', '/create-workingtime?date=2026-11-20'],
  ['/manage-workingtime?id=41', '/manage-workingtime?id=42'],
])('[SCR-29] from %s to %s asks before what was typed is lost', async (from, to) => {
  const screen = await open({
    path: from,
    days: { '2026-11-19': null },
    others: { 'GET /api/timesheet/booking/42': { ...stored, id: 42, end_time: '16:30' } },
  });
  await chooseTime(screen, 'Ende', '18:15');
  await screen.router.navigate(to);
  await screen.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect.element(input(screen, 'Ende')).toHaveValue('18:15');
  expect(screen.at()).toBe(from);
  await screen.router.navigate(to);
  await screen.getByRole('button', { name: 'Verlassen' }).click();
  await expect.element(input(screen, 'Ende')).not.toHaveValue('18:15');
  expect(screen.at()).toBe(to);
});
