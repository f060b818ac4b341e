import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { project } from './projects.fixture.ts';

const lists = {
  'GET /api/category': [],
  'GET /api/customer': [],
  'GET /api/company/jobs': [{ id: 41, job_title: 'Meister' }],
};

async function create(answer: Response) {
  const screen = await renderPage(<NewProjectPage />, {
    person: { role: 'admin' },
    calls: { ...lists, 'POST /api/project': answer },
  });
  await screen.getByLabelText('Projektname').fill('Dach');
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

const change = (answer?: Response) =>
  renderPage(<ChangeProjectPage />, {
    path: '/manage-project?id=1001',
    person: { role: 'admin' },
    calls: {
      ...lists,
      'GET /api/project/id/1001': project(1001, { start_date: '2026-03-02', end_date: '2026-03-01' }),
      'GET /api/project/hourlyrate/1001': [],
      'POST /api/project/hourlyrate': answer,
    },
  });

async function addRate(answer: Response) {
  const screen = await change(answer);
  await screen.getByRole('button', { name: 'Stundensatz anlegen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Arbeitsplatz').selectOptions('Meister');
  await dialog.getByLabelText('Euro je Stunde').fill('35');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
}

export const projectRefusals: Provocations = {
  project_dates: async () => (await change()).getByRole('button', { name: 'Speichern' }).click(),
  project_customer: (refused) => create(refused('customer')),
  project_category: (refused) => create(refused('category')),
  project_internal_id_taken: (refused) => create(refused('internal_id')),
  rate_job: (refused) => addRate(refused('job')),
  rate_project: (refused) => addRate(refused('project')),
};
