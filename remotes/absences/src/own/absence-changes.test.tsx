import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { moving } from '../kinds/kinds.fixture.tsx';
import { absence } from '../shared/absence.fixture.ts';
import { PersonAbsencePage } from './person-absence-page.tsx';
import { ABSENCES, asLead, bert, office, PERSON } from './person-pages.fixture.tsx';

/** What the server says of a change. */
const told = (days: string[], { after = 12, ...of }: { after?: number; months?: object[] } = {}) => ({
  ...{ half: null, away_minutes: null, noons: [], cost: 1, skipped: [], holidays: [], days, months: [] },
  years: after === 12 ? [] : [{ year: 2026, before: 12, after, promised: 0, overdrawn: 0 }],
  ...of,
});
const previewOf = (id: number) => `POST /api/timesheet/absence/change/${id}/preview`;

it('[TEAM-12] a lead changes an absence of the week, which says no more than that there is one', async () => {
  const veiled = absence(1, { day: '2026-12-01', status: 1, project: 100, user: 8 });
  const screen = await asLead('/person-absence?user=8&id=1&date=2026-12-01', false, {
    'GET /api/timesheet/user/8/2026-12-01/2026-12-01': [veiled],
    'PUT /api/timesheet/absence/change/1': absence(1, { day: '2026-12-02', status: 1 }),
    [previewOf(1)]: told(['2026-12-01']),
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

it('[TEAM-12] [TEAM-02] a lead sees first what a change would do to account and hours, and why it would be refused', async () => {
  const taken = absence(1, { day: '2026-11-18', status: 1, project: 10, user: 8 });
  const months = [{ month: '2026-11', before: -90, after: -570 }];
  let answer: unknown = told(['2026-11-18'], { after: 13, months });
  const PREVIEW = previewOf(1);
  const screen = await asLead('/person-absence?user=8&id=1&date=2026-11-18', false, {
    'GET /api/timesheet/user/8/2026-11-18/2026-11-18': [taken],
    [PREVIEW]: () => answer,
  });
  const preview = screen.getByRole('status');
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Überstunden');
  await expect.element(preview.getByText('1 Tag wird eingetragen: 18.11.2026')).toBeVisible();
  await expect.element(preview.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 13')).toBeVisible();
  await expect.element(preview.getByText('Differenz November 2026: −1,50 → −9,50 h')).toBeVisible();
  expect(screen.sent.findLast(({ call }) => call === PREVIEW)?.body).toEqual({
    ...{ user: 8, project: 30, day: '2026-11-18', any_month: false },
  });
  answer = refuse(409, 'vacation_insufficient', 'Es sind nur noch 0 Urlaubstage verfügbar.');
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Urlaub');
  await expect.element(preview.getByText('Es sind nur noch 0 Urlaubstage verfügbar.')).toBeVisible();
});

it('[OFC-09] the office sees what a change would do to account and hours, as the server says', async () => {
  const months = [{ month: '2026-11', before: -90, after: -570 }];
  const entry = absence(33, { day: '2026-11-18', status: 1, project: 10, user: 8 });
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&id=33',
    person: { role: 'admin', features: ['audit', 'office', 'overtime'] },
    calls: {
      [PERSON]: { ...bert, nextYear: { year: 2027, requested: 0, available: 30 } },
      [ABSENCES]: [entry],
      'GET /api/audit/record/entries/33': [],
      [previewOf(33)]: told(['2026-11-18'], { after: 13, months }),
    },
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Überstunden');
  const preview = screen.getByRole('status').filter({ hasText: 'eingetragen' });
  await expect.element(preview.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 13')).toBeVisible();
  await expect.element(preview.getByText('Differenz November 2026: −1,50 → −9,50 h')).toBeVisible();
});

it('[OFC-09] an absence is changed in the same form, which has what is typed counted as if it were not there', async () => {
  const entry = absence(33, { day: '2026-12-01', status: 1, project: 10, user: 8 });
  let after = 11;
  let answer: unknown = refuse(409, 'month_sealed', 'Der Monat 12/2026 ist abgeschlossen.', 'day');
  const screen = await renderPage(<PersonAbsencePage />, {
    path: '/person-absence?user=bert@example.de&id=33',
    person: { role: 'admin', features: ['audit', 'office', 'halfdays'] },
    calls: {
      [PERSON]: { ...bert, vacation: 1, nextYear: { year: 2027, requested: 0, available: 30 } },
      [ABSENCES]: [entry],
      'GET /api/audit/record/entries/33': [],
      [previewOf(33)]: () => told(['2026-12-01'], { after }),
      'PUT /api/timesheet/absence/change/33': () => answer,
    },
  });
  const preview = screen.getByRole('status').filter({ hasText: 'eingetragen' });
  await expect.element(preview.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 11')).toBeVisible();
  after = 11.5;
  await screen.getByLabelText('Dauer').selectOptions('Vormittag');
  await expect.element(preview.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 11,5')).toBeVisible();
  after = 13;
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
  await expect.element(preview.getByText('Urlaub 2026: 12 offen, nach diesem Eintrag 13')).toBeVisible();
  expect(screen.sent.findLast(({ call }) => call === previewOf(33))?.body).toEqual({
    ...{ user: 8, project: 20, day: '2026-12-01', half: 'first', any_month: false },
  });
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
      [previewOf(35)]: told(['2026-12-01']),
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
  const calls = {
    ...{ [PERSON]: bert, [ABSENCES]: [entry], [previewOf(34)]: told(['2026-10-29']) },
    'PUT /api/timesheet/absence/change/34': entry,
  };
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
