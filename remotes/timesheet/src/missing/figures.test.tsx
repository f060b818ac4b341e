import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { absence, work } from '../entries/entries.fixture.ts';
import { FaultsFigure, MissingFigure, WeekFigure } from './figures.tsx';

const WEEK = 'GET /api/timesheet/all/47';
const MISSING = 'GET /api/timesheet/missingbookings';
const broken = () => refuse(500, 'internal_error', 'Fehler!');

describe('the figure of this week', () => {
  const show = (week: unknown) => renderPage(<WeekFigure />, { calls: { [WEEK]: week } });

  it('[DASH-15] says what was worked of what is owed, and leads to the week', async () => {
    const screen = await show([work('2026-11-16'), work('2026-11-17'), absence('2026-11-18', 10, 1)]);
    const card = screen.getByRole('link', { name: /Diese Woche/ });
    await expect.element(card.getByText('16,50 h')).toBeVisible();
    await expect.element(card.getByText('von 32,00 h')).toBeVisible();
    await expect.element(card).toHaveAttribute('href', '/timesheet');
  });

  it('[DASH-15] says so where nothing is owed', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    const screen = await show(days.map((day) => absence(day, 10, 1)));
    await expect.element(screen.getByText('0,00 h')).toBeVisible();
    await expect.element(screen.getByText('ohne Sollstunden')).toBeVisible();
  });

  it('[DASH-15] can be tried again', async () => {
    let answer: unknown = broken();
    const screen = await show(() => answer);
    const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    answer = [work('2026-11-16')];
    await retry.click();
    await expect.element(screen.getByText('8,25 h')).toBeVisible();
  });
});

describe('the figure of what is missing', () => {
  const show = (days: unknown, person: Person = {}) =>
    renderPage(<MissingFigure />, { person, calls: { [MISSING]: days } });
  const days = [
    { day: '2026-11-14', working_day: 'false' },
    { day: '2026-11-17', working_day: 'true' },
    { day: '2026-11-18', working_day: 'true' },
  ];

  it('[DASH-15] counts the working days and leads to the first of them', async () => {
    const screen = await show(days);
    const card = screen.getByRole('link', { name: /Es fehlt/ });
    await expect.element(card.getByText('2 Tage')).toBeVisible();
    await expect.element(card.getByText('seit Di, 17.11.')).toBeVisible();
    await expect.element(card).toHaveAttribute('href', '/create-workingtime?date=2026-11-17');
  });

  it('[DASH-15] leads to the form of projects where no times are recorded', async () => {
    const screen = await show(days.slice(0, 2), { flags: ['projectbooking'] });
    await expect.element(screen.getByText('1 Tag', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/manage-booking?date=2026-11-17');
  });

  it('[DASH-15] says that nothing is missing, and leads nowhere then', async () => {
    const screen = await show([]);
    await expect.element(screen.getByText('nichts')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });

  it('[DASH-15] can be tried again', async () => {
    const screen = await show(broken());
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

describe('the figure of people with faults', () => {
  const fault = { day: '2026-11-18', zeitbuchungen: 8.25, projektbuchungen: 8 };
  const ben = { first_name: 'Ben', name: 'Weber', user: 8, email: 'ben@example.de' };
  const anna = { first_name: 'Anna', name: 'Berger', user: 7, email: 'anna@example.de' };
  const show = (changes: Answers, features: readonly string[] = []) =>
    renderPage(<FaultsFigure />, {
      person: { role: 'admin', features },
      calls: {
        'GET /api/timesheet/company/wrong-bookings': [],
        'GET /api/timesheet/company/multiple-bookings': [],
        'GET /api/timesheet/company/wrong-timebookings': [],
        'GET /api/timesheet/company/doubtful-bookings': [],
        ...changes,
      },
    });

  it('[DASH-15] counts people and their days', async () => {
    const screen = await show({
      'GET /api/timesheet/company/wrong-bookings': [
        { ...fault, ...anna },
        { ...fault, ...anna, day: '2026-11-17' },
      ],
      'GET /api/timesheet/company/multiple-bookings': [{ ...fault, ...ben }],
    });
    await expect.element(screen.getByText('2 Personen')).toBeVisible();
    await expect.element(screen.getByText('3 Tage in diesem Monat')).toBeVisible();
  });

  it('[DASH-15] [SCR-12] is left to the list by name of who closes months', async () => {
    const wrong = { 'GET /api/timesheet/company/wrong-bookings': [{ ...fault, ...anna }] };
    const alone = await show(wrong, ['overtime']);
    await expect.element(alone.getByText('Mit Fehlern')).toBeVisible();
    await alone.unmount();
    const listed = await show(wrong, ['overtime', 'closing']);
    await expect.element(listed.getByText('Mit Fehlern')).not.toBeInTheDocument();
  });

  it('[DASH-15] says that there are none, and can be tried again', async () => {
    const none = await show({});
    await expect.element(none.getByText('niemand')).toBeVisible();
    await none.unmount();
    let answer: unknown = broken();
    const failed = await show({ 'GET /api/timesheet/company/wrong-timebookings': () => answer });
    const retry = failed.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    answer = [{ ...fault, ...ben }];
    await retry.click();
    await expect.element(failed.getByText('1 Person', { exact: true })).toBeVisible();
  });
});
