import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence, booking, work } from '../entries/entries.fixture.ts';
import manifest from '../manifest.ts';
import { BalanceTab } from './balance-tab.tsx';
import { BookingsTab } from './bookings-tab.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { TimesTab } from './times-tab.tsx';

const entries: Entry[] = [
  work('2026-10-01'),
  work('2026-11-02', { hours: 7, actual: 7 }),
  booking('2026-11-02', 3.5),
  absence('2026-11-03', 10, 1),
  { ...absence('2026-11-04', 30, 1), target: 8, actual: 0, project_name: 'Überstunden' },
];

const PERIOD = '2026-01-01/2026-11-20';

const show = (Tab: ComponentType<{ userId: number }>, calls: object, userId = 8) =>
  renderPage(<Tab userId={userId} />, { path: '/worker-details?user=ben%40example.de', calls: { ...calls } });

const rowsOf = (screen: Awaited<ReturnType<typeof show>>) =>
  [...screen.container.querySelectorAll('.sb-data tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

const person = { [`GET /api/timesheet/user/8/${PERIOD}`]: entries };
const sums = [{ internal_id: 'P-1', project_name: 'Dachsanierung', hours: 41.5 }];
const projectSum = { [`GET /api/timesheet/projectsum/user/8/${PERIOD}`]: sums };

describe('the tabs of a person', () => {
  it('[AUTH-28] Zeitbuchungen: days that require hours, with target and actual', async () => {
    const screen = await show(TimesTab, person);
    await expect.element(screen.getByText('Zeige 1 bis 3 von 3 Elementen')).toBeVisible();
    expect(rowsOf(screen)[0]).toEqual(['Mi', '04.11.2026', 'Überstunden', '', '', '', '8,00', '0,00']);
    expect(rowsOf(screen)[2]).toEqual([
      'Do',
      '01.10.2026',
      'Arbeit',
      '08:00',
      '17:00',
      '0,75',
      '8,00',
      '8,25',
    ]);
    await expect.element(screen.getByText('15,25')).toBeVisible();
  });

  it('[AUTH-28] [TIME-24] [TIME-25] Arbeitszeitübersicht: months with a target, green above and red below', async () => {
    const screen = await show(BalanceTab, person);
    await expect.element(screen.getByText('November 2026')).toBeVisible();
    expect(rowsOf(screen)).toEqual([
      ['Oktober 2026', '8,00', '8,25', '+0,25'],
      ['November 2026', '16,00', '7,00', '-9,00'],
    ]);
    const colour = (text: string) =>
      getComputedStyle(screen.getByText(text, { exact: true }).first().element()).color;
    expect(colour('+0,25')).toBe('rgb(42, 100, 55)');
    expect(colour('-9,00')).toBe('rgb(161, 39, 30)');
  });

  it('[TIME-25] [AMB-84] Arbeitszeitübersicht: a balance of zero is neither green nor red', async () => {
    const month = (day: string, target: number) => work(day, { hours: 8, actual: 8, target });
    const even = [month('2026-09-01', 7.9), month('2026-10-01', 7.8), month('2026-11-02', 8.3)];
    const screen = await show(BalanceTab, { [`GET /api/timesheet/user/8/${PERIOD}`]: even });
    await expect.element(screen.getByText('November 2026').first()).toBeVisible();
    const [sum] = [...screen.getByRole('table').first().element().querySelectorAll('tfoot tr')];
    expect([...(sum?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Summe',
      '24,00',
      '24,00',
      '0,00',
    ]);
  });

  it('[AUTH-28] [REP-09] Arbeitszeitübersicht: draws the target and actual hours by month, with a table for screen readers', async () => {
    const screen = await show(BalanceTab, person);
    const table = screen.getByRole('table', { name: 'Soll und Ist je Monat' });
    await expect.element(table).toBeInTheDocument();
    const said = [...table.element().querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(said).toEqual(['Oktober 20268,00 h8,25 h', 'November 202616,00 h7,00 h']);
    const drawn = () =>
      Array.from(document.querySelectorAll('.sb-chart svg text'), ({ textContent }) => textContent);
    await expect
      .poll(drawn)
      .toEqual(expect.arrayContaining(['Oktober 2026', 'November 2026', 'Soll', 'Ist']));
  });

  it('[AUTH-28] [API-19] Arbeitszeitübersicht: one’s own is loaded by year', async () => {
    const call = (year: number, to: string) =>
      `GET /api/timesheet/vacations-and-timebookings/${year}?from=2026-01-01&to=${to}`;
    const screen = await show(
      BalanceTab,
      {
        [call(2026, '2026-11-20')]: entries.filter(({ project }) => project < 100),
        [call(2026, '2027-01-31')]: entries.filter(({ project }) => project < 100),
        [call(2027, '2027-01-31')]: [
          { ...absence('2027-01-04', 30, 0), target: 8, actual: 0, project_name: 'Überstunden' },
        ],
      },
      7,
    );
    await expect.element(screen.getByText('November 2026').first()).toBeVisible();
    await screen.getByLabelText('Bis').fill('31.01.2027');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText('Januar 2027').first()).toBeVisible();
    expect(rowsOf(screen)).toHaveLength(3);
  });

  it('[AUTH-29] Projekt Übersicht: hours per project', async () => {
    const screen = await show(ProjectsTab, projectSum);
    await expect.element(screen.getByText('Dachsanierung')).toBeVisible();
    expect(rowsOf(screen)).toEqual([['P-1', 'Dachsanierung', '41,50']]);
  });

  it('[AUTH-29] Projekt Übersicht: two projects with the same name and no number are separate', async () => {
    const twins = [3, 4.5].map((hours) => ({ internal_id: null, project_name: 'Werkstatt', hours }));
    const screen = await show(ProjectsTab, { [`GET /api/timesheet/projectsum/user/8/${PERIOD}`]: twins });
    await expect.element(screen.getByText('7,50')).toBeVisible();
    expect(rowsOf(screen)).toEqual([
      ['', 'Werkstatt', '3,00'],
      ['', 'Werkstatt', '4,50'],
    ]);
    const keys = [...screen.container.querySelectorAll('tr[data-row-key]')].map((row) =>
      row.getAttribute('data-row-key'),
    );
    expect(keys).toEqual(['0', '1']);
  });

  it('[AUTH-31] [TIME-26] Zeitbuchungen: one period is not shown for another that cannot be loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = {
      'GET /api/timesheet/user/8/2026-11-01/2026-11-20': refuse(500, 'internal_error', 'Fehler!'),
    };
    const screen = await show(TimesTab, { ...person, ...failing });
    await expect.element(screen.getByText('01.10.2026')).toBeVisible();
    await screen.getByLabelText('Von').fill('01.11.2026');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByText('Die Buchungen konnten nicht geladen werden.')).toBeVisible();
    expect(rowsOf(screen)).toEqual([]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('[AUTH-29] Projektbuchungen: day, project, text, hours', async () => {
    const screen = await show(BookingsTab, person);
    await expect.element(screen.getByText('Ziegel gelegt')).toBeVisible();
    expect(rowsOf(screen)).toEqual([['02.11.2026', 'P-1', 'Dachsanierung', 'Ziegel gelegt', '3,50']]);
  });

  it.each([
    ['Zeitbuchungen', TimesTab, person],
    ['Arbeitszeitübersicht', BalanceTab, person],
    ['Projekt Übersicht', ProjectsTab, projectSum],
    ['Projektbuchungen', BookingsTab, person],
  ])('[AUTH-30] [TIME-26] %s can be filtered from 1 January to 2030', async (_, Tab, calls) => {
    const screen = await show(Tab, calls);
    for (const name of ['Von', 'Bis']) {
      await expect.element(screen.getByLabelText(name)).toHaveAttribute('min', '2026-01-01');
      await expect.element(screen.getByLabelText(name)).toHaveAttribute('max', '2030-01-01');
    }
    await expect.element(screen.getByRole('button', { name: 'Excel-Export' })).toBeVisible();
  });

  it.each([
    ['Zeitbuchungen', TimesTab, `GET /api/timesheet/user/8/${PERIOD}`],
    ['Projekt Übersicht', ProjectsTab, `GET /api/timesheet/projectsum/user/8/${PERIOD}`],
  ])('[AUTH-31] %s: a failure is logged, not alerted', async (label, Tab, call) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await show(Tab, { [call]: refuse(500, 'internal_error', 'Fehler!') });
    await expect.element(screen.getByText('Die Buchungen konnten nicht geladen werden.')).toBeVisible();
    expect(log).toHaveBeenCalledWith(`${label}: not loaded`, expect.objectContaining({ status: 500 }));
    expect(screen.getByRole('alert').elements()).toEqual([]);
    log.mockRestore();
  });

  it('[CONST-26] [SHR-06] have ten rows to a page', async () => {
    const many = Array.from({ length: 11 }, (_, i) =>
      booking(`2026-11-${String(i + 1).padStart(2, '0')}`, 1),
    );
    const screen = await show(BookingsTab, { [`GET /api/timesheet/user/8/${PERIOD}`]: many });
    await expect.element(screen.getByText('Zeige 1 bis 10 von 11 Elementen')).toBeVisible();
  });

  it('[AUTH-28] [AUTH-29] have the names of the specification', () => {
    const tabs = manifest.slots.flatMap((slot) => (slot.slot === 'worker-tab' ? [slot.label] : []));
    expect(tabs).toEqual(['Zeitbuchungen', 'Arbeitszeitübersicht', 'Projekt Übersicht', 'Projektbuchungen']);
  });
});
