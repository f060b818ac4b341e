import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { absence, pending } from '../shared/absence.fixture.ts';
import { reportFailures } from './failures.ts';
import { InboxPage } from './inbox-page.tsx';

const OPEN = 'GET /api/timesheet/pending-absences?status=open';
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };

let open: PendingAbsence[];
let processed: PendingAbsence[];
beforeEach(() => {
  reportFailures([]);
  open = [
    pending(1, { day: '2026-12-01', remaining_vacation: 7 }),
    pending(2, { day: '2026-12-02', ...bert }),
    pending(3, { day: '2026-12-03', project: 70, remaining_vacation: -1, last_year_overdrawn: 2 }),
  ];
  processed = [
    pending(11, { day: '2026-11-02', status: 1 }),
    pending(12, { day: '2026-11-03', status: 2 }),
    pending(13, { day: '2026-11-04', status: 3 }),
  ];
});

const show = (calls: Answers = {}, features: string[] = []) =>
  renderPage(<InboxPage />, {
    path: '/inbox',
    person: { role: 'admin', features },
    calls: {
      [OPEN]: () => open,
      'GET /api/timesheet/pending-absences': () =>
        Response.json(processed, { headers: { 'x-total-count': String(processed.length) } }),
      ...calls,
    },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const row = (screen: Screen, day: string) => screen.getByRole('row').filter({ hasText: day });
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();
const puts = (screen: Screen) => screen.sent.map(({ call }) => call).filter((call) => call.startsWith('PUT'));
const reads = (screen: Screen) => screen.sent.filter(({ call }) => call === OPEN).length;
const choose = (screen: Screen, day: string) => row(screen, day).getByRole('checkbox').click();
const alertType = () => document.querySelector('[data-alert]')?.getAttribute('data-alert');
const answered = (id: number, status: number) => () => {
  open = open.filter((request) => request.id !== id);
  return absence(id, { status });
};

describe('open requests', () => {
  it('[ABS-28] [AMB-08] are listed apart from processed ones', async () => {
    const screen = await show();
    const tables = screen.getByRole('table');
    await expect.element(tables.nth(0).getByText('Anna Berger').first()).toBeVisible();
    await expect.element(tables.nth(0).getByText('Di, 01.12.2026')).toBeVisible();
    await expect.element(tables.nth(1).getByText('Abgelehnt')).toBeVisible();
    await expect.element(tables.nth(1).getByText('Storniert')).toBeVisible();
    expect(tables.nth(0).getByRole('row').elements()).toHaveLength(4);
  });

  it('[AMB-36] [VAC-01] show what remains of the vacation, and when last year’s rest is exceeded', async () => {
    const screen = await show();
    await expect.element(row(screen, '01.12.2026').getByText('Resturlaub 2026: 7')).toBeVisible();
    await expect.element(row(screen, '03.12.2026').getByText('Resturlaub 2026: -1')).toBeVisible();
    await expect
      .element(row(screen, '03.12.2026').getByText('überzieht den Vorjahresrest um 2 Tage'))
      .toBeVisible();
  });

  it('[ABS-28] [SHR-06] [CONST-26] have ten on a page', async () => {
    open = Array.from({ length: 11 }, (_, i) =>
      pending(i + 1, { day: `2026-12-${String(i + 1).padStart(2, '0')}` }),
    );
    const screen = await show();
    await expect.element(screen.getByText('Zeige 1 bis 10 von 11 Elementen')).toBeVisible();
  });

  it.each([
    ['Genehmigen', 'PUT /api/timesheet/absence/1', 1, 'Abwesenheit erfolgreich genehmigt.'],
    ['Ablehnen', 'PUT /api/timesheet/absence/decline/1', 2, 'Abwesenheit erfolgreich abgelehnt.'],
  ])(
    '[ABS-22] [ABS-25] [ABS-35] [ABS-36] %s answers one and reads the inbox again',
    async (name, call, status, sentence) => {
      const screen = await show({ [call]: answered(1, status) });
      await row(screen, '01.12.2026').getByRole('button', { name }).click();
      await expect.element(screen.getByText(sentence)).toBeVisible();
      expect(alertType()).toBe('success');
      await expect.element(row(screen, '01.12.2026').getByRole('checkbox')).toBeDisabled();
      expect([puts(screen), reads(screen)]).toEqual([[call], 2]);
    },
  );

  it.each([
    ['Genehmigen', 'PUT /api/timesheet/absence/1', 'Fehler beim Genehmigen der Abwesenheit'],
    ['Ablehnen', 'PUT /api/timesheet/absence/decline/1', 'Fehler beim Ablehnen der Abwesenheit'],
  ])(
    '[ABS-38] %s that fails is a warning, with the reason, and the inbox is read again',
    async (name, call, sentence) => {
      const screen = await show({
        [call]: refuse(409, 'absence_processed', 'Die Abwesenheit wurde inzwischen bearbeitet.'),
      });
      await row(screen, '01.12.2026').getByRole('button', { name }).click();
      await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
      expect(alertType()).toBe('warning');
      await expect
        .element(
          screen.getByText(
            'Anna Berger, Di, 01.12.2026, Urlaub: Die Abwesenheit wurde inzwischen bearbeitet.',
          ),
        )
        .toBeVisible();
      expect(reads(screen)).toBe(2);
      await press(screen, 'Hinweis schließen');
      await expect.element(screen.getByText('Nicht ausgeführt')).not.toBeInTheDocument();
    },
  );

  it('[ABS-28] says if nothing is open', async () => {
    open = [];
    const screen = await show();
    await expect.element(screen.getByText('Kein Antrag wartet auf eine Antwort.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Auswahl genehmigen' })).not.toBeInTheDocument();
    // The specified page has no next step.
    await expect
      .element(screen.getByRole('link', { name: 'Urlaubskalender öffnen' }))
      .not.toBeInTheDocument();
  });

  it('[SCR-26] leads on to who is away where nothing is open', async () => {
    open = [];
    const screen = await show({}, ['halfdays']);
    await expect
      .element(screen.getByRole('link', { name: 'Urlaubskalender öffnen' }))
      .toHaveAttribute('href', '/vacation-overview');
  });
});

describe('several at once', () => {
  const approveAll = async (screen: Screen) => {
    await screen.getByRole('checkbox', { name: /Alle auswählen/ }).click();
    await press(screen, 'Auswahl genehmigen');
    await screen.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
  };

  it('[ABS-22] [ABS-26] [ABS-27] [CONST-54] [AMB-09] reports success before the calls are answered, and closes after 1.5 s', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const delayed = (id: number) => async () => {
      await held;
      return answered(id, 1)();
    };
    const screen = await show({
      'PUT /api/timesheet/absence/1': delayed(1),
      'PUT /api/timesheet/absence/2': delayed(2),
      'PUT /api/timesheet/absence/3': delayed(3),
    });
    await screen.getByRole('checkbox', { name: /Alle auswählen/ }).click();
    await press(screen, 'Auswahl genehmigen');
    await expect.element(screen.getByText('Möchten Sie 3 Tage genehmigen?')).toBeVisible();
    expect(puts(screen)).toEqual([]);
    // Before the click: on a busy machine the browser reports it when part of the time is over.
    const begun = performance.now();
    await screen.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
    await expect.poll(alertType).toBe('success');
    await expect
      .element(screen.getByRole('dialog').getByText('Abwesenheit erfolgreich genehmigt.'))
      .toBeVisible();
    expect([puts(screen).length, reads(screen)]).toEqual([3, 1]);
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    expect(performance.now() - begun).toBeGreaterThan(1400);
    expect(reads(screen)).toBe(1);
    release();
    // Behind the dialog the pointer is over the list, whose rows do not move until it leaves.
    await screen.getByRole('heading', { name: 'Inbox' }).hover();
    await expect.element(screen.getByText('Kein Antrag wartet auf eine Antwort.')).toBeVisible();
    expect(reads(screen)).toBe(2);
  });

  it('[ABS-38] [AMB-88] a later failure replaces the success and names every day that failed', async () => {
    const screen = await show({
      'PUT /api/timesheet/absence/1': answered(1, 1),
      'PUT /api/timesheet/absence/2': refuse(404, 'not_found', 'Nicht gefunden.'),
      'PUT /api/timesheet/absence/3': new Response('', { status: 500 }),
    });
    await approveAll(screen);
    await expect
      .element(screen.getByText('Fehler beim Genehmigen der Abwesenheiten', { exact: true }))
      .toBeVisible();
    expect(alertType()).toBe('warning');
    const report = screen.getByRole('region', { name: 'Nicht ausgeführt' }).getByRole('listitem');
    await expect
      .poll(() => report.elements().map(({ textContent }) => textContent))
      .toEqual([
        'Bert Adler, Mi, 02.12.2026, Urlaub: Nicht gefunden.',
        expect.stringMatching(/^Anna Berger, Do, 03\.12\.2026, Urlaub Vorjahr: ./),
      ]);
  });

  it('[ABS-38] [ABS-22] declines the selection, across pages, and reports a failure', async () => {
    open = Array.from({ length: 12 }, (_, i) =>
      pending(i + 1, { day: `2026-12-${String(i + 1).padStart(2, '0')}` }),
    );
    const screen = await show({
      'PUT /api/timesheet/absence/decline/1': answered(1, 2),
      'PUT /api/timesheet/absence/decline/12': refuse(
        409,
        'absence_processed',
        'Die Abwesenheit wurde inzwischen bearbeitet.',
      ),
    });
    await choose(screen, '01.12.2026');
    await screen.getByRole('button', { name: 'Nächste Seite' }).first().click();
    await choose(screen, '12.12.2026');
    await expect.element(screen.getByText('Alle auswählen (2 von 12 ausgewählt)')).toBeVisible();
    await press(screen, 'Auswahl ablehnen');
    await screen.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click();
    await expect
      .element(screen.getByText('Fehler beim Ablehnen der Abwesenheiten', { exact: true }))
      .toBeVisible();
    expect(puts(screen).sort()).toEqual([
      'PUT /api/timesheet/absence/decline/1',
      'PUT /api/timesheet/absence/decline/12',
    ]);
  });

  it('[ABS-26] does nothing when the question is answered with no', async () => {
    const screen = await show();
    await choose(screen, '01.12.2026');
    await press(screen, 'Auswahl ablehnen');
    await expect.element(screen.getByText('Möchten Sie einen Tag ablehnen?')).toBeVisible();
    await expect
      .element(screen.getByRole('dialog'))
      .toMatchTextContent(/Urlaub vom .., \d\d\.\d\d\.2026 von /);
    await press(screen, 'Abbrechen');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(puts(screen)).toEqual([]);
  });
});

describe('processed requests', () => {
  it('[ABS-23] [ABS-24] only approved days that are not of a past month can be cancelled', async () => {
    processed.push(pending(14, { day: '2026-10-30', status: 1 }));
    const screen = await show();
    await expect.element(row(screen, '02.11.2026').getByRole('button', { name: 'Stornieren' })).toBeVisible();
    for (const day of ['03.11.2026', '04.11.2026', '30.10.2026']) {
      await expect.element(row(screen, day)).toBeVisible();
      await expect.element(row(screen, day).getByRole('button')).not.toBeInTheDocument();
    }
  });

  it('[ABS-37] cancels after a question', async () => {
    const screen = await show({ 'PUT /api/timesheet/absence/cancel/11': absence(11, { status: 3 }) });
    await row(screen, '02.11.2026').getByRole('button', { name: 'Stornieren' }).click();
    await expect
      .element(
        screen.getByText('Möchten Sie „Urlaub“ von Anna Berger am Mo, 02.11.2026 wirklich stornieren?'),
      )
      .toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect.element(screen.getByText('Abwesenheit erfolgreich storniert.')).toBeVisible();
    expect(puts(screen)).toEqual(['PUT /api/timesheet/absence/cancel/11']);
  });

  it('[ABS-38] warns when cancelling failed', async () => {
    const screen = await show({
      'PUT /api/timesheet/absence/cancel/11': refuse(
        409,
        'absence_cancel_past',
        'Abwesenheiten vergangener Monate können nicht storniert werden.',
      ),
    });
    await row(screen, '02.11.2026').getByRole('button', { name: 'Stornieren' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect
      .element(screen.getByText('Fehler beim Stornieren der Abwesenheit', { exact: true }))
      .toBeVisible();
    expect(alertType()).toBe('warning');
  });

  it('[ABS-28] [AMB-106] does not show one page for another that cannot be loaded', async () => {
    processed = [pending(20, { status: 2 })];
    const screen = await show({
      'GET /api/timesheet/pending-absences': () =>
        Response.json(processed, { headers: { 'x-total-count': '25' } }),
      'GET /api/timesheet/pending-absences?page=2&size=10&status=processed': refuse(
        500,
        'internal_error',
        'Fehler!',
      ),
    });
    await screen.getByRole('button', { name: 'Nächste Seite' }).last().click();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect.element(screen.getByRole('table', { name: 'Bearbeitete Anträge' })).not.toBeInTheDocument();
  });

  it('[ABS-28] [CONST-26] asks the server for ten at a time, and sorted', async () => {
    processed = Array.from({ length: 10 }, (_, i) => pending(i + 20, { status: 2 }));
    const screen = await show({
      'GET /api/timesheet/pending-absences': () =>
        Response.json(processed, { headers: { 'x-total-count': '25' } }),
    });
    await expect.element(screen.getByText('Zeige 1 bis 10 von 25 Elementen')).toBeVisible();
    await screen.getByRole('button', { name: 'Letzte Seite' }).last().click();
    await screen.getByRole('columnheader', { name: 'Status' }).click();
    const processedQueries = () =>
      screen.sent.map(({ call }) => call.split('?')[1]).filter((query) => query?.includes('processed'));
    await expect
      .poll(processedQueries)
      .toEqual([
        'page=1&size=10&status=processed',
        'page=3&size=10&status=processed',
        'page=1&size=10&sort=status&status=processed',
      ]);
  });
});
