import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { moving } from '../kinds/kinds.fixture.tsx';
import { absence, pending } from '../shared/absence.fixture.ts';
import { PersonAbsencePage } from './person-absence-page.tsx';
import { ABSENCES, asLead, bert, kindsIn, LED, office, PERSON } from './person-pages.fixture.tsx';
import { PersonSicknessPage } from './person-sickness-page.tsx';

it('[OFC-03] [OFC-08] an absence of a person needs a reason; what the server refuses is shown at its field', async () => {
  let answer: unknown = refuse(
    409,
    'absence_taken',
    'Abwesenheit für den Tag 01.12.2026 bereits vorhanden.',
    'day',
  );
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de',
    person: office,
    calls: { [PERSON]: bert, [ABSENCES]: [], 'POST /api/timesheet/absence': () => answer },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Abwesenheit eintragen für Bert Maier' }))
    .toBeVisible();
  expect(document.title).toBe('Abwesenheit eintragen für Bert Maier – Stundenbuch');
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
  for (const label of ['Startdatum', 'Enddatum']) {
    const field = screen.getByLabelText(label, { exact: true });
    await field.click();
    await field.fill('01.12.2026');
    await userEvent.keyboard('{Enter}');
  }
  const enter = screen.getByRole('button', { name: 'Eintragen' });
  await enter.click();
  await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
  await screen.getByLabelText('Grund').fill('Attest vom 01.12.');
  await enter.click();
  await expect.element(screen.getByText(/bereits vorhanden/)).toBeVisible();
  answer = absence(1, { day: '2026-12-01', status: 1 });
  await enter.click();
  await expect.element(screen.getByText('Abwesenheit erfolgreich angelegt.')).toBeVisible();
  const body = { user: 8, reason: 'Attest vom 01.12.', project: 20, day: '2026-12-01' };
  expect(screen.sent.findLast(({ call }) => call === 'POST /api/timesheet/absence')?.body).toMatchObject(
    body,
  );
});

it('[TEAM-12] [SET-43] a lead enters an absence without account and contract: the server says what does not fit', async () => {
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=8&date=2026-12-01',
    person: { features: ['audit', 'office', 'teams', 'contracts'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': {
        ...{ id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100' },
        ...{ records_from: null, records: true, decides: true, decides_sick: false },
      },
      'POST /api/timesheet/absence': refuse(
        409,
        'vacation_insufficient',
        'Es sind nur noch 2 Urlaubstage verfügbar.',
      ),
    },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Abwesenheit eintragen für Bert Maier' }))
    .toBeVisible();
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
  await screen.getByLabelText('Grund').fill('Am Telefon gesagt');
  await screen.getByRole('button', { name: 'Eintragen' }).click();
  await expect.element(screen.getByText('Es sind nur noch 2 Urlaubstage verfügbar.')).toBeVisible();
  expect(screen.sent.map(({ call }) => call).filter((call) => /absences|contract|email/.test(call))).toEqual(
    [],
  );
  const body = { user: 8, reason: 'Am Telefon gesagt', project: 10, day: '2026-12-01' };
  expect(screen.sent.findLast(({ call }) => call === 'POST /api/timesheet/absence')?.body).toMatchObject(
    body,
  );
});

it('[ART-01] [TEAM-12] a lead chooses among the kinds that leads enter, but none of the office’s', async () => {
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=8&date=2026-12-01',
    person: { features: ['audit', 'office', 'teams', 'kinds'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': {
        ...{ id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100' },
        ...{ records_from: null, records: true, decides: true, decides_sick: false },
      },
      'GET /api/absence-kind': [
        { ...moving, entered_by: 'lead' },
        { ...moving, id: 6, name: 'Elternzeit', entered_by: 'admin' },
      ],
      'POST /api/timesheet/absence': absence(1, { day: '2026-12-01', status: 1, project: 60 }),
    },
  });
  const kind = screen.getByLabelText('Art', { exact: true });
  await kind.selectOptions('Umzug');
  expect([...(kind.element() as HTMLSelectElement).options].map(({ label }) => label)).not.toContain(
    'Elternzeit',
  );
  await screen.getByLabelText('Grund').fill('Am Telefon gesagt');
  await screen.getByRole('button', { name: 'Eintragen' }).click();
  await expect.element(screen.getByText('Abwesenheit erfolgreich angelegt.')).toBeVisible();
  const body = { user: 8, reason: 'Am Telefon gesagt', project: 60, kind_id: 5, day: '2026-12-01' };
  expect(screen.sent.findLast(({ call }) => call === 'POST /api/timesheet/absence')?.body).toMatchObject(
    body,
  );
});

it.each([
  [true, ['Krankheit', 'Kind krank']],
  [false, []],
])(
  '[TEAM-12] [SET-37] what shows sickness a lead is offered only where the lead decides on it: %s',
  async (decides, offered) => {
    const screen = await asLead('/person-absence?user=8&date=2026-12-01', decides, {});
    await expect.element(screen.getByLabelText('Art', { exact: true })).toBeVisible();
    await expect.poll(() => kindsIn(screen)).toContain('Urlaub');
    await expect.poll(() => kindsIn(screen).filter((one) => /[Kk]rank/.test(one))).toEqual(offered);
  },
);

it('[TEAM-12] [TEAM-02] a lead sees first what would be entered, and what the server would refuse', async () => {
  const counted = {
    ...{ half: null, away_minutes: null, noons: [], cost: 3, skipped: ['2026-12-02'], holidays: [] },
    days: ['2026-12-01', '2026-12-03', '2026-12-04'],
    years: [{ year: 2026, before: 12, after: 9, promised: 0, overdrawn: 0 }],
  };
  let answer: unknown = counted;
  const screen = await asLead('/person-absence?user=8&date=2026-12-01', false, {
    'POST /api/timesheet/absence/preview': () => answer,
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
  await expect.element(screen.getByText('3 Tage werden eingetragen: 01.12.2026 – 04.12.2026')).toBeVisible();
  await expect.element(screen.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 9')).toBeVisible();
  await expect
    .element(screen.getByText(/schon eine Abwesenheit eingetragen ist: 02\.12\.2026/))
    .toBeVisible();
  expect(screen.sent.findLast(({ call }) => call.endsWith('preview'))?.body).toEqual({
    ...{ user: 8, project: 10, day: '2026-12-01' },
  });
  answer = refuse(409, 'absence_overtime', 'Am 01.12.2026 fehlen 4:00 Stunden.');
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Überstunden');
  await expect.element(screen.getByText('Am 01.12.2026 fehlen 4:00 Stunden.')).toBeVisible();
  await expect.element(screen.getByText('Kein Tag wird eingetragen.')).toBeVisible();
});

it('[TEAM-12] [HOL-07] neither holidays are offered where the calendar knows them', async () => {
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=8&date=2026-12-01',
    person: { features: ['audit', 'office', 'teams', 'calendar'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': { ...LED, decides_sick: true },
      'GET /api/company/settings': {
        calendar: { value: {}, version: 1, since: '2026-11-01', recommended_on: null },
      },
      'GET /api/calendar/2026?user=8': [],
      'GET /api/calendar/2027?user=8': [],
    },
  });
  await expect.element(screen.getByLabelText('Art', { exact: true })).toBeVisible();
  await expect.poll(() => kindsIn(screen)).toEqual(expect.arrayContaining(['Urlaub', 'Krankheit']));
  await expect.poll(() => kindsIn(screen)).not.toContain('Feiertag');
});

it('[OFC-08] [HOL-07] begins with the day of the address, and counts as the person’s own form does', async () => {
  const calendar = { value: {}, version: 1, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&date=2026-12-01',
    person: { role: 'admin', features: ['audit', 'office', 'calendar'] },
    calls: {
      [PERSON]: { ...bert, nextYear: { year: 2027, requested: 0, available: 30 } },
      [ABSENCES]: [absence(1, { day: '2026-12-02', status: 1, project: 10 })],
      'GET /api/company/settings': { calendar },
      'GET /api/calendar/2026?user=8': [
        { day: '2026-12-03', name: 'Betriebsfeier', factor: 0, origin: 'company' },
      ],
      'GET /api/calendar/2027?user=8': [],
    },
  });
  await expect.element(screen.getByLabelText('Startdatum')).toHaveValue('01.12.2026');
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
  const end = screen.getByLabelText('Enddatum', { exact: true });
  await end.click();
  await end.fill('04.12.2026');
  await userEvent.keyboard('{Enter}');
  const preview = screen.getByRole('status');
  await expect.element(preview.getByText('2 Tage werden eingetragen: 01.12.2026 – 04.12.2026')).toBeVisible();
  await expect.element(preview.getByText(/arbeitsfrei: 03.12.2026 \(Betriebsfeier\)/)).toBeVisible();
  await expect.element(preview.getByText(/schon eine Abwesenheit eingetragen ist: 02.12.2026/)).toBeVisible();
  await expect.element(preview.getByText('Urlaub 2026: 29 offen, nach diesem Eintrag 27')).toBeVisible();
});

it('[LED-16] [OFC-08] sickness in a vacation: the days of the address, a reason, and what is refused', async () => {
  let answer: unknown = refuse(
    409,
    'sick_no_vacation',
    'In diesem Zeitraum ist kein genehmigter Urlaub.',
    'day',
  );
  const screen = await renderPage(<PersonSicknessPage />, {
    path: '/person-sickness?user=bert@example.de&date=2026-11-16&end=2026-11-18',
    person: office,
    calls: { [PERSON]: bert, 'POST /api/timesheet/absence/sick': () => answer },
  });
  await expect.element(screen.getByLabelText('Letzter Tag')).toHaveValue('18.11.2026');
  const enter = screen.getByRole('button', { name: 'Als krank eintragen' });
  await enter.click();
  await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
  await screen.getByLabelText('Grund').fill('Attest vom 16.11.');
  await enter.click();
  await expect.element(screen.getByText('In diesem Zeitraum ist kein genehmigter Urlaub.')).toBeVisible();
  answer = [absence(1, { day: '2026-11-16', status: 1 })];
  await enter.click();
  await expect.element(screen.getByText(/Krank im Urlaub eingetragen/)).toBeVisible();
  expect(screen.sent.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    user: 8,
    day: '2026-11-16',
    end: '2026-11-18',
    reason: 'Attest vom 16.11.',
    any_month: false,
  });
});

it.each([
  [['audit', 'office'], 1],
  [['audit'], 0],
])('[LED-16] [OFC-01] in the inbox approved vacation leads there, with %j', async (features, links) => {
  const rows = [
    pending(2, { day: '2026-12-02', status: 1, project: 10, email: 'bert@example.de' }),
    pending(3, { day: '2026-12-03', status: 1, project: 30 }),
    pending(4, { day: '2026-12-04', status: 3, project: 10 }),
  ];
  const screen = await renderPage(<InboxPage />, {
    person: { role: 'admin', features },
    calls: {
      'GET /api/timesheet/pending-absences?status=open': [],
      'GET /api/timesheet/pending-absences': rows,
    },
  });
  await expect.element(screen.getByRole('row').filter({ hasText: '04.12.2026' })).toBeVisible();
  const found = screen.getByRole('link', { name: /Krank im Urlaub/ });
  await expect
    .poll(() => found.elements().map((link) => link.getAttribute('href')))
    .toEqual(links ? ['/person-sickness?user=bert%40example.de&date=2026-12-02&end=2026-12-02'] : []);
});
