import type { Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { projects } from '../entries/entries.fixture.ts';
import { StopwatchTile } from './stopwatch-tile.tsx';

export const runningOne: Stopwatch = {
  id: 5,
  project: projects[0]?.id as number,
  project_name: 'Dachsanierung',
  booking_text: 'Dach gedeckt',
  day: '2026-11-20',
  started_at: '2026-11-20T07:00:00.000Z',
  stopped_at: null,
  is_forgotten: false,
  hours: null,
};
export const stoppedOne: Stopwatch = { ...runningOne, stopped_at: '2026-11-20T07:40:00.000Z', hours: 0.75 };

export const stopwatchRefusals: Provocations = {
  stopwatch_running: async (refused) => {
    const screen = await renderPage(<StopwatchTile />, {
      person: { features: ['day'] },
      calls: {
        'GET /api/timesheet/stopwatch': { running: null, stopped: [stoppedOne] },
        'GET /api/project/active': projects,
        'POST /api/timesheet/stopwatch/5/book': refused,
      },
    });
    await screen.getByRole('button', { name: 'Buchen' }).click();
  },
  stopwatch_limit: async (refused) => {
    const screen = await renderPage(<StopwatchTile />, {
      person: { features: ['day'] },
      calls: {
        'GET /api/timesheet/stopwatch': { running: null, stopped: [] },
        'GET /api/project/active': projects,
        'POST /api/timesheet/stopwatch': refused,
      },
    });
    await screen.getByRole('button', { name: 'Stoppuhr starten' }).click();
    await screen.getByLabelText('Projekt').click();
    await screen.getByText('P-1 · Dachsanierung').last().click();
    await screen.getByRole('button', { name: 'Starten', exact: true }).click();
  },
};
