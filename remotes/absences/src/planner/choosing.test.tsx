import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { absence, away } from '../shared/absence.fixture.ts';
import { CalendarPage } from './calendar-page.tsx';

const user = {
  id: 7,
  company: 1,
  weeklyhours: 40,
  working_days: '1111100',
  vacation: 30,
  vacation_lastyear: 0,
  lastYearEntered: { days: 0, enteredIn: 2026 },
} as CurrentUser;

const frame = { people: [], calendars: [], teams: [] };

const show = (calls: Answers = {}, person: Person = { features: ['visibility', 'halfdays'] }) =>
  renderPage(<CalendarPage />, {
    path: '/vacation-overview',
    person,
    calls: {
      'GET /api/timesheet/vacations/2026': [
        away('2026-11-18'),
        away('2026-11-24', { user: 8, name: 'Adler' }),
      ],
      'GET /api/absence/planner/2026-11-01/2026-11-30': frame,
      'GET /api/absence/planner/2026-11-16/2026-11-22': frame,
      'GET /api/absence/planner/2026-11-23/2026-11-29': frame,
      'GET /api/user/current': user,
      'GET /api/timesheet/absences': [absence(1, { day: '2026-11-18', status: 1 })],
      'POST /api/timesheet/absence': absence(2, { day: '2026-11-23' }),
      ...calls,
    },
  });
type Screen = Awaited<ReturnType<typeof show>>;

const cell = (screen: Screen, day: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`^.., ${day}`) });
const bar = (screen: Screen) => screen.getByRole('region', { name: 'Abwesenheit beantragen' });
const chosen = (screen: Screen) =>
  screen
    .getByRole('gridcell', { selected: true })
    .elements()
    .map((one) => one.getAttribute('data-day')?.slice(5));
const posts = (screen: Screen) => screen.sent.filter(({ call }) => call.startsWith('POST'));
const send = (screen: Screen) => bar(screen).getByRole('button', { name: 'Beantragen' }).click();

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1280, 900));

/** From a day of the own row to another, with the button held. */
async function drag(screen: Screen, from: string, to: string) {
  await expect.element(cell(screen, from)).toBeVisible();
  const at = (element: Element, type: string, buttons: number) => {
    const init = { bubbles: true, button: 0, buttons, pointerType: 'mouse' };
    element.dispatchEvent(new PointerEvent(type, init));
  };
  at(cell(screen, from).element(), 'pointerdown', 1);
  at(cell(screen, to).element(), 'pointerover', 1);
  at(cell(screen, to).element(), 'pointerup', 0);
}

describe('at the desk', () => {
  it('[VAC-14] dragging over own days opens a bar at the foot, which asks for them by the rules of the form', async () => {
    const screen = await show();
    await drag(screen, '27.11.2026', '23.11.2026');
    expect(chosen(screen)).toEqual(['11-23', '11-24', '11-25', '11-26', '11-27']);
    await expect.element(bar(screen)).toMatchTextContent(/Mo, 23\.11\. – Fr, 27\.11\.2026/);
    await expect.element(bar(screen)).toMatchTextContent(/5 Tage werden beantragt/);
    await expect.element(bar(screen).getByLabelText('Dauer')).not.toBeInTheDocument();
    await send(screen);
    await expect
      .poll(() => posts(screen).map(({ body }) => body))
      .toEqual([{ project: 10, day: '2026-11-23', end: '2026-11-27', hours: 8 }]);
    await expect.element(bar(screen)).not.toBeInTheDocument();
    expect(chosen(screen)).toEqual([]);
  });

  it('[VAC-14] nothing is chosen by the way of the mouse without its button, nor in the row of somebody else', async () => {
    const screen = await show();
    await expect.element(cell(screen, '20.11.2026')).toBeVisible();
    await userEvent.hover(cell(screen, '20.11.2026'));
    await screen.getByRole('img', { name: /Urlaub, 24\.11/ }).click();
    expect(chosen(screen)).toEqual([]);
  });

  it('[VAC-14] a day can be half, and the way to the form takes along what was chosen', async () => {
    const screen = await show();
    await drag(screen, '24.11.2026', '24.11.2026');
    await bar(screen).getByLabelText('Dauer').selectOptions('Nachmittag');
    await expect.element(bar(screen)).toMatchTextContent(/Ein halber Tag wird beantragt/);
    const link = bar(screen).getByRole('link', { name: 'Mehr Angaben' });
    await expect
      .element(link)
      .toHaveAttribute('href', '/manage-absence?from=2026-11-24&to=2026-11-24&type=10&half=second');
    await send(screen);
    await expect
      .poll(() => posts(screen).map(({ body }) => body))
      .toMatchObject([{ day: '2026-11-24', half: 'second' }]);
  });

  it('[VAC-14] days that are taken are left out, and where none is left it says so', async () => {
    const screen = await show();
    await drag(screen, '17.11.2026', '19.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Nicht noch einmal beantragt.*18\.11\.2026/);
    await drag(screen, '18.11.2026', '18.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Kein Tag wird beantragt/);
    await expect.element(bar(screen).getByRole('button', { name: 'Beantragen' })).toBeDisabled();
    await drag(screen, '21.11.2026', '22.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Kein Tag wird beantragt/);
  });

  it('[VAC-14] says what the server refuses, and keeps what was chosen', async () => {
    const sealed = refuse(409, 'month_closed', 'Der November ist abgeschlossen.', 'day');
    const screen = await show({ 'POST /api/timesheet/absence': () => sealed });
    await drag(screen, '24.11.2026', '25.11.2026');
    await send(screen);
    await expect.element(bar(screen).getByText('Der November ist abgeschlossen.')).toBeVisible();
    expect(chosen(screen)).toEqual(['11-24', '11-25']);
    await bar(screen).getByRole('button', { name: 'Abbrechen' }).click();
    expect(chosen(screen)).toEqual([]);
  });

  it('[VAC-14] before their first day nobody can ask for any', async () => {
    const late = { ...user, records: true, records_from: '2026-11-25', first_day: '2026-11-25' };
    const screen = await show(
      { 'GET /api/user/current': late, 'GET /api/company/settings': {} },
      { features: ['visibility', 'calendar'] },
    );
    await drag(screen, '23.11.2026', '26.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Vor dem 25\.11\.2026/);
    await expect.element(bar(screen).getByRole('button', { name: 'Beantragen' })).toBeDisabled();
  });
});

describe('by keyboard', () => {
  it('[VAC-14] one cell can be tabbed to, arrows move, Shift and arrows choose, Escape lets go', async () => {
    const screen = await show();
    await expect.element(cell(screen, '20.11.2026')).toHaveAttribute('tabindex', '0');
    (cell(screen, '20.11.2026').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(cell(screen, '23.11.2026')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect.poll(() => chosen(screen)).toEqual(['11-23', '11-24', '11-25']);
    await expect.element(cell(screen, '25.11.2026')).toHaveFocus();
    await expect.element(bar(screen)).toMatchTextContent(/3 Tage werden beantragt/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => chosen(screen)).toEqual([]);
    await userEvent.keyboard('{Home}{Enter}{ArrowRight}{Enter}');
    await expect.poll(() => chosen(screen)).toEqual(['11-01', '11-02']);
  });

  it('[VAC-14] goes up and down through all rows, across a bar at once', async () => {
    const screen = await show({
      'GET /api/timesheet/vacations/2026': ['20', '23', '24'].map((day) =>
        away(`2026-11-${day}`, { user: 8, name: 'Adler' }),
      ),
    });
    await expect.element(cell(screen, '20.11.2026')).toBeVisible();
    (cell(screen, '20.11.2026').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    const run = screen.getByRole('gridcell', { name: /Urlaub, 20\.11\. – 24\.11/ });
    await expect.element(run).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(screen.getByRole('gridcell', { name: 'Mi, 25.11.2026, nichts eingetragen' }))
      .toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(chosen(screen)).toEqual([]);
  });
});

describe('on the phone', () => {
  beforeEach(() => page.viewport(360, 800));
  const tap = (screen: Screen, day: string) => (cell(screen, day).element() as HTMLElement).click();

  it('[VAC-14] a tap is the first day, the next one the last, also in another week', async () => {
    const screen = await show();
    await expect.element(cell(screen, '19.11.2026')).toBeVisible();
    const { width, height } = cell(screen, '19.11.2026').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    tap(screen, '19.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Do, 19\.11\.2026/);
    await expect.element(bar(screen)).toMatchTextContent(/der letzte/);
    await screen.getByRole('button', { name: 'Nächste Woche' }).click();
    await expect.element(cell(screen, '23.11.2026')).toBeVisible();
    tap(screen, '23.11.2026');
    await expect.element(bar(screen)).toMatchTextContent(/Do, 19\.11\. – Mo, 23\.11\.2026/);
    await expect.element(bar(screen)).toMatchTextContent(/3 Tage werden beantragt/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('[VAC-14] who asks for nothing has nothing to tap', async () => {
    const screen = await show({}, { role: 'reader', features: ['visibility'] });
    await expect.element(screen.getByRole('grid')).toBeVisible();
    expect(document.querySelectorAll('[data-day]')).toHaveLength(0);
    await expect
      .element(screen.getByRole('link', { name: 'Abwesenheit beantragen' }))
      .not.toBeInTheDocument();
  });
});
