import { blankEntry } from '@stundenbuch/domain/records/timesheet/entry.fixture';
import { api } from '@stundenbuch/web/api';
import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CompanyOvertimePage } from './company-overtime-page.tsx';
import { account, payout, people } from './overtime.fixture.ts';
import { OvertimePage } from './overtime-page.tsx';

const features = ['calendar', 'contracts', 'overtime'];
const admin: Person = { role: 'admin', features };
const MONTH = 'GET /api/overtime/user/7/2026-11';
const show = (path = '/overtime', person: Person = { features }, calls: object = {}) =>
  renderPage(<OvertimePage />, {
    path,
    person,
    calls: { [MONTH]: account, 'GET /api/timesheet/absences': [], ...calls },
  });

describe('an account', () => {
  it('[OVT-08] shows the balance, every day and the sums', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Mein Stundenkonto' })).toBeVisible();
    await expect.element(screen.getByText('Plus +3,25').first()).toBeVisible();
    const table = screen.getByRole('table', { name: 'Stundenkonto November 2026' });
    const line = (day: RegExp) => table.getByRole('row', { name: day });
    const monday = /Mo, 02\.11\. Soll 8,00 .*Ist 8,75 .*Differenz \+0,75 .*Saldo \+5,75 .*Arbeit 08:00–17:30/;
    await expect.element(line(monday)).toBeVisible();
    await expect.element(line(/Di, 03\.11\..*Differenz −0,50/)).toBeVisible();
    await expect.element(line(/Fr, 20\.11\..*Ist – .*kein Eintrag, zählt noch nicht/)).toBeVisible();
    await expect.element(line(/Summe 16,00 16,25 Plus \+0,25 Plus \+3,25/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Buchung erfassen' })).not.toBeInTheDocument();
  });

  it('[SCR-25] draws a day off as a thin line, unless something is to be read of it', async () => {
    const off = { target: 0, worked: 0, credited: 0, difference: 0, counts: true };
    const [first] = account.days;
    const days = [
      { ...first, ...off, day: '2026-11-07' },
      { ...first, ...off, day: '2026-11-08', worked: 60, credited: 60, difference: 60 },
    ];
    const screen = await show('/overtime', { features }, { [MONTH]: { ...account, days } });
    const line = (day: RegExp) => screen.getByRole('row', { name: day });
    await expect.element(line(/^Sa, 07\.11\./)).toHaveClass('sb-off');
    await expect.element(line(/^So, 08\.11\./)).not.toHaveClass('sb-off');
  });

  it('[SCR-43] draws the days with the figures of the list, and says what they come to', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('heading', { name: 'Stunden je Tag: 16,25 von 16,00 h' }))
      .toBeVisible();
    const bars = screen.getByRole('table', { name: 'Stunden je Tag' });
    await expect.element(bars.getByRole('row', { name: 'Mo, 02.11. 8,75 h 8,00 h' })).toBeInTheDocument();
  });

  it('[SCR-47] draws the course of the year between the limits of the company', async () => {
    const screen = await show();
    const course = screen.getByRole('table', { name: 'Stundenkonto am Ende jedes Monats' });
    for (const limit of ['über +40,00 h', 'unter −20,00 h'])
      await expect.element(course.getByRole('row', { name: `Saldo Hinweis ${limit}` })).toBeInTheDocument();
  });

  describe('[SCR-48] the absences of the year', () => {
    const away = [
      { ...blankEntry, id: 1, day: '2026-03-02', project: 10, status: 1 },
      { ...blankEntry, id: 2, day: '2026-03-03', project: 10, status: 0, half: 'first', portion: 0.5 },
      { ...blankEntry, id: 3, day: '2026-12-21', project: 60, kind_name: 'Umzug', status: 1 },
      // Neither what was declined nor another year.
      { ...blankEntry, id: 4, day: '2026-03-04', project: 10, status: 2 },
      { ...blankEntry, id: 5, day: '2025-03-03', project: 10, status: 1 },
    ];

    it('stand below the balance by month and kind, with what is still to come', async () => {
      const screen = await show('/overtime', { features }, { 'GET /api/timesheet/absences': away });
      const band = screen.getByRole('table', { name: 'Abwesenheiten 2026 in Tagen' });
      await expect.element(band.getByRole('row', { name: 'März 2026 1,5 Tage –' })).toBeInTheDocument();
      await expect.element(band.getByRole('row', { name: 'Dezember 2026 – 1 Tag' })).toBeInTheDocument();
      await expect.element(band.getByRole('columnheader', { name: 'Umzug' })).toBeInTheDocument();
    });

    it.each<[string, Person, boolean]>([
      ['an admin who corrects', { role: 'admin', features: [...features, 'office'] }, true],
      ['an admin who does not', { role: 'admin', features }, false],
      ['a reader', { role: 'reader', features: [...features, 'office'] }, false],
    ])('of somebody else, for %s', async (_, person, isThere) => {
      const screen = await show('/overtime?user=8', person, {
        'GET /api/overtime/user/8/2026-11': { ...account, user: 8 },
        'GET /api/timesheet/absences?user=8': [],
      });
      await expect
        .element(screen.getByRole('table', { name: 'Stundenkonto am Ende jedes Monats' }))
        .toBeInTheDocument();
      const nothing = screen.getByText('In diesem Jahr gibt es keine.');
      if (isThere) await expect.element(nothing).toBeVisible();
      else await expect.element(nothing).not.toBeInTheDocument();
      expect(screen.sent.some(({ call }) => call.includes('absences'))).toBe(isThere);
    });
  });

  it('[FND-11] names what absences credit, so that the columns add up', async () => {
    const [first, ...days] = account.days as [(typeof account.days)[0]];
    const half = { ...first, target: 480, worked: 240, credited: 480, difference: 0 };
    const screen = await show('/overtime', { features }, { [MONTH]: { ...account, days: [half, ...days] } });
    const line = screen.getByRole('row', { name: /So, 01\.11\. Soll 8,00 .*Ist 4,00 .*Angerechnet 4,00 / });
    await expect.element(line).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Summe 24,00 20,25 4,00 Plus \+0,25/ }))
      .toBeVisible();
    await line.getByRole('button', { name: /Ist 4,00/ }).click();
    await expect.element(screen.getByRole('region', { name: 'Ist und Angerechnetes' })).toBeVisible();
  });

  it('[START-02] has dashes before the day from which the person is recorded', async () => {
    const [first, ...days] = account.days as [(typeof account.days)[0]];
    const before = { ...first, recorded: false };
    const screen = await show(
      '/overtime',
      { features },
      { [MONTH]: { ...account, days: [before, ...days] } },
    );
    const line = screen.getByRole('row', {
      name: /So, 01\.11\. Soll – .*Ist – .*Differenz – .*wird nicht erfasst/,
    });
    await expect.element(line).toBeVisible();
  });

  it('[OVT-08] opens the reasons of a number', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Saldo +3,25 am 03.11.2026: Warum diese Zahl?' }).click();
    const reasons = screen.getByRole('dialog', { name: 'Warum diese Zahl?' });
    await expect.element(reasons.getByText('Vertrag ab 01.01.2026, Montag')).toBeVisible();
    await expect.element(reasons.getByText('Saldo davor')).toBeVisible();
    await expect.element(reasons.getByText('+5,75 h')).toBeVisible();
    await expect.element(reasons.getByText('Auszahlung: Mit dem Lohn')).toBeVisible();
    await reasons.getByRole('button', { name: 'Warum diese Zahl? schließen' }).click();
    await expect.element(reasons).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Ist – am 20.11.2026: Warum diese Zahl?' }).click();
    await expect.element(screen.getByText('Nichts erfasst')).toBeVisible();
    await expect.element(screen.getByText(/Heute zählt erst/)).toBeVisible();
  });

  it('[OVT-08] on the phone days are lines with sign and word', async () => {
    await page.viewport(360, 760);
    const screen = await show();
    const line = screen
      .getByRole('table', { name: 'Stundenkonto November 2026' })
      .getByRole('row', { name: /Di, 03\.11\./ });
    await expect.element(line).toHaveTextContent('Di, 03.11.8,007,50Minus −0,50Plus +3,25Arbeit');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });

  it('[OVT-08] goes from month to month, not before its beginning', async () => {
    const screen = await show('/overtime?user=7&month=2026-12', admin, {
      'GET /api/overtime/user/7/2026-12': {
        ...account,
        month: '2026-12',
        days: [],
        postings: [],
        course: [],
      },
    });
    await expect.element(screen.getByText('Das Stundenkonto beginnt am 01.11.2026.')).toBeVisible();
    await screen.getByRole('button', { name: 'Vorheriger Monat' }).click();
    await expect.poll(screen.at).toBe('/overtime?user=7');
    await expect.element(screen.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
  });

  it('has the course of the year as a chart and as a table', async () => {
    const screen = await show();
    const table = screen.getByRole('table', { name: 'Stundenkonto am Ende jedes Monats' });
    await expect
      .element(table.getByRole('row', { name: /November 2026/ }))
      .toHaveTextContent('November 2026+3,25 h, Buchungen +3,00 h');
  });

  it('can be loaded again', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await show('/overtime', { features }, { [MONTH]: () => answer });
    const retry = screen.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(retry).toBeVisible();
    answer = account;
    await retry.click();
    await expect.element(screen.getByRole('table', { name: 'Stundenkonto November 2026' })).toBeVisible();
  });

  it('[MON-09] offers the month on paper where months are closed, and says why there is none', async () => {
    const files = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const offered = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    let answer: unknown = refuse(404, 'not_found', 'Nicht gefunden.');
    const person = { features: [...features, 'closing'] };
    const screen = await show('/overtime', person, { 'GET /api/sheet/7/2026-11.pdf': () => answer });
    const button = screen.getByRole('button', { name: 'Stundenzettel (PDF)' });
    await expect.element(button).toBeEnabled();
    await button.click();
    await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
    expect(files).not.toHaveBeenCalled();
    answer = { paper: true };
    await button.click();
    await expect
      .poll(() => files.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
      .toEqual(['Stundenzettel 2026-11 Berger, Anna.pdf']);
    expect(offered.mock.calls[0]?.[0]).toBeInstanceOf(Blob);
    vi.restoreAllMocks();
  });

  it('[MON-09] offers no paper where no month is closed', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('button', { name: 'Excel-Export' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Stundenzettel (PDF)' })).not.toBeInTheDocument();
  });

  it('[OVT-08] readers go to the accounts of the company', async () => {
    const screen = await show('/overtime', { role: 'reader', features });
    await expect.poll(screen.at).toBe('/company-overtime');
  });
});

describe('an admin', () => {
  it('[MON-10] sees where the account differs from the signed sheet', async () => {
    let answer = { ...account, user: 8, signed: 255 };
    const screen = await show('/overtime?user=8', admin, {
      'GET /api/overtime/user/8/2026-11': () => answer,
    });
    const differs = screen.getByText(/das Konto weicht/);
    await expect.element(differs).toHaveTextContent('Plus +4,25 h, das Konto weicht um Minus −1,00 h ab');
    answer = { ...answer, signed: answer.closing };
    screen.store.dispatch(api.util.invalidateTags(['Month']));
    await expect.element(differs).not.toBeInTheDocument();
  });

  const posted = {
    ...payout,
    user: 7,
    balance: -60,
    warnings: ['Die Auszahlung ist höher als das Guthaben von 3 Stunden.'],
  };

  it('[OVT-04] [OVT-07] posts hours with a reason, and is warned of a payout beyond the balance', async () => {
    const screen = await show(
      '/overtime?user=7',
      { ...admin, user: { id: 1 } },
      { 'POST /api/overtime/posting': posted },
    );
    await expect.element(screen.getByRole('heading', { name: 'Stundenkonto Anna Berger' })).toBeVisible();
    await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
    const form = screen.getByRole('dialog', { name: 'Buchung erfassen: Anna Berger' });
    await form.getByLabelText('Art').selectOptions('Auszahlung');
    await form.getByLabelText('Stunden').fill('4,25');
    await form.getByLabelText('Grund').fill('Mit dem Lohn');
    await form.getByRole('button', { name: 'Buchen', exact: true }).click();
    await expect.element(screen.getByText(/höher als das Guthaben von 3 Stunden/)).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('POST'));
    expect(sent?.body).toEqual({
      user: 7,
      day: '2026-11-20',
      minutes: 255,
      kind: 'payout',
      text: 'Mit dem Lohn',
    });
  });

  it('[OVT-04] opens an account on its first day', async () => {
    const screen = await show('/overtime', admin, {
      'POST /api/overtime/posting': { ...posted, warnings: [] },
    });
    await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
    await screen.getByLabelText('Art').selectOptions('Eröffnung');
    await expect.element(screen.getByText('Die Eröffnung steht am 01.11.2026.')).toBeVisible();
    await screen.getByLabelText('Stunden').fill('-2');
    await screen.getByLabelText('Grund').fill('Abgelesen');
    await screen.getByRole('button', { name: 'Buchen', exact: true }).click();
    await expect.element(screen.getByText('Buchung erfolgreich gespeichert.')).toBeVisible();
    const sent = screen.sent.find(({ call }) => call.startsWith('POST'));
    expect(sent?.body).toMatchObject({ day: '2026-11-01', minutes: -120, kind: 'opening' });
  });

  it('[OVT-04] takes a posting back with a reason', async () => {
    const screen = await show('/overtime', admin, {
      'POST /api/overtime/posting/2/reversal': { ...posted, warnings: [] },
    });
    const row = screen.getByRole('table', { name: 'Buchungen' }).getByRole('row', { name: /Auszahlung/ });
    await row.getByRole('button', { name: 'Zurücknehmen' }).click();
    const form = screen.getByRole('dialog', { name: 'Buchung zurücknehmen' });
    await expect.element(form.getByText('Auszahlung vom Di, 03.11.2026, −2,00 h')).toBeVisible();
    await form.getByLabelText('Grund').fill('Versehen');
    await form.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.element(screen.getByText('Buchung erfolgreich zurückgenommen.')).toBeVisible();
    expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ text: 'Versehen' });
  });
});

describe('the accounts of the company', () => {
  it('[OVT-05] [OVT-08] have a row per person, and lead to the person', async () => {
    const screen = await renderPage(<CompanyOvertimePage />, {
      path: '/company-overtime',
      person: admin,
      calls: { 'GET /api/overtime/company/2026-11': people },
    });
    const table = screen.getByRole('table', { name: 'Stundenkonten November 2026' });
    await expect
      .element(table.getByRole('row', { name: /Ben Weber.*−25,00.*außerhalb der Grenzen/ }))
      .toBeVisible();
    await expect.element(table.getByRole('row', { name: /Summe.*−21,75/ })).toBeVisible();
    await table.getByRole('button', { name: 'Summe Saldo −21,75: Warum diese Zahl?' }).click();
    const parts = screen.getByRole('dialog', { name: 'Warum diese Zahl?' });
    await expect.element(parts.getByRole('heading', { name: 'Saldo, November 2026' })).toBeVisible();
    await expect.element(parts.getByRole('term').first()).toHaveTextContent('Ben Weber');
    await expect.element(parts.getByRole('definition').first()).toMatchTextContent(/−25,00/);
    await expect.element(parts.getByRole('definition').last()).toMatchTextContent(/−21,75/);
    expect(parts.getByRole('link', { name: 'Ben Weber' }).element().getAttribute('href')).toMatch(
      /^\/overtime\?user=/,
    );
    await parts.getByRole('button', { name: 'Warum diese Zahl? schließen' }).click();
    await expect.element(parts).not.toBeInTheDocument();
    await table.getByText('Anna Berger').click();
    await expect.poll(screen.at).toBe('/overtime?user=7');
  });
});
