import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { project } from './projects.fixture.ts';

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

export const projectRefusals: Provocations = {
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
