import { daysFrom, isWeekday } from '@stundenbuch/domain/time/day';
import { type Answers, type Person, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { away } from '../shared/absence.fixture.ts';
import { CalendarPage } from './calendar-page.tsx';

const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const frame = {
  people: [
    { ...bert, calendar: 0 },
    { user: 9, first_name: 'Cora', name: 'Clausen', calendar: 1 },
  ],
  calendars: [[], [{ day: '2026-11-18', name: 'Buß- und Bettag', share: 0 }]],
  teams: [
    { id: 1, days: [{ day: '2026-11-19', expected: 3, minimum: 3 }] },
    { id: 2, days: [{ day: '2026-11-19', expected: 2, minimum: null }] },
  ],
};
/** The calls of a page name the days that it shows. */
const FRAMES = [
  '2026-11-01/2026-11-30',
  '2026-12-01/2026-12-31',
  '2027-01-01/2027-01-31',
  '2026-11-16/2026-11-22',
];
const framesOf = (answer: object) =>
  Object.fromEntries(FRAMES.map((days) => [`GET /api/absence/planner/${days}`, answer]));
const november = [
  away('2026-11-16', { status: 1 }),
  away('2026-11-17', { status: 1 }),
  away('2026-11-18', { status: 0 }),
  away('2026-11-19', { ...bert, project: 100 }),
  away('2026-11-20', { ...bert, project: 30, half: 'second' }),
];

const show = (calls: Answers = {}, person: Person = { features: ['visibility'] }) =>
  renderPage(<CalendarPage />, {
    path: '/vacation-overview',
    person,
    calls: {
      'GET /api/timesheet/vacations/2026': november,
      'GET /api/timesheet/vacations/2027': [],
      ...framesOf(frame),
      ...calls,
    },
  });
type Screen = Awaited<ReturnType<typeof show>>;
const runs = (screen: Screen) =>
  screen
    .getByRole('img')
    .elements()
    .map((run) => `${run.textContent} ${run.getAttribute('aria-label')}`);

describe('the planner', () => {
  it('[VAC-13] opens on today’s month with one head, everybody, and how many are away per day', async () => {
    await page.viewport(1440, 900);
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    const table = screen.getByRole('grid', { name: 'Abwesenheiten, November 2026' });
    await expect.element(table.getByText('KW 47')).toBeVisible();
    for (const name of ['Bert Adler', 'Cora Clausen'])
      await expect.element(table.getByRole('rowheader', { name })).toBeVisible();
    await expect
      .poll(() => runs(screen))
      .toEqual([
        'A Abwesend, 19.11.2026, Genehmigt',
        '½ Überstunden (Nachmittag), 20.11.2026, Genehmigt',
        'F Buß- und Bettag, Mi, 18.11.2026',
      ]);
    // The days of the own row say it themselves.
    for (const name of [
      'Di, 17.11.2026, Urlaub, 17.11.2026, Genehmigt',
      'Mi, 18.11.2026, Urlaub, 18.11.2026, Beantragt',
    ])
      await expect.element(table.getByRole('gridcell', { name })).toBeInTheDocument();
    const foot = table.getByRole('row').elements().at(-1)?.textContent;
    expect(foot).toBe('Abwesend11110,5');
    expect(screen.getByRole('list', { name: 'Legende' }).element().textContent).toBe(
      'UUrlaubÜÜberstundenAAbwesendFarbeitsfrei (Buß- und Bettag)?Beantragt½halber Tag',
    );
  });

  it('[VAC-13] goes on into the next year, back to today, and to the year of the specification', async () => {
    await page.viewport(1440, 900);
    const screen = await show();
    const next = screen.getByRole('button', { name: 'Nächster Monat' });
    await next.click();
    await next.click();
    await expect.element(screen.getByRole('heading', { name: 'Januar 2027' })).toBeVisible();
    await screen.getByRole('button', { name: 'Heute' }).click();
    await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await screen.getByText('Jahr', { exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'März 2026' })).toBeVisible();
    expect(runs(screen)).toContain('A Abwesend, 19.11.2026, Genehmigt');
  });

  it('[VAC-13] a tap is seen before the lines that it draws, and none is lost', async () => {
    await page.viewport(1440, 900);
    const screen = await show();
    await expect.element(screen.getByRole('rowheader', { name: 'Cora Clausen' })).toBeVisible();
    // React paints what a tap changes at once; what may come later follows in a task of its own.
    const tap = (...targets: Element[]) => {
      for (const target of targets) (target as HTMLElement).click();
      return Promise.resolve();
    };
    const own = screen.getByRole('checkbox', { name: 'Nur eigene' }).element() as HTMLInputElement;
    const rows = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    const busy = () => document.querySelector('.ab-planner-frame')?.getAttribute('aria-busy') ?? null;
    const everybody = rows();
    await tap(own);
    expect([own.checked, busy(), rows()]).toEqual([true, 'true', everybody]);
    await expect.poll(rows).not.toContain('Cora Clausen');
    expect(busy()).toBeNull();
    const next = screen.getByRole('button', { name: 'Nächster Monat' }).element();
    const title = () => document.querySelector('h2')?.textContent;
    await tap(next, next);
    expect([title(), rows().length > 0]).toEqual(['November 2026', true]);
    await expect.poll(title).toBe('Januar 2027');
  });

  it('[VAC-13] is a week on the phone, the own row first, and who is there all days a number', async () => {
    await page.viewport(360, 800);
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: /KW 47/ })).toBeVisible();
    await expect.element(screen.getByText('1 weitere, alle Tage da')).toBeVisible();
    const names = screen
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.at(-1)).toBe('Abwesend');
    expect(names).not.toContain('Cora Clausen');
    const wide = [...document.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > 360.5 && !one.closest('.ab-planner'),
    );
    expect(wide.map(({ className, tagName }) => `${tagName} ${className}`)).toEqual([]);
    await page.viewport(1280, 900);
  });

  it('[VAC-13] a weekend is shown on the phone where somebody works or is away on it, and else not', async () => {
    await page.viewport(360, 800);
    const columns = (screen: Screen) =>
      screen
        .getByRole('columnheader')
        .elements()
        .flatMap(({ textContent }) => /^(Mo|Di|Mi|Do|Fr|Sa|So)[a-z]*\d/.exec(textContent ?? '')?.[1] ?? []);
    const week = ['Mo', 'Di', 'Mi', 'Do', 'Fr'];
    const plain = await show();
    await expect.poll(() => columns(plain)).toEqual(week);
    await plain.unmount();
    const saturday = { id: 1, days: [{ day: '2026-11-21', expected: 1, minimum: null }] };
    const worked = await show(framesOf({ ...frame, teams: [saturday] }));
    await expect.poll(() => columns(worked)).toEqual([...week, 'Sa']);
    await worked.unmount();
    const screen = await show({ 'GET /api/timesheet/vacations/2026': [away('2026-11-22', bert)] });
    await expect.poll(() => columns(screen)).toEqual([...week, 'Sa', 'So']);
    await expect.element(screen.getByText('16.11. – 22.11.2026')).toBeVisible();
    const right = Math.max(
      ...screen
        .getByRole('columnheader')
        .elements()
        .map((head) => head.getBoundingClientRect().right),
    );
    expect(right).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });

  it('[VAC-13] draws one kind alone where it is chosen, and counts everybody who is away', async () => {
    await page.viewport(1440, 900);
    const screen = await show();
    const field = screen.getByLabelText('Art', { exact: true });
    await field.selectOptions('Überstunden');
    await expect
      .poll(() => runs(screen).filter((run) => !run.startsWith('F')))
      .toEqual(['½ Überstunden (Nachmittag), 20.11.2026, Genehmigt']);
    const table = screen.getByRole('grid', { name: 'Abwesenheiten, November 2026' });
    await expect
      .element(table.getByRole('gridcell', { name: 'Di, 17.11.2026', exact: true }))
      .toBeInTheDocument();
    expect(table.getByRole('row').elements().at(-1)?.textContent).toBe('Abwesend11110,5');
    // It stays chosen in a month in which nobody has it.
    await screen.getByRole('button', { name: 'Nächster Monat' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeVisible();
    await expect.element(field).toHaveDisplayValue('Überstunden');
    await field.selectOptions('Alle Arten');
    await screen.getByRole('button', { name: 'Vorheriger Monat' }).click();
    await expect.poll(() => runs(screen).join()).toContain('Abwesend, 19.11.2026');
  });

  it('[VAC-13] [VAC-05] without the features the page is the specified one', async () => {
    await page.viewport(1280, 900);
    const screen = await show({}, {});
    await expect.element(screen.getByRole('button', { name: 'März 2026' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Monat' })).not.toBeInTheDocument();
    expect(runs(screen).join()).not.toContain('Abwesend');
    expect(screen.sent.some(({ call }) => call.includes('planner'))).toBe(false);
  });

  const member = (user: number, first_name: string, name: string) => ({
    ...{ user, first_name, name, active: true, home: true, from: '2026-11-01', to: '2026-11-30' },
  });
  const teams = [
    { id: 1, name: 'Ausbau', people: [member(8, 'Bert', 'Adler')] },
    { id: 2, name: 'Dach', people: [member(9, 'Cora', 'Clausen')] },
  ];
  const rowsShown = (screen: Screen) =>
    screen
      .getByRole('rowheader')
      .elements()
      .slice(0, -1)
      .map(({ textContent }) => textContent);

  it('[TEAM-14] is narrowed to a team, which the browser remembers', async () => {
    localStorage.removeItem('team');
    await page.viewport(1440, 900);
    const calls = { 'GET /api/team/people': teams };
    const screen = await show(calls, { role: 'admin', features: ['visibility', 'teams'] });
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Dach');
    await expect.poll(() => rowsShown(screen)).toEqual(['Dach', 'Cora Clausen']);
    await screen.getByText('Jahr', { exact: true }).click();
    await expect.element(screen.getByLabelText('Team', { exact: true })).toHaveValue('2');
    expect(runs(screen)).toEqual([]);
    await screen.getByLabelText('Team', { exact: true }).selectOptions('Alle Teams');
    await expect.poll(() => runs(screen).length).toBeGreaterThan(0);
  });

  it('[VAC-13] [TEAM-14] has people under their home teams, on the phone only who is away, the own row first', async () => {
    localStorage.removeItem('team');
    await page.viewport(1440, 900);
    const calls = { 'GET /api/team/people': teams };
    const screen = await show(calls, { role: 'admin', features: ['visibility', 'teams'] });
    const desk = ['Ausbaumind. 3', 'Bert Adler', 'Dach', 'Cora Clausen', 'Ohne Team', 'Anna BergerSie'];
    await expect.poll(() => rowsShown(screen)).toEqual(desk);
    const heads = () => [...document.querySelectorAll('.ab-there')].map(({ textContent }) => textContent);
    expect(heads()).toEqual(['2 da, mindestens 3', '2 da']);
    await page.viewport(360, 800);
    await expect.poll(heads).toEqual(['2/3 da, mindestens 3', '2 da']);
    await expect.poll(() => rowsShown(screen)).toEqual(['Anna BergerSie', 'Ausbau', 'Bert Adler', 'Dach']);
    await page.viewport(1280, 900);
  });

  it('[TEAM-14] where employees see their team alone nobody else reads as there', async () => {
    await page.viewport(1440, 900);
    const calls = {
      'GET /api/team/people': teams.slice(1),
      ...framesOf({ people: [], calendars: [], teams: [] }),
      'GET /api/timesheet/vacations/2026': november.slice(0, 3),
    };
    const screen = await show(calls, { features: ['visibility', 'teams'] });
    await expect.element(screen.getByRole('rowheader', { name: 'Cora Clausen' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Bert Adler' })).not.toBeInTheDocument();
  });
});

describe('with 500 people', () => {
  const people = Array.from({ length: 500 }, (_, at) => ({
    ...{ user: 1000 + at, first_name: 'Ida', name: `Name${1000 + at}` },
  }));
  const month = daysFrom('2026-11-01', '2026-11-30').filter(isWeekday);
  const absences = people.flatMap((person, at) =>
    month.filter((_, day) => (day + at) % 9 < 4).map((day) => away(day, person)),
  );

  it('[VAC-13] renders the rows that are in sight, and the keyboard reaches the others', {
    retry: 2,
  }, async () => {
    await page.viewport(1440, 900);
    let longest = 0;
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    watch.observe({ type: 'longtask' });
    const screen = await show({
      'GET /api/timesheet/vacations/2026': absences,
      ...framesOf({
        people: people.map((person) => ({ ...person, calendar: 0 })),
        calendars: [[]],
        teams: [],
      }),
    });
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '504');
    await expect.element(screen.getByText('Ida Name1000')).toBeVisible();
    expect(screen.container.querySelectorAll('*').length).toBeLessThan(1500);
    // What a busy or slower machine takes to draw it at first, by which the rest is measured.
    const first = longest;
    longest = 0;
    const own = () => screen.getByRole('gridcell', { name: /^Fr, 20\.11\.2026/ });
    (own().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('Ida Name1000');
    scrollTo(0, document.body.scrollHeight);
    await expect.element(screen.getByText('Ida Name1499')).toBeVisible();
    await expect.element(screen.getByRole('columnheader', { name: /Do 26/ })).toBeInViewport();
    watch.disconnect();
    expect(longest).toBeLessThanOrEqual(Math.max(200, first));
  });
});
