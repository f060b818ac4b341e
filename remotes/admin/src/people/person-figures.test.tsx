import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { worker } from './people.fixture.ts';
import { WorkerPage } from './worker-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing', 'clock', 'office'];
const paula = worker();
const ACCOUNT = `GET /api/overtime/user/${paula.id}/2026-11`;
const answers: Answers = {
  'GET /api/user/email/paula%2Bneu%40beispiel.de': paula,
  [`GET /api/contract/user/${paula.id}`]: [],
  [ACCOUNT]: { closing: -90, since: '2026-01-01' },
  [`GET /api/month/${paula.id}/2026-10`]: {
    state: 'open',
    stops: [{ day: '2026-10-05', kind: 'day' }],
  },
  [`GET /api/clock/forgotten/user/${paula.id}`]: [
    { id: 1, day: '2026-11-12', since: '2026-11-12T07:00:00Z' },
  ],
};

const show = (person: Person, calls: Answers = {}) =>
  renderPage(<WorkerPage />, {
    path: '/worker-details?user=paula%2Bneu%40beispiel.de',
    person,
    calls: { ...answers, ...calls },
  });

describe('[SCR-44] how somebody stands', () => {
  it('is said to an admin with the ways there', async () => {
    const screen = await show({ role: 'admin', features });
    const figures = screen.getByRole('region', { name: 'Stand' });
    const link = (name: RegExp) => figures.getByRole('link', { name });
    await expect.element(link(/Stundenkonto.*−1,50 h/)).toHaveAttribute('href', `/overtime?user=${paula.id}`);
    await expect
      .element(link(/Monatsabschluss.*Oktober 2026.*offen, 1 Tag hält ihn auf/))
      .toHaveAttribute('href', `/month?user=${paula.id}&month=2026-10`);
    await expect
      .element(link(/nicht ausgestempelt.*12\.11\.2026/))
      .toHaveAttribute('href', `/month?user=${paula.id}&month=2026-11`);
  });

  it('is no clock for a reader, and no account for who has none', async () => {
    const screen = await show(
      { role: 'reader', features },
      { [ACCOUNT]: refuse(404, 'not_found', 'Nicht gefunden.') },
    );
    const figures = screen.getByRole('region', { name: 'Stand' });
    await expect.element(figures.getByText('Oktober 2026')).toBeVisible();
    await expect.element(figures.getByText('Stundenkonto')).not.toBeInTheDocument();
    expect(figures.getByText('Stempeluhr').elements()).toEqual([]);
  });

  it('is nothing where the company has its modules alone', async () => {
    const screen = await show({ role: 'admin' });
    await expect.element(screen.getByRole('heading', { name: 'Paula Neumann' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Stand' }).elements()).toEqual([]);
    expect(screen.sent.filter(({ call }) => /overtime|month|clock/.test(call))).toEqual([]);
  });
});
