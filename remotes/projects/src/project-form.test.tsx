import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { rate, roof } from './projects.fixture.ts';

const FILL = 'Bitte befüllen Sie alle Felder.';
const lists: Answers = {
  'GET /api/category': [{ id: 5, name: 'Neubau' }],
  'GET /api/customer': [{ id: 31, customer_name: 'Zimmerei Kunz' }],
  'GET /api/company/jobs': [
    { id: 41, job_title: 'Meister' },
    { id: 43, job_title: 'Azubi' },
  ],
};
const admin: Person = { role: 'admin' };

const create = (calls: Answers = {}, person: Person = admin) =>
  renderPage(<NewProjectPage />, { path: '/new-project', person, calls: { ...lists, ...calls } });

const change = (calls: Answers = {}, person: Person = admin) =>
  renderPage(<ChangeProjectPage />, {
    path: '/manage-project?id=1001',
    person,
    calls: {
      ...lists,
      'GET /api/project/id/1001': roof,
      'GET /api/project/hourlyrate/1001': [rate(1, 'Meister', 87.5)],
      ...calls,
    },
  });

type Screen = Awaited<ReturnType<typeof create>>;
const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
/** The target of the navigation, whose page is not rendered here. */
function pathsOf({ router }: Screen): string[] {
  const paths: string[] = [];
  router.subscribe(({ location }) => paths.push(location.pathname));
  return paths;
}

const sentTo = ({ sent }: Screen, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);
const name = (screen: Screen) => screen.getByLabelText('Projektname');

it('[NAV-26] „Abbrechen“ leads back', async () => {
  const screen = await create();
  await screen.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(screen.at).toBe('/dashboard');
});

describe('creating a project', () => {
  it('[PROJ-06] [PROJ-15] [AMB-41] sends the values of the fields', async () => {
    const screen = await create({ 'POST /api/project': roof });
    await userEvent.fill(name(screen), 'Dach Nord');
    await userEvent.fill(screen.getByLabelText('Interne ID'), '100001');
    await screen.getByLabelText('Status').selectOptions('Anfrage');
    await screen.getByRole('combobox', { name: 'Kunde' }).click();
    await screen.getByText('Zimmerei Kunz').last().click();
    await screen.getByLabelText('Kategorie').selectOptions('Neubau');
    await userEvent.fill(screen.getByLabelText('Beginn'), '02.03.2026');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(screen.getByLabelText('Notizen'), 'Kran');
    await save(screen);
    await expect.element(screen.getByText('Projekt erfolgreich angelegt.')).toBeVisible();
    expect(screen.at()).toBe('/projects');
    expect(sentTo(screen, 'POST /api/project')).toEqual([
      {
        internal_id: '100001',
        project_name: 'Dach Nord',
        status: 2,
        customer: 31,
        category: 5,
        start_date: '2026-03-02',
        end_date: null,
        notes: 'Kran',
        rates: [],
      },
    ]);
  });

  it('[PROJ-04] [PROJ-08] [SHR-13] starts in progress; the internal id takes 20 characters', async () => {
    const screen = await create();
    await expect.element(screen.getByLabelText('Status')).toHaveDisplayValue('In Bearbeitung');
    await expect.element(screen.getByLabelText('Interne ID')).toHaveAttribute('maxlength', '20');
    await expect.element(name(screen)).toHaveAttribute('maxlength', '50');
  });

  it('[PROJ-06] has no customer without the customer flag', async () => {
    const screen = await create({ 'POST /api/project': roof }, { role: 'admin', flags: ['projects'] });
    await userEvent.fill(name(screen), 'Dach');
    expect(screen.getByText('Kunde').elements()).toEqual([]);
    await save(screen);
    await expect.poll(() => sentTo(screen, 'POST /api/project')).toHaveLength(1);
    expect(sentTo(screen, 'POST /api/project')[0]).not.toHaveProperty('customer');
    expect(sentTo(screen, 'GET /api/customer')).toEqual([]);
  });

  it('[PROJ-09] asks for the name before anything is sent', async () => {
    const screen = await create();
    await save(screen);
    await expect.element(screen.getByText(FILL)).toBeVisible();
    await expect.element(name(screen)).toHaveFocus();
    expect(sentTo(screen, 'POST /api/project')).toEqual([]);
  });

  it('[PROJ-10] [AMB-42] refuses an end before the start', async () => {
    const screen = await create();
    await userEvent.fill(name(screen), 'Dach');
    for (const [label, day] of [
      ['Beginn', '21.11.2026'],
      ['Ende', '20.11.2026'],
    ] as const) {
      await userEvent.fill(screen.getByLabelText(label), day);
      await userEvent.keyboard('{Enter}');
    }
    await save(screen);
    await expect.element(screen.getByText('End Datum muss nach Start Datum liegen.')).toBeVisible();
    await expect.element(screen.getByLabelText('Ende')).toHaveFocus();
  });

  it('[PROJ-11] [AMB-108] shows refusals of the server at their field', async () => {
    const sentence = 'Interne ID bereits vorhanden.';
    const taken = refuse(409, 'project_internal_id_taken', sentence, 'internal_id');
    const screen = await create({ 'POST /api/project': taken });
    await userEvent.fill(name(screen), 'Dach');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText('Interne ID')).toHaveFocus();
  });

  it('[PROJ-16] says when the server fails, and preserves the input', async () => {
    const screen = await create({ 'POST /api/project': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(name(screen), 'Dach');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim anlegen des Projekts')).toBeVisible();
    await expect.element(name(screen)).toHaveValue('Dach');
    expect(screen.at()).toBe('/new-project');
  });

  it('[PROJ-12] [CONST-57] the last option leads to a new category, without a question or loss of input', async () => {
    const screen = await create();
    await userEvent.fill(name(screen), 'Dach');
    const option = screen.getByRole('option', { name: 'Neue Kategorie anlegen …' });
    await expect.element(option).toHaveAttribute('value', '9999');
    await screen.getByLabelText('Kategorie').selectOptions('9999');
    await expect.poll(screen.at).toBe('/new-category');
    expect(screen.router.state.location.state).toMatchObject({
      draft: { project_name: 'Dach', category: 0 },
      returnTo: '/new-project',
    });
  });
});

describe('changing a project', () => {
  it('[PROJ-15] [AMB-69] starts from the stored values and sends their version', async () => {
    const screen = await change({ 'PUT /api/project/1001': roof });
    await expect.element(screen.getByLabelText('Kategorie')).toHaveDisplayValue('Neubau');
    await expect.element(screen.getByText('Zimmerei Kunz')).toBeVisible();
    await screen.getByLabelText('Status').selectOptions('Abgebrochen');
    await screen.getByLabelText('Kategorie').selectOptions('Keine');
    const paths = pathsOf(screen);
    await save(screen);
    await expect.element(screen.getByText('Projekt erfolgreich geupdated.')).toBeVisible();
    expect(paths).toContain('/projects');
    expect(sentTo(screen, 'PUT /api/project/1001')).toEqual([
      {
        internal_id: '100001',
        project_name: 'Dach Nord',
        status: 0,
        customer: 31,
        category: null,
        start_date: '2026-03-02',
        end_date: null,
        notes: roof.notes,
        version: 4,
      },
    ]);
  });

  it('[PROJ-16] says when saving fails', async () => {
    const screen = await change({ 'PUT /api/project/1001': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(name(screen), 'Dach Süd');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim updaten des Projekts')).toBeVisible();
    await expect.element(name(screen)).toHaveValue('Dach Süd');
  });

  it('[AMB-66] says that somebody else was faster', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await change({ 'PUT /api/project/1001': refuse(409, 'stale', sentence) });
    await userEvent.fill(name(screen), 'Dach Süd');
    await save(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('[AMB-106] leads to /403 for a project that is not there', async () => {
    const screen = await change({ 'GET /api/project/id/1001': refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.poll(screen.at).toBe('/403');
  });
});
