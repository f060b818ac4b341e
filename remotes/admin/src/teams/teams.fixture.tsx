import type { TeamRecord } from '@stundenbuch/domain/day/teams/contract';
import type { Deputy } from '@stundenbuch/domain/day/teams/deputy-contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { page as browser } from 'vitest/browser';
import { Deputies } from './deputies.tsx';
import { TeamPage } from './team-page.tsx';

export const anna = { user: 11, first_name: 'Anna', name: 'Berger' };
export const bert = { user: 12, first_name: 'Bert', name: 'Kunz' };
export const record: TeamRecord = {
  id: 5,
  name: 'Dach',
  stage: 'none',
  archived: false,
  version: 1,
  members: [
    { id: 31, ...anna, from: '2026-01-01', to: null, home: true },
    { id: 32, ...bert, from: '2025-01-01', to: '2025-12-31', home: false },
  ],
  leads: [{ id: 41, ...bert, from: '2026-01-01', to: null, rights: ['absences'] }],
};
const workers = [
  { id: 11, first_name: 'Anna', name: 'Berger', email: 'a@b.de', role: 1, active: 1 },
  { id: 12, first_name: 'Bert', name: 'Kunz', email: 'b@b.de', role: 1, active: 1 },
  { id: 14, first_name: 'Lena', name: 'Lang', email: 'l@b.de', role: 4, active: 1 },
];

const NOTHING = { count: 0, requests: [] };

export const show = (calls = {}, path = '/team?id=5', more: readonly string[] = []) =>
  renderPage(<TeamPage />, {
    path,
    person: { role: 'admin', features: ['teams', ...more] },
    calls: {
      'GET /api/team/5': record,
      'GET /api/user': workers,
      'POST /api/team/5/member/preview': NOTHING,
      'POST /api/team/5/lead/preview': NOTHING,
      'POST /api/team-member/31/preview': NOTHING,
      'POST /api/team-lead/41/preview': NOTHING,
      ...calls,
    },
  });
type Screen = Awaited<ReturnType<typeof show>>;

export const dialog = () => browser.getByRole('dialog');

export async function choose(screen: Screen, name: string) {
  await dialog().getByRole('combobox', { name: 'Person' }).click();
  await screen.getByTitle(name).click();
}

/** Opens a dialog, chooses Bert and returns what sends it. */
const inDialog = (opens: string, sends: string, call: string) => async (answer: () => Response) => {
  const screen = await show({ [call]: answer });
  await screen.getByRole('button', { name: opens }).click();
  await choose(screen, 'Bert Kunz');
  return () => dialog().getByRole('button', { name: sends }).click();
};

async function fillTeam(answer: () => Response) {
  const screen = await show({ 'POST /api/team': answer }, '/team');
  await screen.getByLabelText('Name').fill('Wand');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

async function endMember(answer: () => Response) {
  const screen = await show({ 'PUT /api/team-member/31': answer });
  await screen.getByRole('button', { name: 'Mitgliedschaft von Anna Berger beenden' }).click();
  return () => dialog().getByRole('button', { name: 'Beenden' }).click();
}

const standing: Deputy = {
  id: 51,
  ...anna,
  for_user: 12,
  for_first_name: 'Bert',
  for_name: 'Kunz',
  from: '2026-11-01',
  to: '2026-11-30',
  extras: ['sick'],
};
const dach = { ...record, members: 1, leads: [bert] };

/** `lead`: Bert’s own profile, else what an admin sees. */
export const showDeputies = (calls = {}, lead = false) =>
  renderPage(<Deputies ofAll={!lead} />, {
    person: lead ? { user: { id: 12 }, features: ['teams'] } : { role: 'admin', features: ['teams'] },
    calls: {
      'GET /api/deputy': [standing],
      'GET /api/deputy/people': [anna, bert, { user: 13, first_name: 'Carl', name: 'Dorn' }],
      'GET /api/team': [dach],
      ...calls,
    },
  });

export async function chooseIn(screen: Screen, field: string, name: string) {
  await dialog().getByRole('combobox', { name: field }).click();
  await screen.getByTitle(name).click();
}

async function fillDeputy(answer: () => Response) {
  const screen = await showDeputies({ 'POST /api/deputy': answer });
  await screen.getByRole('button', { name: 'Vertretung eintragen' }).click();
  await chooseIn(screen, 'Leitung', 'Bert Kunz');
  await chooseIn(screen, 'Person', 'Carl Dorn');
  await dialog().getByRole('textbox', { name: 'Letzter Tag' }).fill('30.11.2026');
  return () => dialog().getByRole('button', { name: 'Eintragen' }).click();
}

export const teamForms: readonly RefusedForm[] = [
  [fillDeputy, { deputy_self: 'user', deputy_lead: 'for_user', deputy_taken: 'user' }],
  [fillTeam, { team_taken: 'name' }],
  [
    inDialog('Mitglied hinzufügen', 'Hinzufügen', 'POST /api/team/5/member'),
    {
      team_archived: undefined,
      team_person: 'user',
      team_from: 'from',
      home_taken: 'home',
      member_taken: 'user',
    },
  ],
  [
    inDialog('Leitung eintragen', 'Eintragen', 'POST /api/team/5/lead'),
    { lead_taken: 'user', team_rights: 'rights' },
  ],
  [endMember, { team_row_ended: 'to', team_end: 'to' }],
];
