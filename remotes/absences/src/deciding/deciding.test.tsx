import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { AbsenceContext, Decided } from '@stundenbuch/domain/workflows/decisions/contract';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportFailures } from '../inbox/failures.ts';
import { InboxTile } from '../inbox/inbox-tile.tsx';
import { pending } from '../shared/absence.fixture.ts';
import { DecidingPage } from './deciding-page.tsx';
import { ToDecide } from './to-decide.tsx';

const LIST = 'GET /api/timesheet/pending-absences';
const OPEN = `${LIST}?status=open`;
const DECIDE = 'POST /api/absence/decide';
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
let open: PendingAbsence[];

beforeEach(async () => {
  reportFailures([]);
  localStorage.removeItem('keys');
  await page.viewport(1280, 800);
  open = [
    pending(1, { day: '2026-12-14', request: 5, note: 'Umzug' }),
    pending(2, { day: '2026-12-15', request: 5, note: 'Umzug' }),
    pending(3, { day: '2026-12-16', request: 6, ...bert }),
  ];
});

const days = ['14', '15', '16', '17', '18'].map((day) => `2026-12-${day}`);
const overview = (id: number, hints: AbsenceContext['requests'][number]['hints'] = []) => ({
  id,
  group: 't1',
  days: [{ day: '2026-12-14', away: 1, booked: 0, worked: 0 }],
  accounts: [{ kind: 'vacation' as const, year: 2026, before: 14, after: 12 }],
  substitute: { name: 'Greta Holz', answer: 'yes' as const },
  shortages: hints.includes('staffing') ? [{ day: '2026-12-14', of: null, present: 2, minimum: 3 }] : [],
  projects: [{ id: 1001, name: 'Dach Nord', ends: '2026-12-17' }],
  hints,
});
const context = (): AbsenceContext => ({
  requests: [overview(1, ['staffing']), overview(3)],
  groups: [
    {
      key: 't1',
      name: 'Montage',
      days: days.map((day) => ({ day, special: null, present: day === '2026-12-14' ? 2 : 4, minimum: 3 })),
      people: [
        { user: 7, first_name: 'Anna', name: 'Berger', away: [] },
        {
          user: 9,
          first_name: 'Greta',
          name: 'Holz',
          away: [
            { day: '2026-12-14', project: 100, kind: null, half: null, away_minutes: null, open: false },
            { day: '2026-12-15', project: 60, kind: 'Umzug', half: null, away_minutes: null, open: false },
          ],
        },
      ],
      more: 0,
    },
  ],
});
/** Of many at once the people are not named. */
const counted = (): AbsenceContext => {
  const { requests, groups } = context();
  return { requests, groups: groups.map((group) => ({ ...group, people: null })) };
};
const done = (id: number, changes: Partial<Decided> = {}): Decided => ({
  ...{ id, status: 1, code: null, message: null, shortages: [] },
  ...changes,
});

const calls = (more: Answers): Answers => ({
  [OPEN]: () => open,
  [LIST]: () => Response.json([], { headers: { 'x-total-count': '0' } }),
  'GET /api/absence/context?ids=1%2C3': () => counted(),
  'GET /api/absence/context?ids=1': () => context(),
  'GET /api/absence/context?ids=3': () => context(),
  ...more,
});
const person = { role: 'admin', features: ['decisions'] } as const;
const show = (more: Answers = {}) =>
  renderPage(<DecidingPage />, { path: '/inbox', person, calls: calls(more) });
type Screen = Awaited<ReturnType<typeof show>>;
const card = (screen: Screen, name: string) =>
  screen.getByRole('listitem').filter({ hasText: `${name}, Urlaub` });
const bodies = (screen: Screen) =>
  screen.sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call.slice(10), body]);
/** They leave the list when they have been decided. */
const decide =
  (...answers: Decided[]) =>
  () => {
    open = open.filter(({ request }) => !answers.some(({ id }) => (id === 3 ? 6 : 5) === request));
    return Response.json(answers);
  };

describe('cards', () => {
  it('[DEC-01] are requests that open to their days', async () => {
    const screen = await show();
    await expect.element(card(screen, 'Anna Berger').getByText('Mo, 14.12. – Di, 15.12.2026')).toBeVisible();
    await expect.element(card(screen, 'Anna Berger').getByText('(2 Tage)')).toBeVisible();
    await expect.element(card(screen, 'Anna Berger').getByText('Montage')).toBeVisible();
    await card(screen, 'Anna Berger').getByText('2 Tage einzeln zeigen').click();
    await expect
      .element(card(screen, 'Anna Berger').getByText('Di, 15.12.2026', { exact: true }))
      .toBeVisible();
  });

  it('[DEC-01] [ART-05] say once how many hours are asked for', async () => {
    const doctor = { project: 60, kind_name: 'Arztbesuch', half: 'second', away_minutes: 150 } as const;
    open = [pending(1, { day: '2026-12-14', request: 5, ...doctor })];
    const screen = await show({ 'GET /api/absence/context?ids=1': () => context() });
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Anna Berger, Arztbesuch' }))
      .toMatchTextContent(/^Anna Berger, Arztbesuch.*Mo, 14\.12\.2026 \(2:30 Std\.\)/);
    await expect
      .element(screen.getByRole('region', { name: 'Überblick: Anna Berger' }))
      .toMatchTextContent(/Arztbesuch, Mo, 14\.12\.2026 \(2:30 Std\.\)/);
  });

  it('[DEC-01] the filters are one line from 1280 pixels on, and what chooses many is the next from 1600 on', async () => {
    const screen = await renderPage(
      // What the navigation and the edges of the page leave of it.
      <div style={{ width: 'calc(100vw - 344px)' }}>
        <DecidingPage />
      </div>,
      {
        path: '/inbox',
        person: { role: 'admin', features: ['decisions', 'teams'] },
        calls: calls({
          [`${OPEN}&waiting=office`]: () => open,
          'GET /api/team/people': [{ id: 1, name: 'Montage', people: [] }],
        }),
      },
    );
    const team = screen.getByLabelText('Team', { exact: true });
    await expect.element(team).toBeVisible();
    await expect.element(card(screen, 'Anna Berger')).toBeVisible();
    const box = (part: { element(): Element }) => part.element().getBoundingClientRect();
    const oneLine = () => {
      const requests = box(screen.getByLabelText('Anträge', { exact: true }));
      return requests.top === box(team).top && requests.right < box(team).left;
    };
    expect(oneLine()).toBe(true);
    await page.viewport(1600, 900);
    expect(oneLine()).toBe(true);
    const all = box(screen.getByText(/^Alle auswählen/));
    const clear = box(screen.getByRole('button', { name: 'Alle ohne Hinweis auswählen' }));
    expect(all.top).toBeGreaterThan(box(team).bottom);
    expect(all.right).toBeLessThan(clear.left);
    expect(clear.top).toBeLessThan(all.bottom);
    expect(clear.bottom).toBeGreaterThan(all.top);
  });

  it('[DEC-02] at 360 pixels who is there stays within its cell', async () => {
    await page.viewport(360, 780);
    const screen = await show();
    await expect.element(screen.getByRole('row').filter({ hasText: 'mind. 3' })).toBeVisible();
    for (const cell of document.querySelectorAll<HTMLElement>('.ab-presence tfoot td'))
      expect(cell.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(cell.clientWidth);
    expect(document.querySelector('.ab-short')?.getClientRects()).toHaveLength(1);
  });

  it('[DEC-02] [DEC-03] [VIS-04] [VIS-05] the focused one has the week, who is there, the account and the warning beside it', async () => {
    const screen = await show();
    const side = screen.getByRole('region', { name: 'Überblick: Anna Berger' });
    await expect
      .element(side.getByText('Am 14.12.2026 wären nur 2 von mindestens 3 anwesend.'))
      .toBeVisible();
    await expect.element(side.getByText('KW 51, 14.12. – 18.12.2026')).toBeVisible();
    await expect
      .element(side.getByRole('row').filter({ hasText: 'Greta Holz' }))
      .toMatchTextContent(/Abwesend.*Umzug/);
    await expect.element(side.getByText('Vertretung: Greta Holz (geht)')).toBeVisible();
    await expect
      .element(side.getByRole('row').filter({ hasText: 'Anna Berger' }))
      .toMatchTextContent(/Urlaub, dieser Antrag/);
    await expect.element(side.getByText('danach')).toBeVisible();
    await expect.element(side.getByText('−2', { exact: true })).toBeVisible();
    await expect.element(side.getByText('Dach Nord endet Do, 17.12.2026')).toBeVisible();
    await expect.element(card(screen, 'Anna Berger').getByText('Besetzung unterschritten')).toBeVisible();
    await expect.element(card(screen, 'Bert Adler').getByText('kein Hinweis')).toBeVisible();
    await card(screen, 'Bert Adler').getByText('kein Hinweis').click();
    await expect.element(screen.getByRole('region', { name: 'Überblick: Bert Adler' })).toBeVisible();
  });

  it('[DEC-04] [DEC-06] approves with one call, and takes it back', async () => {
    const screen = await show({
      [DECIDE]: decide(done(1)),
      'POST /api/absence/undo': () => {
        open = [pending(1, { day: '2026-12-14', request: 5 }), ...open];
        return Response.json([done(1, { status: 0 })]);
      },
    });
    await card(screen, 'Anna Berger').getByRole('button', { name: 'Genehmigen' }).first().click();
    await expect.element(card(screen, 'Anna Berger').getByText('Genehmigt', { exact: true })).toBeVisible();
    await card(screen, 'Anna Berger').getByRole('button', { name: 'Rückgängig' }).click();
    await expect
      .element(card(screen, 'Anna Berger').getByRole('button', { name: 'Genehmigen' }).first())
      .toBeVisible();
    expect(bodies(screen)).toEqual([
      ['absence/decide', { ids: [1], decision: 'approve', note: null }],
      ['absence/undo', { ids: [1] }],
    ]);
  });

  it('[DEC-04] says by whom a request was decided meanwhile, without buttons', async () => {
    const message = 'Darüber hat Dora Dübel am 20.11.2026 um 12:00 Uhr bereits entschieden.';
    const screen = await show({
      [DECIDE]: decide(done(3, { status: null, code: 'already_decided', message })),
    });
    await card(screen, 'Bert Adler').getByRole('button', { name: 'Genehmigen' }).click();
    await expect.element(card(screen, 'Bert Adler').getByText(message)).toBeVisible();
    await expect.element(card(screen, 'Bert Adler').getByRole('button')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'Nicht ausgeführt' })).toBeVisible();
  });

  it('[DEC-03] [DEC-04] all without a hint are ticked, and decided together; of what is refused the rest is done', async () => {
    const screen = await show({ [DECIDE]: decide(done(3)) });
    await screen.getByRole('button', { name: 'Alle ohne Hinweis auswählen' }).click();
    await expect.element(screen.getByText('Alle auswählen (1 von 2 ausgewählt)')).toBeVisible();
    await screen.getByRole('button', { name: 'Auswahl ablehnen' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Grund (freiwillig)').fill('Inventur');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect
      .poll(() => bodies(screen))
      .toEqual([['absence/decide', { ids: [3], decision: 'decline', note: 'Inventur' }]]);
  });

  it('[VIS-04] many that are approved are counted again', async () => {
    const shortages = [{ day: '2026-12-14', of: 'Montage', present: 2, minimum: 3 }];
    const screen = await show({ [DECIDE]: decide(done(1, { shortages }), done(3)) });
    await screen.getByRole('checkbox', { name: /Alle auswählen/ }).click();
    await screen.getByRole('button', { name: 'Auswahl genehmigen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
    await expect
      .element(screen.getByText('Montage: Am 14.12.2026 wären nur 2 von mindestens 3 anwesend.'))
      .toBeVisible();
  });
});

describe('keys', () => {
  it('[DEC-01] move, approve and ask for the reason; not while somebody types, and not when switched off', async () => {
    const screen = await show({ [DECIDE]: decide(done(3, { status: 2 })) });
    await expect.element(screen.getByRole('region', { name: 'Überblick: Anna Berger' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('region', { name: 'Überblick: Bert Adler' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('region', { name: 'Überblick: Anna Berger' })).toBeVisible();
    // The first one stays the first.
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect.element(screen.getByRole('region', { name: 'Überblick: Bert Adler' })).toBeVisible();
    await userEvent.keyboard('{Control>}g{/Control}');
    await userEvent.keyboard('l');
    const reason = card(screen, 'Bert Adler').getByLabelText('Grund (freiwillig)');
    await reason.fill('g');
    await userEvent.type(reason, 'gl');
    expect(bodies(screen)).toEqual([]);
    await card(screen, 'Bert Adler').getByRole('button', { name: 'Ablehnen' }).click();
    await expect
      .poll(() => bodies(screen))
      .toEqual([['absence/decide', { ids: [3], decision: 'decline', note: 'ggl' }]]);
    await screen.getByRole('checkbox', { name: /^Tasten:/ }).click();
    await userEvent.keyboard('g');
    expect(bodies(screen)).toHaveLength(1);
    expect(localStorage.getItem('keys')).toBe('off');
  });

  it('[DEC-01] G approves the one that is focused, once', async () => {
    const screen = await show({ [DECIDE]: decide(done(3)) });
    await expect.element(screen.getByRole('region', { name: 'Überblick: Anna Berger' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}g');
    await expect.element(card(screen, 'Bert Adler').getByText('Genehmigt', { exact: true })).toBeVisible();
    await userEvent.keyboard('gl');
    expect(bodies(screen)).toEqual([['absence/decide', { ids: [3], decision: 'approve', note: null }]]);
  });
});

describe('on the phone', () => {
  it('[DEC-01] one card at a time, two buttons at the bottom, the next one follows, and undo above them', async () => {
    await page.viewport(360, 740);
    const screen = await show({ [DECIDE]: decide(done(1)) });
    await expect.element(screen.getByText('1 von 2')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Anna Berger' })).toBeVisible();
    await screen.getByRole('button', { name: 'Nächster Antrag' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Bert Adler' })).toBeVisible();
    await screen.getByRole('button', { name: 'Antrag davor' }).click();
    await screen.getByText('2 Tage einzeln zeigen').click();
    await expect.element(screen.getByText('Di, 15.12.2026', { exact: true })).toBeVisible();
    await screen.getByText('2 Tage einzeln zeigen').click();
    const approve = screen.getByRole('button', { name: 'Genehmigen' }).last();
    expect(approve.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    await approve.click();
    await expect.element(screen.getByRole('heading', { name: 'Bert Adler' })).toBeVisible();
    await expect.element(screen.getByText('1 von 1')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Rückgängig' }).first()).toBeVisible();
  });
});

describe('the dashboard', () => {
  it('[DEC-01] has the first requests with their buttons, hints and accounts', async () => {
    const both = (
      <>
        <ToDecide />
        <InboxTile />
      </>
    );
    const screen = await renderPage(both, { person, calls: calls({ [DECIDE]: decide(done(1)) }) });
    const row = screen.getByRole('listitem').filter({ hasText: 'Anna Berger' });
    await expect.element(row.getByText('14 → 12 Tage')).toBeVisible();
    await expect.element(row.getByText('Besetzung unterschritten')).toBeVisible();
    // No tile says again what stands here to be decided.
    expect(screen.container.querySelector('.sb-tile')).toBeNull();
    await row.getByRole('button', { name: 'Genehmigen' }).click();
    await expect.element(row.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    open = [];
  });

  it('[SCR-08] at 360 pixels the buttons stand side by side, and the focus stays in the row that is decided', async () => {
    await page.viewport(360, 780);
    const screen = await renderPage(<ToDecide />, { person, calls: calls({ [DECIDE]: decide(done(1)) }) });
    const row = screen.getByRole('listitem').filter({ hasText: 'Anna Berger' });
    const [approve, decline] = ['Genehmigen', 'Ablehnen'].map((name) => row.getByRole('button', { name }));
    await expect.element(row.getByText('14 → 12 Tage')).toBeVisible();
    const boxes = [approve, decline].map((button) => button?.element().getBoundingClientRect());
    expect(boxes[0]?.top).toBe(boxes[1]?.top);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(46);
    await approve?.click();
    await expect.element(row.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expect.element(row).toHaveFocus();
  });

  it('[DEC-01] says in one line that nothing waits', async () => {
    open = [];
    const screen = await renderPage(<ToDecide />, { person, calls: calls({}) });
    await expect.element(screen.getByText('Nichts zu entscheiden')).toBeVisible();
  });
});

it('[DEC-01] without the feature the list is as it was', async () => {
  const screen = await renderPage(<DecidingPage />, {
    path: '/inbox',
    person: { role: 'admin', features: ['halfdays'] },
    calls: calls({}),
  });
  await expect.element(screen.getByRole('table').first()).toBeVisible();
  expect(screen.sent.map(({ call }) => call).filter((call) => call.includes('context'))).toEqual([]);
});
