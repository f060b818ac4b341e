import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import type { Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { refuse } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { booking, work } from '../entries/entries.fixture.ts';
import {
  begin,
  cell,
  days,
  idle,
  lately,
  MONDAY,
  press,
  ROOF,
  row,
  SAVE,
  SAVE_TIME,
  type Screen,
  show,
  WORK,
  written,
} from './week-grid.fixture.tsx';

beforeEach(async () => {
  localStorage.removeItem('week-view:7');
  await page.viewport(1440, 900);
});

describe('the working time', () => {
  const times = (screen: Screen) =>
    written(screen).map(({ body }) => {
      const { start_time, end_time, break: paused } = body as Record<string, unknown>;
      return [start_time, end_time, paused];
    });

  it('[DAY-08] [DAY-11] typed as hours begins and pauses as usual, short ones without a break', async () => {
    const usual = [
      work('2026-11-12', { start_time: '07:00', end_time: '15:30', break: 0.5, target: 8 }),
      ...lately,
    ];
    const screen = await show({
      'GET /api/timesheet/user/7/2026-10-06/2026-11-20': usual,
      [SAVE_TIME]: work('2026-11-19', { id: 81, hours: 7.75 }),
    });
    await begin(screen, WORK, 4);
    await press('7,75{Tab}4{Tab}');
    await expect
      .poll(() => times(screen))
      .toEqual([
        ['07:00', '15:15', 0.5],
        ['07:00', '11:00', 0],
      ]);
  });

  it('[DAY-08] of a day that has one keeps begin and break; from-to is taken as it is typed', async () => {
    const screen = await show({
      'PUT /api/timesheet/workingtime/1': work(MONDAY, { id: 1, hours: 7 }),
      [SAVE_TIME]: work('2026-11-19', { id: 82 }),
    });
    await begin(screen, WORK, 1);
    await press('7{Tab}');
    await begin(screen, WORK, 4);
    await press('7-15:30{Tab}');
    await expect
      .poll(() => times(screen))
      .toEqual([
        ['08:00', '15:45', 0.75],
        ['07:00', '15:30', 0.75],
      ]);
  });

  it('[DAY-08] that is none is refused in its row', async () => {
    const screen = await show();
    await begin(screen, WORK, 4);
    await press('8-7-6{Tab}');
    await expect
      .element(
        screen.getByText(
          /Do, 19\.11\.: 8-7-6 ist nicht gespeichert\. Bitte geben Sie eine gültige Arbeitszeit/,
        ),
      )
      .toBeVisible();
    expect(written(screen)).toEqual([]);
  });

  it('[DAY-08] with a clock is taken by the minute, on Sundays, too, and asks beside one that runs', async () => {
    let asked = 0;
    const screen = await show(
      {
        [SAVE_TIME]: () => (asked++ ? work('2026-11-22') : refuse(409, 'clock_runs', 'Die Uhr läuft noch.')),
      },
      { features: ['day', 'clock'] },
    );
    await begin(screen, WORK, 7);
    await press('4:37{Tab}');
    await screen.getByRole('dialog').getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect
      .poll(() => written(screen).map(({ body }) => (body as { beside_clock: boolean }).beside_clock))
      .toEqual([false, true]);
    expect(times(screen)[1]).toEqual(['08:00', '12:37', 0]);
  });
});

describe('lines', () => {
  it('[DAY-08] another one is added with the projects of lately first, and typing goes on in it', async () => {
    const screen = await show({
      [SAVE]: booking(MONDAY, 1, { id: 91, project: 1002, booking_text: 'Aufgeräumt' }),
    });
    await screen.getByRole('button', { name: 'Projekt hinzufügen' }).click();
    await screen.getByLabelText('Projekt').click();
    await screen.getByText('Werkstatt').last().click();
    await screen.getByLabelText('Beschreibung').fill('Aufgeräumt');
    await screen.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    await expect.element(cell(screen, /Aufgeräumt/, 1)).toHaveFocus();
    await press('1{Tab}');
    await expect
      .poll(() => written(screen)[0]?.body)
      .toEqual({ day: MONDAY, project: 1002, booking_text: 'Aufgeräumt', hours: 1 });
  });

  it('[DAY-08] a sealed month says so and takes nothing', async () => {
    const october = days.map(
      (day, at): ComparedDay => ({ ...day, day: `2026-10-${19 + at}`, entries: [], state: 'locked' }),
    );
    const screen = await show(
      { 'GET /api/timesheet/days/2026-10-19/2026-10-25': october },
      {},
      '/timesheet?view=raster&cw=43',
    );
    await expect.element(screen.getByRole('columnheader', { name: /^Mo 19\.10\. gesperrt/ })).toBeVisible();
    await begin(screen, WORK, 1);
    await press('8{Tab}');
    expect(written(screen)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Projekt hinzufügen' }).elements()).toEqual([]);
  });
});

describe('the stopwatch', () => {
  const running: Stopwatch = {
    ...{
      id: 5,
      project: 1001,
      project_name: 'Dachsanierung',
      booking_text: 'Ziegel gelegt',
      day: '2026-11-20',
    },
    ...{ started_at: '2026-11-20T09:20:00.000Z', stopped_at: null, is_forgotten: false, hours: null },
  };

  it('[SET-64] is started in a line, marked where it runs, and switched and stopped there', async () => {
    let state: object = idle;
    const become = (next: object) => {
      state = next;
      return Response.json(state);
    };
    const screen = await show({
      'GET /api/timesheet/stopwatch': () => Response.json(state),
      'POST /api/timesheet/stopwatch': () => become({ running, stopped: [] }),
      'POST /api/timesheet/stopwatch/5/stop': () => become(idle),
    });
    await screen.getByRole('button', { name: 'Stoppuhr starten: Dachsanierung, Ziegel gelegt' }).click();
    const stop = screen.getByRole('button', {
      name: /^Stoppuhr 0,67 h anhalten\s?: Dachsanierung, Ziegel gelegt$/,
    });
    await expect.element(stop).toMatchTextContent(/0,67 h anhalten/);
    await expect.element(stop).toHaveFocus();
    await expect.element(row(screen, ROOF).first()).toHaveClass('ts-grid-runs');
    await expect
      .element(
        screen.getByRole('button', { name: 'Stoppuhr hierher wechseln: Dachsanierung, Gaube gedeckt' }),
      )
      .toBeVisible();
    await stop.click();
    await expect
      .poll(() => written(screen).map(({ call, body }) => [call, body]))
      .toEqual([
        ['POST /api/timesheet/stopwatch', { project: 1001, booking_text: 'Ziegel gelegt' }],
        ['POST /api/timesheet/stopwatch/5/stop', undefined],
      ]);
  });

  it('[SET-64] what was stopped waits below the grid to be booked', async () => {
    const stopped = { ...running, stopped_at: '2026-11-20T09:58:00.000Z', hours: 0.75 };
    const screen = await show({ 'GET /api/timesheet/stopwatch': { running: null, stopped: [stopped] } });
    await expect.element(screen.getByRole('button', { name: 'Buchen' })).toBeVisible();
    expect(written(screen)).toEqual([]);
  });
});
