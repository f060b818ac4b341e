import type { Team } from '@stundenbuch/domain/day/teams/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { ActiveSwitch } from '../people/active-switch.tsx';
import type { Worker } from '../shared/admin.api.ts';
import { anna, bert, choose, chooseIn, dialog, record, show, showDeputies } from './teams.fixture.tsx';
import { TeamsPage } from './teams-page.tsx';

const dach: Team = {
  id: 5,
  name: 'Dach',
  stage: 'none',
  archived: false,
  members: 2,
  leads: [bert],
  version: 1,
};
const list = (teams = [dach], people = [anna]) =>
  renderPage(<TeamsPage />, {
    path: '/teams',
    calls: { 'GET /api/team': teams, 'GET /api/team/unassigned': people, 'GET /api/deputy': [] },
  });
type Screen = Awaited<ReturnType<typeof show>>;
const sentBy = ({ sent }: Screen) =>
  sent
    .filter(({ call }) => !call.startsWith('GET') && !call.endsWith('/preview'))
    .map(({ call, body }) => [call, body]);

describe('the teams', () => {
  it('[TEAM-14] are listed with who leads them, and whoever has no home team', async () => {
    const screen = await list();
    await expect
      .element(screen.getByRole('link', { name: 'Dach bearbeiten' }))
      .toHaveAttribute('href', '/team?id=5');
    await expect.element(screen.getByText('Bert Kunz')).toBeVisible();
    await expect.element(screen.getByText('Anna Berger')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Team anlegen' })).toBeVisible();
  });

  it('[TEAM-06] of one without a lead it is said who decides, and of none what to do', async () => {
    const screen = await list([{ ...dach, leads: [] }], []);
    await expect.element(screen.getByText('keine: die Verwaltung entscheidet')).toBeVisible();
    await expect.element(screen.getByText('Alle gehören zu einem Stammteam.')).toBeVisible();
    const empty = await list([]);
    await expect.element(empty.getByText(/^Noch kein Team angelegt/)).toBeVisible();
  });
});

describe('a team', () => {
  it('[TEAM-01] is made with a name that nobody has', async () => {
    const taken = refuse(409, 'team_taken', 'Ein Team mit diesem Namen gibt es bereits.', 'name');
    const screen = await show({ 'POST /api/team': taken }, '/team');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await screen.getByLabelText('Name').fill('Dach');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Ein Team mit diesem Namen gibt es bereits.')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    expect(sentBy(screen)).toEqual([['POST /api/team', { name: 'Dach', stage: 'none' }]]);
  });

  it('[TEAM-01] shows who was in it, and ends what is not over', async () => {
    const screen = await show({ 'PUT /api/team-member/31': record });
    await expect.element(screen.getByRole('heading', { name: 'Dach', exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Mitgliedschaft von Bert Kunz beenden' }))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Mitgliedschaft von Anna Berger beenden' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click();
    await expect.element(screen.getByText('Beendet.')).toBeVisible();
    expect(sentBy(screen)).toEqual([['PUT /api/team-member/31', { to: '2026-11-20' }]]);
  });

  it('[TEAM-02] gets a lead with at least one right', async () => {
    const screen = await show({ 'POST /api/team/5/lead': record });
    await screen.getByRole('button', { name: 'Leitung eintragen' }).click();
    for (const name of ['Abwesenheiten entscheiden', 'Zeiten ansehen'])
      await dialog().getByRole('checkbox', { name }).click();
    await choose(screen, 'Bert Kunz');
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Bitte wählen Sie mindestens ein Recht.')).toBeVisible();
    await dialog().getByRole('checkbox', { name: 'Krankheit als solche sehen' }).click();
    await dialog().getByRole('checkbox', { name: 'Abwesenheiten entscheiden' }).click();
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Leitung eingetragen.')).toBeVisible();
    expect(sentBy(screen)).toMatchObject([
      ['POST /api/team/5/lead', { user: 12, rights: ['absences', 'sick'] }],
    ]);
  });

  it('[TEAM-12] offers to correct where the office does, and with it goes reading', async () => {
    const screen = await show({ 'POST /api/team/5/lead': record }, '/team?id=5', ['office', 'audit']);
    await screen.getByRole('button', { name: 'Leitung eintragen' }).click();
    const reads = dialog().getByRole('checkbox', { name: 'Zeiten ansehen' });
    await reads.click();
    await expect.element(reads).not.toBeChecked();
    await dialog().getByRole('checkbox', { name: 'Zeiten erfassen und ändern' }).click();
    await expect.element(reads).toBeChecked();
    await choose(screen, 'Bert Kunz');
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Leitung eingetragen.')).toBeVisible();
    expect(sentBy(screen)).toMatchObject([
      ['POST /api/team/5/lead', { user: 12, rights: ['absences', 'hours', 'correct'] }],
    ]);
  });

  it('[TEAM-13] warns where nobody is left to lead it', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Leitung durch Bert Kunz beenden' }).click();
    await expect
      .element(screen.getByText('Danach leitet niemand das Team, und die Verwaltung entscheidet.'))
      .toBeVisible();
  });

  it('[TEAM-13] shows on which open requests somebody else would decide, before it is changed', async () => {
    const request = { ...anna, from: '2026-12-01', days: 3, before: ['Bert Kunz'], after: [] };
    const screen = await show({ 'POST /api/team-lead/41/preview': { count: 2, requests: [request] } });
    await screen.getByRole('button', { name: 'Leitung durch Bert Kunz beenden' }).click();
    await expect.element(screen.getByText('Betrifft 2 offene Anträge:')).toBeVisible();
    await expect
      .element(screen.getByText('Anna Berger, 3 Tage ab 01.12.2026: bisher Bert Kunz, dann die Verwaltung'))
      .toBeVisible();
    await expect.element(screen.getByText('und 1 weitere')).toBeVisible();
    expect(sentBy(screen)).toEqual([]);
  });

  it('[TEAM-14] of another company is none', async () => {
    const screen = await show({ 'GET /api/team/5': refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.element(screen.getByText('Dieses Team gibt es nicht.')).toBeVisible();
  });
});

describe('who decides in place of a lead', () => {
  it('[TEAM-09] is put down by an admin, who names the lead', async () => {
    const screen = await showDeputies({ 'POST /api/deputy': {} });
    await expect.element(screen.getByText('Krankheit als solche sehen')).toBeVisible();
    await screen.getByRole('button', { name: 'Vertretung eintragen' }).click();
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await chooseIn(screen, 'Leitung', 'Bert Kunz');
    await chooseIn(screen, 'Person', 'Carl Dorn');
    await dialog().getByRole('textbox', { name: 'Letzter Tag' }).fill('19.11.2026');
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Das Ende des Zeitraums liegt vor seinem Anfang.')).toBeVisible();
    await dialog().getByRole('textbox', { name: 'Letzter Tag' }).fill('30.11.2026');
    await dialog().getByRole('checkbox', { name: 'Krankheit als solche sehen' }).click();
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(screen.getByText('Vertretung eingetragen.')).toBeVisible();
    expect(sentBy(screen)).toEqual([
      [
        'POST /api/deputy',
        { user: 13, for_user: 12, from: '2026-11-20', to: '2026-11-30', extras: ['sick'] },
      ],
    ]);
  });

  it('[TEAM-09] is put down and ended by the lead for oneself, and never oneself', async () => {
    const screen = await showDeputies({ 'POST /api/deputy': {}, 'PUT /api/deputy/51': {} }, true);
    await screen.getByRole('button', { name: 'Vertretung eintragen' }).click();
    await expect.element(dialog().getByRole('combobox', { name: 'Leitung' })).not.toBeInTheDocument();
    await dialog().getByRole('combobox', { name: 'Person' }).click();
    await expect.element(screen.getByTitle('Bert Kunz')).not.toBeInTheDocument();
    await screen.getByTitle('Carl Dorn').click();
    await dialog().getByRole('textbox', { name: 'Letzter Tag' }).fill('30.11.2026');
    await dialog().getByRole('button', { name: 'Eintragen' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Vertretung durch Anna Berger beenden' }).click();
    await dialog().getByRole('button', { name: 'Beenden' }).click();
    await expect.element(screen.getByText('Beendet.')).toBeVisible();
    expect(sentBy(screen)).toMatchObject([
      ['POST /api/deputy', { user: 13, for_user: null, extras: [] }],
      ['PUT /api/deputy/51', { to: '2026-11-30' }],
    ]);
  });
});

it.each([
  [[{ id: 5, name: 'Dach' }], 1],
  [[], 0],
])(
  '[TEAM-13] before somebody is deactivated the teams %j are named that nobody leads then',
  async (teams, shown) => {
    const worker = { id: 12, first_name: 'Bert', name: 'Kunz', active: 1, version: 1 } as Worker;
    const screen = await renderPage(<ActiveSwitch worker={worker} />, {
      person: { role: 'admin', features: ['teams'] },
      calls: { 'GET /api/team-lead/alone/12': { ...bert, teams } },
    });
    await screen.getByRole('checkbox').click();
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => screen.sent.some(({ call }) => call.endsWith('/alone/12'))).toBe(true);
    const told = screen.getByText('Danach ohne Leitung, so dass die Verwaltung entscheidet: Dach.');
    await expect.poll(() => told.elements().length).toBe(shown);
  },
);
