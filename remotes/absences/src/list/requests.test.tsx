import type { OwnAbsence, PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reportFailures } from '../inbox/failures.ts';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { AbsencesPage } from '../own/absences-page.tsx';
import { CalendarPage } from '../planner/calendar-page.tsx';
import { RequestPage } from '../request/request-page.tsx';
import { absence, away, pending } from '../shared/absence.fixture.ts';

const features = ['halfdays'];
const ofRequest = { request: 5, note: 'Familienfeier' };
const week = ['2026-12-07', '2026-12-08', '2026-12-09'];
const OPEN = 'GET /api/timesheet/pending-absences?status=open';

type Screen = Awaited<ReturnType<typeof renderPage>>;
const row = (screen: Screen, text: string) => screen.getByRole('row').filter({ hasText: text });
const calls = (screen: Screen, method: string) =>
  screen.sent.map(({ call }) => call).filter((call) => call.startsWith(method));
beforeEach(() => reportFailures([]));

describe('my absences with requests', () => {
  const own: OwnAbsence[] = [
    ...week.map((day, i) => ({ ...absence(i + 1, { day, request: 5 }), note: 'Familienfeier' })),
    { ...absence(9, { day: '2026-12-24', half: 'first', portion: 0.5, hours: 4, request: 6 }), note: null },
    absence(10, { day: '2026-11-02', status: 1 }),
  ];
  const show = (more: Answers = {}) =>
    renderPage(<AbsencesPage />, {
      path: '/absences',
      person: { features },
      calls: { 'GET /api/timesheet/absences': own, ...more },
    });

  it('[FND-09] a request is one row with its days, its hours and its note', async () => {
    const screen = await show();
    const request = row(screen, '07.12.2026');
    await expect.element(request).toMatchTextContent(/Mo, 07\.12\.2026 – Mi, 09\.12\.2026/);
    await expect.element(request).toMatchTextContent(/„Familienfeier“/);
    await expect.element(request).toMatchTextContent(/3 Tage/);
    await expect.element(request).toMatchTextContent(/24,00/);
    await expect.element(row(screen, '02.11.2026')).toMatchTextContent(/1 Tag/);
  });

  it('[ABS-24] says why it was declined', async () => {
    const declined = absence(3, { day: '2026-12-21', status: 2, request: 7 });
    const screen = await show({
      'GET /api/timesheet/absences': [{ ...declined, note: 'Skifahren', decline_reason: 'Inventur' }],
    });
    await expect.element(row(screen, '21.12.2026')).toMatchTextContent(/„Skifahren“Abgelehnt: „Inventur“/);
  });

  it('[LED-17] half a day counts 0.5 and says which half', async () => {
    const screen = await show();
    await expect.element(row(screen, '24.12.2026')).toMatchTextContent(/Urlaub \(Vormittag\)/);
    await expect.element(row(screen, '24.12.2026')).toMatchTextContent(/0,5 Tage/);
    await expect.element(row(screen, '24.12.2026')).toMatchTextContent(/4,00/);
  });

  it('[FND-09] opens to its days, and each can be deleted by itself', async () => {
    const screen = await show({ 'DELETE /api/timesheet/booking/2': { id: 2 } });
    await row(screen, '07.12.2026').getByText('3 Tage einzeln zeigen').click();
    await screen.getByRole('button', { name: 'Urlaub am Di, 08.12.2026 löschen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => calls(screen, 'DELETE')).toEqual(['DELETE /api/timesheet/booking/2']);
  });

  it('[FND-09] is deleted as one thing, after saying how much that is', async () => {
    const screen = await show({
      'DELETE /api/absence-request/5': () => Response.json({ id: 5 }, { headers: { 'x-undo': '9' } }),
      'POST /api/timesheet/undo/9': { id: 9 },
    });
    await screen.getByRole('button', { name: /07\.12\.2026 – .* löschen/ }).click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Gelöscht: 3 Tage\./);
    await expect.element(screen.getByText('Urlaub vom Mo, 07.12.2026 bis Mi, 09.12.2026')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Abwesenheit erfolgreich gelöscht.')).toBeVisible();
    expect(calls(screen, 'DELETE')).toEqual(['DELETE /api/absence-request/5']);
    await screen.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.element(screen.getByText('Rückgängig gemacht.')).toBeVisible();
  });
});

describe('processed requests', () => {
  const PROCESSED = 'GET /api/timesheet/pending-absences?page=1&size=10&by=request&status=processed';
  const processed: PendingAbsence[] = [
    ...week.map((day, i) => pending(i + 31, { day, status: i === 2 ? 2 : 1, ...ofRequest })),
    pending(41, { day: '2026-12-15', status: 1, first_name: 'Bert', name: 'Kurz' }),
  ];
  const show = (more: Answers = {}) =>
    renderPage(<InboxPage />, {
      path: '/inbox',
      person: { role: 'admin', features },
      calls: {
        [OPEN]: [],
        [PROCESSED]: () => Response.json(processed, { headers: { 'x-total-count': '2' } }),
        ...more,
      },
    });

  it('[FND-09] are one row each, open to their days, and are asked for by request', async () => {
    const screen = await show();
    const request = row(screen, '07.12.2026');
    await expect.element(request).toMatchTextContent(/Mo, 07\.12\.2026 – Mi, 09\.12\.2026/);
    await expect.element(request).toMatchTextContent(/2 Tage/);
    await expect.element(request).toMatchTextContent(/„Familienfeier“/);
    await expect.element(row(screen, '15.12.2026')).toMatchTextContent(/Bert Kurz/);
    await expect.element(screen.getByText('Zeige 1 bis 2 von 2 Elementen')).toBeVisible();
    await request.getByText('2 Tage einzeln zeigen').click();
    await expect.element(request.getByText('Di, 08.12.2026', { exact: true })).toBeVisible();
  });

  it('[FND-09] [ABS-37] are cancelled as a whole after a question, or day by day', async () => {
    const screen = await show({
      'PUT /api/absence-request/5/cancel': [],
      'PUT /api/timesheet/absence/cancel/32': absence(32, { status: 3 }),
    });
    const request = row(screen, '07.12.2026');
    await request.getByRole('button', { name: 'Stornieren' }).last().click();
    await expect.element(screen.getByText(/am Mo, 07\.12\.2026 – Mi, 09\.12\.2026 wirklich/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect.poll(() => calls(screen, 'PUT')).toEqual(['PUT /api/absence-request/5/cancel']);
    await request.getByText('2 Tage einzeln zeigen').click();
    await request.getByRole('listitem').filter({ hasText: '08.12.2026' }).getByRole('button').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect.poll(() => calls(screen, 'PUT').at(-1)).toBe('PUT /api/timesheet/absence/cancel/32');
  });
});

describe('the inbox with requests', () => {
  let open: PendingAbsence[];
  beforeEach(() => {
    open = [
      ...week.map((day, i) => pending(i + 1, { day, ...ofRequest, remaining_vacation: 7 })),
      pending(9, { day: '2026-12-24', half: 'second', portion: 0.5, hours: 4 }),
    ];
  });
  const show = (more: Answers = {}) =>
    renderPage(<InboxPage />, {
      path: '/inbox',
      person: { role: 'admin', features },
      calls: { [OPEN]: () => open, 'GET /api/timesheet/pending-absences': [], ...more },
    });
  const answered = (status: number) => () => {
    open = open.filter(({ request }) => request !== 5);
    return week.map((day, i) => absence(i + 1, { day, status }));
  };

  it('[FND-09] a request is one row, with the remainder of its year said once', async () => {
    const screen = await show();
    const request = row(screen, '07.12.2026');
    await expect.element(request).toMatchTextContent(/„Familienfeier“/);
    await expect.element(request.getByText('Resturlaub 2026: 7')).toBeVisible();
    await expect.element(row(screen, '24.12.2026')).toMatchTextContent(/Urlaub \(Nachmittag\)/);
    await expect.element(screen.getByText('Alle auswählen (0 von 2 ausgewählt)')).toBeVisible();
  });

  it.each([
    ['Genehmigen', 'approve', 1, 'Genehmigt'],
    ['Ablehnen', 'decline', 2, 'Abgelehnt'],
  ])(
    '[FND-09] %s answers all of its days by one call, and can be undone by one',
    async (name, call, status, word) => {
      const path = `PUT /api/absence-request/5/${call}`;
      const undo = 'PUT /api/absence-request/5/reopen';
      const screen = await show({ [path]: answered(status), [undo]: [] });
      await row(screen, '07.12.2026').getByRole('button', { name }).first().click();
      if (call === 'decline') await screen.getByRole('dialog').getByRole('button', { name }).click();
      await expect.element(row(screen, '07.12.2026').getByText(word)).toBeVisible();
      await row(screen, '07.12.2026').getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(() => calls(screen, 'PUT')).toEqual([path, undo]);
    },
  );

  it('[FND-09] a single day of it can be answered by itself', async () => {
    const screen = await show({ 'PUT /api/timesheet/absence/decline/2': absence(2, { status: 2 }) });
    const request = row(screen, '07.12.2026');
    await request.getByText('3 Tage einzeln zeigen').click();
    const day = request.getByRole('listitem').filter({ hasText: '08.12.2026' });
    await day.getByRole('button', { name: 'Ablehnen' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await expect.poll(() => calls(screen, 'PUT')).toEqual(['PUT /api/timesheet/absence/decline/2']);
    expect(screen.sent.at(-1)?.body).toBeUndefined();
  });

  it('[ABS-22] declining offers a reason, for one and for several', async () => {
    const path = 'PUT /api/absence-request/5/decline';
    const screen = await show({
      [path]: week.map((day, i) => absence(i + 1, { day, status: 0 })),
      'PUT /api/timesheet/absence/decline/9': absence(9, { status: 2 }),
    });
    const sent = () => screen.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
    const dialog = screen.getByRole('dialog');
    const decline = async (reason: string) => {
      await userEvent.fill(dialog.getByLabelText('Grund (freiwillig)'), reason);
      await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    };
    await row(screen, '07.12.2026').getByRole('button', { name: 'Ablehnen' }).first().click();
    await expect.element(dialog).toMatchTextContent(/„Urlaub“ von .* ablehnen\?/);
    await decline(' Inventur ');
    await expect.poll(sent).toEqual([{ reason: 'Inventur' }]);
    await screen.getByLabelText(/Alle auswählen/).click();
    await screen.getByRole('button', { name: 'Auswahl ablehnen' }).click();
    await decline('Messe');
    await expect.poll(() => sent().slice(1)).toContainEqual({ reason: 'Messe' });
  });

  it('[FND-09] several are answered together, counted as requests', async () => {
    const screen = await show({
      'PUT /api/absence-request/5/approve': answered(1),
      'PUT /api/timesheet/absence/9': absence(9, { status: 1 }),
    });
    await screen.getByLabelText(/Alle auswählen/).click();
    await screen.getByRole('button', { name: 'Auswahl genehmigen' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Möchten Sie 2 Anträge genehmigen\?/);
    await dialog.getByRole('button', { name: 'Genehmigen' }).click();
    await expect
      .poll(() => calls(screen, 'PUT'))
      .toEqual(['PUT /api/absence-request/5/approve', 'PUT /api/timesheet/absence/9']);
  });
});

describe('the form of a half day', () => {
  const user = {
    id: 7,
    company: 1,
    weeklyhours: 40,
    working_days: '1111100',
    vacation: 5,
    vacation_lastyear: 0,
    lastYearEntered: { days: 0, enteredIn: 2026 },
  } as CurrentUser;
  const show = (on: readonly string[]) =>
    renderPage(<RequestPage />, {
      path: '/manage-absence',
      person: { features: on },
      calls: {
        'GET /api/user/current': user,
        'GET /api/timesheet/absences': [absence(1, { day: '2026-12-01', half: 'first', portion: 0.5 })],
        'POST /api/timesheet/absence': absence(2, { day: '2026-12-01' }),
      },
    });
  async function pick(screen: Screen, name: string, day: string) {
    await userEvent.fill(screen.getByLabelText(name, { exact: true }), day);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}');
  }
  const posts = (screen: Screen) => screen.sent.filter(({ call }) => call.startsWith('POST'));

  it('[LED-17] asks for a part of a single day, counts it, and sends it with the note', async () => {
    const screen = await show(features);
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
    await pick(screen, 'Startdatum', '01.12.2026');
    const part = screen.getByLabelText('Dauer');
    await expect.element(part).toHaveValue('whole');
    await part.selectOptions('Nachmittag');
    await expect
      .element(screen.getByText('Ein halber Tag wird beantragt: 01.12.2026 (Nachmittag)'))
      .toBeVisible();
    await expect.element(screen.getByText(/nach diesem Antrag 4$/)).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Notiz'), 'Arzttermin');
    await screen.getByRole('button', { name: 'Beantragen' }).click();
    await expect
      .poll(() => posts(screen).map(({ body }) => body))
      .toEqual([{ project: 10, day: '2026-12-01', hours: 8, half: 'second', note: 'Arzttermin' }]);
  });

  it('[FND-08] says that the half is taken, with the button off, and asks nothing of a range', async () => {
    const screen = await show(features);
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
    await pick(screen, 'Startdatum', '01.12.2026');
    await screen.getByLabelText('Dauer').selectOptions('Vormittag');
    await expect
      .element(screen.getByText('Abwesenheit für den Tag 01.12.2026 bereits vorhanden.'))
      .toBeVisible();
    await expect.element(screen.getByText('Kein Tag wird beantragt.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeDisabled();
    await pick(screen, 'Enddatum', '02.12.2026');
    await expect.element(screen.getByLabelText('Dauer')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeEnabled();
  });

  it('[KEEP-06] without the feature there is neither part nor note', async () => {
    const screen = await show([]);
    await pick(screen, 'Startdatum', '02.12.2026');
    await expect.element(screen.getByLabelText('Enddatum', { exact: true })).toHaveValue('02.12.2026');
    await expect.element(screen.getByLabelText('Dauer')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Notiz')).not.toBeInTheDocument();
  });
});

it('[LED-17] the calendar marks half a square and says which half', async () => {
  const screen = await renderPage(<CalendarPage />, {
    path: '/vacation-overview',
    person: { features },
    calls: {
      'GET /api/timesheet/vacations/2026': [
        away('2026-11-24', { half: 'first' }),
        away('2026-11-24', { half: 'second', status: 0 }),
      ],
    },
  });
  const morning = screen.getByRole('img', { name: 'Urlaub (Vormittag), 24.11.2026, Genehmigt' });
  const afternoon = screen.getByRole('img', { name: 'Urlaub (Nachmittag), 24.11.2026, Beantragt' });
  await expect.element(morning).toBeVisible();
  await expect.element(afternoon).toBeVisible();
  const [left, right] = [morning, afternoon].map((bar) => bar.element().getBoundingClientRect());
  expect(left?.right).toBeLessThanOrEqual((right?.left ?? 0) + 1);
});
