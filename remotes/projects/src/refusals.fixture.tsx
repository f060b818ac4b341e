import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { ProjectDetailPage } from './project-detail-page.tsx';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { page, project } from './projects.fixture.ts';

const lists = {
  'GET /api/category': [],
  'GET /api/customer': [],
  'GET /api/company/jobs': [{ id: 41, job_title: 'Meister' }],
};

async function fillNew(answer: () => Response) {
  const screen = await renderPage(<NewProjectPage />, {
    person: { role: 'admin' },
    calls: { ...lists, 'POST /api/project': answer },
  });
  await screen.getByLabelText('Projektname').fill('Dach');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

const change = (answer?: () => Response) =>
  renderPage(<ChangeProjectPage />, {
    path: '/manage-project?id=1001',
    person: { role: 'admin', features: ['budgets'] },
    calls: {
      ...lists,
      'GET /api/project/id/1001': project(1001, { start_date: '2026-03-02', end_date: '2026-03-01' }),
      'GET /api/project/hourlyrate/1001': [],
      'POST /api/project/hourlyrate': answer,
    },
  });

async function fillRate(answer: () => Response) {
  const screen = await change(answer);
  await screen.getByRole('button', { name: 'Stundensatz anlegen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Arbeitsplatz').selectOptions('Meister');
  await dialog.getByLabelText('Euro je Stunde').fill('35');
  return () => dialog.getByRole('button', { name: 'Speichern' }).click();
}

const FIGURES = {
  ...{ budget_hours: null, budget_money: null, budget_kind: 'total', fixed_price: false, warn_at: 80 },
  ...{ version: 1, from: null, reached_on: null, revenue: 0, cost: null, margin: null },
  ...{ margin_percent: null, margin_word: null, unpriced_hours: 0, uncosted_hours: 0, by_todays_job: false },
  hours: { booked: 0, rest: null, percent: null },
  money: { booked: 0, rest: null, percent: null },
};

const detail = (answer?: () => Response) =>
  renderPage(<ProjectDetailPage />, {
    path: '/project-detail?id=1001',
    person: { role: 'admin', flags: ['projects', 'projectbooking'], features: ['budgets'] },
    calls: {
      'GET /api/project/id/1001': project(1001, { status: 3, archived: false }),
      'GET /api/project/hourlyrate/1001': page([]),
      'GET /api/project/1001/budget': { project: 1001, progress: null, figures: FIGURES },
      'GET /api/project/employees/1001': { employees: [], others: { count: 0, hours: 0 } },
      'GET /api/timesheet/project/1001': page([]),
      'PUT /api/project/1001': answer,
    },
  });

export const projectRefusals: Provocations = {
  project_open: async (answer) =>
    (await detail(() => answer())).getByRole('button', { name: 'Archivieren' }).click(),
  budget_fixed: async () => {
    const screen = await detail();
    await screen.getByRole('button', { name: 'Budget festlegen' }).click();
    await screen.getByRole('dialog').getByLabelText('Festpreis').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  },
  project_dates: async () => (await change()).getByRole('button', { name: 'Speichern' }).click(),
};

export const projectForms: readonly RefusedForm[] = [
  [
    fillNew,
    {
      project_customer: 'customer',
      project_category: 'category',
      project_internal_id_taken: 'internal_id',
    },
  ],
  [fillRate, { rate_job: 'job', rate_project: 'project', rate_taken: 'valid_from' }],
];
