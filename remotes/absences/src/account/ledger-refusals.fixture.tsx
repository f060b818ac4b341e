import type { LedgerFigure } from '@stundenbuch/domain/accounts/vacation/contract';
import { type Answers, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { LedgerSheet } from './ledger-sheet.tsx';

const account: LedgerFigure = {
  figure: 'open',
  asOf: '2026-11-20',
  begins: 2026,
  value: 2,
  postings: [
    {
      ...{
        day: '2026-11-02',
        year: 2026,
        kind: 'extra',
        days: 2,
        text: 'Jubiläum',
        project: null,
        law: null,
      },
      source: { kind: 'posting', id: 9 },
      reversible: true,
    },
  ],
};

async function open(answers: Answers) {
  return renderPage(<LedgerSheet user={7} figure="open" />, {
    person: { role: 'admin', features: ['ledger'] },
    calls: { 'GET /api/vacation/ledger/7?figure=open&asOf=2026-11-20': account, ...answers },
  });
}

async function fillPosting(answer: () => Response) {
  const screen = await open({ 'POST /api/vacation/posting': answer });
  await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
  await screen.getByLabelText('Tage').fill('2');
  await screen.getByLabelText('Grund').fill('Umzug');
  return () => screen.getByRole('button', { name: 'Buchen' }).click();
}

async function fillReversal(answer: () => Response) {
  const screen = await open({ 'POST /api/vacation/posting/9/reverse': answer });
  await screen.getByRole('button', { name: /zurücknehmen/ }).click();
  await screen.getByRole('dialog').getByLabelText('Grund').fill('Doppelt');
  return () => screen.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
}

export const ledgerForms: readonly RefusedForm[] = [
  [
    fillPosting,
    {
      ledger_period: 'day',
      posting_bucket: 'year',
      posting_lapsed: 'year',
      posting_reason: { Grund: '' },
      posting_days: { Grund: 'Umzug', Tage: '-2' },
    },
  ],
  [fillReversal, { posting_not_reversible: undefined, posting_reversed: undefined }],
];
