import { catchFiles, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closed, october, people } from './month.fixture.ts';
import { MonthPage } from './month-page.tsx';
import { MonthProgress } from './month-progress.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const admin: Person = { role: 'admin', features };
const OWN = 'GET /api/month/7/2026-10';
const show = (calls: object, person: Person = { features }) =>
  renderPage(<MonthPage />, { path: '/month', person, calls: { 'GET /api/correction/own': [], ...calls } });

describe('a month on paper', () => {
  const PDF = 'GET /api/sheet/7/2026-10.pdf';
  const paper = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

  it('[MON-09] of an open month is a draft', async () => {
    const files = catchFiles();
    const screen = await show({ [OWN]: october, [PDF]: paper });
    await screen.getByRole('button', { name: 'Entwurf des Stundenzettels (PDF)' }).click();
    await expect.poll(files).toEqual([{ name: 'Stundenzettel 2026-10 Arndt, Anna.pdf', text: '%PDF-1.7' }]);
  });

  it('[MON-05] [MON-09] of a closed one has its version, and earlier ones can still be had', async () => {
    const files = catchFiles();
    const [first] = closed.versions;
    const versions = [{ ...first, version: 2 }, first];
    const screen = await show({
      [OWN]: { ...closed, version: 2, versions },
      [PDF]: paper,
      [`${PDF}?version=1`]: paper,
    });
    await screen.getByRole('button', { name: 'Stundenzettel Version 2 (PDF)', exact: true }).click();
    await expect.poll(async () => (await files()).length).toBe(1);
    await screen.getByRole('button', { name: 'Version 1 (PDF)', exact: true }).click();
    await expect
      .poll(async () => (await files()).map(({ name }) => name))
      .toEqual(['Stundenzettel 2026-10 Arndt, Anna.pdf', 'Stundenzettel 2026-10 Arndt, Anna, Version 1.pdf']);
  });

  it('[MON-09] that cannot be had says why', async () => {
    const message = 'Bitte versuchen Sie es später noch einmal.';
    const screen = await show({ [OWN]: october, [PDF]: () => refuse(503, 'busy', message) });
    await screen.getByRole('button', { name: 'Entwurf des Stundenzettels (PDF)' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  });
});

describe('the months of everybody on paper', () => {
  const everybody = { 'GET /api/month/company/2026-10': people, 'GET /api/correction': [] };
  const ZIP = 'POST /api/sheet/zip';

  it('[MON-09] has the sheet of each, a draft while the month is open', async () => {
    const files = catchFiles();
    const paper = () => new Response('%PDF-1.7');
    const screen = await show({ ...everybody, 'GET /api/sheet/9/2026-10.pdf': paper }, admin);
    await expect.element(screen.getByRole('button', { name: 'Entwurf von Bert Maier (PDF)' })).toBeVisible();
    await screen.getByRole('button', { name: 'Stundenzettel von Carl Maier (PDF)' }).click();
    await expect.poll(files).toEqual([{ name: 'Stundenzettel 2026-10 Maier, Carl.pdf', text: '%PDF-1.7' }]);
  });

  it('[MON-09] has one file with the sheets of all, or of those who were chosen, and says how far it is', async () => {
    const files = catchFiles();
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    const zip = () =>
      new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }));
    const screen = await show({ ...everybody, [ZIP]: zip }, admin);
    await screen.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' }).click();
    await expect.element(screen.getByText('3 Stundenzettel werden erstellt …')).toBeVisible();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.enqueue(new Uint8Array(1_500_000));
    await expect.element(screen.getByText(/1,5 MB geladen/)).toBeVisible();
    streams[0]?.close();
    await expect
      .poll(async () => (await files()).map(({ name }) => name))
      .toEqual(['Stundenzettel 2026-10.zip']);
    await expect.element(screen.getByText(/werden erstellt/)).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Carl Maier auswählen' }).click();
    await screen.getByRole('button', { name: '1 Stundenzettel (ZIP)' }).click();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.close();
    await expect.poll(async () => (await files()).length).toBe(2);
    const asked = { from: '2026-10', to: '2026-10' };
    expect(screen.sent.filter(({ call }) => call === ZIP).map(({ body }) => body)).toEqual([
      { ...asked, users: [7, 8, 9] },
      { ...asked, users: [9] },
    ]);
  });

  it('[MON-09] a file that breaks off is not offered, and one that is cancelled says nothing', async () => {
    const files = catchFiles();
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }));
    const screen = await show({ ...everybody, [ZIP]: broken }, admin);
    await screen.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' }).click();
    await expect.element(screen.getByText(/Bitte versuchen Sie es erneut/)).toBeVisible();
    expect(await files()).toEqual([]);
    screen.unmount();
    const waiting = await show({ ...everybody, [ZIP]: () => new Promise(() => undefined) }, admin);
    await waiting.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' }).click();
    await waiting.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(waiting.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' })).toBeEnabled();
    await expect.element(waiting.getByText(/Bitte versuchen Sie/)).not.toBeInTheDocument();
  });
});

describe('the last month on the dashboard', () => {
  const COMPANY = 'GET /api/month/company/2026-10';
  const BEFORE = 'GET /api/month/company/2026-09';
  const RUNNING = 'GET /api/month/company/2026-11';
  const faultsOf = (list: string) => `GET /api/timesheet/company/${list}`;
  const NOTHING = {
    [RUNNING]: [],
    [faultsOf('wrong-bookings')]: [],
    [faultsOf('multiple-bookings')]: [],
    [faultsOf('wrong-timebookings')]: [],
    [faultsOf('doubtful-bookings')]: [],
    'GET /api/timesheet/missingbookings': [],
    'GET /api/month/own': { grace: 0, closed: [], waiting: [] },
  };
  const progress = (role: 'admin' | 'reader', rows: unknown = people, before: unknown = []) =>
    renderPage(<MonthProgress />, {
      person: { role, features: ['closing'] },
      calls: { [COMPANY]: () => rows, [BEFORE]: () => before, ...NOTHING },
    });

  it('[SCR-09] says how far it is, with a segment for each person and the names of who is not done', async () => {
    // What readers download would be there at once.
    await import('../sheets/sheet-zip.tsx');
    const screen = await progress('admin');
    await expect
      .element(screen.getByRole('link', { name: 'Monatsabschluss' }))
      .toHaveAttribute('href', '/month?month=2026-10');
    await expect
      .poll(() =>
        screen
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['abgeschlossen1', 'bestätigt: Anna Maier1', 'offen: Bert Maier (1 Tag fehlt)1']);
    const segments = [...screen.container.querySelectorAll('.ts-segments > span')];
    // Told apart by their fill: full, hatched, empty.
    expect(segments.map(({ className }) => className)).toEqual([
      'ts-segment-closed',
      'ts-segment-confirmed',
      'ts-segment-open',
    ]);
    const fills = segments.map((one) => getComputedStyle(one)).map((of) => `${of.background} ${of.border}`);
    expect(new Set(fills).size).toBe(3);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  describe('who lacks days of the running one', () => {
    const bert = { user: 8, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' };
    const dora = { user: 10, first_name: 'Dora', name: 'Dorn', email: 'dora@example.de' };
    const wrong = { day: '2026-11-18', zeitbuchungen: 8, projektbuchungen: 7 };
    const running = people.map((person) => ({ ...person, month: '2026-11', state: 'open', stops: [] }));
    const lacking = running.map((person) =>
      person.user === 8
        ? {
            ...person,
            stops: [
              { day: '2026-11-05', kind: 'day' },
              { day: '2026-11-17', kind: 'day' },
              // It is still to come.
              { day: '2026-11-24', kind: 'day' },
              { day: '2026-11-06', kind: 'absence' },
            ],
          }
        : person,
    );
    const show = (features: string[], calls: object) =>
      renderPage(<MonthProgress />, {
        person: { role: 'admin', features: ['closing', ...features] },
        calls: { [COMPANY]: people, ...NOTHING, [RUNNING]: lacking, ...calls },
      });

    it('[SCR-12] by person, with the days and the way there, who lacks most first', async () => {
      const rows = [
        { ...wrong, ...bert },
        { ...wrong, ...dora, day: '2026-11-19' },
      ];
      const screen = await show(['office'], { [faultsOf('wrong-bookings')]: rows });
      const card = screen.getByRole('region', { name: 'November 2026' });
      await expect.element(card.getByText('2 Personen mit Fehlern')).toBeVisible();
      const links = card.getByRole('link').elements();
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'Bert Maier2 Tage fehlen, 1 Tag mit FehlernDo, 05.11., Di, 17.11., Mi, 18.11.',
        'Dora Dorn1 Tag mit FehlernDo, 19.11.',
      ]);
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/month?user=8&month=2026-11',
        '/person-week?user=dora%40example.de&day=2026-11-19#2026-11-19',
      ]);
    });

    it('[SCR-12] without an office the way is to the person, and what fails can be tried again', async () => {
      let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
      const screen = await show([], {
        [RUNNING]: running,
        [faultsOf('multiple-bookings')]: () => answer,
      });
      const card = screen.getByRole('region', { name: 'November 2026' });
      await expect.element(card.getByText('Die Fehler konnten nicht geladen werden.')).toBeVisible();
      answer = [{ ...wrong, ...dora }];
      await card.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect
        .element(card.getByRole('link', { name: /Dora Dorn/ }))
        .toHaveAttribute('href', '/worker-details?user=dora%40example.de');
    });

    it.each([
      [1280, true],
      [360, false],
    ])(
      '[SCR-12] at %s pixels stand beside how far the last month is, on a line of their own: %s',
      async (width, isBeside) => {
        await page.viewport(width, 900);
        const screen = await renderPage(
          <div className="sb-columns">
            <MonthProgress />
            <p>Danach</p>
          </div>,
          {
            person: { role: 'admin', features: ['closing'] },
            calls: { [COMPANY]: people, ...NOTHING, [RUNNING]: lacking },
          },
        );
        const box = (part: { element(): Element }) => part.element().getBoundingClientRect();
        const running = screen.getByRole('region', { name: 'November 2026' });
        await expect.element(running).toBeVisible();
        const last = box(screen.getByText('abgeschlossen'));
        expect(box(running).left > last.right).toBe(isBeside);
        expect(box(running).top < last.top).toBe(isBeside);
        const line = screen.getByRole('region', { name: 'Oktober 2026' });
        expect(box(screen.getByText('Danach')).top).toBeGreaterThanOrEqual(box(line).bottom);
        await page.viewport(1280, 900);
      },
    );

    it('[SCR-12] says that nobody lacks anything, also where nobody was employed in the last month', async () => {
      const screen = await show([], { [COMPANY]: [], [RUNNING]: running });
      await expect.element(screen.getByText('Bis gestern fehlt niemandem etwas.')).toBeVisible();
    });
  });

  it('[SCR-09] who closes months downloads nothing here, and is shown no month before', async () => {
    await import('../sheets/sheet-zip.tsx');
    const closed = people.map((person) => ({ ...person, month: '2026-09', state: 'closed' }));
    const screen = await progress('admin', people, closed);
    // Asked for and drawn below it, later than what a reader has.
    await expect.element(screen.getByText('Bis gestern fehlt niemandem etwas.')).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
    expect(screen.getByRole('link', { name: 'September 2026' }).elements()).toEqual([]);
    expect(screen.sent.some(({ call }) => call === BEFORE)).toBe(false);
  });

  it('[SCR-09] a reader downloads the sheets that there are', async () => {
    const screen = await progress('reader');
    await expect.element(screen.getByRole('button', { name: '1 Stundenzettel (ZIP)' })).toBeEnabled();
  });

  it('[SCR-09] while it is not closed for everybody a reader has the month before it, too', async () => {
    const closed = people.map((person) => ({ ...person, month: '2026-09', state: 'closed' }));
    const screen = await progress('reader', people, closed);
    await expect
      .element(screen.getByRole('link', { name: 'September 2026' }))
      .toHaveAttribute('href', '/month?month=2026-09');
    await expect.element(screen.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' })).toBeEnabled();
    screen.unmount();
    const done = await progress(
      'reader',
      people.map((person) => ({ ...person, state: 'closed' })),
    );
    await expect.element(done.getByRole('button', { name: 'Alle Stundenzettel (ZIP)' })).toBeEnabled();
    expect(done.sent.some(({ call }) => call === BEFORE)).toBe(false);
  });

  it('[SCR-09] names three, and how many more', async () => {
    const open = ['Bert', 'Dora', 'Emil', 'Fritz', 'Gerd'].map((first_name, at) => ({
      ...(people.find(({ state }) => state === 'open') as object),
      ...{ first_name, name: 'Maier', user: 20 + at, stops: [] },
    }));
    const screen = await progress('admin', open);
    await expect
      .element(screen.getByText('offen: Bert Maier, Dora Maier, Emil Maier und 2 weitere'))
      .toBeVisible();
  });

  it('[SCR-09] takes no place where nobody is to be shown, and says that it could not be loaded', async () => {
    const empty = await progress('reader', []);
    await expect.poll(() => empty.sent.length).toBe(1);
    await expect.element(empty.getByRole('region')).not.toBeInTheDocument();
    await empty.unmount();
    const failed = await progress('admin', new Response('{}', { status: 503 }));
    await expect.element(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
