import { useInbox } from '@stundenbuch/web/session';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { WeekAbsences } from '../calendar/week-absences.tsx';
import { InboxCounter } from '../inbox/inbox-counter.tsx';
import { InboxTile } from '../inbox/inbox-tile.tsx';
import { away, pending } from '../shared/absence.fixture.ts';

const OPEN = 'GET /api/timesheet/pending-absences?status=open';

function Told() {
  const { loaded, number } = useInbox();
  return <output>{`${loaded} ${number}`}</output>;
}

const counter = (open: unknown) =>
  renderPage(
    <>
      <InboxCounter />
      <Told />
      <InboxTile />
    </>,
    { person: { role: 'admin' }, calls: { [OPEN]: open } },
  );

describe('the counter of the inbox', () => {
  it('[ABS-39] [AMB-79] [DASH-04] [NAV-12] counts open requests, shares the count, and shows a tile', async () => {
    const screen = await counter([pending(1), pending(2), pending(3, { status: 1 })]);
    await expect.element(screen.getByText('true 2')).toBeVisible();
    await expect.element(screen.getByText('offene Anträge')).toBeInTheDocument();
    const tile = screen.getByRole('link', { name: /Inbox/ });
    await expect.element(tile).toHaveAttribute('href', '/inbox');
    await expect.element(tile.getByText('2', { exact: true })).toBeVisible();
  });

  it('[DASH-04] [NAV-12] shows neither number nor tile at zero, or while nothing is known', async () => {
    const none = await counter([]);
    await expect.element(none.getByText('true 0')).toBeVisible();
    expect(document.querySelector('.sb-counter')).toBeNull();
    await expect.element(none.getByRole('link')).not.toBeInTheDocument();
    const failed = await counter(new Response('', { status: 500 }));
    await expect.element(failed.getByText('false 0')).toBeVisible();
    expect(document.querySelector('.sb-counter')).toBeNull();
  });
});

const week = (today: string, calls: Answers) =>
  renderPage(<WeekAbsences />, { today, person: { role: 'admin' }, calls });
const heads = (screen: Awaited<ReturnType<typeof week>>) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

describe('absences of this week', () => {
  it('[DASH-07] [AMB-81] [CONST-37] shows Monday to Friday, approved and open distinguishable', async () => {
    const screen = await week('2026-11-20', {
      'GET /api/timesheet/vacations/2026?from=2026-11-16&to=2026-11-20': [
        away('2026-11-16'),
        away('2026-11-20', { user: 8, first_name: 'Bert', status: 0, project: 20 }),
      ],
    });
    await expect.element(screen.getByText('Anna Berger')).toBeVisible();
    expect(heads(screen)).toEqual(['Mo, 16.11.', 'Di, 17.11.', 'Mi, 18.11.', 'Do, 19.11.', 'Fr, 20.11.']);
    const days = screen.getByRole('list').first().element().children;
    expect(days[0]?.textContent).toContain('Urlaub, genehmigt');
    expect(days[1]?.textContent).toContain('niemand');
    expect(days[4]?.textContent).toContain('Krankheit, beantragt');
  });

  it('[AMB-81] loads both years if the week spans two', async () => {
    const screen = await week('2027-01-01', {
      'GET /api/timesheet/vacations/2026?from=2026-12-28&to=2027-01-01': [away('2026-12-31')],
      'GET /api/timesheet/vacations/2027?from=2026-12-28&to=2027-01-01': [
        away('2027-01-01', { first_name: 'Bert' }),
      ],
    });
    await expect.element(screen.getByText('Bert Berger')).toBeVisible();
    await expect.element(screen.getByText('Anna Berger')).toBeVisible();
    expect(heads(screen)).toEqual(['Mo, 28.12.', 'Di, 29.12.', 'Mi, 30.12.', 'Do, 31.12.', 'Fr, 01.01.']);
  });

  it('[DASH-07] shortens a long day', async () => {
    const many = Array.from({ length: 20 }, (_, i) =>
      away('2026-11-16', { user: i + 100, first_name: `P${i}` }),
    );
    const screen = await week('2026-11-20', { 'GET /api/timesheet/vacations/2026': many });
    await expect
      .element(screen.getByRole('link', { name: '8 weitere' }))
      .toHaveAttribute('href', '/vacation-overview');
  });

  it('[DASH-07] offers a retry', async () => {
    let broken = true;
    const screen = await week('2026-11-20', {
      'GET /api/timesheet/vacations/2026': () =>
        broken ? new Response('', { status: 500 }) : [away('2026-11-16')],
    });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    broken = false;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('Anna Berger')).toBeVisible();
  });
});
