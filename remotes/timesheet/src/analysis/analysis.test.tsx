import { analysedProjectOf, usedBudgetOf } from '@stundenbuch/domain/accounts/analysis/analysis.fixture';
import { type Answers, type Person, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AnalysisPage } from '../reports/analysis-page.tsx';
import { bookingOf, customers, jobs, kueche, lager, months, people, stube } from './analysis.fixture.ts';
import { AnalysisBookingsPage } from './bookings-page.tsx';

const YEAR = '2026-01-01/2026-11-20';
const WHOLE = '2024-01-01/2026-11-20';

const paged =
  (rows: unknown[], total = rows.length, hours = 0) =>
  () =>
    Response.json(rows, { headers: { 'x-total-count': String(total), 'x-total-hours': String(hours) } });

const answers: Answers = {
  [`GET /api/analysis/projects/${YEAR}`]: [kueche, lager, stube],
  [`GET /api/analysis/groups/${YEAR}?by=month`]: months,
  [`GET /api/analysis/groups/${YEAR}?by=person`]: people,
  [`GET /api/analysis/groups/${YEAR}?by=customer`]: customers,
  [`GET /api/analysis/groups/${YEAR}?project=1101&by=person`]: people,
  [`GET /api/analysis/groups/${YEAR}?project=1101&by=job`]: jobs,
  [`GET /api/analysis/groups/${YEAR}?project=1101&by=month`]: months,
  [`GET /api/analysis/groups/${WHOLE}?project=1101&by=month`]: months,
  [`GET /api/analysis/bookings/${YEAR}?project=1101&page=1&size=5`]: paged([bookingOf(1)], 1204),
};
const FEATURES = ['budgets', 'reports'];

const show = (person: Person = {}, path = '/analysis', calls: Answers = {}) =>
  renderPage(<AnalysisPage />, {
    path,
    person: { role: 'admin', features: FEATURES, ...person },
    calls: { ...answers, ...calls },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const projects = (screen: Screen) => screen.getByRole('table', { name: 'Was jedes Projekt gebracht hat' });

describe('what each project brought', () => {
  it('[RPT-04] stands below the margin and the sentences that need an answer, the worst first', async () => {
    const screen = await show();
    const card = screen.getByRole('region', { name: 'Marge der Kundenprojekte' });
    await expect.element(card).toMatchTextContent('32.168 €');
    await expect.element(card).toMatchTextContent('1 Projekt mit Verlust: Gasthof Probe, Stube, −2.725 €');
    await expect.element(card).toMatchTextContent('1 Budget endet: Küche Beispielhuber, Fr, 11.12.2026');
    await expect
      .element(card.getByRole('link', { name: '14,25 h ohne Satz' }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-11-20&part=unpriced');
    const rows = projects(screen).getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent('Festpreis144.625 €−2.725 €−2 %Verlust');
    await expect
      .element(rows.nth(1))
      .toMatchTextContent('seit Fr, 16.10.2026 überschritten, 312,50 h darüber');
    await expect.element(rows.nth(2)).toMatchTextContent('erreicht etwa am Fr, 11.12.2026, noch 192,25 h');
    await expect.element(rows.nth(2)).toMatchTextContent('34.893 €20 %gut');
    await expect
      .element(rows.nth(3))
      .toMatchTextContent('Summe Kundenprojekte5.800,25 h316.365 €284.197 €32.168 €');
    await expect
      .element(rows.nth(4))
      .toMatchTextContent('Intern: Werkstatt und Lager2.745,50 h, ohne Erlös–123.548 €–');
  });

  it('[RPT-04] leads from the sentence to the row, and from there to who, as what, when, and each booking', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: /Gasthof Probe, Stube, −2.725/ }).click();
    const head = projects(screen).getByRole('button', { name: /Gasthof Probe, Stube/ });
    await expect.element(head).toHaveAttribute('aria-expanded', 'true');
    await expect.element(head).toHaveFocus();
    await expect.element(screen.getByText(/Täfer angepasst/)).toBeVisible();
    const shares = screen.getByRole('table', { name: 'Stunden und Kosten je Mitarbeiter' });
    await expect
      .element(shares.getByRole('link', { name: 'Milan Wechsel' }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-11-20&project=1101&person=11');
    await expect.element(screen.getByText('Milan Anfang')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: '1 weitere' }).click();
    await expect.element(screen.getByText('Milan Anfang')).toBeVisible();
    await screen.getByRole('tab', { name: 'Arbeitsplatz' }).click();
    await expect
      .element(screen.getByText('Ältere Buchungen sind mit heutigem Arbeitsplatz gerechnet.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^1\.?204 Buchungen öffnen$/ }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-11-20&project=1101');
    const line = screen.getByRole('table', { name: 'Stunden bis heute, Budget 2.580,00 h' });
    await expect.element(line.getByRole('row').nth(2)).toMatchTextContent('November 202620,00 h');
  });

  it('[RPT-04] [BUD-03] says of a budget what the list of projects says', async () => {
    const of = (project_name: string, used: number) =>
      analysedProjectOf({ project_name, budget: usedBudgetOf({ used }) });
    const screen = await show({}, '/analysis', {
      [`GET /api/analysis/projects/${YEAR}`]: [of('Dach', 80), of('Hof', 100), of('Tor', 79.99)],
    });
    const row = (name: RegExp) => projects(screen).getByRole('row', { name });
    await expect
      .element(row(/Dach/))
      .toMatchTextContent('80 % 80,00 von 100,00 hbald erreicht, noch 20,00 h');
    await expect.element(row(/Hof/)).toMatchTextContent('100 % 100,00 von 100,00 herreicht');
    await expect.element(row(/Tor/)).toMatchTextContent('79 % 79,99 von 100,00 hnoch 20,01 h');
  });

  it('[RPT-04] [TEAM-14] is narrowed to a team, down to the bookings', async () => {
    localStorage.removeItem('team');
    const screen = await show({ features: [...FEATURES, 'teams'] }, '/analysis', {
      [`GET /api/analysis/groups/${YEAR}?team=4&by=month`]: months,
      [`GET /api/analysis/projects/${YEAR}?team=4`]: [stube],
      'GET /api/team/people?from=2026-01-01&to=2026-11-20': [{ id: 4, name: 'Dach', people: [] }],
    });
    await expect.element(screen.getByText('Küche Beispielhuber').first()).toBeVisible();
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Dach');
    await expect.element(screen.getByText('Küche Beispielhuber')).not.toBeInTheDocument();
    await expect
      .element(projects(screen).getByRole('link', { name: /h im Zeitraum/ }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-11-20&project=1101&team=4');
    localStorage.removeItem('team');
  });

  it('[RPT-04] opens and closes by the keyboard', async () => {
    const screen = await show({}, '/analysis?project=1101');
    const head = projects(screen).getByRole('button', { name: /Gasthof Probe, Stube/ });
    await expect.element(head).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(head).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText('Woran es lag')).not.toBeInTheDocument();
  });

  it('[RPT-04] shows the months as a table to who would rather read', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Als Tabelle' }).click();
    const table = screen.getByRole('table', { name: 'Erlös und Kosten je Monat' });
    await expect
      .element(table.getByRole('link', { name: 'November 2026' }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-11-01&to=2026-11-20&part=customers');
  });

  it('[RPT-04] says what went wrong and tries again', async () => {
    let fails = true;
    const call = `GET /api/analysis/projects/${YEAR}`;
    const failing = () => (fails ? new Response('{}', { status: 503 }) : Response.json([stube]));
    const screen = await show({}, '/analysis', { [call]: failing });
    const again = screen.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(again).toBeVisible();
    fails = false;
    await again.click();
    await expect.element(projects(screen)).toBeVisible();
  });

  it('[RPT-04] is empty where nobody booked', async () => {
    const nothing = { bookings: 0, hours: 0, revenue: 0, unpriced: 0, cost: null, uncosted: 0 };
    const screen = await show({}, '/analysis', {
      [`GET /api/analysis/projects/${YEAR}`]: [],
      [`GET /api/analysis/groups/${YEAR}?by=month`]: {
        rows: [],
        total: { ...nothing, internal_hours: 0, internal_cost: null },
        by_todays_job: false,
      },
    });
    await expect
      .element(screen.getByText('In diesem Zeitraum ist auf keinem Projekt gebucht.'))
      .toBeVisible();
    await expect
      .element(screen.getByText('Kein Projekt mit Verlust, kein Budget überschritten.'))
      .toBeVisible();
    // [SCR-26] The next step.
    await expect
      .element(screen.getByRole('link', { name: 'Seit Beginn zeigen' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/analysis\?from=.*&to=2026-11-20$/));
  });
});

describe('the other tabs and the period', () => {
  it('[RPT-04] show people and customers, each row leading to its bookings', async () => {
    const screen = await show();
    await screen.getByRole('tab', { name: 'Mitarbeiter' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Milan Wechsel' }))
      .toHaveAttribute('href', '/analysis-bookings?from=2026-01-01&to=2026-11-20&person=11');
    await screen.getByRole('tab', { name: 'Kunden' }).click();
    await expect.element(screen.getByRole('link', { name: 'ohne Kunden' })).toBeVisible();
  });

  it('[RPT-04] are by name: another period is fetched at once', async () => {
    const october = '2026-10-01/2026-10-31';
    const screen = await show({}, '/analysis', {
      [`GET /api/analysis/projects/${october}`]: [kueche],
      [`GET /api/analysis/groups/${october}?by=month`]: months,
    });
    await expect.element(projects(screen)).toBeVisible();
    await screen.getByRole('combobox', { name: 'Zeitraum' }).selectOptions('Letzter Monat');
    await expect.element(screen.getByText('01.10.2026 – 31.10.2026')).toBeVisible();
    await expect.element(projects(screen).getByText('Gasthof Probe, Stube')).not.toBeInTheDocument();
  });
});

describe('who sees it', () => {
  it.each([{ features: ['budgets'] }, { features: ['reports'] }, { features: [] }])(
    '[RPT-04] keeps the four tiles where budgets or reports are off, and asks for nothing: %o',
    async (person) => {
      const screen = await show(person);
      await expect.element(screen.getByRole('link', { name: /^Projektstunden/ })).toBeVisible();
      expect(screen.sent.filter(({ call }) => call.includes('/analysis/'))).toEqual([]);
    },
  );

  it('[RPT-04] [REP-01] has the tiles as links', async () => {
    const screen = await show({ role: 'reader' });
    const pages = screen.getByRole('navigation', { name: 'Weitere Auswertungen' });
    await expect.element(pages.getByRole('link', { name: 'Zeitbuchungen' })).toBeVisible();
  });
});

describe('the bookings behind a figure', () => {
  it('[RPT-04] are listed with what each is worth, and their sum', async () => {
    const path = '/analysis-bookings?from=2026-01-01&to=2026-11-20&project=1101&part=customers';
    const screen = await renderPage(<AnalysisBookingsPage />, {
      path,
      person: { role: 'admin', features: FEATURES },
      calls: {
        [`GET /api/analysis/bookings/${YEAR}?project=1101&part=customers&page=1&size=20`]: paged(
          [bookingOf(1), bookingOf(2, { rate: null, amount: null, cost: null })],
          2,
          14.5,
        ),
      },
    });
    const rows = screen.getByRole('table', { name: 'Buchungen der Auswertung' }).getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent('Täfer angepasst7,2572,00 €/h522,00 €304,50 €');
    await expect.element(rows.nth(2)).toMatchTextContent('7,25ohne––');
    await expect.element(rows.nth(3)).toMatchTextContent('14,50');
    await expect.element(screen.getByText(/auf Kundenprojekte/)).toBeVisible();
  });
});
