import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { SheetPage } from '../sheets/sheet-page.tsx';
import { closed, october, requested } from './month.fixture.ts';
import { MonthPage } from './month-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const OWN = 'GET /api/month/7/2026-10';

const showOwn = (calls: object) =>
  renderPage(<MonthPage />, {
    path: '/month',
    person: { features },
    calls: { 'GET /api/correction/own': [], ...calls },
  });

async function openOwn(answer: () => Response) {
  const screen = await showOwn({ [OWN]: october, 'POST /api/month/confirm': answer });
  return () => screen.getByRole('button', { name: 'Monat bestätigen' }).click();
}

async function reopen(answer: () => Response) {
  const screen = await renderPage(<MonthPage />, {
    path: '/month?user=8',
    person: { role: 'admin', features },
    calls: { 'GET /api/month/8/2026-10': { ...closed, user: 8 }, 'POST /api/month/reopen': answer },
  });
  await screen.getByRole('button', { name: 'Wieder öffnen' }).click();
  await screen.getByLabelText('Grund').fill('Nachtrag vom Polier');
  return () => screen.getByRole('button', { name: 'Öffnen', exact: true }).click();
}

async function giveBack(answer: () => Response) {
  const screen = await renderPage(<MonthPage />, {
    path: '/month?user=8',
    person: { features: [...features, 'teams'], ofCompany: { leads: true } },
    calls: {
      'GET /api/month/8/2026-10': { ...october, user: 8, state: 'confirmed', may_check: true },
      'POST /api/month/return': answer,
    },
  });
  await screen.getByRole('button', { name: 'Zurückgeben' }).click();
  await screen.getByLabelText('Grund').fill('Der 7. ist zu lang');
  return () => screen.getByRole('dialog').getByRole('button', { name: 'Zurückgeben' }).click();
}

async function fillRequest(answer: () => Response) {
  const screen = await showOwn({ [OWN]: closed, 'POST /api/correction': answer });
  await screen.getByRole('button', { name: 'Korrektur beantragen' }).click();
  await screen.getByLabelText('Grund').fill('Zettel vom Polier');
  return () => screen.getByRole('button', { name: 'Beantragen', exact: true }).click();
}

async function accept(answer: Response) {
  const screen = await renderPage(<MonthPage />, {
    path: '/month',
    person: { role: 'admin', features },
    calls: {
      'GET /api/month/company/2026-10': [],
      'GET /api/correction': [requested],
      [`POST /api/correction/${requested.id}/preview`]: { refusal: null, vacation: [], months: [] },
      [`PUT /api/correction/${requested.id}`]: answer,
    },
  });
  await screen.getByText('Beantragte Korrekturen (1)').click();
  await screen.getByRole('button', { name: /annehmen$/ }).click();
}

const openSheet = (answer: Response) =>
  renderPage(<SheetPage />, {
    path: '/sheet?user=7&month=2026-10',
    person: { features },
    calls: { 'GET /api/sheet/7/2026-10': answer },
  });

export const monthRefusals: Provocations = {
  sheet_changed: (refused) => openSheet(refused()),
  correction_answered: (refused) => accept(refused()),
  correction_stale: (refused) => accept(refused()),
  correction_unavailable: (refused) => accept(refused()),
  correction_days: (refused) => accept(refused()),
};

export const monthForms: readonly RefusedForm[] = [
  [openOwn, { month_not_over: 'month', month_incomplete: undefined }],
  [reopen, { month_not_closed: 'month', month_reason: { Grund: 'kurz' } }],
  [giveBack, { month_not_confirmed: 'month' }],
  [
    fillRequest,
    {
      correction_open_day: 'day',
      correction_nothing: 'day',
      correction_taken: 'day',
      correction_beside: 'day',
    },
  ],
];
