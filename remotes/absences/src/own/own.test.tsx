import { useInbox } from '@stundenbuch/web/session';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { WeekAbsences } from '../calendar/week-absences.tsx';
import { InboxCounter } from '../inbox/inbox-counter.tsx';
import { InboxTile } from '../inbox/inbox-tile.tsx';
import { absence, away, pending } from '../shared/absence.fixture.ts';
import { AbsencesPage } from './absences-page.tsx';

describe('my absences', () => {
  const own = [
    absence(1, { day: '2027-01-04', status: 0 }),
    absence(2, { day: '2026-11-02', status: 1, project: 20 }),
    absence(3, { day: '2026-10-05', status: 1 }),
    absence(4, { day: '2026-10-06', status: 2 }),
    absence(5, { day: '2026-12-01', status: 3 }),
    absence(6, { day: '2026-10-03', status: 1, project: 40 }),
  ];

  const show = (calls: Answers = {}, person: Person = {}) =>
    renderPage(<AbsencesPage />, {
      path: '/absences',
      person,
      calls: { 'GET /api/timesheet/absences': own, ...calls },
    });

  type Screen = Awaited<ReturnType<typeof show>>;
  const row = (screen: Screen, day: string) => screen.getByRole('row').filter({ hasText: day });
  const deleteButton = (screen: Screen, day: string) =>
    row(screen, day).getByRole('button', { name: /löschen/ });

  describe('standing in for others', () => {
    const duty = {
      id: 31,
      first_name: 'Bert',
      name: 'Adler',
      days: [
        { day: '2026-12-14', half: null },
        { day: '2026-12-15', half: null },
      ],
      note: 'Angelrunde',
      answer: null,
    };
    const person: Person = { features: ['visibility'] };

    it('[VIS-03] is listed with name, days and note, and answered with a tap', async () => {
      const screen = await show(
        {
          'GET /api/absence-request/substitution': [duty],
          'PUT /api/absence-request/31/substitute': { ...duty, answer: 'no' },
        },
        person,
      );
      const list = screen.getByRole('list', { name: 'Vertretungen' });
      await expect
        .element(list)
        .toMatchTextContent(
          /Bert Adler14\.12\.2026 – 15\.12\.2026 \(2 Tage\)„Angelrunde“Ihre Antwort: noch keine Antwort/,
        );
      await screen.getByRole('button', { name: 'Bert Adler vertreten: geht nicht' }).click();
      await expect.element(screen.getByText('Antwort gespeichert.')).toBeVisible();
      expect(screen.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ answer: 'no' });
    });

    it('[VIS-03] that was withdrawn meanwhile is said so', async () => {
      const gone = refuse(404, 'not_found', 'Nicht gefunden.');
      const screen = await show(
        { 'GET /api/absence-request/substitution': [duty], 'PUT /api/absence-request/31/substitute': gone },
        person,
      );
      await screen.getByRole('button', { name: 'Bert Adler vertreten: geht', exact: true }).click();
      await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
    });

    it('[DCN-01] is neither asked for nor shown without the feature', async () => {
      const screen = await show();
      await expect.element(row(screen, '04.01.2027')).toBeVisible();
      expect(screen.sent.some(({ call }) => call.includes('substitut'))).toBe(false);
    });
  });

  describe('my absences', () => {
    it('[ABS-01] [ABS-20] [SHR-11] [CONST-23] lists day, type, hours and state', async () => {
      const screen = await show();
      await expect
        .element(row(screen, '04.01.2027'))
        .toMatchTextContent(/Mo, 04\.01\.2027Urlaub8,00Beantragt/);
      await expect.element(row(screen, '02.11.2026')).toMatchTextContent(/Krankheit8,00Genehmigt/);
      await expect.element(row(screen, '06.10.2026')).toMatchTextContent(/Abgelehnt/);
      await expect.element(row(screen, '01.12.2026')).toMatchTextContent(/Storniert/);
    });

    describe('being sick', () => {
      const sick: Person = { features: ['day'] };
      const today = { project: 20, day: '2026-11-20' };
      const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

      it('[ABS-42] is one tap for today, which says so', async () => {
        const entered = () => Response.json(absence(9, today), { headers: { 'x-undo': '7' } });
        const screen = await show(
          { 'POST /api/timesheet/absence': entered, 'POST /api/timesheet/undo/7': [] },
          sick,
        );
        await button(screen, 'Ich bin krank').click();
        await expect.element(screen.getByText('Für heute krank gemeldet. Gute Besserung!')).toBeVisible();
        expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual(today);
        await button(screen, 'Rückgängig').click();
        await expect.poll(() => screen.sent.map(({ call }) => call)).toContain('POST /api/timesheet/undo/7');
      });

      it('[ABS-42] says why it is refused', async () => {
        const taken = refuse(
          409,
          'absence_taken',
          'Abwesenheit für den Tag 20.11.2026 bereits vorhanden.',
          'day',
        );
        const screen = await show({ 'POST /api/timesheet/absence': taken }, sick);
        await button(screen, 'Ich bin krank').click();
        await expect.element(screen.getByText(/bereits vorhanden/)).toBeVisible();
      });

      it.each([
        ['a sickness of yesterday goes on', [absence(9, { ...today, day: '2026-11-19' })], 'Noch krank'],
        [
          'one that was declined does not',
          [absence(9, { ...today, day: '2026-11-19', status: 2 })],
          'Ich bin krank',
        ],
        ['one three days ago goes on', [absence(9, { ...today, day: '2026-11-17' })], 'Noch krank'],
        ['one four days ago is over', [absence(9, { ...today, day: '2026-11-16' })], 'Ich bin krank'],
        [
          'one that was entered for tomorrow is none',
          [absence(9, { ...today, day: '2026-11-23' })],
          'Ich bin krank',
        ],
        ['vacation of yesterday is none', [absence(9, { day: '2026-11-19' })], 'Ich bin krank'],
      ])('[ABS-42] %s', async (_, absences, name) => {
        const screen = await show({ 'GET /api/timesheet/absences': absences }, sick);
        await expect.element(button(screen, name)).toBeVisible();
      });

      it('[ABS-42] ends with a tap', async () => {
        const screen = await show(
          {
            'GET /api/timesheet/absences': [absence(9, today)],
            'DELETE /api/timesheet/booking/9': { id: 9 },
          },
          sick,
        );
        await button(screen, 'Wieder gesund').click();
        await expect.element(screen.getByText('Die Krankmeldung für heute ist zurückgezogen.')).toBeVisible();
      });

      it('[ABS-42] [SICK-05] beside sickness from a time on, and not without the feature', async () => {
        const screen = await show({}, { features: ['day', 'kinds'] });
        await expect.element(button(screen, 'Ich bin krank')).toBeVisible();
        await expect.element(screen.getByRole('link', { name: 'Krank ab einer Uhrzeit' })).toBeVisible();
        await screen.unmount();
        const plain = await show({}, { features: ['kinds'] });
        await expect.element(plain.getByRole('link', { name: 'Ich bin krank' })).toBeVisible();
        await expect.element(button(plain, 'Ich bin krank')).not.toBeInTheDocument();
      });
    });

    it('[START-04] offers no request to anyone who does not record', async () => {
      const offer = (screen: Screen) => screen.getByRole('link', { name: 'Abwesenheit beantragen' });
      const usual = await show();
      await expect.element(offer(usual)).toBeVisible();
      await usual.unmount();
      const screen = await show({}, { role: 'admin', features: ['calendar'], user: { records: false } });
      await expect.element(row(screen, '04.01.2027')).toBeVisible();
      await expect.element(offer(screen)).not.toBeInTheDocument();
    });

    it('[ABS-01] [SHR-07] [CONST-27] has eight entries a page', async () => {
      const nine = Array.from({ length: 9 }, (_, i) => absence(i + 1, { day: `2026-12-0${i + 1}` }));
      const screen = await show({ 'GET /api/timesheet/absences': nine });
      await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
    });

    it('[ABS-02] [VAC-01] shows used over total and its breakdown', async () => {
      const screen = await show({}, { user: { usedVacationLastYear: 2, openVacation: 10 } });
      await expect.element(screen.getByText('23 / 33')).toBeVisible();
      const fact = (word: string) =>
        screen.getByText(word, { exact: true }).element().nextElementSibling?.textContent;
      expect(fact('Anspruch')).toBe('30');
      expect(fact('Rest aus dem Vorjahr')).toBe('5 − 2 als „Urlaub Vorjahr“');
      expect([fact('Genommen'), fact('Geplant'), fact('Offen')]).toEqual(['20', '3', '10']);
      expect(fact('Für 2027 beantragt')).toBe('0 von 42');
    });

    it('[ABS-45] in a ledger what is left is the large number, and nothing says it twice', async () => {
      const ledger = { begins: 2026, entitlement: 30, postings: [], last_days: [], expiring: null };
      const screen = await show({}, { features: ['ledger'], user: { ledger, openVacation: 10 } });
      await expect.element(screen.getByText('Tage offen')).toBeVisible();
      const main = document.querySelector('.sb-figure-main') as HTMLElement;
      expect(main.textContent).toBe('10');
      expect(getComputedStyle(main).fontSize).toBe('52px');
      await expect.element(screen.getByText('Offen', { exact: true })).not.toBeInTheDocument();
      await expect.element(screen.getByText('Anspruch', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('Tage genommen und geplant')).not.toBeInTheDocument();
    });

    it('[AMB-37] marks the remainder as provisional until somebody has entered it', async () => {
      const screen = await show(
        {},
        { user: { vacation_lastyear_provisional: true, vacation_lastyear: 4.5 } },
      );
      await expect.element(screen.getByText('4,5 (vorläufig)')).toBeVisible();
    });

    it('[ABS-31] [AMB-05] has a delete control in every row that is not cancelled', async () => {
      const screen = await show();
      await expect.element(deleteButton(screen, '04.01.2027')).toBeVisible();
      for (const day of ['02.11.2026', '03.10.2026']) {
        await expect.element(deleteButton(screen, day)).toBeVisible();
      }
      await expect.element(deleteButton(screen, '01.12.2026')).not.toBeInTheDocument();
    });

    it('[ABS-30] [ABS-34] deletes after the question, and reads list and account again', async () => {
      const screen = await show({ 'DELETE /api/timesheet/booking/1': { id: 1 } });
      await deleteButton(screen, '04.01.2027').click();
      await expect.element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?')).toBeVisible();
      await expect.element(screen.getByText('Urlaub vom Mo, 04.01.2027', { exact: true })).toBeVisible();
      expect(screen.sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
      await screen.getByRole('button', { name: 'Löschen', exact: true }).click();
      await expect.element(screen.getByText('Abwesenheit erfolgreich gelöscht.')).toBeVisible();
      const calls = screen.sent.map(({ call }) => call);
      expect(calls.filter((call) => call === 'GET /api/timesheet/absences')).toHaveLength(2);
    });

    it('[ABS-30] leaves the entry alone if the question is answered with no', async () => {
      const screen = await show();
      await deleteButton(screen, '04.01.2027').click();
      await screen.getByRole('button', { name: 'Abbrechen' }).click();
      await expect
        .element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?'))
        .not.toBeInTheDocument();
      expect(screen.sent).toHaveLength(1);
    });

    it.each(['05.10.2026', '06.10.2026'])(
      '[ABS-33] is not offered for %s, where it can only be refused',
      async (day) => {
        const screen = await show();
        await expect.element(row(screen, day)).toBeVisible();
        await expect.element(deleteButton(screen, day)).not.toBeInTheDocument();
      },
    );

    it('[ABS-32] asks before deleting a past holiday, which may be deleted', async () => {
      const screen = await show();
      await deleteButton(screen, '03.10.2026').click();
      await expect.element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?')).toBeVisible();
    });

    it.each([
      [
        refuse(
          409,
          'absence_past',
          'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.',
        ),
        /in der Vergangenheit/,
      ],
      [new Response('', { status: 500 }), /^Fehler! Kontaktieren Sie Ihren Administrator\.$/],
    ])('[ABS-33] shows what the server answers to a deletion', async (answer, sentence) => {
      const screen = await show({ 'DELETE /api/timesheet/booking/1': answer });
      await deleteButton(screen, '04.01.2027').click();
      await screen.getByRole('button', { name: 'Löschen', exact: true }).click();
      await expect.element(screen.getByText(sentence)).toBeVisible();
    });

    it('[ACC-29] offers the request only if the company has it', async () => {
      const link = (screen: Screen) => screen.getByRole('link', { name: 'Abwesenheit beantragen' });
      await expect.element(link(await show())).toHaveAttribute('href', '/manage-absence');
    });

    it('[API-06] without the flag shows stored entries and offers nothing', async () => {
      const screen = await show({}, { flags: ['timebooking'] });
      await expect.element(row(screen, '04.01.2027')).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Abwesenheit beantragen' }))
        .not.toBeInTheDocument();
    });

    it('[ABS-01] says that it is empty, and offers a retry when loading failed', async () => {
      const screen = await show({ 'GET /api/timesheet/absences': [] });
      await expect.element(screen.getByText('Sie haben noch keine Abwesenheit beantragt.')).toBeVisible();
      let broken = true;
      const again = await show({
        'GET /api/timesheet/absences': () => (broken ? new Response('', { status: 500 }) : own),
      });
      await expect.element(again.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      broken = false;
      await again.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect.element(row(again, '04.01.2027')).toBeVisible();
    });
  });
});

describe('the dashboard', () => {
  const OPEN = 'GET /api/timesheet/pending-absences?status=open';

  function Told() {
    const { loaded, number } = useInbox();
    return <output>{`${loaded} ${number}`}</output>;
  }

  const counter = (open: unknown) =>
    renderPage(
      <>
        <InboxCounter />
        <Told />
        <InboxTile />
      </>,
      { person: { role: 'admin' }, calls: { [OPEN]: open } },
    );

  describe('the counter of the inbox', () => {
    it('[ABS-39] [AMB-79] [DASH-04] [NAV-12] counts open requests, shares the count, and shows a tile', async () => {
      const screen = await counter([pending(1), pending(2), pending(3, { status: 1 })]);
      await expect.element(screen.getByText('true 2')).toBeVisible();
      await expect.element(screen.getByText('offene Anträge')).toBeInTheDocument();
      const tile = screen.getByRole('link', { name: /Inbox/ });
      await expect.element(tile).toHaveAttribute('href', '/inbox');
      await expect.element(tile.getByText('2', { exact: true })).toBeVisible();
    });

    it('[DASH-04] [NAV-12] shows neither number nor tile at zero, or while nothing is known', async () => {
      const none = await counter([]);
      await expect.element(none.getByText('true 0')).toBeVisible();
      expect(document.querySelector('.sb-counter')).toBeNull();
      await expect.element(none.getByRole('link')).not.toBeInTheDocument();
      const failed = await counter(new Response('', { status: 500 }));
      await expect.element(failed.getByText('false 0')).toBeVisible();
      expect(document.querySelector('.sb-counter')).toBeNull();
    });
  });

  const week = (today: string, calls: Answers) =>
    renderPage(<WeekAbsences />, { today, person: { role: 'admin' }, calls });
  const heads = (screen: Awaited<ReturnType<typeof week>>) =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);

  describe('absences of this week', () => {
    it('[DASH-07] [AMB-81] [CONST-37] shows Monday to Friday, approved and open distinguishable', async () => {
      const screen = await week('2026-11-20', {
        'GET /api/timesheet/vacations/2026?from=2026-11-16&to=2026-11-20': [
          away('2026-11-16'),
          away('2026-11-20', { user: 8, first_name: 'Bert', status: 0, project: 20 }),
        ],
      });
      await expect.element(screen.getByText('Anna Berger')).toBeVisible();
      expect(heads(screen)).toEqual(['Mo, 16.11.', 'Di, 17.11.', 'Mi, 18.11.', 'Do, 19.11.', 'Fr, 20.11.']);
      const days = screen.getByRole('list').first().element().children;
      expect(days[0]?.textContent).toContain('Urlaub, genehmigt');
      expect(days[1]?.textContent).toContain('niemand');
      expect(days[4]?.textContent).toContain('Krankheit, beantragt');
    });

    it('[AMB-81] loads both years if the week spans two', async () => {
      const screen = await week('2027-01-01', {
        'GET /api/timesheet/vacations/2026?from=2026-12-28&to=2027-01-01': [away('2026-12-31')],
        'GET /api/timesheet/vacations/2027?from=2026-12-28&to=2027-01-01': [
          away('2027-01-01', { first_name: 'Bert' }),
        ],
      });
      await expect.element(screen.getByText('Bert Berger')).toBeVisible();
      await expect.element(screen.getByText('Anna Berger')).toBeVisible();
      expect(heads(screen)).toEqual(['Mo, 28.12.', 'Di, 29.12.', 'Mi, 30.12.', 'Do, 31.12.', 'Fr, 01.01.']);
    });

    it('[DASH-07] shortens a long day', async () => {
      const many = Array.from({ length: 20 }, (_, i) =>
        away('2026-11-16', { user: i + 100, first_name: `P${i}` }),
      );
      const screen = await week('2026-11-20', { 'GET /api/timesheet/vacations/2026': many });
      await expect
        .element(screen.getByRole('link', { name: '8 weitere' }))
        .toHaveAttribute('href', '/vacation-overview');
    });

    it('[DASH-07] offers a retry', async () => {
      let broken = true;
      const screen = await week('2026-11-20', {
        'GET /api/timesheet/vacations/2026': () =>
          broken ? new Response('', { status: 500 }) : [away('2026-11-16')],
      });
      await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      broken = false;
      await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect.element(screen.getByText('Anna Berger')).toBeVisible();
    });
  });
});
