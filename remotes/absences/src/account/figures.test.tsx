import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { InboxTile } from '../inbox/inbox-tile.tsx';
import { away, pending } from '../shared/absence.fixture.ts';
import { AwayFigure, OpenFigure, VacationLeftFigure } from './figures.tsx';

const OPEN = 'GET /api/timesheet/pending-absences?status=open';
const WEEK = 'GET /api/timesheet/vacations/2026?from=2026-11-16&to=2026-11-20';
const broken = () => refuse(500, 'internal_error', 'Fehler!');
const show = (calls: Answers, page = <OpenFigure />) =>
  renderPage(page, { person: { role: 'admin', features: ['ledger'] }, calls });

it('[DASH-15] open requests are counted and lead to the inbox, whose tile is not needed then', async () => {
  const both = (
    <>
      <OpenFigure />
      <InboxTile />
    </>
  );
  const screen = await show({ [OPEN]: [pending(1), pending(2)] }, both);
  const card = screen.getByRole('link');
  await expect.element(card.getByText('2', { exact: true })).toBeVisible();
  await expect.element(card).toHaveAttribute('href', '/inbox');
});

it('[DASH-15] without open requests there is nothing to decide', async () => {
  const screen = await show({ [OPEN]: [] });
  await expect.element(screen.getByText('Alles ist entschieden.')).toBeVisible();
});

it('[DASH-15] people are away today whose absence is approved, each once', async () => {
  const rows = [
    away('2026-11-20', { half: 'first' }),
    away('2026-11-20', { half: 'second' }),
    away('2026-11-20', { user: 8, first_name: 'Bert' }),
    away('2026-11-20', { user: 9, first_name: 'Carla' }),
    away('2026-11-20', { user: 10, status: 0 }),
    away('2026-11-19', { user: 11 }),
  ];
  const screen = await show({ [WEEK]: rows }, <AwayFigure />);
  await expect.element(screen.getByText('3', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Anna Berger, Bert Berger und 1 weitere')).toBeVisible();
});

it('[DASH-15] says so where everybody is there', async () => {
  const screen = await show({ [WEEK]: [] }, <AwayFigure />);
  await expect.element(screen.getByText('Alle sind da.')).toBeVisible();
});

it.each([
  ['open requests', OPEN, <OpenFigure key="open" />, [], 'Alles ist entschieden.'],
  ['people away', WEEK, <AwayFigure key="away" />, [], 'Alle sind da.'],
])('[DASH-15] %s can be tried again', async (_, call, figure, answer, then) => {
  let now: unknown = broken();
  const screen = await show({ [call]: () => now }, figure);
  const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
  await expect.element(retry).toBeVisible();
  now = answer;
  await retry.click();
  await expect.element(screen.getByText(then)).toBeVisible();
});

it('[DASH-15] [LED-06] the vacation left opens the postings that it is the sum of', async () => {
  const screen = await renderPage(<VacationLeftFigure />, {
    person: { features: ['ledger'] },
    calls: {
      'GET /api/vacation/ledger/7': {
        figure: 'open',
        asOf: '2026-11-20',
        begins: 2026,
        value: 12,
        postings: [],
      },
    },
  });
  const card = screen.getByRole('button', { name: /^Urlaub/ });
  await expect.element(card.getByText('12 Tage')).toBeVisible();
  await card.click();
  await expect.element(screen.getByRole('heading', { name: 'Urlaubskonto' })).toBeVisible();
});
