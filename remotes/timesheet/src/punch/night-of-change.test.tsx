import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { WorkingTimePage } from '../entries/working-time-page.tsx';

const open = (day: string, today: string, week: number) =>
  renderPage(<WorkingTimePage />, {
    path: `/create-workingtime?date=${day}`,
    person: { features: ['clock'] },
    today,
    calls: {
      [`GET /api/timesheet/workingtime/day/${day}`]: null,
      [`GET /api/timesheet/all/${week}`]: [],
    },
  });

it('[SET-15] on the night of a change each time says which one it is', async () => {
  const screen = await open('2026-10-25', '2026-10-28', 43);
  await screen.getByLabelText('Beginn').fill('02:30');
  await screen.getByLabelText('Ende').fill('06:00');
  await expect.element(screen.getByLabelText('Beginn')).toHaveAccessibleDescription('Sommerzeit');
  await expect.element(screen.getByLabelText('Ende')).toHaveAccessibleDescription('Winterzeit');
});

it('[SET-15] a time that does not exist is refused before it is sent', async () => {
  const screen = await open('2026-03-29', '2026-03-31', 13);
  await screen.getByLabelText('Beginn').fill('02:30');
  await screen.getByLabelText('Ende').fill('06:00');
  const loading = () => Object.values(screen.store.getState().api.queries).map((query) => query?.status);
  await expect.poll(loading).not.toContain('pending');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(
      screen.getByText('Diese Uhrzeit gibt es am 29.03.2026 nicht: Die Uhr springt von 02:00 auf 03:00 Uhr.'),
    )
    .toBeVisible();
  expect(screen.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});
