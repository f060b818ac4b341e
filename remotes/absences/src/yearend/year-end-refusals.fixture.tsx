import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { ExpiryTab } from './expiry-tab.tsx';
import { noticePerson, yearEnd, yearEndPreview } from './year-end.fixture.ts';
import { YearEndPage } from './year-end-page.tsx';

const open = (answers: object) =>
  renderPage(<YearEndPage />, {
    person: { role: 'admin', features: ['ledger'] },
    calls: {
      'GET /api/vacation/notice/due': [],
      'GET /api/vacation/closing': [yearEnd()],
      'GET /api/vacation/notice/company/2025': [noticePerson(7)],
      'POST /api/vacation/closing/preview': yearEndPreview,
      ...answers,
    },
  });

async function apply(answer: () => Response) {
  const screen = await open({ 'POST /api/vacation/closing': answer });
  return async () => {
    await screen.getByRole('button', { name: 'Anwenden' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Anwenden' }).click();
  };
}

async function undo(answer: Response) {
  const screen = await open({ 'POST /api/vacation/closing/4/undo': answer });
  await screen.getByRole('button', { name: '2025 rückgängig machen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Rückgängig' }).click();
}

async function handOver() {
  const screen = await open({});
  await screen.getByRole('tab', { name: 'Hinweise' }).click();
  await screen.getByLabelText('Der Hinweis wird gegeben').selectOptions('auf Papier übergeben');
  await screen.getByRole('button', { name: 'Hinweis an eine Person' }).click();
}

async function setExpiry(answer: Response) {
  const path = '/api/vacation/expiry/12';
  const stored = {
    user: 12,
    first_name: 'Anna',
    name: 'Berger',
    expiry: null,
    suspended_until: null,
    company: '03-31',
    version: 0,
  };
  const screen = await renderPage(<ExpiryTab userId={12} />, {
    person: { role: 'admin' },
    calls: { [`GET ${path}`]: stored, [`PUT ${path}`]: answer },
  });
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

export const yearEndProvocations: Provocations = {
  expiry_day: (refused) => setExpiry(refused('expiry')),
  notice_handed_over: handOver,
  closing_later: (refused) => undo(refused()),
  closing_undone: (refused) => undo(refused()),
};

export const yearEndForms: readonly RefusedForm[] = [
  [apply, { closing_year: 'year', closing_before: 'year', basis_changed: undefined }],
];
