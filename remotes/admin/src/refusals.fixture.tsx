import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { calendarProvocations } from './calendar.fixture.tsx';
import { CategoryPage } from './category-page.tsx';
import { CompanySettingsPage } from './company-settings-page.tsx';
import { places, timeline } from './contracts.fixture.ts';
import { ContractsPanel } from './contracts-panel.tsx';
import { FactorReset } from './factor-reset.tsx';
import { expected, features, settingsWith } from './features.fixture.ts';
import { InvitePanel } from './invite-panel.tsx';
import { JobPage } from './job-page.tsx';
import { LedgerSettings } from './ledger-settings.tsx';
import { LoginSettingsForm } from './login-settings-form.tsx';
import { NewCompanyPage } from './new-company-page.tsx';
import { PackagePanel } from './package-panel.tsx';
import { jobs, worker } from './people.fixture.ts';
import { ResetLink } from './reset-link.tsx';
import * as form from './worker-form.fixture.tsx';

async function fillNew(values: Record<string, string>, answer?: () => Response) {
  const screen = await form.create({ 'POST /api/user': answer });
  await form.fill(screen, values);
  return form.saveButton(screen);
}

const hire = async (values: Record<string, string>) => (await fillNew(values)).click();

async function change(fields: object, answer?: Response, features: string[] = []) {
  await form.save(await form.change(worker(fields), { 'PUT /api/user/8': answer }, {}, features));
}

async function dismiss(answer: Response) {
  const screen = await form.change(worker(), { 'DELETE /api/user/8': answer });
  await screen.getByRole('button', { name: 'Löschen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
}

async function found(name: string, id: string, answer?: Response) {
  const screen = await renderPage(<NewCompanyPage />, {
    person: { globalAdmin: true, flags: [] },
    calls: { 'GET /api/company/all': [], 'POST /api/company': answer },
  });
  await screen.getByLabelText('Name', { exact: true }).fill(name);
  await screen.getByLabelText('ID', { exact: true }).fill(id);
  await form.save(screen);
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
  await screen.getByRole('button', { name: call ? 'Rückgängig machen' : name }).click();
  const button = { name: call ? 'Rückgängig machen' : 'Einschalten', exact: true };
  await expect.element(screen.getByRole('row').filter({ hasText: 'Neumann' })).toBeVisible();
  await screen.getByRole('button', button).click();
}

async function openLogin(answer: () => Response) {
  const value = { second_factor: 'admins', second_factor_from: '2026-12-24' };
  const setting = { value, version: 1, since: null, recommended_on: null };
  const screen = await renderPage(<LoginSettingsForm setting={setting} onSaved={() => undefined} />, {
    person: { role: 'admin', features: ['security'] },
    calls: { 'PUT /api/company/settings/login': answer },
  });
  return form.saveButton(screen);
}

async function name(page: ReactElement, title: string) {
  const calls = { 'GET /api/company/jobs': jobs, 'GET /api/category': [{ id: 10_001, name: 'Neubau' }] };
  const screen = await renderPage(page, { calls });
  await screen.getByLabelText('Bezeichnung').fill(title);
  await form.save(screen);
}

async function fillContract(typed: Record<string, string>, answer?: () => Response) {
  const screen = await renderPage(<ContractsPanel user={8} />, {
    person: { role: 'admin', features: ['calendar', 'contracts'] },
    calls: {
      'GET /api/contract/user/8': timeline,
      'GET /api/calendar/place': places,
      'POST /api/contract/preview': answer,
    },
  });
  await screen.getByRole('button', { name: 'Änderung ab …' }).click();
  for (const [label, text] of Object.entries({ 'Gültig ab': '01.03.2027', ...typed }))
    await screen.getByRole('textbox', { name: label, exact: true }).fill(text);
  return screen.getByRole('button', { name: 'Vorschau' });
}

const changeContract = async (typed: Record<string, string>) => (await fillContract(typed)).click();

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

async function resetLink(answer: Response) {
  const screen = await renderPage(<ResetLink worker={worker()} onClose={() => undefined} />, {
    person: { role: 'admin' },
    calls: { 'POST /api/user/8/reset': answer },
  });
  await screen.getByRole('button', { name: 'Link erstellen und kopieren' }).click();
}

/** The card of the vacation account, with a text that lacks the number. */
async function templateOfNotice() {
  const setting = { value: { expiry: 'never' }, version: 0, since: '2026-01-01', recommended_on: null };
  const screen = await renderPage(<LedgerSettings setting={setting} onSaved={() => undefined} />, {
    person: { role: 'admin' },
  });
  await screen.getByLabelText('Text des Hinweises').fill('Bitte bis {frist}.');
  await form.save(screen);
}

/** The refusal of the server, or that nobody is chosen. */
async function inspect(answer?: Response) {
  const screen = await renderPage(<PackagePanel />, {
    person: { role: 'admin', features: ['audit'] },
    calls: { 'GET /api/user': [worker()], 'POST /api/audit/package': answer },
  });
  if (!answer) await screen.getByLabelText('Personen').selectOptions('Ausgewählte Personen');
  await screen.getByRole('button', { name: 'Prüfpaket erstellen' }).click();
}

export const adminRefusals: Provocations = {
  package_people: () => inspect(),
  package_period: (refused) => inspect(refused('to')),
  package_future: (refused) => inspect(refused('from')),
  notice_template: templateOfNotice,
  ...calendarProvocations,
  invalid_input: () => found('Gamma', 'fünf'),
  company_name_missing: () => found('', '5'),
  company_id_missing: () => found('Gamma', ''),
  company_id_taken: (refused) => found('Gamma', '5', refused('id')),
  feature_since: (refused) => switchOn('Einschalten: Vorschau (Boden)', '', refused('since')),
  feature_requires: (refused) => switchOn('Einschalten: Vorschau (Boden)', '', refused('feature')),
  feature_undo_over: (refused) => switchOn('', '/recommended', refused()),
  name_too_short: () => hire({ Vorname: 'Li' }),
  vacation_range: () => hire({ 'Urlaubstage im Jahr': '50,5' }),
  weeklyhours_range: () => hire({ Wochenstunden: '200' }),
  weeklyhours_decimals: () => hire({ Wochenstunden: '38,333' }),
  worker_since_range: () => change({ worker_since: '2011-06-01' }),
  birth_date_range: () => change({ birth_date: '1899-12-31' }, undefined, ['law']),
  working_days_empty: () => change({ working_days: '0000000' }),
  not_registered: (refused) => resetLink(refused()),
  own_factor_reset: (refused) => resetFactor(refused()),
  own_reset: (refused) => resetLink(refused()),
  registered: (refused) => invite(refused()),
  own_deletion: (refused) => dismiss(refused()),
  last_admin: (refused) => dismiss(refused()),
  worker_has_entries: (refused) => dismiss(refused()),
  contract_hours: () => changeContract({ Wochenstunden: '0' }),
  contract_minutes: () => changeContract({ Wochenstunden: '20', Notiz: 'x', Fr: '3:59' }),
  contract_reversed: () => changeContract({ 'Letzter Tag': '01.01.2027' }),
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
    },
  ],
  [(answer) => fillNew({}, answer), { company_unknown: 'company', job_unknown: 'job', email_taken: 'email' }],
  [
    async (answer) => form.saveButton(await form.change(worker(), { 'PUT /api/user/8': answer })),
    { own_role: undefined, global_admin_protected: 'email', contract_row: 'weeklyhours' },
  ],
  [
    (answer) => fillContract({}, answer),
    {
      contract_period: 'valid_from',
      contract_overlap: 'valid_from',
      contract_closed: 'valid_from',
      own_contract: undefined,
    },
  ],
];
