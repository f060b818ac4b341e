import { TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { chooseKeys } from '@stundenbuch/web/keys';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { absence } from '../entries/entries.fixture.ts';
import { compared, november } from './days.fixture.ts';
import { DayPage, DaysPage } from './days-page.tsx';

const CALL = 'GET /api/timesheet/days/2026-11-01/2026-11-30';
const features = ['day'];

const show = (calls: object = {}, path = '/day', more: object = {}) =>
  renderPage(path.startsWith('/days') ? <DaysPage /> : <DayPage />, {
    path,
    person: { features, ...more },
    calls: { [CALL]: november, 'GET /api/timesheet/favourite': [], ...calls },
  });
const applied = (day: string) => `POST /api/timesheet/days/${day}/apply`;
type Screen = Awaited<ReturnType<typeof show>>;
const bodies = (screen: Screen) =>
  screen.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);

describe('at a desk', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('[DAY-01] shows the month beside the first open day, with its bars on one scale', async () => {
    const screen = await show();
    await expect.element(screen.getByText('2 von 4 Tagen stimmen')).toBeVisible();
    await expect.element(screen.getByText('noch 2 offen')).toBeVisible();
    const row = screen.getByRole('link', { name: /^Mi, 18\.11\. / });
    await expect.element(row).toHaveAttribute('aria-current', 'date');
    await expect.element(row.getByText('Differenz −2,50 h')).toBeVisible();
    const day = screen.getByRole('region', { name: 'Mi, 18.11.2026' });
    await expect.element(day.getByText('07:00–15:30, Pause 0,50 h').first()).toBeVisible();
    await expect.element(day.getByText('Soll 8,00 h')).toBeVisible();
    const width = (selector: string) =>
      day.element().querySelector(selector)?.getBoundingClientRect().width ?? 0;
    expect(width('.ts-bar-gap') / width('.ts-bar-worked')).toBeCloseTo(2.5 / 8, 1);
  });

  it("[DAY-01] 'Nur offene' leaves the open days", async () => {
    const screen = await show({}, '/days?month=2026-11');
    const rows = screen.getByRole('link', { name: /^\w\w, \d\d\.11\. / });
    await expect.poll(() => rows.elements().length).toBe(5);
    await screen.getByRole('checkbox', { name: 'Nur offene' }).click();
    await expect.poll(() => rows.elements().length).toBe(3);
  });

  it('[DAY-03] the first proposal is taken by 1, and the next open day follows', async () => {
    const screen = await show({ [applied('2026-11-18')]: compared('2026-11-18') });
    await expect.element(screen.getByRole('heading', { name: /^Rest \(2,50 h\) auf Küche/ })).toBeVisible();
    await expect
      .element(screen.getByText(/„Fronten schleifen“ wie zuletzt\. Danach stimmt der Tag/).first())
      .toBeVisible();
    await userEvent.keyboard('1');
    await expect.element(screen.getByRole('region', { name: 'Do, 19.11.2026' })).toBeVisible();
    const [proposal] = november[2]?.proposals ?? [];
    expect(bodies(screen)).toEqual([{ proposal, fingerprint: 'of 2026-11-18' }]);
  });

  it('[DAY-10] no key writes where keys are switched off', async () => {
    chooseKeys(false);
    const screen = await show({ [applied('2026-11-18')]: compared('2026-11-18') });
    await expect.element(screen.getByRole('heading', { name: /^Rest \(2,50 h\) auf Küche/ })).toBeVisible();
    await userEvent.keyboard('1');
    chooseKeys(true);
    expect(bodies(screen)).toEqual([]);
    await userEvent.keyboard('1');
    await expect.poll(() => bodies(screen)).toHaveLength(1);
  });

  it('[DAY-03] others say what they would write, and are taken by 2 to 4', async () => {
    const screen = await show({ [applied('2026-11-18')]: compared('2026-11-18') });
    await expect.element(screen.getByText('Küche Beispielhuber 1,50 h, Gasthof 1,00 h')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Übernehmen: Wie Di, 17.11.2026' }))
      .toBeVisible();
    await userEvent.keyboard('4');
    await userEvent.keyboard('2');
    await expect.poll(() => bodies(screen).length).toBe(1);
    expect(bodies(screen)[0]).toMatchObject({ proposal: { kind: 'usual' } });
  });

  it('[DAY-04] a day that was changed meanwhile says so, and stays', async () => {
    const screen = await show({ [applied('2026-11-18')]: refuse(409, 'stale', 'Inzwischen geändert.') });
    await screen.getByRole('button', { name: /^Übernehmen: Rest/ }).click();
    await expect.element(screen.getByText('Inzwischen geändert.')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Mi, 18.11.2026' })).toBeVisible();
  });

  it('[DAY-01] with nothing open says that all days are right', async () => {
    const right = november.map((day): ComparedDay => (day.day < '2026-11-20' ? compared(day.day) : day));
    const screen = await show({ [CALL]: right });
    await expect.element(screen.getByText('Alle Tage stimmen')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Monat ansehen' }))
      .toHaveAttribute('href', '/days?month=2026-11');
  });

  it("[DAY-01] a closed day leads to 'Korrektur beantragen', where the company closes months", async () => {
    const locked = compared('2026-10-28', { state: 'locked', worked: 0, booked: 0 });
    const calls = {
      'GET /api/timesheet/days/2026-10-01/2026-10-31': [locked],
      'GET /api/month/own': { grace: 5, closed: ['2026-10'], waiting: [] },
    };
    const closing = ['calendar', 'contracts', 'closing', 'day'];
    const screen = await show(calls, '/day?date=2026-10-28', { features: closing });
    await expect
      .element(screen.getByRole('link', { name: 'Korrektur beantragen' }))
      .toHaveAttribute('href', '/month?user=7&month=2026-10&correct=2026-10-28');
    await expect
      .element(screen.getByRole('link', { name: 'Abwesenheit korrigieren' }))
      .toHaveAttribute('href', '/manage-absence?correct=2026-10-28');
    await screen.unmount();
    // What agrees with its target may be wrong all the same.
    const agreeing = {
      ...calls,
      'GET /api/timesheet/days/2026-10-01/2026-10-31': [{ ...locked, state: 'right' }],
    };
    const complete = await show(agreeing, '/day?date=2026-10-28', { features: closing });
    await expect.element(complete.getByRole('link', { name: 'Abwesenheit korrigieren' })).toBeVisible();
    await complete.unmount();
    const alone = await show(calls, '/day?date=2026-10-28');
    await expect.element(alone.getByText(/Der Monat ist vorbei/)).toBeVisible();
    expect(alone.getByRole('link', { name: 'Korrektur beantragen' }).elements()).toEqual([]);
  });

  it('[DAY-05] fills the week, and says which days stay as they are', async () => {
    const screen = await show({
      'POST /api/timesheet/weeks/47/repeat': {
        created: [{ ...november[2]?.entries[0], day: '2026-11-19' }],
        skipped: [
          { day: '2026-11-16', message: 'Schon erfasst.' },
          { day: '2026-11-18', message: 'Das Soll ist ein anderes als in der Woche davor.' },
        ],
      },
    });
    await screen.getByRole('button', { name: 'Letzte Woche wiederholen' }).click();
    await expect.element(screen.getByText('1 Tag erfasst.')).toBeVisible();
    await expect.element(screen.getByText(/^Mi, 18\.11\.2026: Das Soll ist ein anderes/)).toBeVisible();
    expect(screen.getByText(/Schon erfasst/).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Woche wie geplant' }).click();
    await expect.poll(() => bodies(screen)).toEqual([{ like: 'last_week' }, { like: 'plan' }]);
  });

  it('[DAY-01] shows a fault of the server with a retry', async () => {
    const screen = await show({ [CALL]: refuse(500, 'internal_error', 'Kaputt.') });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  it('[DAY-01] [DAY-03] the week is five pills, and the proposal a button at the thumb', async () => {
    const screen = await show({ [applied('2026-11-18')]: compared('2026-11-18') });
    const pills = screen.getByRole('navigation', { name: 'Woche' }).getByRole('link');
    await expect.poll(() => pills.elements().length).toBe(5);
    const take = screen.getByRole('button', { name: /^Übernehmen: Rest/ });
    await expect.element(take).toBeVisible();
    const { bottom, height } = take.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(68);
    expect(bottom).toBeGreaterThan(740 * 0.7);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await screen.getByRole('button', { name: '2 weitere Vorschläge' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Übernehmen: Wie Di, 17.11.2026' }))
      .toBeVisible();
    await take.click();
    await expect.element(screen.getByRole('region', { name: 'Do, 19.11.2026' })).toBeVisible();
  });

  it("[DAY-01] 'Nächster Tag' leaves a day as it is; the month stands alone", async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Nächster Tag' }).click();
    await expect.element(screen.getByRole('region', { name: 'Do, 19.11.2026' })).toBeVisible();
    await screen.unmount();
    const month = await show({}, '/days?month=2026-11');
    await expect.element(month.getByText('2 von 4 Tagen stimmen')).toBeVisible();
    await expect.poll(() => month.getByRole('heading', { name: /18\.11\.2026/ }).elements().length).toBe(0);
  });
});

describe('the list of the days', () => {
  const kinds = Object.values(TYPE).filter((code) => code !== TYPE.work);
  const states: Partial<ComparedDay>[] = [
    { state: 'double' },
    { state: 'missing' },
    { state: 'different', difference: -10.25 },
    { state: 'locked' },
  ];
  const changes = [
    ...states,
    ...kinds.map((project) => ({
      entries: [{ ...absence('2026-11-02', project, 1), project_name: typeLabel(project) }],
    })),
  ];
  // Working days: a weekend without work is a thin line.
  const days = Array.from({ length: 20 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .slice(0, changes.length)
    .map((day, at) => compared(day, { worked: 10.25, booked: 10.25, ...changes[at] }));

  it.each([
    [360, '/days?month=2026-11'],
    [1280, '/day?date=2026-11-02'],
  ])('[DAY-01] at %s pixels cuts no word', async (width, path) => {
    await page.viewport(width, 900);
    const screen = await show({ [CALL]: days }, path);
    const rows = screen.getByRole('link', { name: /^\w\w, \d\d\.11\. / });
    await expect.poll(() => rows.elements().length).toBe(changes.length);
    const words = [...screen.container.querySelectorAll<HTMLElement>('.ts-compared-note, .ts-compared-date')];
    expect(words.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Differenz −10,25 h', 'gesperrt', ...kinds.map(typeLabel)]),
    );
    const cut = words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  });
});
