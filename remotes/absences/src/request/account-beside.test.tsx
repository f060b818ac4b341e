import { renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { left } from '../contingents/contingents.fixture.tsx';
import { AbsencesPage } from '../own/absences-page.tsx';
import { RequestPage } from './request-page.tsx';

/** As the server answers: the form computes with it, and the account shows it. */
const user = {
  ...{ id: 7, company: 1, weeklyhours: 40, working_days: '1111100' },
  ...{ vacation: 30, vacation_lastyear: 0, vacation_lastyear_provisional: false },
  ...{ plannedVacation: 2, usedVacation: 3, usedVacationLastYear: 0, openVacation: 25 },
  nextYear: { year: 2027, requested: 0, available: 30 },
  lastYearEntered: { days: 0, enteredIn: 2026 },
};

afterEach(() => page.viewport(1280, 900));

it.each([
  [1600, ['audit'], 1],
  [1280, ['audit'], 0],
  [1920, [], 0],
] as const)(
  '[SCR-29] at %s pixels with %j a request has the account beside it %s times',
  async (width, features, times) => {
    await page.viewport(width, 900);
    const screen = await renderPage(<RequestPage />, {
      path: '/manage-absence',
      person: { features: [...features] },
      calls: { 'GET /api/user/current': user, 'GET /api/timesheet/absences': [] },
    });
    await expect.element(screen.getByLabelText('Art', { exact: true })).toBeVisible();
    await expect.poll(() => screen.getByText('Tage genommen und geplant').elements().length).toBe(times);
    const panel = screen.getByLabelText('Art', { exact: true }).element().closest('.sb-panel') as Element;
    expect(panel.getBoundingClientRect().width).toBeLessThan(600);
  },
);

describe('with contingents', () => {
  const calls = {
    'GET /api/user/current': user,
    'GET /api/timesheet/absences': [],
    'GET /api/absence-kind': [],
    'GET /api/contingent-account/7': [left],
  };
  const show = async (at: ReactElement, path: string, width: number) => {
    await page.viewport(width, 900);
    return renderPage(<div className="sb-arranged">{at}</div>, {
      path,
      person: { features: ['kinds'] },
      calls,
    });
  };
  type Screen = Awaited<ReturnType<typeof show>>;
  const box = (part: { element(): Element }) => part.element().getBoundingClientRect();
  /** The vacation account has no heading of its own: what it is about. */
  const account = (screen: Screen) =>
    screen.getByText('Tage genommen und geplant').element().closest('.sb-panel') as Element;
  const contingents = (screen: Screen) => screen.getByRole('region', { name: 'Kontingente' });

  it('[SCR-29] a request has both beside it, one below the other', async () => {
    const screen = await show(<RequestPage />, '/manage-absence', 1600);
    await expect.element(contingents(screen).getByText('Kind krank')).toBeVisible();
    const form = box({
      element: () => screen.getByLabelText('Art', { exact: true }).element().closest('.sb-panel') as Element,
    });
    const vacation = account(screen).getBoundingClientRect();
    expect([vacation.left - form.right, vacation.top - form.top]).toEqual([20, 0]);
    expect([box(contingents(screen)).left, box(contingents(screen)).top > vacation.bottom]).toEqual([
      vacation.left,
      true,
    ]);
  });

  it.each([
    [1280, true],
    [360, false],
  ])('[ART-02] at %s pixels they stand beside the own vacation account: %s', async (width, isBeside) => {
    const screen = await show(<AbsencesPage />, '/absences', width);
    await expect.element(contingents(screen).getByText('Kind krank')).toBeVisible();
    const vacation = account(screen).getBoundingClientRect();
    const beside = box(contingents(screen));
    expect(beside.top === vacation.top).toBe(isBeside);
    expect(beside.left > vacation.right).toBe(isBeside);
  });
});
