import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { KIND_PRESETS, type KindPreset } from '@stundenbuch/domain/records/kinds/presets';
import { renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AbsencesPage } from '../own/absences-page.tsx';
import { CalendarPage } from '../planner/calendar-page.tsx';
import { RequestPage } from '../request/request-page.tsx';
import { absence, away } from '../shared/absence.fixture.ts';
import { moving, showKind } from './kinds.fixture.tsx';
import { KindsPage } from './kinds-page.tsx';

const list = (kinds: unknown) =>
  renderPage(<KindsPage />, {
    path: '/absence-kinds',
    calls: { 'GET /api/absence-kind': kinds, 'GET /api/contingent': [] },
  });
const sentBy = ({ sent }: Awaited<ReturnType<typeof showKind>>) =>
  sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
const { id: _, used: _used, version: _version, ...input } = moving;
const { archived: _archived, ...fresh } = input;

describe('the kinds of absence', () => {
  it('[ART-01] are listed with what a day of them counts, the archived ones marked', async () => {
    const screen = await list([moving, { ...moving, id: 6, name: 'Kur', archived: true, approval: false }]);
    await expect
      .element(screen.getByRole('link', { name: 'Umzug bearbeiten' }))
      .toHaveAttribute('href', '/absence-kind?id=5');
    await expect.element(screen.getByText('Archiviert')).toBeVisible();
    await expect.element(screen.getByText('nicht nötig')).toBeVisible();
    const empty = await list([]);
    await expect.element(empty.getByText(/Noch keine eigene Art angelegt/)).toBeVisible();
  });

  it('[ART-01] a new one is sent as it was typed', async () => {
    const screen = await showKind({ 'POST /api/absence-kind': moving }, '/absence-kind');
    await screen.getByLabelText('Name').fill('Umzug');
    await screen.getByLabelText('Kürzel').fill('UZ');
    await screen.getByLabelText('Grundlage').selectOptions('Sonder Urlaubstag');
    await screen.getByLabelText('Muster').selectOptions('Streifen');
    await screen.getByLabelText('Auch in Stunden').click();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => sentBy(screen)).toEqual([['POST /api/absence-kind', fresh]]);
  });

  it('[ART-05] [SET-47] on vacation or overtime has no hours, whatever was ticked before', async () => {
    const screen = await showKind({ 'PUT /api/absence-kind/5': moving });
    await expect.element(screen.getByLabelText('Auch in Stunden')).toBeChecked();
    await screen.getByLabelText('Grundlage').selectOptions('Überstunden');
    expect(screen.getByLabelText('Auch in Stunden').query()).toBeNull();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        ['PUT /api/absence-kind/5', { ...input, base: 30, hours: false, archived: false, version: 3 }],
      ]);
  });

  it('[ART-04] a preset is taken over into the form with the law, and is not offered twice', async () => {
    const screen = await list([{ ...moving, name: 'Elternzeit' }]);
    await expect
      .element(screen.getByRole('link', { name: 'Übernehmen von Kind krank' }))
      .toHaveAttribute('href', '/absence-kind?preset=Kind%20krank');
    // With its law, and every other one, too.
    await expect.element(screen.getByText(/§\s45 SGB V/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Übernehmen von/ }).elements()).toHaveLength(
      KIND_PRESETS.length - 1,
    );
    expect(screen.getByRole('link', { name: 'Übernehmen von Elternzeit' }).query()).toBeNull();
  });

  it('[ART-04] the law stands above the form of a preset, which is sent as it was taken over', async () => {
    const form = await showKind({ 'POST /api/absence-kind': moving }, '/absence-kind?preset=Kind%20krank');
    await expect.element(form.getByText(/§\s45 SGB V/)).toBeVisible();
    await form.getByRole('button', { name: 'Speichern' }).click();
    const { law: _law, contingent: _contingent, ...kind } = KIND_PRESETS[0] as KindPreset;
    await expect.poll(() => sentBy(form)).toEqual([['POST /api/absence-kind', kind]]);
  });

  it('[ART-04] what the law attaches to a kind is said where it is chosen', async () => {
    const screen = await showKind({}, '/absence-kind?preset=Mutterschutz');
    const statutory = screen.getByLabelText('Gesetzliche Grundlage');
    await expect.element(statutory).toHaveAccessibleDescription(/schlägt der erwartete Tag/);
    await statutory.selectOptions('parental');
    await expect.element(statutory).toHaveAccessibleDescription(/um ein Zwölftel je vollem Monat/);
  });

  it('[ART-01] of a used one base and credit are fixed, the version that was read is sent', async () => {
    const screen = await showKind({
      'GET /api/absence-kind/5': { ...moving, used: true },
      'PUT /api/absence-kind/5': moving,
    });
    await expect.element(screen.getByLabelText('Grundlage')).toBeDisabled();
    await expect.element(screen.getByLabelText('Was ein Tag zählt')).toBeDisabled();
    await screen.getByLabelText('Archiviert').click();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['PUT /api/absence-kind/5', { ...input, archived: true, version: 3 }]]);
  });

  it('[SET-45] own sickness is asked of kinds on sickness alone', async () => {
    const screen = await showKind();
    await expect.element(screen.getByLabelText('Grundlage')).toBeVisible();
    expect(screen.getByLabelText('Eigene Krankheit').query()).toBeNull();
    await screen.getByLabelText('Grundlage').selectOptions('Krankheit');
    await expect.element(screen.getByLabelText('Eigene Krankheit')).not.toBeChecked();
  });

  it('[ART-01] one that is not there is named as missing', async () => {
    const screen = await showKind({ 'GET /api/absence-kind/5': new Response('{}', { status: 404 }) });
    await expect.element(screen.getByText('Diese Abwesenheitsart gibt es nicht.')).toBeVisible();
  });
});

describe('a request for a kind of the company', () => {
  const user = {
    id: 7,
    company: 1,
    weeklyhours: 40,
    working_days: '1111100',
    vacation: 30,
    vacation_lastyear: 0,
    lastYearEntered: { days: 0, enteredIn: 2026 },
  };
  const open = (kinds: readonly AbsenceKind[], calls = {}, features = ['kinds']) =>
    renderPage(<RequestPage />, {
      person: { features },
      calls: {
        'GET /api/user/current': user,
        'GET /api/timesheet/absences': [],
        'GET /api/absence-kind': kinds,
        ...calls,
      },
    });
  type Screen = Awaited<ReturnType<typeof open>>;
  async function dates(screen: Screen, day = '03.12.2026') {
    for (const label of ['Startdatum', 'Enddatum']) {
      const field = screen.getByLabelText(label, { exact: true });
      await field.click();
      await field.fill(day);
      await userEvent.keyboard('{Enter}');
    }
  }
  async function ask(screen: Screen, day?: string) {
    await dates(screen, day);
    await screen.getByRole('button', { name: 'Beantragen' }).click();
  }
  const created = { id: 1, user: 7, day: '2026-12-03', project: 60, hours: 8, status: 0 };
  const options = (screen: Screen) =>
    [...(screen.getByLabelText('Art', { exact: true }).element() as HTMLSelectElement).options].map(
      ({ label }) => label,
    );

  it('[ART-01] stands beside the types, but for what is archived or not the person’s to enter', async () => {
    const screen = await open([
      moving,
      { ...moving, id: 6, name: 'Elternzeit', entered_by: 'admin' },
      { ...moving, id: 7, name: 'Alt', archived: true },
      { ...moving, id: 8, name: 'Lehrgang', entered_by: 'lead' },
    ]);
    await expect.poll(() => options(screen)).toContain('Umzug');
    expect(options(screen)).toContain('Urlaub');
    expect(options(screen)).not.toContain('Elternzeit');
    expect(options(screen)).not.toContain('Alt');
    expect(options(screen)).not.toContain('Lehrgang');
  });

  it('[ART-01] is sent with its base, and says what it asks for', async () => {
    const kind: AbsenceKind = { ...moving, approval: false, proof: 'needed' };
    const screen = await open([kind], { 'POST /api/timesheet/absence': created });
    await expect.poll(() => options(screen)).toContain('Umzug');
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Umzug');
    await expect
      .element(screen.getByText(/Gilt sofort, ohne Genehmigung. Ein Nachweis ist nötig./))
      .toBeVisible();
    await ask(screen);
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['POST /api/timesheet/absence', { project: 60, kind_id: 5, day: '2026-12-03', hours: 8 }]]);
  });

  it('[ART-05] is sent in hours where the kind has them, with the sentence of the server before', async () => {
    const screen = await open([moving, { ...moving, id: 6, name: 'Kur', hours: false }], {
      'POST /api/timesheet/absence': created,
    });
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Umzug');
    expect(screen.getByLabelText('Dauer').query()).toBeNull();
    await dates(screen);
    await screen.getByLabelText('Dauer').selectOptions('Stunden');
    const hours = screen.getByLabelText('Stunden (h:mm)');
    const send = () => screen.getByRole('button', { name: 'Beantragen' }).click();
    await send();
    await expect.element(screen.getByText(/Bitte\sdie\sStunden\sals\sh:mm/)).toBeVisible();
    await hours.fill('8:01');
    await send();
    await expect.element(screen.getByText(/sind höchstens\s8:00\sStunden möglich/)).toBeVisible();
    expect(sentBy(screen)).toEqual([]);
    await hours.fill('1:30');
    await expect.element(screen.getByText(/1:30\sStunden werden beantragt/)).toBeVisible();
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Kur');
    expect(screen.getByLabelText('Stunden (h:mm)').query()).toBeNull();
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Umzug');
    await screen.getByLabelText('Dauer').selectOptions('Stunden');
    await send();
    const body = { project: 60, kind_id: 5, day: '2026-12-03', hours: 8, away_minutes: 90 };
    await expect.poll(() => sentBy(screen)).toEqual([['POST /api/timesheet/absence', body]]);
  });

  it('[ART-04] of maternity leave the expected day proposes the period, and is not sent', async () => {
    const leave: AbsenceKind = { ...moving, base: 100, credit: 'zero_target', statutory: 'maternity' };
    const screen = await open([leave], { 'POST /api/timesheet/absence': created });
    expect(screen.getByLabelText('Erwarteter Tag der Entbindung').query()).toBeNull();
    await screen.getByLabelText('Art', { exact: true }).selectOptions('Umzug');
    const expected = screen.getByLabelText('Erwarteter Tag der Entbindung');
    await expected.click();
    await expected.fill('14.01.2027');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('Startdatum', { exact: true })).toHaveValue('03.12.2026');
    await expect.element(screen.getByLabelText('Enddatum', { exact: true })).toHaveValue('11.03.2027');
    await screen.getByRole('button', { name: 'Beantragen' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        [
          'POST /api/timesheet/absence',
          { project: 100, kind_id: 5, day: '2026-12-03', end: '2027-03-11', hours: 8 },
        ],
      ]);
  });

  it('[ART-01] asks nothing where the feature is off', async () => {
    const screen = await open([moving], {}, []);
    await expect.poll(() => options(screen)).toContain('Urlaub');
    expect(screen.sent.some(({ call }) => call.includes('absence-kind'))).toBe(false);
    expect(options(screen)).not.toContain('Umzug');
  });

  it('[ART-01] is named by the kind in the own list', async () => {
    const row = absence(1, {
      project: 60,
      project_name: 'Sonder Urlaubstag',
      kind_id: 5,
      kind_name: 'Umzug',
    });
    const screen = await renderPage(<AbsencesPage />, { calls: { 'GET /api/timesheet/absences': [row] } });
    await expect.element(screen.getByText('Umzug', { exact: true })).toBeVisible();
    expect(screen.getByText('Sonder Urlaubstag').query()).toBeNull();
  });

  const barsOf = (screen: Screen) =>
    screen
      .getByRole('img')
      .elements()
      .map((bar) => bar.getAttribute('aria-label'));
  const days = [
    away('2026-11-16', { project: 60, kind_id: 5, kind_name: 'Umzug' }),
    away('2026-11-17', { project: 60, kind_id: 6, kind_name: 'Arzt' }),
    away('2026-11-18', { project: 100, kind_id: null, kind_name: null }),
  ];
  const calendar = async (features: string[]) => {
    await page.viewport(1280, 900);
    return renderPage(<CalendarPage />, {
      path: '/vacation-overview',
      person: { features },
      calls: { 'GET /api/timesheet/vacations/2026': days },
    });
  };

  it('[ART-06] is named in the calendar, each a bar of its own, also one that reads as away', async () => {
    const screen = await calendar(['kinds']);
    await expect
      .poll(() => barsOf(screen))
      .toEqual([
        'Umzug, 16.11.2026, Genehmigt',
        'Arzt, 17.11.2026, Genehmigt',
        'Abwesend, 18.11.2026, Genehmigt',
      ]);
  });

  it('[ART-06] the calendar is as before where the feature is off', async () => {
    const screen = await calendar([]);
    await expect.poll(() => barsOf(screen)).toHaveLength(2);
  });
});
