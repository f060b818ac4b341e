import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { closed, october, wished } from './month.fixture.ts';
import { MonthPage } from './month-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const OWN = 'GET /api/month/7/2026-10';

const showOwn = (calls: object) =>
  renderPage(<MonthPage />, {
    path: '/month',
    person: { features },
    calls: { 'GET /api/correction/own': [], ...calls },
  });

async function confirm(answer: Response) {
  const screen = await showOwn({ [OWN]: october, 'POST /api/month/confirm': answer });
  await screen.getByRole('button', { name: 'Monat bestätigen' }).click();
}

async function reopen(reason: string, answer?: Response) {
  const screen = await renderPage(<MonthPage />, {
    path: '/month?user=8',
    person: { role: 'admin', features },
    calls: { 'GET /api/month/8/2026-10': { ...closed, user: 8 }, 'POST /api/month/reopen': answer },
  });
  await screen.getByRole('button', { name: 'Wieder öffnen' }).click();
  await screen.getByLabelText('Grund').fill(reason);
  await screen.getByRole('button', { name: 'Öffnen', exact: true }).click();
}

async function ask(answer: Response) {
  const screen = await showOwn({ [OWN]: closed, 'POST /api/correction': answer });
  await screen.getByRole('button', { name: 'Korrektur beantragen' }).click();
  await screen.getByLabelText('Grund').fill('Zettel vom Polier');
  await screen.getByRole('button', { name: 'Beantragen', exact: true }).click();
}

async function accept(answer: Response) {
  const screen = await renderPage(<MonthPage />, {
    path: '/month',
    person: { role: 'admin', features },
    calls: {
      'GET /api/month/company/2026-10': [],
      'GET /api/correction': [wished],
      [`PUT /api/correction/${wished.id}`]: answer,
    },
  });
  await screen.getByRole('button', { name: /annehmen$/ }).click();
}

export const monthRefusals: Provocations = {
  month_reason: () => reopen('kurz'),
  month_not_over: (refused) => confirm(refused('month')),
  month_incomplete: (refused) => confirm(refused()),
  month_not_closed: (refused) => reopen('Nachtrag vom Polier', refused('month')),
  correction_open_day: (refused) => ask(refused('day')),
  correction_nothing: (refused) => ask(refused('day')),
  correction_taken: (refused) => ask(refused('day')),
  correction_answered: (refused) => accept(refused()),
};
