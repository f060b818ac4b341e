import type { LedgerFigure, WirePosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { daysFrom, isWeekday } from '@stundenbuch/domain/time/day';
import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { InboxTile } from '../inbox/inbox-tile.tsx';
import { moving } from '../kinds/kinds.fixture.tsx';
import { absence, away, pending } from '../shared/absence.fixture.ts';
import { AccountWarnings } from './account-warnings.tsx';
import { AwayFigure, OpenFigure, VacationLeftFigure } from './figures.tsx';
import { LedgerSheet } from './ledger-sheet.tsx';

describe('figures', () => {
  const OPEN = 'GET /api/timesheet/pending-absences?status=open';
  const WEEK = 'GET /api/timesheet/vacations/2026?from=2026-11-16&to=2026-11-20';
  const broken = () => refuse(500, 'internal_error', 'Fehler!');
  const show = (calls: Answers, page = <OpenFigure />) =>
    renderPage(page, { person: { role: 'admin', features: ['ledger'] }, calls });

  it('[DASH-15] open requests are counted and lead to the inbox, whose tile is not needed then', async () => {
    const both = (
      <>
        <OpenFigure />
        <InboxTile />
      </>
    );
    const screen = await show({ [OPEN]: [pending(1), pending(2)] }, both);
    const card = screen.getByRole('link');
    await expect.element(card.getByText('2', { exact: true })).toBeVisible();
    await expect.element(card).toHaveAttribute('href', '/inbox');
  });

  it('[DASH-15] [SCR-08] where they stand above to be decided there is no figure of them', async () => {
    const person = { role: 'admin', features: ['ledger', 'decisions'] } as const;
    const screen = await renderPage(
      <>
        <OpenFigure />
        <AwayFigure />
      </>,
      { person, calls: { [OPEN]: [pending(1)], [WEEK]: [] } },
    );
    await expect.element(screen.getByText('Alle sind da.')).toBeVisible();
    await expect.element(screen.getByText('Offene Anträge')).not.toBeInTheDocument();
  });

  it('[DASH-15] without open requests there is nothing to decide', async () => {
    const screen = await show({ [OPEN]: [] });
    await expect.element(screen.getByText('Alles ist entschieden.')).toBeVisible();
  });

  it('[DASH-15] people are away today whose absence is approved, each once', async () => {
    const rows = [
      away('2026-11-20', { half: 'first' }),
      away('2026-11-20', { half: 'second' }),
      away('2026-11-20', { user: 8, first_name: 'Bert' }),
      away('2026-11-20', { user: 9, first_name: 'Carla' }),
      away('2026-11-20', { user: 10, status: 0 }),
      away('2026-11-19', { user: 11 }),
    ];
    const screen = await show({ [WEEK]: rows }, <AwayFigure />);
    await expect.element(screen.getByText('3', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Anna Berger, Bert Berger und 1 weitere')).toBeVisible();
  });

  it('[DASH-15] says so where everybody is there', async () => {
    const screen = await show({ [WEEK]: [] }, <AwayFigure />);
    await expect.element(screen.getByText('Alle sind da.')).toBeVisible();
  });

  it.each([
    ['open requests', OPEN, <OpenFigure key="open" />, [], 'Alles ist entschieden.'],
    ['people away', WEEK, <AwayFigure key="away" />, [], 'Alle sind da.'],
  ])('[DASH-15] %s can be tried again', async (_, call, figure, answer, then) => {
    let now: unknown = broken();
    const screen = await show({ [call]: () => now }, figure);
    const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    now = answer;
    await retry.click();
    await expect.element(screen.getByText(then)).toBeVisible();
  });

  it('[DASH-15] [LED-06] the vacation left opens the postings that it is the sum of', async () => {
    const screen = await renderPage(<VacationLeftFigure />, {
      person: { features: ['ledger'] },
      calls: {
        'GET /api/vacation/ledger/7': {
          figure: 'open',
          asOf: '2026-11-20',
          begins: 2026,
          value: 12,
          postings: [],
        },
      },
    });
    const card = screen.getByRole('button', { name: /^Urlaub/ });
    await expect.element(card.getByText('12 Tage')).toBeVisible();
    await card.click();
    await expect.element(screen.getByRole('heading', { name: 'Urlaubskonto' })).toBeVisible();
  });
});

describe('the vacation account', () => {
  const posting = (changes: Partial<WirePosting>): WirePosting => ({
    day: '2026-01-01',
    year: 2025,
    kind: 'opening',
    days: 5,
    text: 'Rest aus 2025',
    project: null,
    source: { kind: 'posting', id: 1 },
    law: null,
    reversible: false,
    ...changes,
  });
  const open: LedgerFigure = {
    figure: 'open',
    asOf: '2026-11-20',
    begins: 2026,
    value: 36,
    postings: [
      posting({}),
      posting({
        year: 2026,
        kind: 'entitlement',
        days: 30,
        text: 'Anspruch 2026',
        law: '§§ 3 bis 5 BUrlG',
        source: { kind: 'contract', id: 3 },
      }),
      posting({
        day: '2026-03-16',
        kind: 'taken',
        days: -1,
        text: 'Urlaub',
        source: { kind: 'entry', id: 4 },
      }),
      posting({
        day: '2026-11-02',
        year: 2026,
        kind: 'extra',
        days: 2,
        text: 'Jubiläum',
        reversible: true,
        source: { kind: 'posting', id: 9 },
      }),
    ],
  };
  const path = '/api/vacation/ledger/7';
  const of = (figure: string, asOf = '2026-11-20') => `GET ${path}?figure=${figure}&asOf=${asOf}`;

  const show = (calls: Answers = {}, person: Person = {}) =>
    renderPage(<LedgerSheet user={7} figure="open" />, {
      person: { features: ['ledger'], ...person },
      calls: { [of('open')]: open, ...calls },
    });
  type Screen = Awaited<ReturnType<typeof show>>;
  const row = (screen: Screen, text: string) => screen.getByRole('row').filter({ hasText: text });

  describe('the sheet of the vacation account', () => {
    it('[LED-06] shows a number and its postings, each with the sum up to it', async () => {
      const screen = await show();
      await expect.element(screen.getByText('36', { exact: true }).first()).toBeVisible();
      await expect.element(screen.getByText('Offen, Stand 20.11.2026')).toBeVisible();
      await expect
        .element(row(screen, 'Eröffnung'))
        .toMatchTextContent('01.01.2026Eröffnung: Rest aus 2025aus 2025+55');
      await expect
        .element(row(screen, 'Anspruch 2026'))
        .toMatchTextContent('01.01.2026Anspruch 2026aus 2026 · §§ 3 bis 5 BUrlG+3035');
      await expect
        .element(row(screen, 'Urlaub'))
        .toMatchTextContent('16.03.2026Genommen: Urlaubaus 2025−134');
      await expect
        .element(row(screen, 'Jubiläum'))
        .toMatchTextContent('02.11.2026Zusatz: Jubiläumaus 2026+236');
      await expect.element(screen.getByRole('button', { name: 'Buchung erfassen' })).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: /zurücknehmen/ })).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Seite drucken' })).toBeVisible();
    });

    it('[LED-06] explains the other numbers and years; what is taken is a number of days', async () => {
      const taken = { ...open, figure: 'taken' as const, value: -1, postings: open.postings.slice(2, 3) };
      const next = { ...open, asOf: '2027-01-01', value: 66, postings: [] };
      const screen = await show({ [of('taken')]: taken, [of('open', '2027-01-01')]: next });
      await screen.getByLabelText('Zahl').selectOptions('Genommen');
      await expect.element(screen.getByText('Genommen, Stand 20.11.2026')).toBeVisible();
      await expect.poll(() => document.querySelector('.sb-figure-value')?.textContent).toBe('1');
      await screen.getByLabelText('Zahl').selectOptions('Offen');
      await screen.getByLabelText('Jahr').selectOptions('2027');
      await expect.element(screen.getByText('Offen, Stand 01.01.2027')).toBeVisible();
      await expect.element(screen.getByText('Keine Buchungen.')).toBeVisible();
    });

    it('[AMB-106] can be asked for again when it cannot be loaded', async () => {
      const screen = await show({ [of('open')]: refuse(500, 'internal_error', 'Fehler!') });
      await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    });

    it('[LED-06] fits a phone', async () => {
      await browserPage.viewport(360, 800);
      try {
        const screen = await show({}, { role: 'admin' });
        await expect.element(row(screen, 'Jubiläum')).toBeVisible();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      } finally {
        await browserPage.viewport(1280, 900);
      }
    });
  });

  describe('an admin', () => {
    const stored = { ...{ id: 12, user: 7, year: 2026, day: '2026-11-20' }, reverses_id: null };
    const admin: Person = { role: 'admin' };

    it('[LED-07] posts extra days with a reason', async () => {
      const answer = { ...stored, kind: 'extra', days: 1.5, text: 'Umzug' };
      const screen = await show({ 'POST /api/vacation/posting': answer }, admin);
      await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
      await screen.getByLabelText('Tage').fill('-1,5');
      await screen.getByRole('button', { name: 'Buchen' }).click();
      await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
      await screen.getByLabelText('Grund').fill('Umzug');
      await screen.getByRole('button', { name: 'Buchen' }).click();
      await expect.element(screen.getByText(/Zusatztage und ausgezahlte Tage sind mehr als 0/)).toBeVisible();
      await screen.getByLabelText('Tage').fill('1,5');
      await screen.getByRole('button', { name: 'Buchen' }).click();
      await expect.element(screen.getByText('Buchung erfolgreich gespeichert.')).toBeVisible();
      const { call, body } = screen.sent.find((one) =>
        one.call.startsWith('POST'),
      ) as (typeof screen.sent)[0];
      expect([call, body]).toEqual([
        'POST /api/vacation/posting',
        { user: 7, kind: 'extra', year: 2026, day: '2026-11-20', days: 1.5, text: 'Umzug' },
      ]);
      await expect.element(screen.getByRole('button', { name: 'Buchen' })).not.toBeInTheDocument();
      const asked = () => screen.sent.filter((one) => one.call.startsWith(`GET ${path}`)).length;
      await expect.poll(asked).toBe(2);
    });

    describe('parental leave', () => {
      const parental = { ...moving, name: 'Elternzeit', statutory: 'parental' as const };
      const on: Person = { role: 'admin', features: ['ledger', 'kinds'] };
      const leave = daysFrom('2026-03-01', '2026-04-30')
        .filter(isWeekday)
        .map((day, i) => absence(i + 1, { day, status: 1, kind_id: 5 }));
      const calls = {
        'GET /api/absence-kind': [parental],
        'GET /api/timesheet/absences?user=7': leave,
        [of('entitlement', '2026-12-31')]: { ...open, postings: open.postings },
        'POST /api/vacation/posting': { ...stored, kind: 'correction', days: -5, text: '' },
      };
      const NAME = 'Wegen Elternzeit kürzen';

      it('[ART-04] is offered as a twelfth of the vacation a full month, and posted with its declaration', async () => {
        const screen = await show(calls, on);
        await screen.getByRole('button', { name: NAME }).click();
        const dialog = screen.getByRole('dialog', { name: NAME });
        await expect.element(dialog.getByText(/2026 ganz: März, April\./)).toBeVisible();
        await expect.element(dialog.getByText('5 Tage', { exact: true })).toBeVisible();
        await dialog.getByRole('button', { name: 'Buchen' }).click();
        await expect.element(dialog.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
        const declared = dialog.getByLabelText('Der Person erklärt am');
        await declared.click();
        await declared.fill('02.02.2026');
        await userEvent.keyboard('{Enter}');
        await dialog.getByRole('button', { name: 'Buchen' }).click();
        await expect.element(screen.getByText('Buchung erfolgreich gespeichert.')).toBeVisible();
        expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
          ...{ user: 7, kind: 'correction', year: 2026, day: '2026-11-20', days: -5 },
          text: 'Elternzeit: 2 volle Monate, erklärt am 02.02.2026 (§ 17 BEEG)',
        });
      });

      it('[ART-04] is not offered where no kind is parental leave, nor to the person', async () => {
        const screen = await show({ 'GET /api/absence-kind': [moving] }, on);
        await expect.poll(() => screen.sent.some(({ call }) => call.includes('absence-kind'))).toBe(true);
        await expect.element(screen.getByRole('button', { name: 'Buchung erfassen' })).toBeVisible();
        expect(screen.getByRole('button', { name: NAME }).query()).toBeNull();
        const own = await show(calls, { features: ['ledger', 'kinds'] });
        await expect.element(row(own, 'Jubiläum')).toBeVisible();
        expect(own.getByRole('button', { name: NAME }).query()).toBeNull();
      });
    });

    it('[LED-01] reverses a posting after a question, with a reason', async () => {
      const answer = { ...stored, kind: 'extra', days: -2, text: 'Doppelt', reverses_id: 9 };
      const screen = await show({ 'POST /api/vacation/posting/9/reverse': answer }, admin);
      await screen.getByRole('button', { name: 'Jubiläum vom 02.11.2026 zurücknehmen' }).click();
      const dialog = screen.getByRole('dialog', { name: 'Buchung zurücknehmen' });
      await dialog.getByLabelText('Grund').fill('Doppelt');
      await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
      await expect.element(screen.getByText('Buchung erfolgreich zurückgenommen.')).toBeVisible();
      expect(screen.sent.find((one) => one.call.includes('reverse'))?.body).toEqual({ text: 'Doppelt' });
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    });
  });
});

describe('warnings', () => {
  const COMPANY = 'GET /api/overtime/company/2026-11';
  const row = {
    first_name: 'Anna',
    name: 'Berger',
    opening: 0,
    difference: 0,
    posted: 0,
    closing: 2430,
    balance: 2430,
  };
  const people = [
    { ...row, user: 7, outside: true },
    { ...row, user: 8, first_name: 'Ben', name: 'Weber', outside: false },
  ];
  const show = (person: Person) =>
    renderPage(
      <>
        <AccountWarnings />
        <p>Ende</p>
      </>,
      { person, calls: { [COMPANY]: people } },
    );

  it('[OVT-05] the inbox of an admin names the accounts outside the limits', async () => {
    const screen = await show({ role: 'admin', features: ['overtime'] });
    const warning = screen.getByRole('link', {
      name: 'Das Stundenkonto von Anna Berger steht bei 40,5 Stunden.',
    });
    await expect.element(warning).toHaveAttribute('href', '/overtime?user=7');
    await expect.element(screen.getByText(/Ben Weber/)).not.toBeInTheDocument();
  });

  it('[OVT-05] without accounts nothing is asked', async () => {
    const screen = await show({ role: 'admin', features: [] });
    await expect.element(screen.getByText('Ende')).toBeVisible();
    expect(screen.sent).toEqual([]);
  });
});
