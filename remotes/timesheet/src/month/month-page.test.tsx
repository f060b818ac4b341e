import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { type Person, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closed, october, people, requested, row } from './month.fixture.ts';
import { MonthHint } from './month-hint.tsx';
import { MonthPage } from './month-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const admin: Person = { role: 'admin', features };
const OWN = 'GET /api/month/7/2026-10';
const OF_ANOTHER = 'GET /api/month/8/2026-10';
const COMPANY = 'GET /api/month/company/2026-10';
const show = (calls: object, person: Person = { features }, path = '/month') =>
  renderPage(<MonthPage />, { path, person, calls: { 'GET /api/correction/own': [], ...calls } });

const bodies = ({ sent }: Awaited<ReturnType<typeof show>>, method: string, path: string) =>
  sent.filter(({ call }) => call === `${method} ${path}`).map(({ body }) => body);

const EMPTY = { start: null, end: null, break: null, worked: 0, credited: 0 };

describe('the own month', () => {
  it('[MON-02] is confirmed by one button', async () => {
    let answer: object = october;
    const screen = await show({
      [OWN]: () => answer,
      'POST /api/month/confirm': () => {
        answer = { ...october, state: 'confirmed', confirmed_at: '2026-11-02T08:00:00Z' };
        return answer;
      },
    });
    await expect.element(screen.getByText('Alle Tage sind eingetragen.')).toBeVisible();
    await screen.getByRole('button', { name: 'Monat bestätigen' }).click();
    await expect.element(screen.getByText('Monat erfolgreich bestätigt.')).toBeVisible();
    await expect.element(screen.getByText(/wartet auf den Abschluss/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Monat bestätigen' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.className).toBe('sb-form-actions');
    expect(bodies(screen, 'POST', '/api/month/confirm')).toEqual([{ month: '2026-10' }]);
  });

  it('[MON-02] names what is missing, and leads there', async () => {
    const stops = [
      { day: '2026-10-05', kind: 'day' },
      { day: '2026-10-06', kind: 'absence' },
    ];
    const screen = await show({ [OWN]: { ...october, stops } });
    const day = screen.getByRole('link', { name: 'Mo, 05.10.2026 Arbeitszeit fehlt' });
    await expect.element(day).toHaveAttribute('href', '/create-workingtime?date=2026-10-05');
    await expect
      .element(screen.getByRole('link', { name: /noch nicht entschieden/ }))
      .toHaveAttribute('href', '/absence');
  });

  it('[MON-07] has every day and the sums', async () => {
    const screen = await show({ [OWN]: october });
    const table = screen.getByRole('table', { name: 'Tage im Oktober 2026' });
    await expect
      .element(table.getByRole('row', { name: /Mo, 05\.10\..*08:00.*17:30.*9,00.*8,00.*\+1,00/ }))
      .toBeVisible();
    await expect.element(screen.getByText('17,00 h', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Plus +3,00')).toBeVisible();
  });

  it('[START-02] has dashes before the day from which the person is recorded', async () => {
    const before = row('2026-10-01', { ...EMPTY, target: 0, difference: 0, recorded: false });
    const sheet = { ...october.sheet, rows: [before, ...october.sheet.rows] };
    const screen = await show({ [OWN]: { ...october, sheet } });
    const table = screen.getByRole('table', { name: 'Tage im Oktober 2026' });
    await expect.element(table.getByRole('row', { name: /Do, 01\.10\.\s*–\s*–\s*–\s*–/ })).toBeVisible();
    await expect.element(screen.getByText('17,00 h', { exact: true })).toBeVisible();
  });

  it('[START-02] of before the beginning asks for no confirmation', async () => {
    const rows = [row('2026-10-01', { ...EMPTY, target: 0, difference: 0, recorded: false })];
    const screen = await show({ [OWN]: { ...october, sheet: { ...october.sheet, rows } } });
    await expect.element(screen.getByText('Dieser Monat wird nicht erfasst.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Monat bestätigen' })).not.toBeInTheDocument();
  });

  it('[FND-11] has sums that add up; of a draft like is compared with like', async () => {
    const draft = {
      ...october,
      sheet: {
        ...october.sheet,
        rows: [...october.sheet.rows, row('2026-10-06', { ...EMPTY, target: 480, difference: null })],
      },
    };
    const screen = await show({ [OWN]: draft });
    const table = screen.getByRole('table', { name: 'Tage im Oktober 2026' });
    await expect.element(table.getByRole('columnheader', { name: 'Angerechnet' })).toBeVisible();
    const sums = () =>
      [...screen.container.querySelectorAll('.ts-month-sums > div')].map(({ textContent }) => textContent);
    expect(sums()).toEqual([
      ...[
        'Ist17,00 h',
        'Angerechnet8,00 h',
        'Soll bisher24,00 h',
        'DifferenzPlus +1,00 h',
        'SaldoPlus +3,00 h',
      ],
      'Soll des Monats32,00 h',
    ]);
  });

  it('[MON-06] asks for a correction with what the day has now', async () => {
    const screen = await show({ [OWN]: closed, 'POST /api/correction': requested });
    await screen.getByRole('button', { name: 'Korrektur beantragen' }).click();
    await screen.getByLabelText('Tag').selectOptions('Mo, 05.10.2026');
    await expect.element(screen.getByLabelText('Ende')).toHaveValue('17:30');
    await screen.getByLabelText('Pause (h)').fill('45');
    await screen.getByLabelText('Grund').fill('Zettel vom Polier');
    await expect.element(screen.getByLabelText('Pause (h)')).toHaveValue('0,75');
    await screen.getByRole('button', { name: 'Beantragen', exact: true }).click();
    await expect.element(screen.getByText('Korrektur erfolgreich beantragt.')).toBeVisible();
    expect(bodies(screen, 'POST', '/api/correction')).toEqual([
      {
        day: '2026-10-05',
        reason: 'Zettel vom Polier',
        wish: { start_time: '08:00', end_time: '17:30', break: 0.75 },
      },
    ]);
  });

  it('[ABS-43] from the row of a day it asks of that day, of oneself alone', async () => {
    const path = (user: number) => `/month?user=${user}&month=2026-10&correct=2026-10-05`;
    const screen = await show({ [OWN]: closed }, { features }, path(7));
    await expect.element(screen.getByLabelText('Tag')).toHaveValue('2026-10-05');
    await expect.element(screen.getByLabelText('Ende')).toHaveValue('17:30');
    // The other form of the day, where the company has absences.
    const link = screen.getByRole('link', { name: 'Stattdessen eine Abwesenheit an diesem Tag' });
    await expect.element(link).toHaveAttribute('href', '/manage-absence?correct=2026-10-05');
  });

  it('[MON-05] [MON-06] says that it was opened again, or corrected, and why', async () => {
    const reason = 'Nachtrag vom Polier';
    const reopened = await show({ [OWN]: { ...closed, state: 'open', confirmed_at: null, reason } });
    await expect
      .element(reopened.getByText('Der Monat wurde wieder geöffnet: „Nachtrag vom Polier“.'))
      .toBeVisible();
    reopened.unmount();
    const corrected = await show({ [OWN]: { ...closed, version: 2, confirmed_at: null, reason } });
    await expect.element(corrected.getByText(/wurde korrigiert: „Nachtrag vom Polier“/)).toBeVisible();
    await expect.element(corrected.getByRole('button', { name: 'Monat bestätigen' })).toBeVisible();
  });

  it('[MON-07] on the phone days are lines with the sums below them', async () => {
    await page.viewport(360, 760);
    const screen = await show({ [OWN]: october });
    await expect.element(screen.getByText('Plus +3,00')).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });
});

describe('everybody’s months', () => {
  it('[MON-02] show how far each is and what stops it, and can be filtered', async () => {
    const screen = await show({ [COMPANY]: people, 'GET /api/correction': [] }, admin);
    const line = (name: RegExp) => screen.getByRole('row', { name });
    await expect.element(line(/Anna Maier.*bestätigt/)).toBeVisible();
    await expect
      .element(
        line(
          /Bert Maier.*offen.*Mo, 05\.10\. Arbeitszeit fehlt, Di, 06\.10\. Abwesenheit noch nicht entschieden/,
        ),
      )
      .toBeVisible();
    await screen.getByLabelText('Stand').selectOptions('abgeschlossen');
    await expect.element(line(/Bert Maier/)).not.toBeInTheDocument();
    await expect.element(line(/Carl Maier/)).toBeVisible();
  });

  it('[TEAM-14] are narrowed to who belonged to a team in the month', async () => {
    localStorage.removeItem('team');
    const [, second] = people as unknown as { user: number }[];
    const member = { user: second?.user, first_name: 'Bert', name: 'Maier', active: true, home: true };
    const screen = await show(
      {
        [COMPANY]: people,
        'GET /api/correction': [],
        'GET /api/team/people?from=2026-10-01&to=2026-10-31': [
          { id: 1, name: 'Dach', people: [{ ...member, from: '2026-10-01', to: '2026-10-12' }] },
        ],
      },
      { ...admin, features: [...features, 'teams'] },
    );
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Dach');
    await expect.element(screen.getByRole('row', { name: /Anna Maier/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /Bert Maier/ })).toBeVisible();
    localStorage.removeItem('team');
  });

  it('[MON-02] show what is closed, with a sum, in the order of a column', async () => {
    const figures = { target: 9600, worked: 4800, balance: null, vacation: 10, sick: 3 };
    const mixed = people.map((one) => (one.user === 8 ? { ...one, figures } : one));
    const screen = await show({ [COMPANY]: mixed, 'GET /api/correction': [] }, admin);
    const line = (name: RegExp) => screen.getByRole('row', { name });
    await expect.element(line(/Anna Maier.*176,00 160,00 Minus −1,50 2 0,5/)).toBeVisible();
    await expect.element(line(/Bert Maier.*160,00 80,00 – 10 3/)).toBeVisible();
    await expect.element(line(/Summe.*512,00 400,00 Minus −3,00 14 4/)).toBeVisible();
    const sick = screen.getByRole('columnheader', { name: /Krank/ });
    await sick.click();
    await expect.element(sick).toHaveAttribute('aria-sort', 'ascending');
  });

  it('[TEAM-02] [SET-37] of the team are a list for its lead, with days of absence of every kind and no papers', async () => {
    const figures = { target: 9600, worked: 4800, balance: null, vacation: 0, sick: 0, away: 3 };
    const screen = await show(
      { [COMPANY]: [{ ...people[0], figures }], [OWN]: october },
      { features: [...features, 'teams'], ofCompany: { leads: true } },
    );
    await screen.getByRole('link', { name: 'Monate des Teams' }).click();
    await expect.element(screen.getByRole('row', { name: /Anna Maier.*160,00 80,00 – 3/ })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: /Abwesend/ })).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: /Krank/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /PDF|Abschließen/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Mein Monat' })).toBeVisible();
  });

  it('[TEAM-11] a confirmed one is checked by the lead of the team, or given back with a reason', async () => {
    const confirmed: PersonMonth = { ...october, user: 8, state: 'confirmed', versions: [], may_check: true };
    let answer: PersonMonth = confirmed;
    const screen = await show(
      {
        'GET /api/month/8/2026-10': () => answer,
        'POST /api/month/check': () => {
          answer = { ...confirmed, checked: { at: '2026-11-20T09:00:00Z', by: 'Bert Adler' } };
          return answer;
        },
        'POST /api/month/return': { ...confirmed, state: 'open' },
      },
      { features: [...features, 'teams'], ofCompany: { leads: true } },
      '/month?user=8',
    );
    await expect.element(screen.getByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Monat geprüft' }).click();
    await expect.element(screen.getByText('Geprüft von Bert Adler am 20.11.2026.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Monat geprüft' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Zurückgeben' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Monat zurückgeben' });
    await dialog.getByLabelText('Grund').fill('Der 7. ist zu lang');
    await dialog.getByRole('button', { name: 'Zurückgeben' }).click();
    await expect.element(screen.getByText('Monat zurückgegeben.')).toBeVisible();
    expect(bodies(screen, 'POST', '/api/month/return')).toEqual([
      { user: 8, month: '2026-10', reason: 'Der 7. ist zu lang' },
    ]);
  });

  it('[TEAM-11] one that was given back says why, and a closed one who checked it', async () => {
    const returned = await show({ [OWN]: { ...october, reason: 'Der 7. ist zu lang' } });
    await expect
      .element(returned.getByText('Der Monat wurde zurückgegeben: „Der 7. ist zu lang“.'))
      .toBeVisible();
    await returned.unmount();
    const checked = people.map((one) => ({
      ...one,
      checked: { at: '2026-11-20T09:00:00Z', by: 'Bert Adler' },
    }));
    const screen = await show({ [COMPANY]: checked, 'GET /api/correction': [] }, admin);
    await expect.element(screen.getByText('geprüft von Bert Adler').first()).toBeVisible();
  });

  it('[MON-10] a closed one says where the account has changed since its sheet was signed', async () => {
    const differing = people.map((one) => (one.user === 9 ? { ...one, account_differs: 480 } : one));
    const screen = await show({ [COMPANY]: differing, 'GET /api/correction': [] }, admin);
    const hint = /Carl Maier.*Stundenkonto weicht um \+8,00 h vom Stundenzettel ab/;
    await expect.element(screen.getByRole('row', { name: hint })).toBeVisible();
  });

  it('[MON-04] a closed one is opened again from its row, and each row leads to its person by a link', async () => {
    const calls = { [COMPANY]: people, 'GET /api/correction': [], 'POST /api/month/reopen': {} };
    const screen = await show(calls, admin);
    await expect
      .element(screen.getByRole('link', { name: 'Anna Maier' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/month\?user=7/));
    const reopen = screen.getByRole('button', { name: /wieder öffnen$/ });
    await expect.element(reopen).toHaveAccessibleName('Monat von Carl Maier wieder öffnen');
    await reopen.click();
    const dialog = screen.getByRole('dialog', { name: 'Monat wieder öffnen' });
    await dialog.getByLabelText('Grund').fill('Pause vergessen');
    await dialog.getByRole('button', { name: 'Öffnen' }).click();
    await expect
      .poll(() => bodies(screen, 'POST', '/api/month/reopen'))
      .toEqual([{ user: 9, month: expect.any(String), reason: 'Pause vergessen' }]);
  });

  it('[MON-02] are closed together, and whoever stops it says why', async () => {
    const message = 'Noch nicht bestätigt. Ohne Bestätigung braucht es einen Grund.';
    const screen = await show(
      {
        [COMPANY]: people,
        'GET /api/correction': [],
        'POST /api/month/close': [
          { user: 7, closed: true, version: 1, message: null },
          { user: 8, closed: false, version: 0, message },
        ],
      },
      admin,
    );
    const everyone = screen.getByLabelText('Alle auswählen (0 von 3 ausgewählt)');
    await everyone.click();
    await screen.getByRole('button', { name: 'Abschließen' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Monat abschließen' });
    await expect.element(dialog.getByText(/2 Personen, davon 1 ohne Bestätigung/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Abschließen' }).click();
    await expect.element(screen.getByText('1 von 2 Monaten abgeschlossen.')).toBeVisible();
    const said = screen.getByRole('status').filter({ hasText: '1 von 2' });
    await expect.element(said).toHaveTextContent('Warnung: 1 von 2 Monaten abgeschlossen.');
    await expect.element(screen.getByText(message)).toBeVisible();
    expect(bodies(screen, 'POST', '/api/month/close')).toEqual([
      { month: '2026-10', users: [7, 8], reason: null },
    ]);
  });

  it('[MON-06] a corrected one of somebody else asks nothing of the reader', async () => {
    const corrected = { ...closed, version: 2, confirmed_at: null, reason: 'Nachtrag' };
    const screen = await show({ [OF_ANOTHER]: corrected }, { role: 'reader', features }, '/month?user=8');
    await expect
      .element(
        screen.getByText('Der Monat wurde korrigiert: „Nachtrag“. Die neue Bestätigung steht noch aus.'),
      )
      .toBeVisible();
  });

  it('[FND-13] readers look and change nothing', async () => {
    const screen = await show({ [COMPANY]: people }, { role: 'reader', features });
    await expect.element(screen.getByRole('row', { name: /Anna Maier/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Abschließen' })).not.toBeInTheDocument();
  });
});

it('[MON-02] the dashboard names the months that wait for a confirmation', async () => {
  const waiting = [{ month: '2026-10', state: 'open', reason: null }];
  const screen = await renderPage(<MonthHint />, {
    person: { features },
    calls: { 'GET /api/month/own': { grace: 5, closed: [], waiting } },
  });
  const link = screen.getByRole('link', { name: 'Oktober 2026 ist noch nicht bestätigt' });
  await expect.element(link).toHaveAttribute('href', '/month?user=7&month=2026-10');
});
