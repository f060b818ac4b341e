import type { OwnAbsence, PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { type Answers, type Person, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { PersonRequestPage } from '../inbox/person-request-page.tsx';
import { AbsencePage } from '../own/absence-page.tsx';
import { AbsencesPage } from '../own/absences-page.tsx';
import { absence, pending } from '../shared/absence.fixture.ts';

afterEach(() => page.viewport(1280, 900));

const WORD = { decided_by: 'Clara Chef', decided_at: '2026-11-12T08:30:00Z' };
const ofRequest = (id: number, changes: Partial<OwnAbsence> = {}): OwnAbsence => ({
  ...absence(id, { request: 5, user: 7 }),
  note: 'Skiurlaub',
  ...changes,
});
const own = [
  ofRequest(1, { day: '2026-12-07', half: 'second', portion: 0.5, status: 1, ...WORD }),
  ofRequest(2, { day: '2026-12-08', status: 2, ...WORD, decline_reason: 'Inventur' }),
  ofRequest(3, { day: '2027-01-04', status: 0, waits_for: ['Lea Leitung'] }),
  absence(9, { day: '2026-11-30', project: 30, status: 1, user: 7, request: null }),
];
const features = ['halfdays', 'teams', 'overtime'];

const open = (path: string, person: Person = {}, calls: Answers = {}) =>
  renderPage(<AbsencePage />, {
    path,
    person: { features, ...person },
    calls: { 'GET /api/timesheet/absences': own, ...calls },
  });

describe('[SCR-45] an absence', () => {
  it('has its days, the words on them with the reason, the note, and what it costs in each year', async () => {
    const screen = await open('/absence?id=2');
    await expect.element(screen.getByRole('heading', { name: 'Urlaub', level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Skiurlaub')).toBeVisible();
    const words = screen.getByRole('region', { name: 'Entscheidung' });
    await expect
      .element(words)
      .toMatchTextContent(/Genehmigt ?von Clara Chef am 12\.11\.2026 um 09:30 Uhr Mo, 07\.12\.2026/);
    await expect.element(words).toMatchTextContent(/Grund: „Inventur“/);
    await expect.element(words).toMatchTextContent(/Noch nicht entschieden\..*wartet auf Lea Leitung/);
    const account = screen.getByRole('region', { name: 'Konto' });
    await expect.element(account).toMatchTextContent(/Urlaub 20260,5 Tage.*Urlaub 20271 Tag/);
    const days = screen.getByRole('region', { name: 'Tage' }).getByRole('listitem');
    await expect.element(days.first()).toMatchTextContent(/Mo, 07\.12\.2026 \(Nachmittag\)Genehmigt/);
    expect(await days.all()).toHaveLength(3);
  });

  it('of hours leads to the month of the account that pays them', async () => {
    const screen = await open('/absence?id=9');
    await expect
      .element(screen.getByRole('link', { name: '8,00 h im Stundenkonto ansehen' }))
      .toHaveAttribute('href', '/overtime?month=2026-11');
    await expect.element(screen.getByRole('region', { name: 'Tage' })).not.toBeInTheDocument();
  });

  it('is withdrawn there, which leads back; what is gone says so', async () => {
    let rows: readonly OwnAbsence[] = own;
    const screen = await open(
      '/absence?id=9',
      {},
      {
        'GET /api/timesheet/absences': () => rows,
        'DELETE /api/timesheet/booking/9': () => {
          rows = own.slice(0, 3);
          return { id: 9 };
        },
      },
    );
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(screen.at).toBe('/dashboard');
    await screen.router.navigate('/absence?id=99');
    await expect.element(screen.getByText('Diese Abwesenheit gibt es nicht mehr.')).toBeVisible();
  });

  const list = async (width: number, on: readonly string[]) => {
    await page.viewport(width, 900);
    return renderPage(<AbsencesPage />, {
      path: '/absences',
      person: { features: on },
      calls: { 'GET /api/timesheet/absences': own },
    });
  };

  it('stands beside its list, which opening the days of a row does not do', async () => {
    const screen = await list(1600, ['halfdays']);
    await screen.getByText('1,5 Tage einzeln zeigen').click();
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
    await screen.getByRole('link', { name: /07\.12\.2026/ }).click();
    const pane = screen.getByRole('complementary', { name: 'Meine Abwesenheiten: ausgewählte Zeile' });
    await expect.element(pane.getByRole('heading', { name: 'Urlaub', level: 2 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(pane).not.toBeInTheDocument();
  });

  it('has a page below that width, and none where the company has switched nothing on', async () => {
    const screen = await list(360, ['halfdays']);
    await expect
      .element(screen.getByRole('link', { name: /07\.12\.2026/ }))
      .toHaveAttribute('href', '/absence?id=1');
    await screen.unmount();
    const plain = await list(1600, []);
    await expect.element(plain.getByText('Mo, 07.12.2026')).toBeVisible();
    await expect.element(plain.getByRole('link', { name: /2026/ })).not.toBeInTheDocument();
  });
});

describe('[SCR-46] a request in the inbox', () => {
  const asked: PendingAbsence[] = [
    pending(1, { user: 8, request: 5, day: '2026-12-07', note: 'Umzug' }),
    pending(2, { user: 8, request: 5, day: '2026-12-08', note: 'Umzug' }),
  ];
  const show = (rows: readonly PendingAbsence[], person: Person = {}, calls: Answers = {}) =>
    renderPage(<PersonRequestPage />, {
      path: '/request?id=1',
      person: { role: 'admin', features: ['halfdays', 'office'], ...person },
      calls: { 'GET /api/timesheet/pending-absences?id=1': rows, ...calls },
    });

  it('is answered where it is read, with a reason', async () => {
    const path = 'PUT /api/absence-request/5/decline';
    const screen = await show(asked, {}, { [path]: asked.map((day) => ({ ...day, status: 2 })) });
    await expect.element(screen.getByRole('heading', { name: 'Anna Berger', level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Umzug')).toBeVisible();
    await screen.getByRole('button', { name: 'Ablehnen' }).first().click();
    await userEvent.fill(screen.getByLabelText('Grund (freiwillig)'), 'Messe');
    await screen.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await expect.poll(() => screen.sent.find(({ call }) => call === path)?.body).toEqual({ reason: 'Messe' });
  });

  it('that was approved can be cancelled, and tells of sickness in it', async () => {
    const approved = asked.map((day) => ({ ...day, status: 1, ...WORD }));
    const screen = await show(approved);
    await expect.element(screen.getByText(/von Clara Chef am 12\.11\.2026/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Krank im Urlaub' })).toBeVisible();
    await screen.getByRole('button', { name: 'Stornieren' }).first().click();
    await expect
      .element(screen.getByRole('dialog'))
      .toMatchTextContent(/„Urlaub“ von Anna Berger am .* wirklich stornieren\?/);
  });

  it('has the way to change each of its days, for who may correct and as long as it holds', async () => {
    const path = (id: number, user = 'anna%40example.de') =>
      `/person-absence?user=${user}&id=${id}&date=2026-12-0${id + 6}`;
    const change = (screen: Awaited<ReturnType<typeof show>>, name = /^Urlaub am .* ändern$|^Ändern$/) =>
      screen
        .getByRole('link', { name })
        .elements()
        .map((link) => link.getAttribute('href'));
    const [first, second] = asked.map((day) => ({ ...day, email: 'anna@example.de' })) as [
      PendingAbsence,
      PendingAbsence,
    ];
    const screen = await show([first, { ...second, status: 2 }]);
    await expect.poll(() => change(screen)).toEqual([path(1)]);
    await screen.unmount();
    const single = await show([first]);
    await expect.poll(() => change(single, /^Ändern$/)).toEqual([path(1)]);
    await single.unmount();
    const led = await show([first, second], {
      role: 'employee',
      ofCompany: { leads: true },
      features: ['halfdays', 'teams', 'office'],
    });
    await expect.poll(() => change(led)).toEqual([path(1, '8'), path(2, '8')]);
    await led.unmount();
    const without = await show([first, second], { features: ['halfdays'] });
    await expect.element(without.getByRole('heading', { name: 'Anna Berger', level: 1 })).toBeVisible();
    expect(change(without)).toEqual([]);
  });

  it('whose kind is nobody’s business tells nothing by which it could be told', async () => {
    const veiled = { project_name: 'Abwesend', project: 100, hours: 0, status: 1, user: 8 };
    const screen = await show([pending(1, veiled)], {
      role: 'employee',
      ofCompany: { leads: true },
      features: ['halfdays', 'teams'],
    });
    await expect.element(screen.getByText(/Abwesend/)).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Angaben' });
    await expect.element(facts).toMatchTextContent(/^AngabenDauer1 Tag$/);
    await expect.element(screen.getByRole('region', { name: 'Konto' })).not.toBeInTheDocument();
  });

  it('stands beside the lists of the inbox', async () => {
    await page.viewport(1600, 900);
    const screen = await renderPage(<InboxPage />, {
      path: '/inbox',
      person: { role: 'admin', features: ['halfdays'] },
      calls: {
        'GET /api/timesheet/pending-absences?status=open': asked,
        'GET /api/timesheet/pending-absences?page=1&size=10&by=request&status=processed': [],
        'GET /api/timesheet/pending-absences?id=1': asked,
      },
    });
    await screen.getByRole('link', { name: 'Anna Berger' }).click();
    const pane = screen.getByRole('complementary', { name: 'Inbox: ausgewählte Zeile' });
    await expect.element(pane.getByRole('heading', { name: 'Anna Berger' })).toBeVisible();
  });
});
