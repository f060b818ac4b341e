import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { worker } from '../people/people.fixture.ts';
import { WorkerPage } from '../people/worker-page.tsx';
import { change, seal, whole } from './audit.fixture.ts';
import { AuditPage } from './audit-page.tsx';
import { Corrections } from './corrections.tsx';
import { SecurityLogPage } from './security-log-page.tsx';

describe('the log', () => {
  const listed = (rows: unknown[], total = rows.length) =>
    Response.json(rows, { headers: { 'x-total-count': String(total) } });

  const show = (calls: object = {}) =>
    renderPage(<AuditPage />, {
      path: '/audit',
      person: { role: 'admin' },
      calls: {
        'GET /api/audit/company': listed([
          change(),
          change({ id: 30, op: 'D', reason: null, before: { hours: 4, day: '2026-11-18' }, after: null }),
          change({ id: 29, erased: true, before: null, after: null, reason: null, seal: 1 }),
        ]),
        'GET /api/audit/seals': listed([seal(7), seal(6)], 7),
        'GET /api/user': [worker()],
        ...calls,
      },
    });

  type Screen = Awaited<ReturnType<typeof show>>;
  const asked = (screen: Screen) =>
    screen.sent.filter(({ call }) => call.startsWith('GET /api/audit/company')).map(({ call }) => call);

  describe('[AUD-06] the log of the company', () => {
    it('says when, who, what, from what to what and why, in German', async () => {
      const screen = await show();
      const row = screen.getByRole('row').filter({ hasText: 'Pause vergessen' });
      await expect
        .element(row)
        .toMatchTextContent(
          /20\.11\.2026, 11:15.*Clara Chef \(Admin\).*Arbeitszeit am Do, 19\.11\.2026: geändert.*Anna Berger.*Stunden.*8,00 → 8,25/,
        );
      await expect.element(screen.getByText('Arbeitszeit am Do, 19.11.2026: gelöscht')).toBeVisible();
    });

    it('[AUD-05] says of an erased change that it was erased', async () => {
      const screen = await show();
      await expect.element(screen.getByText('gelöscht nach Frist')).toBeVisible();
    });

    it('is asked for this month and everybody, then for a person', async () => {
      const screen = await show();
      await expect
        .poll(() => asked(screen))
        .toEqual(['GET /api/audit/company?from=2026-11-01&page=1&size=10']);
      await screen.getByRole('combobox', { name: 'Person' }).click();
      await screen.getByTitle('Paula Neumann').click();
      await expect
        .poll(() => asked(screen).at(-1))
        .toBe('GET /api/audit/company?from=2026-11-01&person=8&page=1&size=10');
    });

    it('is one card per change on the phone', async () => {
      await page.viewport(360, 740);
      const screen = await show();
      await expect.element(screen.getByText('Pause vergessen')).toBeVisible();
      await expect.poll(() => screen.container.querySelectorAll('#audit .sb-cards tr').length).toBe(3);
      await page.viewport(1280, 900);
    });

    it('says that there is nothing, and that it could not be loaded', async () => {
      const empty = await show({ 'GET /api/audit/company': listed([]) });
      await expect.element(empty.getByText('In diesem Zeitraum wurde nichts geändert.')).toBeVisible();
      empty.unmount();
      const failed = await show({
        'GET /api/audit/company': refuse(500, 'internal_error', 'Das ging schief.'),
      });
      await expect.element(failed.getByRole('alert').filter({ hasText: 'Das ging schief.' })).toBeVisible();
    });
  });

  describe('[AUD-04] the seals', () => {
    it('are listed with their hash, and found whole', async () => {
      const screen = await show({ 'GET /api/audit/verify': whole });
      await expect.element(screen.getByText('7'.repeat(64)).first()).toBeVisible();
      await screen.getByRole('button', { name: 'Prüfen' }).click();
      await expect.element(screen.getByText('Alle Siegel sind unversehrt.')).toBeVisible();
      await expect.element(screen.getByText('Noch nicht versiegelt')).toBeVisible();
    });

    it('name the first that is wrong', async () => {
      const wrong = { seal: 4, fault: 'content', row: 41 };
      const screen = await show({ 'GET /api/audit/verify': { ...whole, wrong } });
      await screen.getByRole('button', { name: 'Prüfen' }).click();
      await expect
        .element(screen.getByText('Siegel 4 enthält eine veränderte Änderung (Nr. 41).'))
        .toBeVisible();
    });

    it('[AUD-04] name what of closed months is not what was sealed, and how much more there is', async () => {
      const text = 'Anna Muster, 05.10.2026: Ein Eintrag steht nicht im Verlauf.';
      const findings = [{ person: 11, day: '2026-10-05', text }];
      const screen = await show({ 'GET /api/audit/verify': { ...whole, findings, found: 3 } });
      await screen.getByRole('button', { name: 'Prüfen' }).click();
      await expect
        .element(screen.getByText('In abgeschlossenen Monaten stimmen 3 Stellen nicht.'))
        .toBeVisible();
      await expect.element(screen.getByText(text)).toBeVisible();
      await expect.element(screen.getByText('und 2 weitere')).toBeVisible();
    });

    it('say that they could not be checked', async () => {
      const screen = await show({
        'GET /api/audit/verify': refuse(500, 'internal_error', 'Prüfen ging schief.'),
      });
      await screen.getByRole('button', { name: 'Prüfen' }).click();
      await expect.element(screen.getByText('Prüfen ging schief.')).toBeVisible();
    });
  });
});

describe('corrections', () => {
  const told = [
    change({ id: 21, op: 'U', day: '2026-11-19', project: 50, reason: 'Zettel vom Polier' }),
    change({ id: 22, op: 'D', day: '2026-11-18', project: 10, reason: 'Doppelt eingetragen' }),
  ];
  const person = { features: ['audit', 'office'] };

  const open = (screen: Awaited<ReturnType<typeof renderPage>>) =>
    screen.getByText('Ihre Einträge wurden korrigiert').click();

  it('[OFC-06] a week has the corrections of its days alone, as one line that opens', async () => {
    const calls = { 'GET /api/audit/corrections': told };
    const screen = await renderPage(<Corrections from="2026-11-19" to="2026-11-21" />, { person, calls });
    await open(screen);
    await expect.element(screen.getByText('Zettel vom Polier')).toBeVisible();
    expect(screen.getByText('Doppelt eingetragen').elements()).toEqual([]);
  });

  it('[OFC-06] says what was corrected, by whom and why, until it is read', async () => {
    let unread: unknown = told;
    const screen = await renderPage(<Corrections />, {
      person,
      calls: {
        'GET /api/audit/corrections': () => unread,
        'POST /api/audit/corrections/read': () => {
          unread = [];
          return { read: 2 };
        },
      },
    });
    await expect.element(screen.getByText('Zettel vom Polier')).not.toBeVisible();
    await open(screen);
    await expect.element(screen.getByText('Arbeitszeit am Do, 19.11.2026: geändert')).toBeVisible();
    await expect.element(screen.getByText('Zettel vom Polier')).toBeVisible();
    await screen.getByRole('button', { name: 'Gelesen' }).click();
    await expect.element(screen.getByText('Ihre Einträge wurden korrigiert')).not.toBeInTheDocument();
    expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ ids: [21, 22] });
  });

  it('[OFC-06] shows three at first, and all of them at a tap', async () => {
    const many = [19, 18, 17, 16].map((d, i) =>
      change({ id: 21 + i, op: 'U', day: `2026-11-${d}`, project: 50, reason: `Zettel ${i + 1}` }),
    );
    const calls = {
      'GET /api/audit/corrections': many,
      'POST /api/audit/corrections/read': { read: 3 },
    };
    const screen = await renderPage(<Corrections />, { person, calls });
    await open(screen);
    await expect.poll(() => screen.getByText(/^Zettel/).elements().length).toBe(3);
    const read = () => screen.sent.findLast(({ call }) => call.startsWith('POST'))?.body;
    await screen.getByRole('button', { name: 'Gelesen' }).click();
    // What was not shown was not read.
    await expect.poll(read).toEqual({ ids: [21, 22, 23] });
    await screen.getByRole('button', { name: 'Alle 4 anzeigen' }).click();
    await expect.poll(() => screen.getByText(/^Zettel/).elements().length).toBe(4);
  });

  it('[OFC-06] says that it could not be stored, or not loaded', async () => {
    const calls = {
      'GET /api/audit/corrections': told,
      'POST /api/audit/corrections/read': refuse(500, 'internal_error', 'Kaputt.'),
    };
    const screen = await renderPage(<Corrections />, { person, calls });
    await open(screen);
    await screen.getByRole('button', { name: 'Gelesen' }).click();
    await expect.element(screen.getByText('Kaputt.')).toBeVisible();
    const broken = { 'GET /api/audit/corrections': refuse(500, 'internal_error', 'Kaputt.') };
    const other = await renderPage(<Corrections />, { person, calls: broken });
    await expect.element(other.getByText('Die Korrekturen konnten nicht geladen werden.')).toBeVisible();
  });

  it.each([
    [{ role: 'admin', features: ['audit', 'office'] }, ['/person-week', '/person-absence']],
    [{ role: 'admin', features: ['audit'] }, []],
    [{ role: 'reader', features: ['audit', 'office'] }, []],
  ] as const)('[OFC-01] [OFC-07] the page of a person leads %j to its corrections', async (who, paths) => {
    const worker = { ...{ id: 8, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' }, ...ACCOUNT };
    const screen = await renderPage(<WorkerPage />, {
      path: '/worker-details?user=bert@example.de',
      person: who,
      calls: { 'GET /api/user/email/bert%40example.de': worker },
    });
    await expect.element(screen.getByRole('heading', { name: 'Bert Maier' })).toBeVisible();
    const found = screen.getByRole('link', { name: /Woche korrigieren|Abwesenheit eintragen/ });
    const expected = paths.map((path) => `${path}?user=bert%40example.de`);
    await expect.poll(() => found.elements().map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  const ACCOUNT = {
    vacation: 30,
    vacation_lastyear: 5,
    plannedVacation: 3,
    usedVacation: 20,
    openVacation: 12,
    usedVacationLastYear: 0,
    nextYear: { year: 2027, requested: 0, available: 42 },
    role: 1,
    active: 1,
  };
});

describe('the log of logins', () => {
  const event = {
    id: 1,
    kind: 'login',
    person: 8,
    person_name: 'Bert Muster',
    terminal_name: null,
    count: 12,
    first_at: '2026-11-20T09:12:00.000Z',
    last_at: '2026-11-20T09:58:00.000Z',
  };
  const pin = {
    ...event,
    id: 2,
    kind: 'pin',
    person: null,
    person_name: null,
    terminal_name: 'Werkstatt',
    count: 1,
  };

  it('[AUD-06] the log of security says when, what, at whom, where and how often', async () => {
    const rows = [event, { ...pin, last_at: pin.first_at }];
    const screen = await renderPage(<SecurityLogPage />, {
      path: '/security-log',
      person: { role: 'admin', features: ['security'] },
      calls: { 'GET /api/audit/security': Response.json(rows, { headers: { 'x-total-count': '2' } }) },
    });
    const guessed = screen.getByRole('row').filter({ hasText: 'Bert Muster' });
    await expect.element(guessed).toBeVisible();
    for (const part of [/10:12 – 10:58/, /Anmeldung mit falschem Passwort/, /12/])
      expect(guessed.element().textContent).toMatch(part);
    const typed = screen.getByRole('row').filter({ hasText: 'Unbekannte Personalnummer' });
    await expect.element(typed).toBeVisible();
    for (const part of [/10:12Falsche PIN am Terminal/, /Werkstatt/, /1/])
      expect(typed.element().textContent).toMatch(part);
  });
});
