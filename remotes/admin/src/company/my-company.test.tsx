import type { FirstSteps as Steps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { CategoriesPage } from './categories-page.tsx';
import { CategoryPage } from './category-page.tsx';
import { FirstSteps } from './first-steps.tsx';
import { JobPage } from './job-page.tsx';
import { JobsPage } from './jobs-page.tsx';
import { MyCompanyPage } from './my-company-page.tsx';

describe('my company', () => {
  const address = { street: 'Gasse', house_number: '1', zip_code: null, city: 'Ulm' };
  const company = {
    id: 1,
    name: 'Holzbau Berger',
    permission: '1010000000',
    employee_count: 12,
    version: 1,
    address,
    jobs: [],
  };

  const show = (person: Person, answer: unknown = company) =>
    renderPage(<MyCompanyPage />, { path: '/mycompany', person, calls: { 'GET /api/company/1': answer } });

  const tiles = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));

  describe('my company', () => {
    it('[COMP-01] [COMP-02] [COMP-03] [COMP-04] links an admin to further pages, by flag', async () => {
      const screen = await show({ role: 'admin', flags: ['absences', 'inventory'] });
      for (const name of [
        'Mitarbeiter verwalten',
        'Arbeitsplätze verwalten',
        'Kategorien verwalten',
        'Team-Kalender',
      ]) {
        await expect.element(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible();
      }
      const all = ['/myworkers', '/myjobs', '/mycategories', '/company-settings', '/vacation-overview'];
      expect(tiles(screen)).toEqual(all);
      await screen.unmount();
      const bare = await show({ role: 'admin', flags: ['absences', 'vacationcalendar'] });
      await expect.element(bare.getByRole('link', { name: /Mitarbeiter verwalten/ })).toBeVisible();
      expect(tiles(bare)).toEqual(['/myworkers', '/myjobs', '/company-settings']);
    });

    it('[GDPR-05] offers an admin the company as a file where data are handed out, and nobody else', async () => {
      const file = (screen: Awaited<ReturnType<typeof show>>) =>
        screen.getByRole('button', { name: 'Unternehmen herunterladen' });
      const screen = await show({ role: 'admin', features: ['security'] });
      await expect.element(file(screen)).toBeVisible();
      await screen.unmount();
      for (const person of [{ role: 'reader', features: ['security'] }, { role: 'admin' }] as Person[]) {
        const other = await show(person);
        await expect.element(other.getByText('Gasse 1, Ulm')).toBeVisible();
        expect(file(other).elements()).toEqual([]);
        await other.unmount();
      }
    });

    it.each(['admin', 'reader'] as const)('[AUD-06] links an %s to the log where it is on', async (role) => {
      const screen = await show({ role, flags: [], features: ['audit'] });
      await expect.element(screen.getByRole('link', { name: /Verlauf/ })).toHaveAttribute('href', '/audit');
    });

    it('[ACC-46] [AMB-22] shows a reader the company, its modules and the number of people', async () => {
      const screen = await show({ role: 'reader' });
      await expect.element(screen.getByText('Abwesenheiten', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('12', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('Gasse 1, Ulm')).toBeVisible();
      expect(tiles(screen)).toEqual(['/myworkers']);
      await expect.element(screen.getByText('Aktive Mitarbeiter')).toBeVisible();
      expect(screen.container.textContent).not.toContain('verwalten');
    });

    it('[AMB-106] shows its tiles if the company cannot be loaded', async () => {
      const screen = await show({ role: 'admin' }, refuse(500, 'internal_error', 'Fehler!'));
      await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      expect(tiles(screen)).toContain('/myjobs');
    });
  });
});

describe('first steps', () => {
  const person: Person = { role: 'admin', features: ['calendar'], flags: ['timebooking'] };
  const steps: Steps = {
    steps: [
      { name: 'land', done: true, open: 0 },
      { name: 'people', done: true, open: 0 },
      { name: 'contracts', done: false, open: 1 },
      { name: 'invitations', done: false, open: 2 },
      { name: 'project', done: false, open: 0 },
    ],
    place: { name: 'Hauptsitz', land: 'BY', holiday: { day: '2026-12-25', name: '1. Weihnachtstag' } },
  };

  const show = (answer: Steps, firstSteps = true) =>
    renderPage(<FirstSteps />, {
      person: { ...person, ...(firstSteps && { ofCompany: { first_steps: true } }) },
      calls: {
        'GET /api/company/first-steps': answer,
        'DELETE /api/company/first-steps': { steps: [], place: null },
      },
    });

  it('[START-04] each step leads to its page, says what is missing, and the Land names its next holiday', async () => {
    const screen = await show(steps);
    const links = screen.getByRole('link');
    await expect.element(links).toHaveLength(5);
    expect(links.elements().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [
        '/company-calendar',
        'Land für die Feiertage wählen, erledigtBayern, nächster Feiertag: 1. Weihnachtstag am Fr, 25.12.2026',
      ],
      [
        '/new-worker',
        'Mitarbeiter mit ihren Stunden anlegen, erledigtName, E-Mail, Arbeitsplatz und Stunden, ab wann erfasst wird',
      ],
      ['/myworkers', 'Verträge eintragenFehlt noch bei einer Person'],
      [
        '/myworkers',
        'Mitarbeiter registrieren sichJeder mit seiner E-Mail auf der Seite „Registrieren“, fehlt noch bei 2 Personen',
      ],
      ['/new-project', 'Erstes Projekt anlegenDarauf werden die Stunden gebucht.'],
    ]);
  });

  it.each([
    [0, '/company-place'],
    [2, '/company-settings'],
  ])('[START-04] without a usual place among %i the Land leads to %s', async (open, path) => {
    const screen = await show({ steps: [{ name: 'land', done: false, open }], place: null });
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', path);
  });

  it('[START-04] are dismissed, and ask nothing of a company that has begun', async () => {
    const screen = await show(steps);
    await screen.getByRole('button', { name: 'Erste Schritte nicht mehr zeigen' }).click();
    await expect.poll(() => screen.sent.map(({ call }) => call)).toContain('DELETE /api/company/first-steps');
    await screen.unmount();
    const begun = await show(steps, false);
    await expect.element(begun.getByRole('heading')).not.toBeInTheDocument();
    expect(begun.sent).toEqual([]);
  });
});

describe('jobs and categories', () => {
  /** Jobs and categories only differ in their names. */
  const nouns = [
    {
      List: JobsPage,
      Form: JobPage,
      title: 'Arbeitsplätze',
      add: 'Arbeitsplatz anlegen',
      paths: { list: '/myjobs', create: '/new-job', change: '/manage-job' },
      calls: { list: 'GET /api/company/jobs', one: '/api/company/job' },
      field: 'job_title',
      created: 'Job erfolgreich angelegt.',
      saved: 'Job erfolgreich gespeichert.',
      failed: 'Fehler beim anlegen des Jobs',
      taken: ['job_taken', 'Angegebener Arbeitsplatz bereits vorhanden.'],
    },
    {
      List: CategoriesPage,
      Form: CategoryPage,
      title: 'Kategorien',
      add: 'Kategorie anlegen',
      paths: { list: '/mycategories', create: '/new-category', change: '/manage-category' },
      calls: { list: 'GET /api/category', one: '/api/category' },
      field: 'name',
      created: 'Kategorie erfolgreich angelegt.',
      saved: 'Kategorie erfolgreich gespeichert.',
      failed: 'Fehler beim anlegen der Kategorie',
      taken: ['category_taken', 'Angegebene Kategorie bereits vorhanden.'],
    },
  ] as const;

  describe.each(nouns)(
    '$title',
    ({ List, Form, title, add, paths, calls, field, created, saved, failed, taken }) => {
      const row = (id: number, name: string) => ({ id, [field]: name });
      const stored = [row(10_001, 'Dach'), row(10_002, 'Keller')];
      const others = { [calls.list]: stored, [`GET ${calls.one}/10001`]: stored[0] };

      const list = (rows = stored) =>
        renderPage(<List />, { path: paths.list, calls: { [calls.list]: rows } });
      const create = (answers = {}) =>
        renderPage(<Form />, { path: paths.create, calls: { ...others, ...answers } });
      const change = (answers = {}) =>
        renderPage(<Form />, { path: `${paths.change}?id=10001`, calls: { ...others, ...answers } });

      type Screen = Awaited<ReturnType<typeof create>>;
      const box = (screen: Screen) => screen.getByLabelText('Bezeichnung');
      const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
      const written = (screen: Screen) =>
        screen.sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

      it('[JOB-01] [CAT-01] [NAV-22] [NAV-23] [ACC-51] are listed in a table with a link to add and a pencil', async () => {
        const screen = await list();
        await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
        await expect.element(screen.getByRole('link', { name: add })).toHaveAttribute('href', paths.create);
        await expect
          .element(screen.getByRole('link', { name: 'Keller bearbeiten' }))
          .toHaveAttribute('href', `${paths.change}?id=10002`);
      });

      it('[JOB-01] [CAT-01] [SHR-05] [CONST-25] [AMB-94] are listed five to a page', async () => {
        const screen = await list(Array.from({ length: 6 }, (_, i) => row(10_001 + i, `Nr ${i}`)));
        await expect.element(screen.getByText('Zeige 1 bis 5 von 6 Elementen')).toBeVisible();
        const empty = await list([]);
        await expect.element(empty.getByText(/^Noch keine .* angelegt\.$/)).toBeVisible();
      });

      it('[JOB-05] [CAT-05] are created and lead back to the list', async () => {
        const screen = await create({ [`POST ${calls.one}`]: row(10_003, 'Garten') });
        await box(screen).fill('Garten');
        await save(screen);
        await expect.element(screen.getByText(created)).toBeVisible();
        expect(screen.at()).toBe(paths.list);
        expect(written(screen)).toEqual([[`POST ${calls.one}`, { [field]: 'Garten' }]]);
      });

      it('[JOB-05] [CAT-05] are renamed, even to their own name', async () => {
        const screen = await change({ [`PUT ${calls.one}/10001`]: row(10_001, 'Dach') });
        await expect.element(box(screen)).toHaveValue('Dach');
        await save(screen);
        await expect.element(screen.getByText(saved)).toBeVisible();
        expect(screen.at()).toBe(paths.list);
      });

      it('[JOB-03] [CAT-03] [JOB-04] [CAT-04] [AMB-67] [SHR-13] need a unique name', async () => {
        const screen = await create();
        await expect.element(box(screen)).toHaveAttribute('maxlength', '50');
        await save(screen);
        await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
        await box(screen).fill(' KELLER ');
        await save(screen);
        await expect.element(screen.getByText(taken[1])).toBeVisible();
        await expect.element(box(screen)).toHaveFocus();
        expect(written(screen)).toEqual([]);
      });

      it('[JOB-06] [CAT-06] say that creating failed', async () => {
        const screen = await create({ [`POST ${calls.one}`]: refuse(500, 'internal_error', 'Fehler!') });
        await box(screen).fill('Garten');
        await save(screen);
        await expect.element(screen.getByText(failed)).toBeVisible();
        await expect.element(box(screen)).toHaveValue('Garten');
      });

      it('[JOB-07] [CAT-07] show refusals of the server below the form', async () => {
        const [code, sentence] = taken;
        const screen = await change({ [`PUT ${calls.one}/10001`]: refuse(409, code, sentence, field) });
        await box(screen).fill('Garten');
        await save(screen);
        await expect
          .element(screen.getByRole('alert').filter({ hasText: sentence }))
          .toHaveClass('sb-form-message-place');
        expect(screen.at()).toContain(paths.change);
      });

      it('[NAV-22] [NAV-23] [AMB-106] of another company lead to /403', async () => {
        const screen = await change({
          [`GET ${calls.one}/10001`]: refuse(404, 'not_found', 'Nicht gefunden.'),
        });
        await expect.poll(screen.at).toBe('/403');
      });

      it('[CONST-57] return to the form that needed them', async () => {
        const screen = await create({ [`POST ${calls.one}`]: row(10_003, 'Garten') });
        await screen.router.navigate(paths.create, {
          state: { draft: { first_name: 'Paula' }, returnTo: '/new-worker' },
        });
        await box(screen).fill('Garten');
        await save(screen);
        await expect.poll(screen.at).toBe('/new-worker');
        expect(screen.router.state.location.state).toMatchObject({ draft: { first_name: 'Paula' } });
        expect(Object.values(screen.router.state.location.state.draft)).toContain(10_003);
      });
    },
  );
});
