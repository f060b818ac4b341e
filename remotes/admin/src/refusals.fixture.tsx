import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { visibilityFeature } from '@stundenbuch/domain/records/visibility/features';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { calendarForms, calendarProvocations } from './calendar/calendar.fixture.tsx';
import { CategoryPage } from './company/category-page.tsx';
import { JobPage } from './company/job-page.tsx';
import { NewCompanyPage } from './company/new-company-page.tsx';
import { places, timeline } from './contracts/contracts.fixture.ts';
import { ContractsPanel } from './contracts/contracts-panel.tsx';
import { PackagePanel } from './log/package-panel.tsx';
import { FactorReset } from './people/factor-reset.tsx';
import { InvitePanel } from './people/invite-panel.tsx';
import { jobs, worker } from './people/people.fixture.ts';
import { ResetLink } from './people/reset-link.tsx';
import * as form from './people/worker-form.fixture.tsx';
import { companyFileForm, periodsForm, privacyForm } from './privacy/privacy.fixture.tsx';
import { CompanySettingsPage } from './settings/company-settings-page.tsx';
import { expected, features, settingsWith } from './settings/features.fixture.ts';
import { SettingsForm } from './settings/settings-form.tsx';
import { teamForms } from './teams/teams.fixture.tsx';

export { importRefusals } from './import/import.fixture.tsx';
export { signOnForms, signOnRefusals } from './sign-on/sign-on.fixture.tsx';
export { staffingForms } from './staffing/staffing.fixture.tsx';
export { surchargeForms } from './surcharges/surcharges.fixture.tsx';

async function hire(answer: () => Response) {
  const screen = await form.create({ 'POST /api/user': answer });
  await form.fill(screen);
  return () => form.save(screen);
}

async function change(answer: () => Response) {
  const screen = await form.change(worker(), { 'PUT /api/user/8': answer });
  return () => form.save(screen);
}

async function saveStored(fields: object, features: string[] = []) {
  await form.save(await form.change(worker(fields), {}, {}, features));
}

async function dismiss(answer: () => Response) {
  const screen = await form.change(worker(), { 'DELETE /api/user/8': answer });
  return async () => {
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  };
}

async function found(answer: () => Response) {
  const screen = await renderPage(<NewCompanyPage />, {
    person: { globalAdmin: true, flags: [] },
    calls: { 'GET /api/company/all': [], 'POST /api/company': answer },
  });
  await screen.getByLabelText('Name', { exact: true }).fill('Gamma');
  await screen.getByLabelText('ID', { exact: true }).fill('5');
  await screen.getByLabelText('Land').selectOptions('BY');
  return () => form.save(screen);
}

async function switchOn(name: string, call: string, answer: Response) {
  const screen = await renderPage(<CompanySettingsPage features={features} />, {
    person: { role: 'admin' },
    calls: {
      'GET /api/company/settings': settingsWith({
        roof: { recommended_on: '2026-11-20', since: '2026-11-01' },
      }),
      [`POST /api/company/features${call}/preview`]: expected,
      [`POST /api/company/features${call}`]: answer,
    },
  });
  if (!call)
    await screen.getByRole('navigation', { name: 'Funktionen' }).getByRole('link', { name: /Boden/ }).click();
  await screen.getByRole('button', { name: call ? 'Rückgängig machen' : name }).click();
  const button = { name: call ? 'Rückgängig machen' : 'Einschalten', exact: true };
  await expect.element(screen.getByRole('row').filter({ hasText: 'Neumann' })).toBeVisible();
  await screen.getByRole('button', button).click();
}

async function openLogin(answer: () => Response) {
  const value = { second_factor: 'admins', second_factor_from: '2026-12-24' };
  const setting = { value, version: 1, since: null, recommended_on: null };
  const screen = await renderPage(<SettingsForm group={loginSettings} setting={setting} />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'PUT /api/company/settings/login': answer },
  });
  return () => form.save(screen);
}

/** Somebody else has saved another matrix meanwhile. */
async function setMatrix(answer: () => Response) {
  const setting = { value: {}, version: 1, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(<SettingsForm group={visibilityFeature} setting={setting} />, {
    person: { role: 'admin' },
    calls: { 'PUT /api/company/settings/visibility': answer },
  });
  return () => form.save(screen);
}

async function name(page: ReactElement, title: string) {
  const calls = { 'GET /api/company/jobs': jobs, 'GET /api/category': [{ id: 10_001, name: 'Neubau' }] };
  const screen = await renderPage(page, { calls });
  await screen.getByLabelText('Bezeichnung').fill(title);
  await form.save(screen);
}

async function fillContract(answer: () => Response) {
  const screen = await renderPage(<ContractsPanel user={8} />, {
    person: { role: 'admin', features: ['calendar', 'contracts'] },
    calls: {
      'GET /api/contract/user/8': timeline,
      'GET /api/calendar/place': places,
      'POST /api/contract/preview': answer,
    },
  });
  await screen.getByRole('button', { name: 'Änderung ab …' }).click();
  await screen.getByRole('textbox', { name: 'Gültig ab', exact: true }).fill('01.03.2027');
  return () => screen.getByRole('button', { name: 'Vorschau' }).click();
}

async function typeMinutes() {
  const send = await fillContract(() => Response.json(null));
  for (const [name, text] of Object.entries({ Wochenstunden: '20', Notiz: 'x', Fr: '3:59' }))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await send();
}

async function invite(answer: Response) {
  const screen = await renderPage(<InvitePanel person={worker()} onClose={() => undefined} />, {
    person: { role: 'admin' },
    calls: { 'POST /api/user/8/invite': answer },
  });
  await screen.getByRole('button', { name: 'Einladung kopieren' }).click();
}

async function resetFactor(answer: Response) {
  const screen = await renderPage(<FactorReset worker={worker({ has_factor: true })} />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'DELETE /api/user/8/factor': answer },
  });
  await screen.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
}

async function resetLink(answer: () => Response) {
  const screen = await renderPage(<ResetLink worker={worker()} onClose={() => undefined} />, {
    person: { role: 'admin' },
    calls: { 'POST /api/user/8/reset': answer },
  });
  return () => screen.getByRole('button', { name: 'Link erstellen und kopieren' }).click();
}

/** The card of the vacation account, with a text that lacks the number. */
async function templateOfNotice() {
  const setting = { value: { expiry: 'never' }, version: 0, since: '2026-01-01', recommended_on: null };
  const screen = await renderPage(<SettingsForm group={ledgerFeature} setting={setting} />, {
    person: { role: 'admin' },
  });
  await screen.getByLabelText('Text des Hinweises').fill('Bitte bis {frist}.');
  await form.save(screen);
}

async function inspect(answer?: () => Response) {
  const screen = await renderPage(<PackagePanel />, {
    person: { role: 'admin', features: ['audit'] },
    calls: { 'GET /api/user': [worker()], 'POST /api/audit/package': answer },
  });
  return { screen, send: () => screen.getByRole('button', { name: 'Prüfpaket erstellen' }).click() };
}

async function inspectNobody() {
  const { screen, send } = await inspect();
  await screen.getByLabelText('Personen').selectOptions('Ausgewählte Personen');
  await send();
}

export const adminRefusals: Provocations = {
  package_people: inspectNobody,
  notice_template: templateOfNotice,
  ...calendarProvocations,
  feature_since: (refused) => switchOn('Einschalten: Vorschau (Boden)', '', refused('since')),
  feature_requires: (refused) => switchOn('Einschalten: Vorschau (Boden)', '', refused('feature')),
  feature_undo_over: (refused) => switchOn('', '/recommended', refused()),
  worker_since_range: () => saveStored({ worker_since: '2011-06-01' }),
  birth_date_range: () => saveStored({ birth_date: '1899-12-31' }, ['law']),
  working_days_empty: () => saveStored({ working_days: '0000000' }),
  own_factor_reset: (refused) => resetFactor(refused()),
  registered: (refused) => invite(refused()),
  no_address: (refused) => invite(refused()),
  contract_minutes: typeMinutes,
  job_taken: () => name(<JobPage />, ' POLIER '),
  category_taken: () => name(<CategoryPage />, 'NEUBAU'),
};

export const adminForms: readonly RefusedForm[] = [
  [
    openLogin,
    {
      second_factor_day_missing: 'second_factor_from',
      second_factor_soon: 'second_factor_from',
      second_factor_keyless: 'second_factor',
      short_name_taken: 'short_name',
      short_name_used: 'short_name',
    },
  ],
  [setMatrix, { matrix_betrays: 'matrix' }],
  [
    hire,
    {
      company_unknown: 'company',
      job_unknown: 'job',
      email_taken: 'email',
      records_from_range: 'records_from',
      records_from_company: 'records_from',
      name_too_short: { Vorname: 'Li' },
      vacation_range: { Vorname: 'Lina', 'Urlaubstage im Jahr': '50,5' },
      weeklyhours_range: { 'Urlaubstage im Jahr': '30', Wochenstunden: '200' },
      weeklyhours_decimals: { Wochenstunden: '38,333' },
    },
  ],
  [change, { own_role: undefined, global_admin_protected: 'email', contract_row: 'weeklyhours' }],
  [dismiss, { own_deletion: undefined, last_admin: undefined, worker_has_entries: undefined }],
  [resetLink, { not_registered: undefined, own_reset: undefined }],
  [async (answer) => (await inspect(answer)).send, { package_period: 'to', package_future: 'from' }],
  [
    found,
    {
      company_id_taken: 'id',
      invalid_input: { ID: 'fünf' },
      company_id_missing: { ID: '' },
      company_name_missing: { ID: '5', Name: '' },
    },
  ],
  ...calendarForms,
  ...teamForms,
  privacyForm,
  periodsForm,
  companyFileForm,
  [
    fillContract,
    {
      contract_period: 'valid_from',
      contract_overlap: 'valid_from',
      contract_closed: 'valid_from',
      own_contract: undefined,
      contract_reversed: { 'Letzter Tag': '01.01.2027' },
      contract_hours: { Wochenstunden: '0' },
    },
  ],
];
