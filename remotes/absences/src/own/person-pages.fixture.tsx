import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { moving } from '../kinds/kinds.fixture.tsx';
import { PersonAbsencePage } from './person-absence-page.tsx';

export const bert = {
  id: 8,
  company: 1,
  first_name: 'Bert',
  name: 'Maier',
  email: 'bert@example.de',
  vacation: 30,
  working_days: '1111100',
  weeklyhours: 40,
  lastYearEntered: { days: 0, enteredIn: 2026 },
};
export const office = { role: 'admin', features: ['audit', 'office'] } as const;
export const PERSON = 'GET /api/user/email/bert%40example.de';
export const ABSENCES = 'GET /api/timesheet/absences?user=8';

export const LED = {
  ...{ id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100' },
  ...{ records_from: null, records: true, decides: true },
};
export const asLead = (path: string, decides_sick: boolean, calls: Answers) =>
  renderPage(<PersonAbsencePage />, {
    path,
    person: { features: ['audit', 'office', 'teams', 'kinds'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': { ...LED, decides_sick },
      'GET /api/absence-kind': [{ ...moving, id: 7, name: 'Kind krank', base: 20, entered_by: 'worker' }],
      ...calls,
    },
  });
export const kindsIn = (screen: Awaited<ReturnType<typeof renderPage>>) =>
  [...(screen.getByLabelText('Art', { exact: true }).element() as HTMLSelectElement).options].map(
    ({ label }) => label,
  );
