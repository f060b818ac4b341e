import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { OvertimeFigure, OvertimePart, WeekBalance } from './overtime-figures.tsx';

const CURRENT = 'GET /api/overtime/balance';
const overtime = { minutes: 195, since: '2026-11-01', warning: null };
const warning = 'Ihr Stundenkonto steht bei 40,5 Stunden.';

describe('the balance', () => {
  it('[OVT-03] [DASH-15] is a figure of the dashboard that leads to the account', async () => {
    const screen = await renderPage(<OvertimeFigure />, { calls: { [CURRENT]: { overtime } } });
    const card = screen.getByRole('link', { name: /Stundenkonto/ });
    await expect.element(card.getByText('+3,25 h')).toBeVisible();
    await expect.element(card.getByText('seit 01.11.2026')).toBeVisible();
    await expect.element(card).toHaveAttribute('href', '/overtime');
  });

  it('[START-02] began on the day from which the person is recorded', async () => {
    const calls = { [CURRENT]: { overtime } };
    const person = { user: { records_from: '2026-11-24' } };
    const screen = await renderPage(<OvertimeFigure />, { calls, person });
    await expect.element(screen.getByText('seit 24.11.2026')).toBeVisible();
  });

  it('[OVT-05] warns on the dashboard and on the profile', async () => {
    const calls = { [CURRENT]: { overtime: { ...overtime, minutes: 2430, warning } } };
    const screen = await renderPage(<OvertimeFigure />, { calls });
    await expect.element(screen.getByText('außerhalb der Grenzen')).toBeVisible();
    await screen.unmount();
    const profile = await renderPage(<OvertimePart />, { calls });
    await expect.element(profile.getByText('außerhalb der Grenzen')).toBeVisible();
    await expect.element(profile.getByRole('link', { name: /\+40,50 h/ })).toBeVisible();
  });

  it('[OVT-03] is shown below the week', async () => {
    const screen = await renderPage(<WeekBalance />, {
      calls: { [CURRENT]: { overtime: { ...overtime, minutes: -30 } } },
    });
    await expect.element(screen.getByRole('link', { name: 'Stundenkonto Minus −0,50 h' })).toBeVisible();
  });

  it('[OVT-03] is nowhere before the account has begun', async () => {
    const screen = await renderPage(
      <>
        <OvertimeFigure />
        <OvertimePart />
        <WeekBalance />
        <p>Ende</p>
      </>,
      { calls: { [CURRENT]: { overtime: null } } },
    );
    await expect.element(screen.getByText('Ende')).toBeVisible();
    await expect.poll(() => screen.getByText('Stundenkonto').elements()).toEqual([]);
  });

  it('[DASH-15] can be tried again', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await renderPage(<OvertimeFigure />, { calls: { [CURRENT]: () => answer } });
    const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    answer = { overtime };
    await retry.click();
    await expect.element(screen.getByText('+3,25 h')).toBeVisible();
  });
});
