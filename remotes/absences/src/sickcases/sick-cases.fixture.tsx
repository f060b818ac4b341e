import type { PersonCases, SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { page as browser, userEvent } from 'vitest/browser';
import { PersonSicknessPage } from '../own/person-sickness-page.tsx';
import { SickCasePage } from './sick-case-page.tsx';
import { SickFromPage } from './sick-from-page.tsx';

export const sickCase: SickCaseRecord = {
  user: 7,
  first_name: 'Anna',
  name: 'Berger',
  personnel_number: '1001',
  insurance: null,
  first: '2026-11-09',
  last: '2026-11-11',
  follow: false,
  days: ['2026-11-09', '2026-11-10', '2026-11-11'],
  worked_first_day: false,
  worked: null,
  established_on: null,
  certified_until: null,
  certificate: null,
  requested_on: null,
  remark: null,
  due: '2026-11-12',
  pay_ends: '2026-12-20',
  waits_until: null,
  version: 2,
  changed_by: null,
  changed_at: null,
};
const before = { ...sickCase, first: '2026-10-05', last: '2026-10-06', days: ['2026-10-05', '2026-10-06'] };
export const person: PersonCases = {
  user: 7,
  first_name: 'Anna',
  name: 'Berger',
  insurance: null,
  cases: [sickCase, before],
};

export const admin = { role: 'admin', features: ['kinds'] } as const;
export const showCase = (calls = {}, path = '/sick-case?user=7&day=2026-11-09') =>
  renderPage(<SickCasePage />, {
    path,
    person: admin,
    calls: { 'GET /api/sick-case/person/7': person, ...calls },
  });

export const dialog = () => browser.getByRole('dialog');

async function noted(answer: () => Response) {
  const screen = await showCase({ 'PUT /api/sick-case/person/7': answer });
  await screen.getByLabelText('Nachweis', { exact: true }).selectOptions('eAU angefordert');
  return () =>
    screen.getByRole('form', { name: 'Krankheitsfall' }).getByRole('button', { name: 'Speichern' }).click();
}

async function joined(answer: () => Response) {
  const screen = await showCase({ 'PUT /api/sick-case/person/7/begin': answer });
  await screen.getByRole('button', { name: 'Mit dem vorherigen verbinden' }).click();
  return () => dialog().getByRole('button', { name: 'Verbinden' }).click();
}

export async function fillDay(label: string, day: string) {
  const field = browser.getByLabelText(label, { exact: true });
  await field.click();
  await field.fill(day);
  await userEvent.keyboard('{Enter}');
}

const bert = { id: 8, company: 1, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' };

export const showVacation = (calls = {}) =>
  renderPage(<PersonSicknessPage />, {
    path: '/person-sickness?user=bert@example.de&date=2026-11-16',
    person: { role: 'admin', features: ['audit', 'office', 'kinds'] },
    calls: { 'GET /api/user/email/bert%40example.de': bert, ...calls },
  });

async function givenBack(answer: () => Response) {
  const screen = await showVacation({ 'POST /api/timesheet/absence/sick': answer });
  await screen.getByLabelText('Grund').fill('Attest');
  await screen.getByLabelText('Nachweis').selectOptions('eAU liegt vor');
  return () => screen.getByRole('button', { name: 'Als krank eintragen' }).click();
}

export const showSickFrom = (calls = {}, path = '/sick-from', features = ['kinds']) =>
  renderPage(<SickFromPage />, {
    path,
    person: path.includes('?') ? { role: 'admin', features } : { features },
    calls: { 'GET /api/user/email/bert%40example.de': bert, ...calls },
  });

async function fellSick(answer: () => Response) {
  const screen = await showSickFrom({ 'POST /api/timesheet/absence/sick-from': answer });
  await fillTime('Krank ab', '11:15');
  return () => screen.getByRole('button', { name: 'Krank melden' }).click();
}

export async function fillTime(label: string, time: string) {
  const field = browser.getByLabelText(label, { exact: true });
  await field.click();
  await field.fill(time);
  await userEvent.keyboard('{Enter}');
}

export const sickCaseForms: readonly RefusedForm[] = [
  [
    noted,
    {
      sick_case_gone: undefined,
      sick_established: 'established_on',
      sick_until: 'certified_until',
      sick_requested: 'requested_on',
    },
  ],
  [joined, { sick_case_alone: undefined }],
  [fellSick, { sick_from_future: 'day' }],
  [givenBack, { sick_not_certified: 'certificate' }],
];
