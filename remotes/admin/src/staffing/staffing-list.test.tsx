import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { StaffingList } from './staffing-list.tsx';

const LIST = 'GET /api/staffing';
const ADD = 'POST /api/staffing';
const rule = { id: 3, team: null, job: 10001, name: 'Werkstatt', weekdays: '1110000', minimum: 2 };
const person = { role: 'admin', features: ['decisions', 'teams'] } as const;
const calls = {
  [LIST]: [rule],
  'GET /api/company/jobs': [{ id: 10001, job_title: 'Werkstatt', workers: 3 }],
  'GET /api/team': [
    { id: 4, name: 'Montage', stage: 'none', archived: false, members: 2, leads: [], version: 1 },
  ],
};

it('[VIS-04] says how many of a team, of a job or of all have to be there', async () => {
  const screen = await renderPage(<StaffingList />, { person, calls: { ...calls, [ADD]: [rule] } });
  await expect.element(screen.getByText('Werkstatt: mindestens 2')).toBeVisible();
  await expect.element(screen.getByText('Mo, Di, Mi', { exact: true })).toBeVisible();
  await screen.getByLabelText('Für').selectOptions('Team Montage');
  await screen.getByRole('checkbox', { name: 'Fr' }).click();
  await screen.getByLabelText('Mindestens anwesend').fill('3');
  await screen.getByRole('button', { name: 'Mindestbesetzung anlegen' }).click();
  await expect.element(screen.getByText('Mindestbesetzung gespeichert.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === ADD)?.body).toEqual({
    team: 4,
    weekdays: '1111000',
    minimum: 3,
  });
});

it('[VIS-04] refuses what makes no sense before it is sent, and shows what the server refuses', async () => {
  const screen = await renderPage(<StaffingList />, {
    person,
    calls: { ...calls, [ADD]: refuse(409, 'staffing_taken', 'Dafür gibt es bereits eine.', 'weekdays') },
  });
  const make = screen.getByRole('button', { name: 'Mindestbesetzung anlegen' });
  await screen.getByLabelText('Mindestens anwesend').fill('0');
  await make.click();
  await expect.element(screen.getByText('Die Mindestbesetzung liegt zwischen 1 und 999.')).toBeVisible();
  await screen.getByLabelText('Mindestens anwesend').fill('2');
  await make.click();
  await expect.element(screen.getByText('Dafür gibt es bereits eine.')).toBeVisible();
});

it('[VIS-04] changes one, with its own values to begin with', async () => {
  const screen = await renderPage(<StaffingList />, {
    person,
    calls: { ...calls, 'PUT /api/staffing/3': [rule] },
  });
  await screen.getByRole('button', { name: /^Ändern: Werkstatt/ }).click();
  await expect.element(screen.getByLabelText('Für')).toHaveValue('job 10001');
  await screen.getByLabelText('Mindestens anwesend').fill('1');
  await screen.getByRole('button', { name: 'Mindestbesetzung ändern' }).click();
  await expect.element(screen.getByText('Mindestbesetzung gespeichert.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === 'PUT /api/staffing/3')?.body).toEqual({
    job: 10001,
    weekdays: '1110000',
    minimum: 1,
  });
  await expect.element(screen.getByRole('button', { name: 'Mindestbesetzung anlegen' })).toBeVisible();
});

it('[VIS-04] takes one away', async () => {
  const screen = await renderPage(<StaffingList />, {
    person,
    calls: { ...calls, 'DELETE /api/staffing/3': [] },
  });
  await screen.getByRole('button', { name: /^Löschen: Werkstatt/ }).click();
  await expect.element(screen.getByText('Mindestbesetzung gelöscht.')).toBeVisible();
});
