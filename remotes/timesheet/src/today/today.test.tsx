import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compared, november } from '../days/days.fixture.ts';
import { absence, booking, work } from '../entries/entries.fixture.ts';
import { TodoList } from '../missing/todo-list.tsx';
import { MonthHint } from '../month/month-hint.tsx';
import { forgotten, idle, pausing, working } from '../punch/punch.fixture.ts';
import { Today } from './today.tsx';

const TODAY = '2026-11-20';
const WEEK = 'GET /api/timesheet/all/47';
const CLOCK = 'GET /api/clock';
const DAYS = 'GET /api/timesheet/days/2026-11-01/2026-11-30';
const LATELY = 'GET /api/timesheet/user/7/2026-10-06/2026-11-20';
const DOUBTFUL = 'GET /api/timesheet/doubtful-bookings';
/** Friday 20 November 2026, 12:24 in Germany. */
const NOON = '2026-11-20T11:24:00Z';
const spans = [
  { start: '2026-11-20T06:12:00.000Z', end: '2026-11-20T10:30:00.000Z' },
  { start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T11:24:00.000Z' },
];
const atWork = { ...working, since: '2026-11-20T11:00:00.000Z', today_minutes: 282, spans };
const kitchen = { project: 1001, project_name: 'Küche Beispielhuber', booking_text: 'Fronten schleifen' };

interface Given {
  features?: string[];
  flags?: ('timebooking' | 'projectbooking')[];
  week?: readonly Entry[];
  calls?: object;
}

const show = ({ features = ['clock'], flags = ['timebooking', 'projectbooking'], week = [], calls }: Given) =>
  renderPage(<Today />, {
    today: NOON,
    person: { features, flags, user: { weeklyhours: 40 } },
    calls: { [WEEK]: week, [CLOCK]: idle, ...calls },
  });
type Screen = Awaited<ReturnType<typeof show>>;
const callsOf = ({ sent }: Screen) =>
  sent.map(({ call }) => call).filter((call) => !call.includes('modules'));

beforeEach(() => page.viewport(1280, 900));

describe('the day of a person', () => {
  it('[SCR-04] before work says what is owed, and has one button', async () => {
    const screen = await show({});
    await expect.element(screen.getByText('0,00 h', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('von 8,00 h')).toBeVisible();
    await expect.element(screen.getByText('Nicht eingestempelt')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Noch nichts erfasst' })).toBeVisible();
    const button = screen.getByRole('button');
    await expect.element(button).toHaveTextContent('Kommen');
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(46);
  });

  it('[SCR-04] at work: hours so far, the day as a strip, when the target is reached, and what is booked', async () => {
    const screen = await show({
      week: [booking(TODAY, 2.5, kitchen), booking(TODAY, 0.5, { ...kitchen, project: 1002 })],
      calls: { [CLOCK]: atWork },
    });
    await expect.element(screen.getByText('4,70 h', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Arbeit seit 12:00 Uhr')).toBeVisible();
    await expect
      .element(screen.getByRole('img'))
      .toHaveAccessibleName('Gearbeitet von 07:12 bis 11:30 und von 12:00 bis 12:24 Uhr');
    const parts = () =>
      [...screen.container.querySelectorAll('.ts-strip > span')].map(({ className }) => className);
    expect(parts()).toEqual(['worked', 'pause', 'worked', 'left', 'now'].map((kind) => `ts-strip-${kind}`));
    await expect
      .element(screen.getByText(/^Pause 0,50 h\. Um 15:42 Uhr sind 8,00 h erreicht\./))
      .toBeVisible();
    await expect.element(screen.getByText('2,50 h', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1,70 h', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '1,50 h buchen' }))
      .toHaveAttribute('href', '/booking?date=2026-11-20&time=1.5');
    expect(callsOf(screen)).toEqual([WEEK, CLOCK]);
  });

  it('[SCR-05] what is not booked yet is, with one tap, on the project of last time, in quarters', async () => {
    const days = [
      compared('2026-11-19', { entries: [booking('2026-11-19', 8, kitchen)] }),
      compared(TODAY, { state: 'missing', worked: 0, booked: 0, difference: -8 }),
    ];
    const screen = await show({
      features: ['clock', 'day'],
      calls: {
        ...{ [CLOCK]: atWork, [DAYS]: days },
        'POST /api/timesheet/booking': booking(TODAY, 4.5, kitchen),
      },
    });
    await screen.getByRole('button', { name: '4,50 h buchen auf Küche Beispielhuber' }).click();
    await expect.element(screen.getByText('Buchung erfolgreich angelegt.')).toBeVisible();
    const [sent] = screen.sent.filter(({ call }) => call.startsWith('POST'));
    expect(sent?.body).toMatchObject({
      ...{ day: TODAY, project: 1001, booking_text: 'Fronten schleifen', hours: 4.5 },
    });
    expect(callsOf(screen).filter((call) => call.startsWith('GET'))).not.toContain(WEEK);
  });

  it('[SCR-05] a refusal is said', async () => {
    const days = [compared('2026-11-19', { entries: [booking('2026-11-19', 8, kitchen)] }), compared(TODAY)];
    const screen = await show({
      features: ['clock', 'day'],
      calls: {
        ...{ [CLOCK]: atWork, [DAYS]: days },
        'POST /api/timesheet/booking': refuse(400, 'booking_project', 'Bitte wählen Sie ein Projekt.'),
      },
    });
    await screen.getByRole('button', { name: /^4,50 h buchen/ }).click();
    await expect.element(screen.getByText('Bitte wählen Sie ein Projekt.')).toBeVisible();
  });

  it('[SCR-04] in the pause the first button goes on', async () => {
    const screen = await show({ calls: { [CLOCK]: { ...pausing, spans: spans.slice(0, 1) } } });
    await expect.element(screen.getByText('Pause seit 12:00 Uhr')).toBeVisible();
    await expect.element(screen.getByText('Es fehlen noch 4,00 h.')).toBeVisible();
    await expect.element(screen.getByRole('button').first()).toHaveTextContent('Weiter');
  });

  it('[SCR-04] who has gone before the target is told so, and nothing is drawn of what is left', async () => {
    const short = work(TODAY, { start_time: '07:00', end_time: '11:00', break: 0, hours: 4 });
    const screen = await show({ week: [short], calls: { [CLOCK]: { ...idle, today_minutes: 240 } } });
    await expect.element(screen.getByText('Es fehlen noch 4,00 h.')).toBeVisible();
    expect(screen.container.querySelectorAll('.ts-strip-worked')).toHaveLength(1);
    expect(screen.container.querySelector('.ts-strip-left, .ts-strip-now')).toBeNull();
  });

  it('[SCR-04] a clock that was forgotten asks first', async () => {
    const screen = await show({ calls: { [CLOCK]: forgotten } });
    await expect.element(screen.getByText('läuft seit Do, 19.11.2026')).toBeVisible();
    await expect.element(screen.getByText('Wann haben Sie am Do, 19.11.2026 aufgehört?')).toBeVisible();
    await expect.element(screen.getByRole('button').first()).toHaveTextContent('Eintragen');
  });

  it('[SCR-04] when all is booked the week is next, and to come again is quiet', async () => {
    const done = work(TODAY, { start_time: '07:00', end_time: '15:30', break: 0.5, hours: 8 });
    const screen = await show({
      week: [done, booking(TODAY, 8, kitchen)],
      calls: { [CLOCK]: { ...idle, today_minutes: 480 } },
    });
    await expect.element(screen.getByText('alles gebucht')).toBeVisible();
    await expect.element(screen.getByText('Pause 0,50 h. 8,00 h sind erreicht.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Aktuelle Woche' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Nochmals kommen' })).toBeVisible();
  });

  it('[SCR-04] absent: until when, and when work goes on where that is known', async () => {
    const days = [compared(TODAY, { state: 'free', target: 0, worked: 0, booked: 0 })].concat(
      ['2026-11-20', '2026-11-23'].map((day) => compared(day, { entries: [absence(day, 10, 1)] })),
    );
    const screen = await show({ features: ['day'], calls: { [DAYS]: days } });
    await expect
      .element(screen.getByText('Bis Mo, 23.11.2026: Urlaub. Der nächste Arbeitstag ist Di, 24.11.2026.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Meine Abwesenheiten' }))
      .toHaveAttribute('href', '/absences');
    expect(screen.container.querySelector('form')).toBeNull();
  });

  it.each([
    [['day'], 0],
    [['day', 'clock'], 1],
  ])('[SCR-04] on a day off without an absence, with %j: %i clock', async (features, clocks) => {
    const free = compared(TODAY, { state: 'free', target: 0, worked: 0, booked: 0 });
    const screen = await renderPage(<Today />, {
      today: NOON,
      person: {
        ...{ features, flags: ['timebooking', 'projectbooking'] },
        user: { weeklyhours: 40, working_days: '1111000' },
      },
      calls: { [DAYS]: [free, compared('2026-11-23')], [CLOCK]: idle },
    });
    // Who comes all the same has the clock; without one there is nothing to record.
    const word = clocks ? '0,00 h' : 'Heute: frei. Der nächste Arbeitstag ist Mo, 23.11.2026.';
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kommen' }).elements()).toHaveLength(clocks);
    await expect.element(screen.getByRole('link', { name: 'Meine Abwesenheiten' })).not.toBeInTheDocument();
    expect(screen.container.querySelector('form')).toBeNull();
  });

  it('[SCR-04] who has worked on a day off sees how long', async () => {
    const screen = await renderPage(<Today />, {
      today: NOON,
      person: {
        ...{ features: ['halfdays'], flags: ['timebooking'] },
        user: { weeklyhours: 40, working_days: '1111000' },
      },
      calls: { [WEEK]: [work(TODAY, { start_time: '07:00', end_time: '11:00', break: 0, hours: 4 })] },
    });
    await expect.element(screen.getByText('4,00 h', { exact: true })).toBeVisible();
    // Who books nothing is done when it is recorded.
    await expect.element(screen.getByText('erfasst', { exact: true })).toBeVisible();
    expect(screen.getByText(/^Heute: frei/).query()).toBeNull();
  });

  it('[SCR-04] who is absent has no clock', async () => {
    const away = compared(TODAY, { state: 'free', target: 0, worked: 0, booked: 0 });
    const screen = await show({
      features: ['day', 'clock'],
      calls: { [DAYS]: [{ ...away, entries: [absence(TODAY, 10, 1)] }] },
    });
    await expect.element(screen.getByText(/^Heute: Urlaub\./)).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('[SCR-08] above what waits it is a line: hours so far and the clock', async () => {
    const screen = await renderPage(<Today isLine />, {
      today: NOON,
      person: { features: ['clock'], flags: ['timebooking', 'projectbooking'], user: { weeklyhours: 40 } },
      calls: { [WEEK]: [], [CLOCK]: atWork },
    });
    await expect.element(screen.getByText('4,70 h von 8,00 h')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.container.querySelector('.ts-today')).toBeNull();
  });

  it('[SCR-08] the line is as high while it loads, and on the phone its buttons are as high as a thumb', async () => {
    const clock = Promise.withResolvers<Response>();
    const screen = await renderPage(<Today isLine />, {
      today: NOON,
      person: { features: ['clock'], flags: ['timebooking', 'projectbooking'], user: { weeklyhours: 40 } },
      calls: { [WEEK]: [], [CLOCK]: () => clock.promise },
    });
    const heightOf = (part: Element | null) => part?.getBoundingClientRect().height ?? 0;
    const line = () => heightOf(screen.container.querySelector('.ts-today-line'));
    await expect.poll(line).toBe(46);
    clock.resolve(Response.json(atWork));
    const button = screen.getByRole('button', { name: 'Pause' });
    await expect.element(button).toBeVisible();
    expect([line(), heightOf(button.element())]).toEqual([46, 38]);
    await page.viewport(360, 740);
    await expect.poll(() => heightOf(button.element())).toBe(46);
  });

  it('[SCR-04] [DAY-11] without a clock: the form of the last working day, saved with one tap', async () => {
    const last = work('2026-11-19', {
      start_time: '07:00',
      end_time: '15:30',
      break: 0.5,
      hours: 8,
      target: 8,
    });
    const screen = await show({
      features: ['day'],
      calls: {
        ...{ [DAYS]: [compared('2026-11-19'), compared(TODAY, { worked: 0, booked: 0 })], [LATELY]: [last] },
        'POST /api/timesheet/workingtime': work(TODAY, { id: 5 }),
      },
    });
    await expect.element(screen.getByLabelText('Beginn')).toHaveValue('07:00');
    await screen.getByRole('button', { name: '8,00 h speichern' }).click();
    await expect.element(screen.getByText('Zeitbuchung erfolgreich gespeichert.')).toBeVisible();
    const [sent] = screen.sent.filter(({ call }) => call.startsWith('POST'));
    expect(sent?.body).toMatchObject({ day: TODAY, start_time: '07:00', end_time: '15:30', break: 0.5 });
  });

  it('[SCR-04] without a clock and without comparing, the way there', async () => {
    const screen = await show({ features: ['halfdays'] });
    await expect
      .element(screen.getByRole('link', { name: 'Arbeitszeit eintragen' }))
      .toHaveAttribute('href', '/create-workingtime?date=2026-11-20');
    expect(callsOf(screen)).toEqual([WEEK]);
  });

  it('[SCR-04] who books alone has what is booked', async () => {
    const screen = await show({
      ...{ features: ['halfdays'], flags: ['projectbooking'] },
      week: [booking(TODAY, 2.5, kitchen)],
    });
    await expect.element(screen.getByText('2,50 h', { exact: true }).first()).toBeVisible();
    expect(screen.container.querySelector('.ts-strip, .ts-clock')).toBeNull();
  });

  it('[SCR-04] what could not be loaded says so in its place', async () => {
    const screen = await show({ calls: { [WEEK]: new Response('{}', { status: 503 }) } });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('[SCR-04] what loads is as high as what comes', async () => {
    const clock = Promise.withResolvers<Response>();
    const screen = await show({ calls: { [CLOCK]: () => clock.promise } });
    const height = () => screen.container.querySelector('.ts-today')?.getBoundingClientRect().height ?? 0;
    await expect.poll(height).toBeGreaterThan(200);
    const before = height();
    clock.resolve(Response.json(idle));
    await expect.element(screen.getByRole('button', { name: 'Kommen' })).toBeVisible();
    expect(Math.abs(height() - before)).toBeLessThanOrEqual(1);
  });
});

describe('what is to be done', () => {
  const todo = (days = november, calls: object = {}) =>
    renderPage(<TodoList />, {
      person: { features: ['day'] },
      calls: { [DAYS]: days, [DOUBTFUL]: [], ...calls },
    });

  it('[SCR-06] has each day once, the last one first, with its kind and what repairs it', async () => {
    const screen = await todo();
    const rows = screen.getByRole('listitem');
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/^Do, 19\.11\.2026 · Fehlende BuchungKein Eintrag, Soll 8,00 h/);
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/^Mi, 18\.11\.2026 · FehlerArbeitszeit 8,00 h, Projekte 5,50 h: es fehlen 2,50 h/);
    await expect.element(rows.nth(0).getByRole('button', { name: /: Wie Di, 17\.11\.2026$/ })).toBeVisible();
    await expect
      .element(rows.nth(1).getByRole('link', { name: /: Tag öffnen$/ }))
      .toHaveAttribute('href', '/day?date=2026-11-18');
    await expect.element(screen.getByText('Tagesabgleich: 2 von 4 Tagen stimmen')).toBeVisible();
    expect(rows.elements()).toHaveLength(2);
    expect(callsOf(screen)).toEqual([DAYS, DOUBTFUL]);
  });

  it('[SCR-06] it and the list before it have lines of their own', async () => {
    await page.viewport(1280, 900);
    const waiting = [{ month: '2026-10', state: 'open', reason: null }];
    const screen = await renderPage(
      <div className="sb-columns">
        <MonthHint />
        <TodoList />
      </div>,
      {
        person: { features: ['day', 'closing'] },
        calls: {
          [DAYS]: november,
          [DOUBTFUL]: [],
          'GET /api/month/own': { grace: 5, closed: [], waiting },
        },
      },
    );
    const panels = ['Monat bestätigen', /^Zu tun/].map((name) => screen.getByRole('region', { name }));
    for (const panel of panels) await expect.element(panel).toBeVisible();
    const [hint, list] = panels.map((panel) => panel.element().getBoundingClientRect());
    expect([hint?.left, hint?.width]).toEqual([list?.left, list?.width]);
    expect(hint?.bottom).toBeLessThan(list?.top ?? 0);
  });

  it('[SCR-06] repairs a day in place, and the focus stays in the list', async () => {
    let days = november;
    const screen = await todo([], {
      [DAYS]: () => days,
      'POST /api/timesheet/days/2026-11-18/apply': () => {
        days = days.map((one) => (one.day === '2026-11-18' ? compared(one.day) : one));
        return Response.json(compared('2026-11-18'));
      },
    });
    await screen.getByRole('button', { name: /^Mi, 18\.11\.2026: Rest \(2,50 h\)/ }).click();
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1);
    await expect.element(screen.getByRole('region', { name: 'Zu tun 1' })).toHaveFocus();
    const [proposal] = november[2]?.proposals ?? [];
    const sent = screen.sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
    expect(sent).toEqual([{ proposal, fingerprint: 'of 2026-11-18' }]);
  });

  it('[SCR-06] names what is doubtful, and no day twice', async () => {
    const doubt = { zeitbuchungen: 8, projektbuchungen: 8, reason: 'Arbeitszeit am Feiertag' };
    const screen = await todo(november, {
      [DOUBTFUL]: [
        { ...doubt, day: '2026-11-18' },
        { ...doubt, day: '2026-11-17' },
      ],
    });
    await expect
      .element(screen.getByRole('listitem').nth(2))
      .toMatchTextContent(/^Di, 17\.11\.2026 · FehlerArbeitszeit am Feiertag/);
    expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  });

  it('[SCR-06] has five days at most, then all of them on their page', async () => {
    const many = ['09', '10', '11', '12', '13', '16'].map((day) =>
      compared(`2026-11-${day}`, { state: 'missing', worked: 0, booked: 0 }),
    );
    const screen = await todo(many);
    await expect
      .element(screen.getByRole('link', { name: 'Alle im Tagesabgleich (6)' }))
      .toHaveAttribute('href', '/days');
    expect(screen.getByRole('listitem').elements()).toHaveLength(5);
  });

  it('[SCR-06] says that all is right, with the way to the month', async () => {
    const screen = await todo([compared('2026-11-19')]);
    await expect.element(screen.getByText('Bis gestern stimmt jeder Tag.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'November 2026 ansehen' }))
      .toHaveAttribute('href', '/days?month=2026-11');
  });

  it('[SCR-06] what could not be loaded says so in its place', async () => {
    const screen = await todo([], { [DAYS]: new Response('{}', { status: 503 }) });
    await expect.element(screen.getByText('Die Liste konnte nicht geladen werden.')).toBeVisible();
  });
});
