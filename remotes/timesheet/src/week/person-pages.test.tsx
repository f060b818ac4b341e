import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { absence, booking, projects, TODAY, work } from '../entries/entries.fixture.ts';
import { PersonEntryPage } from '../entries/person-entry-page.tsx';
import { PersonWeekPage } from './person-week-page.tsx';

const bert = {
  id: 8,
  company: 1,
  first_name: 'Bert',
  name: 'Maier',
  email: 'bert@example.de',
  working_days: '1111100',
  weeklyhours: 40,
  worker_since: '2020-01-01',
  first_day: '2020-01-01',
};
const office = { role: 'admin', features: ['audit', 'office'] } as const;
const PERSON = 'GET /api/user/email/bert%40example.de';
const of = (user: number) => ({ user });

it('[OFC-07] [HOL-08] [CON-02] the week of a person knows the calendar and the contracts of the person', async () => {
  const screen = await renderPage(<PersonWeekPage />, {
    path: '/person-week?user=bert@example.de&day=2026-11-18',
    person: { role: 'admin', features: ['audit', 'office', 'calendar', 'contracts'] },
    calls: {
      [PERSON]: bert,
      'GET /api/timesheet/user/8/2026-11-16/2026-11-21': [],
      'GET /api/company/settings': {
        calendar: { value: {}, version: 1, since: '2026-11-01', recommended_on: null },
      },
      'GET /api/calendar/2026?user=8': [
        { day: '2026-11-18', name: 'Buß- und Bettag', factor: 0, origin: 'law' },
      ],
      'GET /api/calendar/2027?user=8': [],
      'GET /api/contract/user/8': [
        {
          ...{
            id: 1,
            valid_from: '2020-01-01',
            ends_on: null,
            weeklyhours: 24,
            vacation: 18,
            place_id: null,
          },
          minutes: [480, 0, 480, 480, 0, 0, 0],
        },
      ],
    },
  });
  const day = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
  await expect.element(day('16.11.2026').getByText('fehlt')).toBeVisible();
  await expect.element(day('18.11.2026').getByText(/Buß- und Bettag/)).toBeVisible();
  await expect.poll(() => day('17.11.2026').getByText('fehlt').elements()).toEqual([]);
});

it('[SET-47] a day whose hours of absence are all that it owes is not missing, without contracts, too', async () => {
  const hours = { ...of(8), half: 'second' } as const;
  const screen = await renderPage(<PersonWeekPage />, {
    path: '/person-week?user=bert@example.de&day=2026-11-18',
    person: { role: 'admin', features: ['audit', 'office', 'kinds'] },
    calls: {
      [PERSON]: bert,
      'GET /api/timesheet/user/8/2026-11-16/2026-11-21': [
        { ...absence('2026-11-16', 60, 1), ...hours, id: 31, away_minutes: 480 },
        { ...absence('2026-11-17', 60, 1), ...hours, id: 32, away_minutes: 240 },
      ],
    },
  });
  const day = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
  await expect.element(day('17.11.2026').getByText('fehlt')).toBeVisible();
  expect(day('16.11.2026').getByText('fehlt').elements()).toEqual([]);
});

describe('the week of somebody who is led', () => {
  const led = { id: 8, first_name: 'Bert', name: 'Maier', working_days: '1111100', records_from: null };
  const lead = {
    features: ['audit', 'office', 'teams', 'calendar', 'contracts'],
    ofCompany: { leads: true },
  } as const;
  const name = { user: 8, first_name: 'Bert', name: 'Maier' };
  const MISSING = 'GET /api/timesheet/missingbookings/8/2026-11-16/2026-11-21';
  const show = (decides: boolean, calls: Answers = {}) =>
    renderPage(<PersonWeekPage />, {
      path: '/person-week?user=8&day=2026-11-18',
      person: lead,
      calls: {
        'GET /api/team/person/8': { ...led, records: true, decides, decides_sick: false },
        'GET /api/timesheet/user/8/2026-11-16/2026-11-21': [work('2026-11-16', { ...of(8), id: 31 })],
        [MISSING]: { ...name, days: [] },
        'GET /api/company/settings': {},
        ...calls,
      },
    });

  it('[TEAM-12] is found by the id, leads to the forms by it, and asks for no contract', async () => {
    const screen = await show(false);
    await expect
      .element(screen.getByRole('heading', { name: 'Korrektur der Woche für Bert Maier' }))
      .toBeVisible();
    const day = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect
      .element(day('16.11.2026').getByRole('link', { name: /Arbeitszeit/ }))
      .toHaveAttribute('href', '/person-entry?user=8&id=31');
    await expect
      .element(day('17.11.2026').getByRole('link', { name: /Arbeitszeit erfassen/ }))
      .toHaveAttribute('href', '/person-entry?user=8&kind=work&date=2026-11-17');
    expect(screen.getByRole('link', { name: /Abwesenheit/ }).elements()).toEqual([]);
    expect(screen.sent.filter(({ call }) => /contract|email/.test(call))).toEqual([]);
  });

  it('[TEAM-12] [SET-43] offers absences only to who decides on them', async () => {
    const screen = await show(true);
    await expect
      .element(screen.getByRole('link', { name: 'Abwesenheit eintragen am 17.11.2026' }))
      .toHaveAttribute('href', '/person-absence?user=8&date=2026-11-17');
  });

  it('[TEAM-04] [SET-47] a day is missing as the server says, by a contract that the lead does not know', async () => {
    const away = { ...absence('2026-11-17', 100, 1), ...of(8), id: 32, half: 'second' } as const;
    const screen = await show(false, {
      'GET /api/timesheet/user/8/2026-11-16/2026-11-21': [away],
      [MISSING]: { ...name, days: ['2026-11-16'] },
    });
    const day = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect.element(day('16.11.2026').getByText('fehlt')).toBeVisible();
    for (const date of ['17.11.2026', '18.11.2026'])
      expect(day(date).getByText('fehlt').elements()).toEqual([]);
  });

  it('[TEAM-04] says nothing of the week while it is not known what is missing', async () => {
    const screen = await show(false, { [MISSING]: refuse(500, 'internal', 'Fehler') });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.getByText('fehlt').elements()).toEqual([]);
  });

  it('[TEAM-12] [TEAM-13] is closed to who no longer leads', async () => {
    const screen = await renderPage(<PersonWeekPage />, {
      path: '/person-week?user=8',
      person: lead,
      calls: { 'GET /api/team/person/8': refuse(403, 'forbidden', 'Keine Berechtigungen') },
    });
    await expect.poll(screen.at).toBe('/403');
  });

  it('[TEAM-12] a working time is sent with the person and the reason, and a refusal shown', async () => {
    const screen = await renderPage(<PersonEntryPage />, {
      path: '/person-entry?user=8&kind=work&date=2026-11-17',
      person: lead,
      calls: {
        'GET /api/team/person/8': { ...led, records: true, decides: false, decides_sick: false },
        'GET /api/timesheet/user/8/2026-11-17/2026-11-17': [],
        'GET /api/company/settings': {},
        'POST /api/timesheet/workingtime': refuse(403, 'forbidden', 'Keine Berechtigungen'),
      },
    });
    await screen.getByLabelText('Grund').fill('Zettel vom Polier');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Keine Berechtigungen')).toBeVisible();
    expect(screen.sent.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      ...{ user: 8, day: '2026-11-17', reason: 'Zettel vom Polier', any_month: false },
    });
  });

  it('[TEAM-12] [LAW-11] with the guide one reason is asked for, and says that it explains its notes, too', async () => {
    const screen = await renderPage(<PersonEntryPage />, {
      path: '/person-entry?user=8&kind=work&date=2026-11-17',
      person: { ...lead, features: [...lead.features, 'law'] },
      calls: {
        'GET /api/team/person/8': { ...led, records: true, decides: false, decides_sick: false },
        'GET /api/timesheet/user/8/2026-11-17/2026-11-17': [],
        'GET /api/company/settings': {},
        'POST /api/law/preview': { notes: [], needs_reason: true, breaks: null },
        'POST /api/timesheet/workingtime': refuse(
          403,
          'law_refused',
          'Nach 10 Stunden ist Schluss.',
          'law_reason',
        ),
      },
    });
    await expect.poll(() => screen.sent.some(({ call }) => call === 'POST /api/law/preview')).toBe(true);
    await expect.element(screen.getByText(/auch neben Hinweisen des Arbeitszeitschutzes/)).toBeVisible();
    await screen.getByLabelText('Grund').fill('Zettel vom Polier');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText('Nach 10 Stunden ist Schluss.')).toBeVisible();
    expect(
      screen.sent.findLast(({ call }) => call === 'POST /api/timesheet/workingtime')?.body,
    ).toMatchObject({
      ...{ reason: 'Zettel vom Polier', law_reason: 'Zettel vom Polier' },
    });
  });
});

describe('the week of a person', () => {
  const week = [
    work('2025-12-29', { ...of(8), id: 31 }),
    booking('2025-12-29', 8.25, { ...of(8), id: 32 }),
    { ...absence('2025-12-30', 10, 1), ...of(8), id: 33 },
  ];
  const show = (calls = {}) =>
    renderPage(<PersonWeekPage />, {
      path: '/person-week?user=bert@example.de&day=2025-12-30',
      person: office,
      calls: {
        [PERSON]: bert,
        'GET /api/timesheet/user/8/2025-12-29/2026-01-03': week,
        ...calls,
      },
    });

  it('[MON-03] [OFC-07] offers nothing in a month that is closed for the person, and the days beside it as ever', async () => {
    const month = (of: string, state: string) => ({ [`GET /api/month/8/${of}`]: { month: of, state } });
    const screen = await renderPage(<PersonWeekPage />, {
      path: '/person-week?user=bert@example.de&day=2025-12-30',
      person: { role: 'admin', features: ['audit', 'office', 'closing'] },
      calls: {
        [PERSON]: bert,
        'GET /api/timesheet/user/8/2025-12-29/2026-01-03': week,
        ...month('2025-12', 'closed'),
        ...month('2026-01', 'open'),
      },
    });
    const day = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect.element(day('02.01.2026').getByRole('link').first()).toBeVisible();
    await expect.element(day('29.12.2025').getByText('Arbeitszeit')).toBeVisible();
    for (const closed of ['29.12.2025', '30.12.2025', '31.12.2025']) {
      expect(day(closed).getByRole('link').elements(), closed).toEqual([]);
      expect(day(closed).getByRole('button').elements(), closed).toEqual([]);
    }
  });

  it('[OFC-07] says whose it is, and leads to the forms that correct, also in a past year', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('heading', { name: 'Korrektur der Woche für Bert Maier' }))
      .toBeVisible();
    expect(document.title).toBe('Korrektur der Woche für Bert Maier – Stundenbuch');
    const linksOf = (text: string) =>
      screen
        .getByRole('listitem')
        .filter({ hasText: text })
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'));
    const of = 'user=bert%40example.de';
    await expect
      .poll(() => linksOf('29.12.2025'))
      .toEqual([
        `/person-entry?${of}&id=31`,
        `/person-entry?${of}&id=32`,
        `/person-entry?${of}&kind=booking&date=2025-12-29`,
        `/person-absence?${of}&date=2025-12-29`,
      ]);
    await expect
      .poll(() => linksOf('30.12.2025'))
      .toEqual([`/person-absence?${of}&id=33&date=2025-12-30`, `/person-sickness?${of}&date=2025-12-30`]);
    await expect
      .poll(() => linksOf('31.12.2025'))
      .toEqual([
        `/person-entry?${of}&kind=work&date=2025-12-31`,
        `/person-entry?${of}&kind=booking&date=2025-12-31`,
        `/person-absence?${of}&date=2025-12-31`,
      ]);
  });

  it('[OFC-07] opens the weeks before and after', async () => {
    const screen = await show({
      'GET /api/timesheet/user/8/2025-12-22/2025-12-27': [],
      'GET /api/timesheet/user/8/2026-01-05/2026-01-10': [],
    });
    await screen.getByRole('button', { name: 'Vorherige Woche' }).click();
    await expect.element(screen.getByRole('heading', { name: /22\.12\.2025/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Nächste Woche' }).click();
    await expect.element(screen.getByRole('heading', { name: /29\.12\.2025/ })).toBeVisible();
  });

  it('[OFC-07] [OFC-08] deletes an absence with a reason, and says what is refused', async () => {
    let answer: unknown = refuse(
      409,
      'absence_past',
      'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.',
    );
    const screen = await show({ 'DELETE /api/timesheet/booking/33': () => answer });
    await screen.getByRole('button', { name: 'Urlaub am 30.12.2025 löschen' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/^Urlaub vom Di, 30\.12\.2025 von .+ .+$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await dialog.getByLabelText('Grund').fill('Doppelt eingetragen');
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(dialog.getByText(/in der Vergangenheit liegt/)).toBeVisible();
    answer = { id: 33 };
    await dialog.getByLabelText('Auch in abgeschlossenen Monaten').click();
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
    const body = { user: 8, reason: 'Doppelt eingetragen', any_month: true };
    expect(screen.sent.filter(({ call }) => call.startsWith('DELETE')).at(-1)?.body).toEqual(body);
  });

  it('[OFC-07] shows a fault of the server with a retry, and /403 for whom nobody knows', async () => {
    const screen = await show({
      'GET /api/timesheet/user/8/2025-12-29/2026-01-03': refuse(500, 'internal_error', 'Kaputt.'),
    });
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    const unknown = await show({ [PERSON]: refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.poll(unknown.at).toBe('/403');
  });
});

describe('an entry of a person', () => {
  const show = (query: string, calls = {}) =>
    renderPage(<PersonEntryPage />, {
      path: `/person-entry?user=bert@example.de&${query}`,
      person: office,
      calls: {
        [PERSON]: bert,
        [`GET /api/timesheet/user/8/${TODAY}/${TODAY}`]: [],
        'GET /api/timesheet/user/8/2026-10-30/2026-10-30': [],
        'GET /api/project/active': projects,
        ...calls,
      },
    });
  type Screen = Awaited<ReturnType<typeof show>>;
  const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern', exact: true }).click();
  const bodyOf = (screen: Screen, method: string) =>
    screen.sent.find(({ call }) => call.startsWith(method))?.body;

  it('[OFC-08] a working time needs a reason, and is sent for the person', async () => {
    const stored = work(TODAY, { ...of(8), id: 40 });
    const screen = await show(`kind=work&date=${TODAY}`, { 'POST /api/timesheet/workingtime': stored });
    await expect
      .element(screen.getByRole('heading', { name: 'Arbeitszeit erfassen für Bert Maier' }))
      .toBeVisible();
    expect(document.title).toBe('Arbeitszeit erfassen für Bert Maier – Stundenbuch');
    await save(screen);
    await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await expect.element(screen.getByLabelText('Grund')).toHaveFocus();
    await screen.getByLabelText('Grund').fill('Zettel vom Polier');
    await save(screen);
    await expect
      .poll(() => bodyOf(screen, 'POST'))
      .toMatchObject({ user: 8, reason: 'Zettel vom Polier', any_month: false, day: TODAY, hours: 8.25 });
    await expect.poll(screen.at).toBe(`/person-week?user=bert%40example.de&day=${TODAY}`);
  });

  it('[OFC-08] a closed month is refused before it is sent, until it is chosen', async () => {
    const stored = work('2026-10-30', { ...of(8), id: 41 });
    const screen = await show('id=41', {
      'GET /api/timesheet/booking/41': stored,
      'PUT /api/timesheet/workingtime/41': stored,
    });
    await screen.getByLabelText('Grund').fill('Zettel vom Polier');
    await save(screen);
    await expect.element(screen.getByText(/nur Buchungen des aktuellen Monats/)).toBeVisible();
    expect(bodyOf(screen, 'PUT')).toBeUndefined();
    await screen.getByLabelText('Auch in abgeschlossenen Monaten').click();
    await save(screen);
    await expect.poll(() => bodyOf(screen, 'PUT')).toMatchObject({ user: 8, any_month: true });
  });

  it('[OFC-08] a booking is changed with the same form, and deleted', async () => {
    const stored = booking(TODAY, 2, { ...of(8), id: 42 });
    const screen = await show('id=42', {
      'GET /api/timesheet/booking/42': stored,
      'PUT /api/timesheet/booking/42': stored,
      'DELETE /api/timesheet/booking/42': { id: 42 },
    });
    await expect.element(screen.getByLabelText('Beschreibung')).toHaveValue('Ziegel gelegt');
    await screen.getByLabelText('Grund').fill('Falsches Projekt');
    await save(screen);
    const { day, project, hours, booking_text } = stored;
    await expect
      .poll(() => bodyOf(screen, 'PUT'))
      .toEqual({ day, project, hours, booking_text, user: 8, reason: 'Falsches Projekt', any_month: false });
    await screen.unmount();
    const again = await show('id=42', {
      'GET /api/timesheet/booking/42': stored,
      'DELETE /api/timesheet/booking/42': { id: 42 },
    });
    await again.getByRole('button', { name: 'Löschen' }).click();
    const dialog = again.getByRole('dialog');
    await dialog.getByLabelText('Grund').fill('Gab es nicht');
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => bodyOf(again, 'DELETE')).toMatchObject({ user: 8, reason: 'Gab es nicht' });
  });

  it('[OFC-08] what belongs to somebody else than the address says is not opened', async () => {
    const screen = await show('id=43', {
      'GET /api/timesheet/booking/43': work(TODAY, { ...of(9), id: 43 }),
    });
    await expect.poll(screen.at).toBe('/403');
  });
});
