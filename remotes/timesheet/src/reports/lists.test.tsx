import type { Overview } from '@stundenbuch/domain/records/timesheet/contract';
import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { FaultsList } from '../missing/faults-list.tsx';
import { FirstSteps } from '../missing/first-steps.tsx';
import { MissingList } from '../missing/missing-list.tsx';

const wrong = { day: '2026-11-18', zeitbuchungen: 8.25, projektbuchungen: 8 };
const ben = { first_name: 'Ben', name: 'Weber', user: 8, email: 'ben@example.de' };
const anna = { first_name: 'Anna', name: 'Berger', user: 7, email: 'anna@example.de' };

/** Calls of the lists that a test is not about. */
const doubts = { 'GET /api/timesheet/doubtful-bookings': [] };

const NEW = { people: false, projects: false, entries: false };
const overview = (changes: Partial<Overview> = {}) => ({
  'GET /api/timesheet/overview': {
    closed: { month: '2026-10-01', missing: 0, faults: 0 },
    company: { people: true, projects: true, entries: true },
    ...changes,
  },
});

describe('first steps', () => {
  const show = (company: Overview['company'], person: Person) =>
    renderPage(<FirstSteps />, { person, calls: overview({ company }) });

  it('are shown to the admin of a company without any records', async () => {
    const screen = await show(
      { ...NEW, people: true },
      { role: 'admin', flags: ['timebooking', 'projectbooking'] },
    );
    await expect.element(screen.getByRole('heading', { name: 'Erste Schritte' })).toBeVisible();
    const steps = screen.getByRole('link').elements();
    expect(steps.map((step) => step.getAttribute('href'))).toEqual([
      '/new-worker',
      '/new-project',
      '/create-workingtime',
      '/booking',
    ]);
    expect(steps.map((step) => step.textContent?.includes('Erledigt'))).toEqual([true, false, false, false]);
  });

  it('list only available modules, and disappear with the first entry', async () => {
    const times = await show(NEW, { role: 'admin', flags: ['timebooking'] });
    await expect.element(times.getByRole('link')).toHaveLength(2);
    await times.unmount();
    const begun = await show({ ...NEW, entries: true }, { role: 'admin' });
    await expect.poll(() => begun.sent).toHaveLength(1);
    await expect.element(begun.getByRole('heading')).not.toBeInTheDocument();
  });
});

describe('missing bookings', () => {
  it.each([
    [1, '1 Tag fehlt und ist nicht mehr zu ändern.'],
    [3, '3 Tage fehlen und sind nicht mehr zu ändern.'],
  ])('[DASH-06] of the previous month are listed on the first, if there are %i', async (missing, words) => {
    const calls = {
      'GET /api/timesheet/missingbookings': [],
      ...overview({ closed: { month: '2026-11-01', missing, faults: 0 } }),
    };
    const first = await renderPage(<MissingList />, { calls, today: '2026-12-01' });
    await expect.element(first.getByText(`November: ${words}`)).toBeVisible();
    await expect
      .element(first.getByText('In diesem Monat war bis gestern noch kein Arbeitstag zu buchen.'))
      .toBeVisible();
    await first.unmount();
    const eighth = await renderPage(<MissingList />, { calls, today: '2026-12-08' });
    await expect.element(eighth.getByText(/^Bis gestern sind alle/)).toBeVisible();
    expect(eighth.container.textContent).not.toContain('November');
  });

  it('[MON-04] of a month that is left open are said to be open, and a closed one to take a correction', async () => {
    const person: Person = { flags: ['timebooking'], features: ['closing'] };
    const calls = {
      'GET /api/timesheet/missingbookings': [],
      'GET /api/month/own': { grace: 5, closed: [], waiting: [] },
      ...overview({ closed: { month: '2026-11-01', missing: 0, faults: 0 } }),
    };
    const open = await renderPage(<MissingList />, { calls, person, today: '2026-12-01' });
    await expect
      .element(open.getByText('Bis gestern sind alle Arbeitstage seit dem 01.11.2026 gebucht.'))
      .toBeVisible();
    await open.unmount();
    const closed = { month: '2026-11-01', missing: 2, faults: 0 };
    const after = { calls: { ...calls, ...overview({ closed }) }, person, today: '2026-12-12' };
    const over = await renderPage(<MissingList />, after);
    await expect
      .element(over.getByText('November: 2 Tage fehlen und sind nur noch als Korrektur zu ändern.'))
      .toBeVisible();
  });

  const days = [
    { day: '2026-11-14', working_day: 'false' },
    { day: '2026-11-17', working_day: 'true' },
  ];
  const show = (answer: unknown, person: Person = {}, today = '2026-11-20') =>
    renderPage(<MissingList />, {
      person,
      today,
      calls: { ...overview(), 'GET /api/timesheet/missingbookings': answer },
    });

  it('[DASH-06] [DASH-13] are the working days, each leading to the form that mends it', async () => {
    const screen = await show(days);
    const row = screen.getByRole('link', { name: /Di, 17\.11\.2026/ });
    await expect.element(row).toHaveAttribute('href', '/create-workingtime?date=2026-11-17');
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  });

  it('[DASH-06] lead to the project form where no times are recorded', async () => {
    const screen = await show(days, { flags: ['projectbooking'] });
    const row = screen.getByRole('link', { name: /Projektbuchung fehlt/ });
    await expect.element(row).toHaveAttribute('href', '/manage-booking?date=2026-11-17');
  });

  it('[DASH-06] say when nothing is missing, and when they could not be loaded', async () => {
    const complete = await show([]);
    await expect
      .element(complete.getByText('Bis gestern sind alle Arbeitstage dieses Monats gebucht.'))
      .toBeVisible();
    await complete.unmount();
    const failed = await show(refuse(500, 'internal_error', 'Fehler!'));
    await expect.element(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

it('[DASH-15] below figures a list that is empty is one line', async () => {
  const calls = {
    ...overview(),
    ...doubts,
    'GET /api/timesheet/missingbookings': [],
    'GET /api/timesheet/wrong-bookings': [],
    'GET /api/timesheet/multiple-bookings': [],
  };
  const lists = (
    <>
      <MissingList />
      <FaultsList />
    </>
  );
  const screen = await renderPage(lists, { calls, person: { features: ['ledger'] } });
  const lines = () => [...screen.container.querySelectorAll('.sb-state-line')];
  await expect
    .poll(() => lines().map(({ textContent }) => textContent))
    .toEqual(['Bis gestern sind alle Arbeitstage dieses Monats gebucht.', 'Keine Fehler in diesem Monat.']);
});

describe('a day with bookings alone', () => {
  const day = '2026-11-17';
  const lacking = { day, zeitbuchungen: 0, projektbuchungen: 2 };
  const calls = {
    ...overview(),
    ...doubts,
    'GET /api/timesheet/missingbookings': [{ day, working_day: 'true' }],
    'GET /api/timesheet/wrong-bookings': [lacking],
    'GET /api/timesheet/multiple-bookings': [],
    'GET /api/timesheet/company/doubtful-bookings': [],
    'GET /api/timesheet/company/multiple-bookings': [],
    'GET /api/timesheet/company/wrong-timebookings': [],
    'GET /api/timesheet/company/wrong-bookings': [
      { ...lacking, ...anna },
      { ...lacking, ...ben },
    ],
  };
  const show = async (person: Person) => {
    const lists = (
      <>
        <MissingList />
        <FaultsList />
      </>
    );
    const screen = await renderPage(lists, { calls, person });
    const rows = () => screen.getByRole('link', { name: /17\.11\.2026/ }).elements();
    return { screen, rows: () => rows().map(({ textContent }) => textContent) };
  };

  it('[DASH-05] [DASH-06] is listed once, as missing, where the company has features', async () => {
    const { screen, rows } = await show({ features: ['clock'] });
    await expect.element(screen.getByText('Keine Fehler in diesem Monat.')).toBeVisible();
    expect(rows()).toEqual(['Di, 17.11.2026Arbeitszeit fehlt']);
  });

  it('[DASH-11] of an admin is not repeated among those of others', async () => {
    const { screen, rows } = await show({ role: 'admin', features: ['clock'] });
    await expect.element(screen.getByText('Ben Weber')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('[DASH-05] [DASH-06] is in both lists without any, as specified', async () => {
    const { rows } = await show({});
    await expect.poll(rows).toHaveLength(2);
  });
});

describe('errors', () => {
  it('[DASH-05] give no all-clear if nothing was checked, and list unfixable ones of the previous month', async () => {
    const calls = {
      ...overview({ closed: { month: '2026-11-01', missing: 0, faults: 2 } }),
      ...doubts,
      'GET /api/timesheet/wrong-bookings': [],
      'GET /api/timesheet/multiple-bookings': [],
    };
    const first = await renderPage(<FaultsList />, { calls, today: '2026-12-01' });
    await expect
      .element(first.getByText('November: 2 Tage mit Fehlern sind nicht mehr zu ändern.'))
      .toBeVisible();
    await expect
      .element(first.getByText('Der Monat hat heute begonnen, geprüft werden die Tage bis gestern.'))
      .toBeVisible();
    await first.unmount();
    const young = await renderPage(<FaultsList />, { calls: { ...calls, ...overview({ company: NEW }) } });
    await expect.element(young.getByText('In Ihrem Unternehmen ist noch nichts gebucht.')).toBeVisible();
  });

  it('[DASH-05] [DASH-12] of an employee are the own days, without names', async () => {
    const screen = await renderPage(<FaultsList />, {
      calls: {
        ...doubts,
        'GET /api/timesheet/wrong-bookings': [wrong],
        'GET /api/timesheet/multiple-bookings': [{ ...wrong, day: '2026-11-05' }],
      },
    });
    const row = screen.getByRole('link', { name: /Mi, 18\.11\.2026/ });
    await expect.element(row).toMatchTextContent(/Arbeitszeit 8,25 h, Projekte 8,00 h/);
    await expect.element(row).toHaveAttribute('href', '/booking?date=2026-11-18&time=0.25');
    await expect
      .element(screen.getByRole('link', { name: /Do, 05\.11\.2026/ }))
      .toHaveAttribute('href', '/manage-workingtime?date=2026-11-05');
    await expect.element(screen.getByRole('list')).not.toMatchTextContent(/Berger/);
    expect(screen.sent.map(({ call }) => call)).not.toContain('GET /api/timesheet/company/wrong-bookings');
  });

  it('[DASH-11] [DASH-14] of an admin are those of the company, with names', async () => {
    const screen = await renderPage(<FaultsList />, {
      person: { role: 'admin' },
      calls: {
        'GET /api/timesheet/company/wrong-bookings': [{ ...wrong, ...anna }],
        'GET /api/timesheet/company/doubtful-bookings': [],
        'GET /api/timesheet/company/multiple-bookings': [],
        'GET /api/timesheet/company/wrong-timebookings': [{ ...wrong, ...ben }],
      },
    });
    const own = screen.getByRole('link', { name: /Anna Berger/ });
    await expect.element(own).toHaveAttribute('href', '/booking?date=2026-11-18&time=0.25');
    const colleague = screen.getByRole('link', { name: /Ben Weber/ });
    await expect.element(colleague).toHaveAttribute('href', '/worker-details?user=ben%40example.de');
  });

  const slip = 'Das Projekt „Dach“ endete am 17.11.2026.';

  it('[DASH-05] name what is allowed but probably a slip, and lead to the day in its week', async () => {
    const screen = await renderPage(<FaultsList />, {
      calls: {
        'GET /api/timesheet/wrong-bookings': [],
        'GET /api/timesheet/multiple-bookings': [],
        'GET /api/timesheet/doubtful-bookings': [{ ...wrong, reason: slip }],
      },
    });
    const row = screen.getByRole('link', { name: /Mi, 18\.11\.2026/ });
    await expect.element(row).toMatchTextContent(slip);
    await expect.element(row).toHaveAttribute('href', '/timesheet#2026-11-18');
  });

  it('[DASH-11] name such slips of the company to its admin, beside what else is wrong with the day', async () => {
    const screen = await renderPage(<FaultsList />, {
      person: { role: 'admin' },
      calls: {
        'GET /api/timesheet/company/wrong-bookings': [{ ...wrong, ...ben }],
        'GET /api/timesheet/company/multiple-bookings': [],
        'GET /api/timesheet/company/wrong-timebookings': [],
        'GET /api/timesheet/company/doubtful-bookings': [{ ...wrong, ...ben, reason: slip }],
      },
    });
    const colleague = screen.getByRole('link', { name: /Ben Weber/ });
    await expect.element(colleague).toMatchTextContent('Arbeitszeit 8,25 h, Projekte 8,00 h');
    await expect.element(colleague).toMatchTextContent(slip);
  });

  it('[DASH-05] say when there are none, and when they could not be loaded', async () => {
    const none = {
      ...overview(),
      ...doubts,
      'GET /api/timesheet/wrong-bookings': [],
      'GET /api/timesheet/multiple-bookings': [],
    };
    const clean = await renderPage(<FaultsList />, { calls: none });
    await expect.element(clean.getByText('Keine Fehler in diesem Monat.')).toBeVisible();
    await clean.unmount();
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const calls = { ...none, 'GET /api/timesheet/wrong-bookings': () => answer };
    const failed = await renderPage(<FaultsList />, { calls });
    const retry = failed.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    answer = [wrong];
    await retry.click();
    await expect.element(failed.getByRole('link', { name: /18\.11\.2026/ })).toBeVisible();
  });
});
