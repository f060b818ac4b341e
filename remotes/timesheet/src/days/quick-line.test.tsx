import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { booking, projects, TODAY } from '../entries/entries.fixture.ts';
import { compared } from './days.fixture.ts';
import { QuickTile } from './quick-line.tsx';

const day: ComparedDay = compared(TODAY);
const more = { ...projects[1], id: 1003, internal_id: 'W-2', project_name: 'Werkstatt Nord' };

async function show(calls: object = {}) {
  const screen = await renderPage(<QuickTile />, {
    person: { features: ['day'] },
    calls: {
      'GET /api/project/active': [...projects, more],
      'GET /api/timesheet/user/7/2026-10-06/2026-11-20': [booking('2026-11-18', 4)],
      [`GET /api/timesheet/days/${TODAY}/${TODAY}`]: [day],
      [`POST /api/timesheet/days/${TODAY}/apply`]: day,
      ...calls,
    },
  });
  return { screen, field: screen.getByRole('textbox', { name: /^Schnell erfassen/ }) };
}

async function type(line: string, calls: object = {}) {
  const { screen, field } = await show(calls);
  await field.click();
  await userEvent.keyboard(line);
  return { screen, field };
}

// The first of the file: the grammar is loaded once.
it('[DAY-09] Enter is not lost before the grammar of the line has come', async () => {
  const { screen, field } = await show();
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  input.focus();
  document.execCommand('insertText', false, '8-12');
  await Promise.resolve();
  input.form?.requestSubmit();
  await expect.element(screen.getByText('Gespeichert.')).toBeVisible();
});

it('[DAY-09] shows what the line means, and Enter writes all of it in one call', async () => {
  const { screen, field } = await type('8-12 12:30-17 Dach');
  await expect.element(screen.getByText('Arbeitszeit 08:00–17:00, Pause 0,50 h, 8,50 h')).toBeVisible();
  await expect.element(screen.getByText('Dachsanierung: Ziegel gelegt, 8,50 h')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Gespeichert.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    fingerprint: day.fingerprint,
    proposal: {
      time: { start_time: '08:00', end_time: '17:00', break: 0.5 },
      bookings: [{ project: 1001, booking_text: 'Ziegel gelegt', hours: 8.5 }],
    },
  });
});

it('[DAY-09] with two projects so named Enter saves nothing until one is chosen', async () => {
  const { screen, field } = await type('4h #Werk Bank gebaut', {
    'GET /api/project/active': [more, { ...more, id: 1004, internal_id: null, project_name: 'Werkhof' }],
  });
  await expect.element(screen.getByText('Welches Projekt ist gemeint?')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await screen.getByRole('button', { name: 'W-2 · Werkstatt Nord' }).click();
  await expect.element(screen.getByText('Werkstatt Nord: Bank gebaut, 4,00 h')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Gespeichert.')).toBeVisible();
});

it('[DAY-09] [AMB-116] says what is wrong, and what the server refuses keeps the line', async () => {
  const { screen, field } = await type('7-19:15');
  await expect.element(screen.getByText('Bitte geben Sie eine gültige Arbeitszeit ein.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await expect.element(field).toHaveValue('7-19:15');
});

it('[DAY-09] what is refused as a whole stays typed', async () => {
  const { screen, field } = await type('8-12', {
    [`POST /api/timesheet/days/${TODAY}/apply`]: refuse(409, 'working_time_duplicate', 'Schon da.', 'day'),
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Schon da.')).toBeVisible();
  await expect.element(field).toHaveValue('8-12');
});
