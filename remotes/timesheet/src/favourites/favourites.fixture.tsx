import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { november } from '../days/days.fixture.ts';
import { DayPage } from '../days/days-page.tsx';

const roof = { project: 1001, internal_id: 'P-1', project_name: 'Dachsanierung', status: 1, archived: false };

export const favouriteRows: Favourite[] = [
  { ...roof, id: 1, booking_text: 'Ziegel gelegt', hours: 2 },
  { ...roof, id: 2, booking_text: 'Besprechung', hours: null },
  { ...roof, id: 3, project: 1003, project_name: 'Alter Stall', booking_text: 'Abriss', hours: 1, status: 3 },
];

/** A day whose bookings have stars. */
export const showDay = (calls: object, more: object = {}) =>
  renderPage(<DayPage />, {
    path: '/day?date=2026-11-18',
    person: { features: ['day'] },
    calls: {
      'GET /api/timesheet/days/2026-11-01/2026-11-30': november,
      'GET /api/timesheet/favourite': favouriteRows,
      ...calls,
    },
    ...more,
  });

export const favouriteRefusals: Provocations = {
  favourite_limit: async (refused) => {
    const screen = await showDay({ 'POST /api/timesheet/favourite': refused });
    await screen.getByRole('button', { name: /als Favorit merken$/ }).click();
  },
};
