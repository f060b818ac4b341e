import type { Stopwatch, Stopwatches } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { projects } from '../entries/entries.fixture.ts';
import { runningOne, stoppedOne } from './stopwatch-refusals.fixture.tsx';
import { StopwatchTile } from './stopwatch-tile.tsx';

const STATE = 'GET /api/timesheet/stopwatch';
const forgotten: Stopwatch = { ...stoppedOne, is_forgotten: true, hours: null };
const show = (state: Stopwatches, calls: object = {}) =>
  renderPage(<StopwatchTile />, {
    person: { features: ['day'] },
    calls: { [STATE]: state, 'GET /api/project/active': projects, ...calls },
  });

it('[SET-64] shows what runs since when, and stops it', async () => {
  let state: Stopwatches = { running: runningOne, stopped: [] };
  const screen = await show(state, {
    [STATE]: () => Response.json(state),
    'POST /api/timesheet/stopwatch/5/stop': () => {
      state = { running: null, stopped: [stoppedOne] };
      return Response.json(state);
    },
  });
  await expect.element(screen.getByText('seit 08:00 Uhr')).toBeVisible();
  await screen.getByRole('button', { name: 'Anhalten' }).click();
  await expect.element(screen.getByText('Fr, 20.11.2026, 08:00 bis 08:40 Uhr')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Stoppuhr' })).toHaveFocus();
});

it('[SET-64] asks for a project when it is started, and is quiet until then', async () => {
  let state: Stopwatches = { running: null, stopped: [] };
  const screen = await show(state, {
    [STATE]: () => Response.json(state),
    'POST /api/timesheet/stopwatch': () => {
      state = { running: runningOne, stopped: [] };
      return Response.json(state);
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Stoppuhr starten' })).toBeVisible();
  expect(screen.sent.some(({ call }) => call === 'GET /api/project/active')).toBe(false);
  await screen.getByRole('button', { name: 'Stoppuhr starten' }).click();
  await screen.getByLabelText('Projekt').click();
  await screen.getByText('P-1 · Dachsanierung').last().click();
  await screen.getByRole('button', { name: 'Starten', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Projekt wechseln' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Stoppuhr' })).toHaveFocus();
});

it('[SET-64] books what was stopped with one tap, as it is proposed', async () => {
  const screen = await show(
    { running: null, stopped: [stoppedOne] },
    { 'POST /api/timesheet/stopwatch/5/book': { ...stoppedOne, hours: 0.75 } },
  );
  await expect.element(screen.getByRole('textbox', { name: /^Stunden/ })).toHaveValue('0,75');
  await screen.getByRole('button', { name: 'Buchen' }).click();
  await expect.element(screen.getByText('Gebucht.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call.endsWith('/book'))?.body).toEqual({
    project: runningOne.project,
    hours: 0.75,
    booking_text: 'Dach gedeckt',
  });
});

it.each([
  ['booked', 'Buchen', 'POST /api/timesheet/stopwatch/5/book'],
  ['discarded', 'Verwerfen', 'DELETE /api/timesheet/stopwatch/5'],
])('[DAY-07] [SET-64] what was %s is taken back, and waits again', async (_, word, call) => {
  let state: Stopwatches = { running: null, stopped: [stoppedOne] };
  const screen = await show(state, {
    [STATE]: () => Response.json(state),
    [call]: () => {
      state = { running: null, stopped: [] };
      return Response.json({ ...state, id: 31 }, { headers: { 'x-undo': '7' } });
    },
    'POST /api/timesheet/undo/7': () => {
      state = { running: null, stopped: [stoppedOne] };
      return Response.json({ id: 7 });
    },
  });
  await screen.getByRole('button', { name: word }).click();
  if (word === 'Verwerfen') await screen.getByRole('dialog').getByRole('button', { name: word }).click();
  const stopped = screen.getByText('Fr, 20.11.2026, 08:00 bis 08:40 Uhr');
  await expect.element(stopped).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(screen.getByText('Rückgängig gemacht.')).toBeVisible();
  await expect.element(stopped).toBeVisible();
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
    { running: null, stopped: [stoppedOne] },
    { 'POST /api/timesheet/stopwatch/5/book': refuse(409, 'month_closed', 'Der Monat ist zu.', 'day') },
  );
  await screen.getByRole('button', { name: 'Buchen' }).click();
  await expect.element(screen.getByText('Der Monat ist zu.').first()).toBeVisible();
});

it('[SET-64] asks before something measured is discarded', async () => {
  const screen = await show(
    { running: null, stopped: [stoppedOne] },
    { 'DELETE /api/timesheet/stopwatch/5': { running: null, stopped: [] } },
  );
  await screen.getByRole('button', { name: 'Verwerfen' }).click();
  expect(screen.sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await screen.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(screen.getByText('Verworfen.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Stoppuhr' })).toHaveFocus();
});
