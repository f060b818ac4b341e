import { type Answers, type Person, renderPage } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { away } from '../shared/absence.fixture.ts';
import { WhoIsAway } from './who-is-away.tsx';

const PERIOD = 'from=2026-11-16&to=2026-11-27';
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const cora = { user: 9, first_name: 'Cora', name: 'Clausen' };
const dirk = { user: 10, first_name: 'Dirk', name: 'Dorn' };
const member = (person: object) => ({
  ...person,
  ...{ active: true, home: true, from: '2026-11-16', to: '2026-11-27' },
});
const teams = [
  { id: 1, name: 'Ausbau', people: [member(bert), member(cora)] },
  { id: 2, name: 'Dach', people: [member(dirk)] },
];
const frame = {
  people: [bert, cora, dirk].map((person) => ({ ...person, calendar: 0 })),
  calendars: [[]],
  teams: [{ id: 1, days: [{ day: '2026-11-19', expected: 2, minimum: 2 }] }],
};
const vacations = [
  away('2026-11-19', bert),
  away('2026-11-20', { ...bert, status: 0 }),
  away('2026-11-24', { ...dirk, project: 20 }),
];
const admin: Person = { role: 'admin', features: ['teams', 'visibility'] };

const draw = (person: Person, calls: Answers = {}) =>
  renderPage(<WhoIsAway />, {
    person,
    calls: {
      [`GET /api/timesheet/vacations/2026?${PERIOD}`]: vacations,
      'GET /api/timesheet/vacations/2026?from=2026-11-16&to=2026-11-20': vacations,
      'GET /api/absence/planner/2026-11-16/2026-11-27': frame,
      'GET /api/team/people': teams,
      ...calls,
    },
  });
/** An admin asks for the second week. */
async function show(person: Person = admin, calls: Answers = {}) {
  const screen = await draw(person, calls);
  if (person.role === 'admin') await screen.getByRole('button', { name: 'Auch nächste Woche' }).click();
  return screen;
}

type Screen = Awaited<ReturnType<typeof draw>>;
const names = (screen: Screen) =>
  screen
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const heads = (screen: Screen) =>
  screen
    .getByRole('columnheader')
    .elements()
    .flatMap(({ textContent }) => /^[A-Z][a-z]\d+$/.exec(textContent ?? '')?.[0] ?? []);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(1280, 900));

it('[SCR-10] who is away this week and the next, under their teams, with who is there of them', async () => {
  const screen = await show();
  await expect
    .poll(() => names(screen))
    .toEqual(['Ausbaumind. 2', 'Bert Adler', 'Dach', 'Dirk Dorn', 'Abwesend']);
  expect(heads(screen)).toHaveLength(12);
  expect([heads(screen)[0], heads(screen).at(-1)]).toEqual(['Mo16', 'Fr27']);
  await expect.element(screen.getByRole('img', { name: 'Urlaub, 20.11.2026, Beantragt' })).toBeVisible();
  await expect.element(screen.getByText('1 da, mindestens 2')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Urlaubskalender' }))
    .toHaveAttribute('href', '/vacation-overview');
});

it('[SCR-10] on the phone each week by itself, and nothing wider than the screen', async () => {
  await page.viewport(360, 800);
  const screen = await show();
  await expect.poll(() => screen.getByRole('grid').elements().length).toBe(2);
  await expect
    .poll(() =>
      heads(screen)
        .map((head) => head.slice(2))
        .join(' '),
    )
    .toBe('16 17 18 19 20 23 24 25 26 27');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('[SCR-10] a lead sees the own team alone', async () => {
  const lead: Person = { features: ['teams', 'visibility'], ofCompany: { leads: true } };
  const screen = await show(lead, { 'GET /api/team/people': teams.slice(1) });
  await expect.poll(() => names(screen)).toEqual(['Dach', 'Dirk Dorn', 'Abwesend']);
});

it('[SCR-10] says that nobody is away, and which days are free', async () => {
  const screen = await show(
    { ...admin, features: ['calendar'] },
    {
      [`GET /api/timesheet/vacations/2026?${PERIOD}`]: [],
      'GET /api/company/settings': {
        calendar: { value: {}, version: 1, since: '2026-11-01', recommended_on: null },
      },
      'GET /api/calendar/2026': [{ day: '2026-11-18', name: 'Buß- und Bettag', factor: 0, origin: 'state' }],
      'GET /api/calendar/2027': [],
    },
  );
  await expect.element(screen.getByText('Mi, 18.11. Buß- und Bettag')).toBeVisible();
  await expect.element(screen.getByText('Niemand ist abwesend.')).toBeVisible();
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
  expect(screen.sent.some(({ call }) => call.includes('planner'))).toBe(false);
});

it('[SCR-10] [DASH-07] without a feature the list of this week is as specified', async () => {
  const screen = await draw({ role: 'admin' });
  await expect.element(screen.getByRole('heading', { name: 'Abwesenheiten dieser Woche' })).toBeVisible();
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
});
