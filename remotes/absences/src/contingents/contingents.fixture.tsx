import type { Contingent, ContingentBalance } from '@stundenbuch/domain/accounts/contingents/contract';
import { type Answers, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { userEvent } from 'vitest/browser';
import { moving } from '../kinds/kinds.fixture.tsx';
import { RequestPage } from '../request/request-page.tsx';
import { ContingentPage } from './contingent-page.tsx';
import { ContingentsTab } from './person-contingents.tsx';

export const childSick: Contingent = {
  id: 4,
  name: 'Kind krank',
  unit: 'days',
  per: 'year',
  prorata: 'none',
  carry: null,
  only_for: true,
  version: 2,
  amounts: [
    { user: null, name: null, year: 2026, amount: 15, since: null, until: null },
    { user: 7, name: 'Anna Berger', year: 2026, amount: 30, since: '2026-04-01', until: null },
  ],
};

export const left: ContingentBalance = {
  contingent: 4,
  name: 'Kind krank',
  unit: 'days',
  per: 'year',
  kinds: [5],
  figures: { entitlement: 15, carried: 0, taken: 2, planned: 1, left: 12 },
};

const why = {
  figure: 'left',
  asOf: '2026-11-20',
  value: 12,
  postings: [
    {
      ...{
        day: '2026-01-01',
        year: 2026,
        kind: 'entitlement',
        days: 15,
        text: 'Anspruch 2026',
        project: null,
      },
      ...{ source: null, law: null, reversible: false },
    },
    {
      ...{
        day: '2026-11-02',
        year: 2026,
        kind: 'correction',
        days: -3,
        text: 'Beim alten Betrieb',
        project: null,
      },
      ...{ source: { kind: 'posting', id: 9 }, law: null, reversible: true },
    },
  ],
};

const admin = { role: 'admin', features: ['kinds'] } as const;

export const showContingent = (calls: Answers = {}, path = '/contingent?id=4') =>
  renderPage(<ContingentPage />, {
    path,
    person: { ...admin, features: [...admin.features] },
    calls: { 'GET /api/contingent/4': childSick, ...calls },
  });

export const showTab = (calls: Answers = {}) =>
  renderPage(<ContingentsTab userId={7} />, {
    person: { ...admin, features: [...admin.features] },
    calls: {
      'GET /api/contingent': [childSick],
      'GET /api/contingent-account/7': [left],
      'GET /api/contingent-account/7/4?figure=left&asOf=2026-11-20': why,
      ...calls,
    },
  });

async function changed(answer: () => Response) {
  const screen = await showContingent({ 'PUT /api/contingent/4': answer });
  await screen.getByLabelText('Name').fill('Kind krank 2026');
  return () => screen.getByRole('button', { name: 'Speichern' }).first().click();
}

async function limited(answer: () => Response) {
  const screen = await showTab({ 'PUT /api/contingent/4/amount': answer });
  await screen.getByLabelText('Voraussetzung ab').fill('01.04.2026');
  await userEvent.keyboard('{Enter}');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

const asker = {
  ...{ id: 7, company: 1, weeklyhours: 40, working_days: '1111100', vacation: 30, vacation_lastyear: 0 },
  lastYearEntered: { days: 0, enteredIn: 2026 },
};

export async function ask(answer: unknown, balance = left) {
  const screen = await renderPage(<RequestPage />, {
    person: { features: ['kinds'] },
    calls: {
      'GET /api/user/current': asker,
      'GET /api/timesheet/absences': [],
      'GET /api/absence-kind': [{ ...moving, contingent_id: 4 }],
      'GET /api/contingent-account/7?asOf=2026-12-03': [balance],
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
  return screen;
}

async function asked(answer: () => Response) {
  const screen = await ask(answer);
  return () => screen.getByRole('button', { name: 'Beantragen' }).click();
}

export const contingentForms: readonly RefusedForm[] = [
  [changed, { contingent_taken: 'name', contingent_yearly: 'prorata' }],
  [limited, { contingent_condition: { 'Voraussetzung bis': '01.03.2026' } }],
  [asked, { contingent_used: 'day' }],
];
