import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { addDays, yearOf } from '@stundenbuch/domain/time/day';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { away } from '../shared/absence.fixture.ts';
import { CalendarPage } from './calendar-page.tsx';

const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const vacations = [
  away('2026-11-16', { status: 1 }),
  away('2026-11-17', { status: 1 }),
  away('2026-11-18', { status: 0 }),
  away('2026-11-19', { ...bert, project: 40 }),
  away('2026-11-20', { ...bert, project: 20 }),
  away('2026-11-23', { ...bert, project: 90 }),
  away('2026-03-02', bert),
];

beforeEach(() => page.viewport(1280, 900));

const show = (calls: Answers = {}) =>
  renderPage(<CalendarPage />, {
    path: '/vacation-overview',
    calls: { 'GET /api/timesheet/vacations/2026': vacations, ...calls },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const month = (screen: Screen, name: string) => screen.getByRole('button', { name });
const openMonths = (screen: Screen) =>
  screen
    .getByRole('button', { expanded: true })
    .elements()
    .map(({ textContent }) => textContent);
const bars = (screen: Screen) =>
  screen
    .getByRole('img')
    .elements()
    .map((bar) => bar.getAttribute('aria-label'));
const box = (screen: Screen, role: 'combobox' | 'checkbox', name: string) =>
  screen.getByRole(role, { name }).element().getBoundingClientRect();
const check = (screen: Screen, name: string) => screen.getByRole('checkbox', { name }).click();

describe('the vacation calendar', () => {
  it('[VAC-05] [VAC-10] [CONST-46] [CONST-64] has twelve months, the current one open', async () => {
    const screen = await show();
    await expect.element(month(screen, 'November 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(12);
    expect(openMonths(screen)).toEqual(['November 2026']);
  });

  it('a tap is seen before what it draws: a month that opens, and a filter', async () => {
    const screen = await show();
    await expect.poll(() => bars(screen).length).toBeGreaterThan(0);
    // React paints what a click changes at once; what may come later follows in a task of its own.
    const tap = (target: Element) => {
      (target as HTMLElement).click();
      return Promise.resolve();
    };
    const march = month(screen, 'März 2026').element();
    const rows = screen.getByRole('list', { name: /März 2026/ });
    await tap(march);
    expect([march.ariaExpanded, rows.elements()]).toEqual(['true', []]);
    await expect.element(rows).toMatchTextContent(/Bert Adler/);
    const drawn = bars(screen);
    const own = screen.getByRole('checkbox', { name: 'Nur eigene' }).element() as HTMLInputElement;
    await tap(own);
    expect([own.checked, bars(screen)]).toEqual([true, drawn]);
    await expect.poll(() => bars(screen).length).toBeLessThan(drawn.length);
  });

  it('[VAC-05] opens and closes each month', async () => {
    const screen = await show();
    await month(screen, 'März 2026').click();
    await expect.poll(() => openMonths(screen)).toEqual(['März 2026', 'November 2026']);
    await expect.element(screen.getByRole('list', { name: /März 2026/ })).toMatchTextContent(/Bert Adler/);
    await month(screen, 'November 2026').click();
    await expect.poll(() => openMonths(screen)).toEqual(['März 2026']);
  });

  it('[VAC-09] expands and collapses all', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Alle ausklappen' }).click();
    await expect.poll(() => openMonths(screen)).toHaveLength(12);
    await expect.poll(() => screen.getByText('Niemand ist abwesend.').elements()).toHaveLength(10);
    await screen.getByRole('button', { name: 'Alle einklappen' }).click();
    await expect.poll(() => openMonths(screen)).toEqual([]);
  });

  it('[VAC-06] [CONST-44] offers the years from 2023 on and reads the chosen one', async () => {
    const screen = await show({ 'GET /api/timesheet/vacations/2024': [away('2024-11-04')] });
    const years = screen.getByRole('combobox', { name: 'Jahr' });
    expect([...(years.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      '2026',
      '2025',
      '2024',
      '2023',
    ]);
    await years.selectOptions('2024');
    await expect.element(month(screen, 'November 2024')).toBeVisible();
    await expect.poll(() => bars(screen)).toEqual(['Urlaub, 04.11.2024, Genehmigt']);
  });

  it('[VAC-06] [VAC-07] the year is as wide as a year, and own absences are asked for beside it', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('checkbox', { name: 'Nur eigene' })).toBeVisible();
    const [year, own] = [box(screen, 'combobox', 'Jahr'), box(screen, 'checkbox', 'Nur eigene')];
    expect(year.width).toBeLessThan(160);
    expect(own.left).toBeGreaterThan(year.right);
    expect(own.top).toBeGreaterThan(year.top - 10);
    expect(own.bottom).toBeLessThan(year.bottom + 10);
  });

  it('[VAC-08] [CONST-45] starts with the six types and follows the filter', async () => {
    const screen = await show();
    await expect.element(month(screen, 'November 2026')).toBeVisible();
    const chosen = screen.getByRole('checkbox', { checked: true });
    expect(chosen.elements().map((box) => box.getAttribute('name'))).toEqual(
      [10, 30, 40, 60, 70, 80].map((code) => `type-${code}`),
    );
    const shown = [
      'Feiertag, 19.11.2026, Genehmigt',
      'Urlaub, 16.11. – 17.11.2026, Genehmigt',
      'Urlaub, 18.11.2026, Beantragt',
    ];
    expect(bars(screen)).toEqual(shown);
    await check(screen, 'Krankheit');
    await check(screen, 'Berufsschule/Uni');
    await expect.poll(() => bars(screen)).toHaveLength(5);
    await check(screen, 'Feiertag');
    await check(screen, 'Urlaub');
    await expect
      .poll(() => bars(screen))
      .toEqual(['Krankheit, 20.11.2026, Genehmigt', 'Berufsschule/Uni, 23.11.2026, Genehmigt']);
  });

  it('[VAC-07] shows only their own absences on request', async () => {
    const screen = await show();
    await check(screen, 'Nur eigene');
    await expect
      .poll(() => bars(screen))
      .toEqual(['Urlaub, 16.11. – 17.11.2026, Genehmigt', 'Urlaub, 18.11.2026, Beantragt']);
  });

  it('[VAC-11] [AMB-07] distinguishes approved and open by colour, pattern and word, with a legend', async () => {
    const screen = await show();
    const style = (name: RegExp) => getComputedStyle(screen.getByRole('img', { name }).element());
    await expect.element(screen.getByRole('img', { name: /Beantragt/ })).toBeVisible();
    const approved = style(/16\.11.*Genehmigt/);
    const requested = style(/Beantragt/);
    expect(approved.backgroundColor).not.toBe(requested.backgroundColor);
    expect([approved.borderStyle, requested.borderStyle]).toEqual(['solid', 'dashed']);
    expect([approved.backgroundImage === 'none', requested.backgroundImage === 'none']).toEqual([
      true,
      false,
    ]);
    const legend = screen.getByRole('list', { name: 'Legende' });
    await expect.element(legend).toMatchTextContent(/Genehmigt\s*Beantragt/);
  });

  it('[VAC-05] shows a line per period on a phone', async () => {
    await page.viewport(360, 760);
    const screen = await show();
    const list = screen.getByRole('list', { name: /November 2026/ });
    await expect.element(list).toMatchTextContent(/Bert Adler19\.11\. · Feiertag · Genehmigt/);
    await expect.element(list).toMatchTextContent(/Anna Berger16\.11\. – 17\.11\. · Urlaub · Genehmigt/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('[VAC-05] offers a retry when loading failed', async () => {
    let broken = true;
    const screen = await show({
      'GET /api/timesheet/vacations/2026': () => (broken ? new Response('', { status: 500 }) : vacations),
    });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    broken = false;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(month(screen, 'November 2026')).toBeVisible();
  });
});

/** Seven weeks for each of five hundred people. */
function largeCompany(): Vacation[] {
  const rows: Vacation[] = [];
  for (let person = 1; person <= 500; person++) {
    for (let block = 1; block <= 7; block++) {
      const monday = addDays('2026-01-05', 7 * ((person * 37 + block * 53) % 51));
      for (let i = 0; i < 5; i++) {
        const project = [10, 10, 10, 20, 40, 60, 70][(person + block) % 7] as number;
        rows.push(
          away(addDays(monday, i), {
            user: person,
            name: `Name${person}`,
            project,
            status: Number(person % 5 > 0),
          }),
        );
      }
    }
  }
  return rows.filter(({ day }) => yearOf(day) === 2026).sort((a, b) => (a.day < b.day ? -1 : 1));
}

describe('with 500 people', () => {
  it('[VAC-05] [VAC-08] stays fluid: no task over 200 ms, and few elements', { retry: 2 }, async () => {
    const screen = await show({ 'GET /api/timesheet/vacations/2026': largeCompany() });
    await expect.element(screen.getByRole('list', { name: /November 2026/ })).toBeVisible();
    await settled();
    const tasks: number[] = [];
    const watch = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    watch.observe({ type: 'longtask' });
    await month(screen, 'März 2026').click();
    await settled();
    await check(screen, 'Krankheit');
    await settled();
    await check(screen, 'Nur eigene');
    await check(screen, 'Nur eigene');
    await settled();
    watch.disconnect();
    expect(tasks.filter((duration) => duration > 200)).toEqual([]);
    expect(screen.container.querySelectorAll('*').length).toBeLessThan(1500);
    await screen.getByRole('button', { name: 'Alle ausklappen' }).click();
    await settled();
    expect(screen.container.querySelectorAll('*').length).toBeLessThan(2500);
  });

  it('[VAC-05] renders the rows that are scrolled to', async () => {
    const screen = await show({ 'GET /api/timesheet/vacations/2026': largeCompany() });
    const list = screen.getByRole('list', { name: /November 2026/ });
    await expect.element(list).toBeVisible();
    const places = () => [...list.element().children].map((row) => Number(row.getAttribute('aria-posinset')));
    await expect.poll(() => places()[0]).toBe(1);
    const count = Number(list.element().firstElementChild?.getAttribute('aria-setsize'));
    expect(count).toBeGreaterThan(100);
    expect(places().length).toBeLessThan(60);
    list.element().lastElementChild?.scrollIntoView();
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => places().at(-1)).toBe(count);
  });
});

const settled = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200));
