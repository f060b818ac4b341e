import { type Answers, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { worker } from '../people/people.fixture.ts';
import { Anonymise } from './anonymise.tsx';
import { CompanyData } from './company-data.tsx';
import { PeriodsPane } from './periods-pane.tsx';

const gone = worker({ active: 0 });

export const showAnonymise = (answer: unknown, deletion = { from: null, refusal: null } as object) =>
  renderPage(<Anonymise worker={gone} deletion={deletion as never} today="2026-11-20" />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'POST /api/user/8/anonymise': answer },
  });

/** Opens the question; returns what says yes. */
async function ask(answer: () => Response) {
  const screen = await showAnonymise(answer);
  return async () => {
    await screen.getByRole('button', { name: 'Person anonymisieren' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Anonymisieren', exact: true }).click();
  };
}

const periodSetting = (times_months: number) => ({
  value: { times_months, bookings_months: 0, absences_months: 0, payroll_months: 0 },
  ...{ version: 1, since: null, recommended_on: null },
});

export const showPeriods = (calls: Answers, times_months = 24) =>
  renderPage(<PeriodsPane setting={periodSetting(times_months)} />, {
    person: { role: 'admin', features: ['security'] },
    calls,
  });

/** Another admin, or a program, has set less meanwhile. */
async function setPeriods(answer: () => Response) {
  const screen = await showPeriods({ 'PUT /api/company/settings/privacy': answer });
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

export const periodsForm: RefusedForm = [setPeriods, { retention_too_short: 'times_months' }];

export const privacyForm: RefusedForm = [
  ask,
  { own_anonymise: undefined, anonymised: undefined, person_active: undefined, name_kept: undefined },
];

export const showCompanyData = (answer: unknown) =>
  renderPage(<CompanyData company="Alpha GmbH" />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'GET /api/company/export': answer },
  });

export const companyFileForm: RefusedForm = [
  async (answer) => {
    const screen = await showCompanyData(answer);
    return () => screen.getByRole('button', { name: 'Unternehmen herunterladen' }).click();
  },
  { export_running: undefined },
];
