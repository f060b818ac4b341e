import type { Favourite } from '@stundenbuch/domain/workflows/favourites/contract';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NewBookingPage } from '../entries/booking-page.tsx';
import { booking, projects } from '../entries/entries.fixture.ts';
import { favouriteRows, showDay } from './favourites.fixture.tsx';

const LIST = 'GET /api/timesheet/favourite';

const showForm = (features: string[] = ['day'], state?: object) =>
  renderPage(<NewBookingPage />, {
    path: '/booking?date=2026-11-20',
    person: { features },
    calls: {
      [LIST]: favouriteRows,
      'GET /api/project/active': projects,
      'GET /api/timesheet/all/47': [],
      'GET /api/timesheet/user/7/2026-10-06/2026-11-20': [],
      'POST /api/timesheet/booking': booking('2026-11-20', 2),
    },
    ...state,
  });

it('[DAY-06] a tap above the form fills project, text and hours; without hours they stay', async () => {
  const screen = await showForm();
  await screen.getByRole('button', { name: /^Dachsanierung ?2,00 h · Ziegel gelegt$/ }).click();
  await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('Ziegel gelegt');
  await expect.element(screen.getByRole('textbox', { name: /^Stunden/ })).toHaveValue('2');
  await screen.getByRole('button', { name: /Besprechung/ }).click();
  await expect.element(screen.getByRole('textbox', { name: /^Stunden/ })).toHaveValue('2');
  await screen.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect
    .poll(() => screen.sent.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({
      day: '2026-11-20',
      project: 1001,
      hours: 2,
      booking_text: 'Besprechung',
    });
});

it('[DAY-06] one of a project that is over is grey and says why', async () => {
  const screen = await showForm();
  await expect.element(screen.getByRole('button', { name: /^Alter Stall ?Abgeschlossen$/ })).toBeDisabled();
});

it('[DAY-06] without the feature nothing is asked for and nothing shown', async () => {
  const screen = await showForm([]);
  await expect.element(screen.getByLabelText('Beschreibung')).toBeVisible();
  expect(screen.sent.some(({ call }) => call === LIST)).toBe(false);
  expect(screen.getByRole('region', { name: 'Favoriten' }).elements()).toHaveLength(0);
});

it('[DAY-06] a tap above a day books its hours, and can be taken back', async () => {
  const screen = await showDay({
    'POST /api/timesheet/booking': () =>
      Response.json(booking('2026-11-18', 2), { headers: { 'x-undo': '7' } }),
  });
  await screen.getByRole('button', { name: /Ziegel gelegt/ }).click();
  await expect.element(screen.getByText('Gebucht.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    day: '2026-11-18',
    project: 1001,
    hours: 2,
    booking_text: 'Ziegel gelegt',
  });
});

it('[DAY-06] a day is shown with its favourites, so that nothing in it moves when they come', async () => {
  const answer = Promise.withResolvers<Response>();
  const screen = await showDay({ [LIST]: () => answer.promise });
  const day = screen.getByRole('region', { name: 'Mi, 18.11.2026' });
  await expect.element(screen.getByText('2 von 4 Tagen stimmen')).toBeVisible();
  await expect.poll(() => screen.sent.some(({ call }) => call === LIST)).toBe(true);
  expect(day.elements()).toHaveLength(0);
  answer.resolve(Response.json(favouriteRows));
  await expect.element(day).toBeVisible();
  expect(day.getByRole('region', { name: 'Favoriten' }).elements()).toHaveLength(1);
});

it('[DAY-06] a day is shown without them where they can’t be loaded, and stays while they are asked for again', async () => {
  const again = Promise.withResolvers<Response>();
  let asked = 0;
  const screen = await showDay({
    [LIST]: () => (asked++ === 0 ? new Response(null, { status: 503 }) : again.promise),
  });
  const day = screen.getByRole('region', { name: 'Mi, 18.11.2026' });
  await expect.poll(() => asked).toBe(2);
  await expect.element(day).toBeVisible();
  again.resolve(Response.json(favouriteRows));
  await expect.element(day.getByRole('region', { name: 'Favoriten' })).toBeVisible();
});

it('[DAY-06] one without hours opens the form with what it has', async () => {
  const screen = await showDay({});
  await screen.getByRole('button', { name: /Besprechung/ }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/manage-booking');
  expect(screen.router.state.location).toMatchObject({
    search: '?date=2026-11-18&then=day',
    state: { project: 1001, booking_text: 'Besprechung' },
  });
});

it('[DAY-06] the star remembers a booking and forgets it again', async () => {
  let rows: Favourite[] = [];
  const screen = await showDay({
    [LIST]: () => Response.json(rows),
    'POST /api/timesheet/favourite': () => {
      rows = [{ ...(favouriteRows[0] as Favourite), booking_text: 'Fronten schleifen', hours: 5.5 }];
      return Response.json(rows);
    },
    'DELETE /api/timesheet/favourite/1': () => {
      rows = [];
      return Response.json(rows);
    },
  });
  await screen.getByRole('button', { name: /als Favorit merken$/ }).click();
  await expect.element(screen.getByText('Als Favorit gemerkt.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    project: 1001,
    booking_text: 'Fronten schleifen',
    hours: 5.5,
  });
  await expect.element(screen.getByRole('region', { name: 'Favoriten' })).toBeVisible();
  await screen.getByRole('button', { name: /aus den Favoriten nehmen$/ }).click();
  await expect.element(screen.getByText('Favorit gelöscht.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /als Favorit merken$/ })).toBeVisible();
});

it('[DAY-06] is put in order by keyboard, whose place goes along', async () => {
  let rows = favouriteRows;
  const screen = await showDay({
    [LIST]: () => Response.json(rows),
    'PUT /api/timesheet/favourite': ({ body }: { body: { ids: number[] } }) => {
      rows = body.ids.map((id) => favouriteRows.find((row) => row.id === id) as Favourite);
      return Response.json(rows);
    },
  });
  await screen.getByRole('button', { name: 'Favoriten ordnen' }).click();
  const hindmost = screen.getByRole('button', { name: 'Dachsanierung: Ziegel gelegt nach hinten' });
  await hindmost.click();
  await expect.element(screen.getByText('Platz 2 von 3')).toBeInTheDocument();
  await expect.element(hindmost).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Platz 3 von 3')).toBeInTheDocument();
  await expect.element(hindmost).toBeDisabled();
  await expect
    .element(screen.getByRole('button', { name: 'Dachsanierung: Ziegel gelegt nach vorn' }))
    .toHaveFocus();
  expect(rows.map(({ id }) => id)).toEqual([2, 3, 1]);
});
