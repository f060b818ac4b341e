import type { LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { LawReportPage } from './law-report-page.tsx';

const row = (change: Partial<LawRow>): LawRow => ({
  user: 8,
  first_name: 'Bert',
  name: 'Maier',
  day: '2026-11-19',
  value: 601,
  limit: 600,
  code: 'day10',
  label: 'Mehr als 10 Stunden',
  law: '§ 3 ArbZG',
  remedy: null,
  reason: '10:01 Stunden Arbeit am 19.11.2026, mehr als 10:00 Stunden.',
  explanation: null,
  explained_by: null,
  explained_at: null,
  ...change,
});
const rows = [
  row({ explanation: 'Rohrbruch', explained_by: 'Clara Chef' }),
  row({
    ...{
      user: 9,
      first_name: 'Anna',
      name: 'Huber',
      code: 'rest11',
      label: 'Ruhezeit zu kurz',
      law: '§ 5 ArbZG',
    },
    reason: 'Seit 22:00 Uhr am 18.11.2026 nur 10:30 Stunden Ruhezeit, es fehlen 30 Minuten.',
  }),
];

const open = (found: LawRow[]) =>
  renderPage(<LawReportPage />, {
    path: '/law-report',
    person: { role: 'admin', features: ['calendar', 'law'] },
    calls: { 'GET /api/law/company/2026-11-01/2026-11-20': found },
  });

it('[LAW-14] counts, and a row leads to the notes of its person', async () => {
  const screen = await open(rows);
  await expect.element(screen.getByText('2 Hinweise bei 2 Personen')).toBeVisible();
  await screen.getByRole('link', { name: 'Anna Huber' }).click();
  await expect.poll(screen.at).toBe('/law-report?user=9');
  await expect.element(screen.getByText('1 Hinweis bei 1 Person')).toBeVisible();
  await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).not.toBeInTheDocument();
});

it('[LAW-14] has columns for remedies and explanations only where there are some', async () => {
  const screen = await open([row({})]);
  await expect.element(screen.getByRole('columnheader', { name: 'Grund' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Abhilfe' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'Erklärung' })).not.toBeInTheDocument();
});

it('[LAW-14] shows person, day, rule, explanation, and is filtered by person and rule', async () => {
  const screen = await open(rows);
  await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).toBeVisible();
  await expect.element(screen.getByText(/nur 10:30 Stunden Ruhezeit/)).toBeVisible();
  await screen.getByLabelText('Mitarbeiter').selectOptions('Anna Huber');
  await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).not.toBeInTheDocument();
  await screen.getByLabelText('Mitarbeiter').selectOptions('alle');
  await screen.getByLabelText('Hinweis').selectOptions('Mehr als 10 Stunden');
  await expect.element(screen.getByText(/nur 10:30 Stunden Ruhezeit/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Rohrbruch (Clara Chef)')).toBeVisible();
});
