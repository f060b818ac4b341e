import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChangeProjectPage, NewProjectPage } from './project-form-pages.tsx';
import { rate, roof } from './projects.fixture.ts';

const lists: Answers = {
  'GET /api/category': [],
  'GET /api/customer': [],
  'GET /api/company/jobs': [
    { id: 41, job_title: 'Meister' },
    { id: 43, job_title: 'Azubi' },
  ],
};

const create = (calls: Answers = {}) =>
  renderPage(<NewProjectPage />, {
    path: '/new-project',
    person: { role: 'admin' },
    calls: { ...lists, ...calls },
  });

const change = (calls: Answers = {}) =>
  renderPage(<ChangeProjectPage />, {
    path: '/manage-project?id=1001',
    person: { role: 'admin' },
    calls: {
      ...lists,
      'GET /api/project/id/1001': roof,
      'GET /api/project/hourlyrate/1001': [rate(1, 'Meister', 87.5)],
      ...calls,
    },
  });

type Screen = Awaited<ReturnType<typeof create>>;
const dialog = (screen: Screen) => screen.getByRole('dialog');
const sentTo = ({ sent }: Screen, call: string) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);

async function enter(screen: Screen, job: string, euro: string) {
  await dialog(screen).getByLabelText('Arbeitsplatz').selectOptions(job);
  await userEvent.fill(dialog(screen).getByLabelText('Euro je Stunde'), euro);
  await dialog(screen).getByRole('button', { name: 'Speichern' }).click();
}

const add = (screen: Screen) => screen.getByRole('button', { name: 'Stundensatz anlegen' }).click();

describe('hourly rates of a new project', () => {
  it('[PROJ-07] [RATE-01] [AMB-115] are collected, can be changed and removed, and are sent with it', async () => {
    const screen = await create({ 'POST /api/project': roof });
    await userEvent.fill(screen.getByLabelText('Projektname'), 'Dach');
    await add(screen);
    await enter(screen, 'Azubi', '35,5');
    await add(screen);
    await enter(screen, 'Meister', '80');
    await add(screen);
    await enter(screen, 'Meister', '1');
    await screen.getByRole('button', { name: 'Stundensatz Meister entfernen' }).last().click();
    await screen.getByRole('button', { name: 'Stundensatz Azubi bearbeiten' }).click();
    await expect.element(dialog(screen).getByLabelText('Euro je Stunde')).toHaveValue('35,5');
    await enter(screen, 'Azubi', '36');
    await expect.element(screen.getByText('36,00 €/h')).toBeVisible();
    expect(sentTo(screen, 'POST /api/project/hourlyrate')).toEqual([]);
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(screen.at).toBe('/projects');
    expect(sentTo(screen, 'POST /api/project')).toMatchObject([
      {
        rates: [
          { job: 43, hourly_rate: 36 },
          { job: 41, hourly_rate: 80 },
        ],
      },
    ]);
  });

  it('[RATE-03] [PROJ-16] stay in the form when the project could not be stored', async () => {
    const screen = await create({ 'POST /api/project': refuse(500, 'internal_error', 'kaputt') });
    await userEvent.fill(screen.getByLabelText('Projektname'), 'Dach');
    await add(screen);
    await enter(screen, 'Azubi', '35,50');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Fehler beim anlegen des Projekts')).toBeVisible();
    await expect.element(screen.getByText('35,50 €/h')).toBeVisible();
  });
});

describe('hourly rates of a stored project', () => {
  it('[PROJ-07] [RATE-02] are stored by the dialog', async () => {
    let rates = [rate(1, 'Meister', 87.5)];
    const screen = await change({
      'GET /api/project/hourlyrate/1001': () => rates,
      'POST /api/project/hourlyrate': () => {
        rates = [rate(3, 'Azubi', 35), ...rates];
        return rates[0];
      },
    });
    await add(screen);
    await enter(screen, 'Azubi', '35');
    await expect.element(screen.getByText('Stundensatz erfolgreich angelegt.')).toBeVisible();
    await expect.element(screen.getByText('35,00 €/h')).toBeVisible();
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Stundensatz anlegen' })).toHaveFocus();
    expect(sentTo(screen, 'POST /api/project/hourlyrate')).toEqual([
      { project: 1001, job: 43, hourly_rate: 35 },
    ]);
  });

  it('[RATE-04] can be changed', async () => {
    const screen = await change({ 'PUT /api/project/hourlyrate/1': rate(1, 'Meister', 90) });
    await screen.getByRole('button', { name: 'Stundensatz Meister bearbeiten' }).click();
    await enter(screen, 'Meister', '90');
    await expect.element(screen.getByText('Stundensatz erfolgreich geupdated.')).toBeVisible();
    expect(sentTo(screen, 'PUT /api/project/hourlyrate/1')).toEqual([{ job: 41, hourly_rate: 90 }]);
  });

  it('[RATE-03] says when the server fails, and leaves the dialog open with its input', async () => {
    const screen = await change({ 'POST /api/project/hourlyrate': refuse(500, 'internal_error', 'kaputt') });
    await add(screen);
    await enter(screen, 'Azubi', '35');
    await expect.element(dialog(screen).getByText('Fehler beim Anlegen des Stundensatzes')).toBeVisible();
    await expect.element(dialog(screen).getByLabelText('Euro je Stunde')).toHaveValue('35');
  });

  it('[AMB-38] need a job and an amount', async () => {
    const screen = await change();
    await add(screen);
    const form = dialog(screen);
    const refused = async (euro: string, sentence: string, field: string) => {
      await userEvent.fill(form.getByLabelText('Euro je Stunde'), euro);
      await form.getByRole('button', { name: 'Speichern' }).click();
      await expect.element(form.getByText(sentence)).toBeVisible();
      await expect.element(form.getByLabelText(field)).toHaveFocus();
    };
    await refused('35', 'Bitte befüllen Sie alle Felder.', 'Arbeitsplatz');
    await form.getByLabelText('Arbeitsplatz').selectOptions('Azubi');
    await refused('viel', 'Ungültige Eingabe.', 'Euro je Stunde');
    await refused('', 'Bitte befüllen Sie alle Felder.', 'Euro je Stunde');
    await refused('-1', 'Ungültige Eingabe.', 'Euro je Stunde');
  });

  it('[PROJ-07] the dialog closes without a trace, and Enter in it does not save the project', async () => {
    const screen = await change();
    await add(screen);
    await userEvent.fill(dialog(screen).getByLabelText('Euro je Stunde'), '5');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog(screen).getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    expect(screen.sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });
});
