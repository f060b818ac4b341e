import type { Stopwatch, Stopwatches } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { StopwatchTile } from './stopwatch-tile.tsx';

const STATE = 'GET /api/timesheet/stopwatch';
const one: Stopwatch = {
  id: 5,
  project: 1001,
  project_name: 'Dach',
  booking_text: 'Dach gedeckt',
  day: '2026-11-20',
  started_at: '2026-11-20T07:00:00.000Z',
  stopped_at: null,
  is_forgotten: false,
  hours: null,
};
const stopped: Stopwatch = { ...one, stopped_at: '2026-11-20T07:40:00.000Z', hours: 0.75 };
const forgotten: Stopwatch = { ...stopped, is_forgotten: true, hours: null };
const PROJECTS = [
  { id: 1001, internal_id: '100001', project_name: 'Dach', status: 1 },
  { id: 1004, internal_id: '100004', project_name: 'Halle West', status: 1 },
];

const show = (state: Stopwatches, calls: object = {}) =>
  renderPage(<StopwatchTile />, {
    person: { features: ['day'] },
    calls: { [STATE]: state, 'GET /api/project/active': PROJECTS, ...calls },
  });

it('[SET-64] shows what runs since when, and stops it', async () => {
  let state: Stopwatches = { running: one, stopped: [] };
  const screen = await show(state, {
    [STATE]: () => Response.json(state),
    'POST /api/timesheet/stopwatch/5/stop': () => {
      state = { running: null, stopped: [stopped] };
      return Response.json(state);
    },
  });
  await expect.element(screen.getByText('seit 08:00 Uhr')).toBeVisible();
  await screen.getByRole('button', { name: 'Anhalten' }).click();
  await expect.element(screen.getByText('Fr, 20.11.2026, 08:00 bis 08:40 Uhr')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Stoppuhr' })).toHaveFocus();
});

it('[SET-64] books what was stopped with one tap, as it is proposed', async () => {
  const screen = await show(
    { running: null, stopped: [stopped] },
    { 'POST /api/timesheet/stopwatch/5/book': { ...stopped, hours: 0.75 } },
  );
  await expect.element(screen.getByRole('textbox', { name: /^Stunden/ })).toHaveValue('0,75');
  await screen.getByRole('button', { name: 'Buchen' }).click();
  await expect.element(screen.getByText('Gebucht.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call.endsWith('/book'))?.body).toEqual({
    project: 1001,
    hours: 0.75,
    booking_text: 'Dach gedeckt',
  });
});

it('[SET-64] asks how long a forgotten one was, and books nothing without it', async () => {
  const screen = await show({ running: null, stopped: [forgotten] });
  await expect.element(screen.getByText(/Wie lange haben Sie daran gearbeitet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Buchen' }).click();
  await expect.element(screen.getByRole('textbox', { name: /^Stunden/ })).toHaveFocus();
  expect(screen.sent.some(({ call }) => call.endsWith('/book'))).toBe(false);
});

it('[SET-64] says why a day cannot be booked', async () => {
  const screen = await show(
    { running: null, stopped: [stopped] },
    { 'POST /api/timesheet/stopwatch/5/book': refuse(409, 'month_closed', 'Der Monat ist zu.', 'day') },
  );
  await screen.getByRole('button', { name: 'Buchen' }).click();
  await expect.element(screen.getByText('Der Monat ist zu.').first()).toBeVisible();
});

it('[SET-64] asks before something measured is discarded', async () => {
  const screen = await show(
    { running: null, stopped: [stopped] },
    { 'DELETE /api/timesheet/stopwatch/5': { running: null, stopped: [] } },
  );
  await screen.getByRole('button', { name: 'Verwerfen' }).click();
  expect(screen.sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await screen.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(screen.getByText('Verworfen.')).toBeVisible();
});
