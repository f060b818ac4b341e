import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { moving } from '../kinds/kinds.fixture.tsx';
import { absence, pending } from '../shared/absence.fixture.ts';
import { PersonAbsencePage } from './person-absence-page.tsx';
import { PersonSicknessPage } from './person-sickness-page.tsx';

const bert = {
  id: 8,
  company: 1,
  first_name: 'Bert',
  name: 'Maier',
  email: 'bert@example.de',
  vacation: 30,
  working_days: '1111100',
  weeklyhours: 40,
  lastYearEntered: { days: 0, enteredIn: 2026 },
};
const office = { role: 'admin', features: ['audit', 'office'] } as const;
const PERSON = 'GET /api/user/email/bert%40example.de';
const ABSENCES = 'GET /api/timesheet/absences?user=8';

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

const LED = {
  ...{ id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100' },
  ...{ records_from: null, records: true, decides: true },
};
const asLead = (path: string, decides_sick: boolean, calls: Answers) =>
  renderPage(<PersonAbsencePage />, {
    path,
    person: { features: ['audit', 'office', 'teams', 'kinds'], ofCompany: { leads: true } },
    calls: {
      'GET /api/team/person/8': { ...LED, decides_sick },
      'GET /api/absence-kind': [{ ...moving, id: 7, name: 'Kind krank', base: 20, entered_by: 'worker' }],
      ...calls,
    },
  });
const kindsIn = (screen: Awaited<ReturnType<typeof renderPage>>) =>
  [...(screen.getByLabelText('Art', { exact: true }).element() as HTMLSelectElement).options].map(
    ({ label }) => label,
  );

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

it('[TEAM-12] a lead changes an absence of the week, which says no more than that there is one', async () => {
  const veiled = absence(1, { day: '2026-12-01', status: 1, project: 100, user: 8 });
  const screen = await asLead('/person-absence?user=8&id=1&date=2026-12-01', false, {
    'GET /api/timesheet/user/8/2026-12-01/2026-12-01': [veiled],
    'PUT /api/timesheet/absence/change/1': absence(1, { day: '2026-12-02', status: 1 }),
  });
  await expect
    .element(screen.getByRole('heading', { name: 'Abwesenheit ändern für Bert Maier' }))
    .toBeVisible();
  const change = screen.getByRole('button', { name: 'Ändern' });
  await screen.getByLabelText('Grund').fill('Am Telefon gesagt');
  await change.click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
  await change.click();
  await expect
    .poll(() => screen.sent.find(({ call }) => call.startsWith('PUT'))?.body)
    .toMatchObject({
      ...{ user: 8, project: 10, day: '2026-12-01', reason: 'Am Telefon gesagt' },
    });
});

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

it('[OFC-09] an absence is changed in the same form, which counts as if it were not there', async () => {
  const entry = absence(33, { day: '2026-12-01', status: 1, project: 10, user: 8 });
  let answer: unknown = refuse(409, 'month_sealed', 'Der Monat 12/2026 ist abgeschlossen.', 'day');
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&id=33',
    person: { role: 'admin', features: ['audit', 'office', 'halfdays'] },
    calls: {
      [PERSON]: { ...bert, vacation: 1, nextYear: { year: 2027, requested: 0, available: 30 } },
      [ABSENCES]: [entry],
      'GET /api/audit/record/entries/33': [],
      'PUT /api/timesheet/absence/change/33': () => answer,
    },
  });
  const preview = screen.getByRole('status').filter({ hasText: 'eingetragen' });
  await expect.element(preview.getByText('Urlaub 2026: 0 offen, nach diesem Eintrag 0')).toBeVisible();
  await screen.getByLabelText('Dauer').selectOptions('Vormittag');
  await expect.element(preview.getByText('Urlaub 2026: 0 offen, nach diesem Eintrag 0,5')).toBeVisible();
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
  await expect.element(preview.getByText('Urlaub 2026: 0 offen, nach diesem Eintrag 1')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Ändern' });
  await save.click();
  await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
  await screen.getByLabelText('Grund').fill('Attest vom 01.12.');
  await save.click();
  await expect.element(screen.getByText('Der Monat 12/2026 ist abgeschlossen.')).toBeVisible();
  answer = { ...entry, project: 20 };
  await save.click();
  await expect.element(screen.getByText('Abwesenheit erfolgreich geändert.')).toBeVisible();
  expect(screen.sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    user: 8,
    reason: 'Attest vom 01.12.',
    any_month: false,
    project: 20,
    day: '2026-12-01',
    half: 'first',
  });
});

it('[ART-01] [OFC-09] an absence of a kind that was archived since keeps it when the office moves it', async () => {
  const entry = absence(35, { day: '2026-12-01', status: 1, project: 60, user: 8, kind_id: 5 });
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&id=35',
    person: { role: 'admin', features: ['audit', 'office', 'kinds'] },
    calls: {
      [PERSON]: bert,
      [ABSENCES]: [entry],
      'GET /api/audit/record/entries/35': [],
      'GET /api/absence-kind': [
        { ...moving, archived: true },
        { ...moving, id: 6, name: 'Alt', archived: true },
      ],
      'PUT /api/timesheet/absence/change/35': entry,
    },
  });
  const kind = screen.getByLabelText('Art', { exact: true });
  await expect.poll(() => (kind.element() as HTMLSelectElement).selectedOptions[0]?.label).toBe('Umzug');
  expect([...(kind.element() as HTMLSelectElement).options].map(({ label }) => label)).not.toContain('Alt');
  await screen.getByLabelText('Grund').fill('Zettel vom Polier');
  await screen.getByRole('button', { name: 'Ändern' }).click();
  await expect.element(screen.getByText('Abwesenheit erfolgreich geändert.')).toBeVisible();
  expect(screen.sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ kind_id: 5 });
});

it('[OFC-09] a past day is refused before it is sent, until it is chosen; what is not the person’s is not opened', async () => {
  const entry = absence(34, { day: '2026-10-29', status: 1, project: 20, user: 8 });
  const calls = { [PERSON]: bert, [ABSENCES]: [entry], 'PUT /api/timesheet/absence/change/34': entry };
  const open = (id: number) =>
    renderPage(<PersonAbsencePage />, {
      path: `/person-absence?user=bert@example.de&id=${id}`,
      person: office,
      calls,
    });
  const screen = await open(34);
  await screen.getByLabelText('Grund').fill('Attest vom 29.10.');
  await screen.getByRole('button', { name: 'Ändern' }).click();
  await expect.element(screen.getByText(/in der Vergangenheit liegt/)).toBeVisible();
  expect(screen.sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  await screen.getByLabelText('Auch in abgeschlossenen Monaten').click();
  await screen.getByRole('button', { name: 'Ändern' }).click();
  await expect.element(screen.getByText('Abwesenheit erfolgreich geändert.')).toBeVisible();
  const other = await open(35);
  await expect.poll(other.at).toBe('/403');
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
