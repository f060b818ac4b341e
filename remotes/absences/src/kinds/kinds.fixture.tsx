import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { page, userEvent } from 'vitest/browser';
import { RequestPage } from '../request/request-page.tsx';
import { KindPage } from './kind-page.tsx';

export const moving: AbsenceKind = {
  id: 5,
  name: 'Umzug',
  short: 'UZ',
  base: 60,
  credit: 'neutral',
  paid: 'yes',
  entered_by: 'worker',
  approval: true,
  proof: 'none',
  halves: true,
  hours: true,
  look: 'type',
  colour: 'blue',
  pattern: 'stripes',
  own_sickness: false,
  contingent_id: null,
  statutory: 'none',
  archived: false,
  used: false,
  version: 3,
};

export const showKind = (calls = {}, path = '/absence-kind?id=5') =>
  renderPage(<KindPage />, {
    path,
    person: { role: 'admin', features: ['kinds'] },
    calls: { 'GET /api/absence-kind/5': moving, 'GET /api/contingent': [], ...calls },
  });

async function changed(answer: () => Response) {
  const screen = await showKind({ 'PUT /api/absence-kind/5': answer });
  await screen.getByLabelText('Name').fill('Umzug und Hochzeit');
  await screen.getByLabelText('Grundlage').selectOptions('Krankheit');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

const asker = {
  id: 7,
  company: 1,
  weeklyhours: 40,
  working_days: '1111100',
  vacation: 30,
  vacation_lastyear: 0,
  lastYearEntered: { days: 0, enteredIn: 2026 },
};

async function asked(answer: () => Response) {
  const screen = await renderPage(<RequestPage />, {
    person: { features: ['kinds', 'halfdays'] },
    calls: {
      'GET /api/user/current': asker,
      'GET /api/timesheet/absences': [],
      'GET /api/absence-kind': [moving],
      'POST /api/timesheet/absence': answer,
    },
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Umzug');
  for (const label of ['Startdatum', 'Enddatum']) {
    const field = screen.getByLabelText(label, { exact: true });
    await field.click();
    await field.fill('03.12.2026');
    await userEvent.keyboard('{Enter}');
  }
  return () => screen.getByRole('button', { name: 'Beantragen' }).click();
}

/** The same, with hours. */
async function askedInHours(answer: () => Response) {
  const send = await asked(answer);
  await page.getByLabelText('Dauer').selectOptions('Stunden');
  await page.getByLabelText('Stunden (h:mm)').fill('1:30');
  return send;
}

export const kindForms: readonly RefusedForm[] = [
  [asked, { kind_entered_by: 'project', kind_whole: 'half' }],
  [
    askedInHours,
    {
      kind_no_hours: 'away_minutes',
      absence_minutes: 'away_minutes',
      absence_hours_of_range: 'away_minutes',
      absence_hours_beyond: 'away_minutes',
    },
  ],
  [
    changed,
    {
      kind_taken: 'name',
      kind_fixed: 'base',
      kind_vacation: 'credit',
      kind_sickness: 'own_sickness',
      kind_betrays: 'look',
      kind_contingent: 'contingent_id',
      kind_hours: 'hours',
    },
  ],
];
