import type { LedgerFigure } from '@stundenbuch/domain/ledger/contract';
import { type Answers, type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { LedgerSheet } from './ledger-sheet.tsx';

const account: LedgerFigure = {
  ...{ figure: 'open', asOf: '2026-11-20', begins: 2026, value: 2 },
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
      ...{ source: { kind: 'posting', id: 9 }, reversible: true },
    },
  ],
};

async function open(answers: Answers) {
  return renderPage(<LedgerSheet user={7} figure="open" />, {
    person: { role: 'admin', features: ['ledger'] },
    calls: { 'GET /api/vacation/ledger/7?figure=open&asOf=2026-11-20': account, ...answers },
  });
}

async function fillPosting(days: string, text: string, answer?: () => Response) {
  const screen = await open(answer ? { 'POST /api/vacation/posting': answer } : {});
  await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
  await screen.getByLabelText('Tage').fill(days);
  await screen.getByLabelText('Grund').fill(text);
  return screen.getByRole('button', { name: 'Buchen' });
}

const post = async (days: string, text: string) => (await fillPosting(days, text)).click();

async function fillReversal(answer: () => Response) {
  const screen = await open({ 'POST /api/vacation/posting/9/reverse': answer });
  await screen.getByRole('button', { name: /zurücknehmen/ }).click();
  await screen.getByRole('dialog').getByLabelText('Grund').fill('Doppelt');
  return screen.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' });
}

export const ledgerRefusals: Provocations = {
  posting_reason: () => post('2', ''),
  posting_days: () => post('-2', 'Umzug'),
};

export const ledgerForms: readonly RefusedForm[] = [
  [(answer) => fillPosting('2', 'Umzug', answer), { ledger_period: 'day', posting_bucket: 'year' }],
  [fillReversal, { posting_not_reversible: undefined, posting_reversed: undefined }],
];
