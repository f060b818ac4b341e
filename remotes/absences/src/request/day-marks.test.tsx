import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { PersonAbsencePage } from '../own/person-absence-page.tsx';
import { absence } from '../shared/absence.fixture.ts';

const bert = {
  ...{ id: 8, company: 1, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' },
  ...{ vacation: 30, working_days: '1111100', weeklyhours: 40 },
  lastYearEntered: { days: 0, enteredIn: 2026 },
};

const AWAY = 'GET /api/timesheet/vacations/2026?from=2026-12-01&to=2026-12-31';
const away = (user: number, day: string, name: string) => ({
  ...{ day, project: 100, status: 1, user, name, first_name: name === 'Maier' ? 'Bert' : 'Anna' },
});
const cell = (day: string) => document.querySelector(`td[title="${day}"]`);
const wordsOf = (day: string) => cell(day)?.textContent;

it('[ABS-41] [VIS-02] the office sees in the calendar who else is away, shutdowns, and the days that are chosen', async () => {
  const shutdown = { id: 1, name: 'Weihnachten', from: '2026-12-24', to: '2026-12-31', undone_at: null };
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&date=2026-12-01',
    person: { role: 'admin', features: ['audit', 'office', 'calendar'] },
    calls: {
      'GET /api/user/email/bert%40example.de': bert,
      'GET /api/timesheet/absences?user=8': [absence(5, { day: '2026-12-03', status: 1 })],
      [AWAY]: [away(8, '2026-12-03', 'Maier'), away(9, '2026-12-04', 'Berger')],
      'GET /api/calendar/closure': [
        { ...shutdown, place_id: null },
        { ...shutdown, id: 2, name: 'Halle', from: '2026-12-07', to: '2026-12-07', place_id: 4 },
        { ...shutdown, id: 3, from: '2026-12-08', to: '2026-12-08', undone_at: '2026-11-01', place_id: null },
      ],
      'GET /api/company/settings': {},
    },
  });
  await screen.getByLabelText('Enddatum', { exact: true }).fill('02.12.2026');
  await screen.getByLabelText('Startdatum', { exact: true }).click();
  await expect.poll(() => wordsOf('04.12.2026')).toBe('4•1, abwesend: Anna Berger');
  await expect.poll(() => wordsOf('24.12.2026')).toBe('24B, Betriebsferien: Weihnachten');
  expect(wordsOf('03.12.2026')).toBe('3A, schon abwesend');
  expect(wordsOf('05.12.2026')).toBe('5–, kein Arbeitstag');
  expect([wordsOf('07.12.2026'), wordsOf('08.12.2026')]).toEqual(['7', '8']);
  const chosen = (day: string) => cell(day)?.querySelector('.ab-day-chosen') !== null;
  await expect
    .poll(() => ['01', '02', '03'].map((day) => chosen(`${day}.12.2026`)))
    .toEqual([true, true, false]);
  const legend = document.querySelector('.ab-day-legend')?.textContent;
  expect(legend).toMatch(
    /A schon abwesend.*B Betriebsferien.*F frei.*– kein Arbeitstag.*•2 so viele andere abwesend/,
  );
});

it('[ABS-41] [TEAM-04] a lead sees holidays, weekends and who is away, of the led person no more than that', async () => {
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=8&date=2026-12-01',
    person: { features: ['audit', 'office', 'teams', 'calendar'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': {
        ...{ id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100' },
        ...{ records_from: null, records: true, decides: true, decides_sick: false },
      },
      ...{
        [AWAY]: [away(8, '2026-12-03', 'Maier'), away(9, '2026-12-03', 'Berger')],
        'GET /api/company/settings': {
          calendar: { value: {}, version: 1, since: '2026-11-01', recommended_on: null },
        },
        'GET /api/calendar/2026?user=8': [
          { day: '2026-12-25', name: 'Erster Weihnachtstag', factor: 0, origin: 'law' },
        ],
        'GET /api/calendar/2027?user=8': [],
      },
    },
  });
  await screen.getByLabelText('Startdatum', { exact: true }).click();
  await expect.poll(() => wordsOf('03.12.2026')).toBe('3A•1, schon abwesend, abwesend: Anna Berger');
  await expect.poll(() => wordsOf('25.12.2026')).toBe('25F, Erster Weihnachtstag');
  expect(wordsOf('05.12.2026')).toMatch(/^5–/);
  expect(wordsOf('04.12.2026')).toBe('4');
  expect(screen.sent.filter(({ call }) => /closure|contract|absences\?/.test(call))).toEqual([]);
});
