import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { ProjectDetailPage } from './project-detail-page.tsx';
import { booking, page, rate, roof } from './projects.fixture.ts';

const employees = [
  { user: 7, first_name: 'Anna', name: 'Berger', hours: 1000.5 },
  { user: 8, first_name: 'Bert', name: 'Thoma', hours: 13.25 },
];

const show = (person: Person = {}, calls: Answers = {}) =>
  renderPage(<ProjectDetailPage />, {
    path: '/project-detail?id=1001',
    person,
    calls: {
      'GET /api/project/id/1001': roof,
      'GET /api/project/hourlyrate/1001?page=1&size=5': page([rate(1, 'Meister', 87.5)]),
      'GET /api/project/employees/1001': { employees, others: { count: 0, hours: 0 } },
      'GET /api/timesheet/project/1001?page=1&size=10': page([booking(1)], 507),
      ...calls,
    },
  });

const noBudget = { 'GET /api/project/1001/budget': { project: 1001, progress: null } };

type Screen = Awaited<ReturnType<typeof show>>;
const factOf = (screen: Screen, word: string) =>
  screen.getByRole('term').filter({ hasText: word }).element().nextSibling;

describe('the page of a project', () => {
  it('[PROJ-17] [PROJ-19] shows its data, read-only', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Dach Nord', level: 1 })).toBeVisible();
    const shown = [
      'Interne ID',
      'Kategorie',
      'Status',
      'Beginn',
      'Ende',
      'Gebuchte Stunden',
      'Davon in diesem Jahr',
    ];
    expect(shown.map((word) => factOf(screen, word)?.textContent)).toEqual([
      '100001',
      'Neubau',
      'In Bearbeitung',
      '02.03.2026',
      '–',
      '1.013,75 h',
      '9,75 h',
    ]);
    await expect.element(screen.getByText(/Kran bestellt/)).toBeVisible();
    await expect.element(screen.getByText('Zeige 1 bis 10 von 507 Elementen')).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toEqual([]);
  });

  it.each<[string, Person, (string | null)[]]>([
    ['an admin', { role: 'admin', features: ['teams'] }, ['Anna Berger', 'Bert Thoma']],
    ['an employee', { features: ['teams'] }, ['Anna Berger', null]],
    ['a reader', { role: 'reader', features: ['teams'] }, [null, null]],
    ['a company that has switched nothing on', { role: 'admin' }, [null, null]],
  ])('[SCR-49] leads from bookings to those that may be read: %s', async (_, person, names) => {
    const bookings = [booking(1, { user: 7 }), booking(2, { user: 8, first_name: 'Bert', name: 'Thoma' })];
    const screen = await show(person, { 'GET /api/timesheet/project/1001?page=1&size=10': page(bookings) });
    const table = screen.getByRole('table', { name: 'Buchungen des Projekts' });
    await expect.element(table.getByText('Bert Thoma')).toBeVisible();
    const links = () =>
      table
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(links).toEqual(names.filter((name) => name !== null));
  });

  it.each<[string, Person, string[]]>([
    ['an admin', { role: 'admin', features: ['teams'] }, ['Stundensätze eintragen', 'Projekt buchen']],
    ['an employee', { features: ['teams'] }, ['Projekt buchen']],
    ['a reader', { role: 'reader', features: ['teams'] }, []],
    ['an admin without features', { role: 'admin' }, []],
  ])('[SCR-26] names what %s may do about empty lists', async (_, person, steps) => {
    const screen = await show(person, {
      'GET /api/timesheet/project/1001?page=1&size=10': page([]),
      'GET /api/project/hourlyrate/1001?page=1&size=5': page([]),
    });
    await expect
      .element(screen.getByText('Für dieses Projekt sind keine Stundensätze hinterlegt.'))
      .toBeVisible();
    const ways = () => Array.from(document.querySelectorAll('.sb-data .sb-state a'), (a) => a.textContent);
    await expect.poll(ways).toEqual(steps);
  });

  it('[PROJ-18] [AMB-72] links the customer to its page and the address to a map', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: 'Zimmerei Kunz' }))
      .toHaveAttribute('href', '/customer-detail?id=31');
    const map = screen.getByRole('link', { name: /Seestraße 4, 88045 Ulm/ });
    await expect
      .element(map)
      .toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=Seestra%C3%9Fe%204%2C%2088045%20Ulm',
      );
    await expect.element(map).toHaveAttribute('target', '_blank');
    await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('[PROJ-18] shows no customer without the customer flag', async () => {
    const screen = await show({ flags: ['projectbooking'] });
    await expect.element(screen.getByText('Gebuchte Stunden')).toBeVisible();
    expect(screen.getByText('Kunde', { exact: true }).elements()).toEqual([]);
  });

  it('[PROJ-19] [AMB-40] neither shows nor asks for hours without projectbooking', async () => {
    const screen = await show({ flags: ['projects', 'customer'] });
    await expect.element(screen.getByText('Zimmerei Kunz')).toBeVisible();
    expect(screen.getByText(/Stunden je Mitarbeiter|Buchungen|Gebuchte/).elements()).toEqual([]);
    expect(screen.sent.filter(({ call }) => /employees|timesheet/.test(call))).toEqual([]);
  });

  it('[BUD-02] hatches what is beyond the budget alone, with a minus sign before what is lost', async () => {
    const use = { booked: 132, rest: -32, percent: 132 };
    const figures = {
      ...{ budget_hours: 100, budget_money: null, budget_kind: 'total', fixed_price: false, warn_at: 80 },
      ...{ version: 1, from: null, hours: use, money: { booked: 1000, rest: null, percent: null } },
      ...{ reached_on: null, revenue: 1000, cost: 1250.5, margin: -250.5, margin_percent: -26 },
      ...{ margin_word: 'loss', unpriced_hours: 0, uncosted_hours: 0, by_todays_job: false },
    };
    const budget = { progress: { percent: 132, state: 'exceeded' }, figures };
    const features = ['budgets'];
    const screen = await show({ role: 'admin', features }, { 'GET /api/project/1001/budget': budget });
    await expect.element(screen.getByText('132 %')).toBeVisible();
    expect(getComputedStyle(screen.getByText('132 %').element()).whiteSpace).toBe('nowrap');
    expect(factOf(screen, 'Marge')?.textContent).toContain('−250,50\u00a0€ (−26\u00a0%)');
    const partOf = (name: string) => document.querySelector(`.sb-budget-${name}`)?.getBoundingClientRect();
    const [bar, used, over] = ['bar', 'used', 'over'].map(partOf) as [DOMRect, DOMRect, DOMRect];
    expect(used.width / bar.width).toBeCloseTo(0.8);
    expect(over.left).toBeCloseTo(used.right, 1);
    expect(over.right).toBeCloseTo(bar.right, 1);
  });

  it('[PROJ-20] shows the hourly rate of each job', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('row', { name: /Meister 87,50 €\/h/ })).toBeVisible();
  });

  it('[PROJ-21] [REP-09] draws the hours of each employee, with a table for screen readers', async () => {
    const screen = await show();
    const figures = screen.getByRole('table', { name: 'Stunden je Mitarbeiter' });
    await expect.element(figures.getByRole('row', { name: 'Anna Berger 1.000,50 h' })).toBeInTheDocument();
    await expect.element(figures.getByRole('row', { name: 'Bert Thoma 13,25 h' })).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll('.sb-chart svg path').length).toBeGreaterThan(1);
    const words = Array.from(document.querySelectorAll('.sb-chart svg text'), (text) => text.textContent);
    expect(words).toEqual(expect.arrayContaining(['Anna Berger', 'Bert Thoma', '1.000,50 h', '13,25 h']));
  });

  it('[PROJ-21] sums up the hours of people for whom the chart has no room', async () => {
    const others = { count: 2, hours: 7.25 };
    const screen = await show({}, { 'GET /api/project/employees/1001': { employees, others } });
    await expect.element(screen.getByText('Dazu 2 weitere Mitarbeiter mit zusammen 7,25 h.')).toBeVisible();
  });

  it('[PROJ-21] loads no chart if nothing is booked', async () => {
    const nothing = { employees: [], others: { count: 0, hours: 0 } };
    const screen = await show({}, { 'GET /api/project/employees/1001': nothing });
    await expect.element(screen.getByText('Auf dieses Projekt ist noch nichts gebucht.')).toBeVisible();
    expect(document.querySelectorAll('.sb-chart')).toHaveLength(0);
  });

  it('[PROJ-22] [SHR-06] shows ten bookings a page, with the sum that the server has made', async () => {
    const screen = await show(
      {},
      {
        'GET /api/timesheet/project/1001?page=2&size=10': page([booking(2, { booking_text: 'Ziegel' })], 507),
        'GET /api/timesheet/project/1001?page=1&size=10&search=anna': page([booking(1)], 1),
      },
    );
    const table = screen.getByRole('table', { name: 'Buchungen des Projekts' });
    await expect
      .element(table.getByRole('row', { name: 'Anna Berger 19.11.2026 Latten gelegt 2,50' }))
      .toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Summe 1.013,75' })).toBeVisible();
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(table.getByText('Ziegel')).toBeVisible();
    await screen.getByLabelText('Suche').fill('anna');
    await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen').last()).toBeVisible();
    await expect.element(table.getByText('Summe')).not.toBeInTheDocument();
  });

  it('[PROJ-22] [AMB-106] does not show one page of bookings for another that cannot be loaded', async () => {
    const next = {
      'GET /api/timesheet/project/1001?page=2&size=10': refuse(500, 'internal_error', 'Fehler!'),
    };
    const screen = await show({}, next);
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect.element(screen.getByText('Latten gelegt')).not.toBeInTheDocument();
  });

  it('[PROJ-22] offers only the cheap order by day, and no search, for very many bookings', async () => {
    const screen = await show(
      {},
      { 'GET /api/timesheet/project/1001?page=1&size=10': page([booking(1)], 100_000) },
    );
    await expect.element(screen.getByText('Zeige 1 bis 10 von 100000 Elementen')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Buchungen des Projekts' });
    const heads = table.getByRole('columnheader').elements();
    const sortable = heads.filter((head) => head.hasAttribute('aria-sort'));
    expect(sortable.map((head) => head.textContent)).toEqual(['Datum']);
    expect(screen.getByLabelText('Suche').elements()).toEqual([]);
  });

  it('[NAV-18] has a link to edit for admins only', async () => {
    const screen = await show({ role: 'admin' });
    await expect
      .element(screen.getByRole('link', { name: 'Bearbeiten' }))
      .toHaveAttribute('href', '/manage-project?id=1001');
    await screen.unmount();
    const reader = await show({ role: 'reader' });
    await expect.element(reader.getByText(/Kran bestellt/)).toBeVisible();
    expect(reader.getByRole('link', { name: 'Bearbeiten' }).elements()).toEqual([]);
  });

  it('[BUD-04] one that is over is archived and brought back by an admin, and says why it was not', async () => {
    let stored = { ...roof, status: 3, budget: null, archived: false };
    let answer: unknown = refuse(409, 'stale', 'Jemand anderes hat das Projekt geändert.');
    const screen = await show(
      { role: 'admin', features: ['budgets'] },
      { ...noBudget, 'GET /api/project/id/1001': () => stored, 'PUT /api/project/1001': () => answer },
    );
    const sent = () => screen.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
    await screen.getByRole('button', { name: 'Archivieren' }).click();
    await expect.element(screen.getByText('Jemand anderes hat das Projekt geändert.')).toBeVisible();
    stored = { ...stored, archived: true, version: 5 };
    answer = stored;
    await screen.getByRole('button', { name: 'Archivieren' }).click();
    await expect.element(screen.getByText('Projekt archiviert.')).toBeVisible();
    stored = { ...stored, archived: false, version: 6 };
    answer = stored;
    await screen.getByRole('button', { name: 'Aus dem Archiv holen' }).click();
    await expect.element(screen.getByText('Projekt aus dem Archiv geholt.')).toBeVisible();
    expect(sent()).toEqual([
      { version: 4, archived: true },
      { version: 4, archived: true },
      { version: 5, archived: false },
    ]);
  });

  it.each([
    ['one that is open', { role: 'admin', features: ['budgets'] }, 1],
    ['a company without budgets', { role: 'admin', features: [] }, 3],
    ['a reader', { role: 'reader', features: ['budgets'] }, 3],
  ] as const)('[BUD-04] there is no archive for %s', async (_, { role, features }, status) => {
    const screen = await show(
      { role, features: [...features] },
      { ...noBudget, 'GET /api/project/id/1001': { ...roof, status } },
    );
    await expect.element(screen.getByText(/Kran bestellt/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Archiv/ }).elements()).toEqual([]);
  });

  it.each([403, 404])('[PROJ-24] [AMB-106] leads to /403 when the server answers %i', async (status) => {
    const screen = await show(
      {},
      { 'GET /api/project/id/1001': refuse(status, 'not_found', 'Nicht gefunden.') },
    );
    await expect.poll(screen.at).toBe('/403');
  });

  it('[AMB-106] leads to /403 without an id, but not when the server fails', async () => {
    const none = await renderPage(<ProjectDetailPage />, { path: '/project-detail' });
    await expect.poll(none.at).toBe('/403');
    const failed = await show({}, { 'GET /api/project/id/1001': refuse(500, 'internal_error', 'kaputt') });
    await expect.element(failed.getByText('kaputt')).toBeVisible();
    expect(failed.at()).toBe('/project-detail?id=1001');
  });

  it('[AMB-106] a failing part does not affect the others', async () => {
    const screen = await show(
      {},
      { 'GET /api/project/employees/1001': refuse(500, 'internal_error', 'kaputt') },
    );
    await expect.element(screen.getByText('kaputt')).toBeVisible();
    await expect.element(screen.getByText('Latten gelegt')).toBeVisible();
  });
});
