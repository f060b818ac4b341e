import { renderPage } from '@stundenbuch/web/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
