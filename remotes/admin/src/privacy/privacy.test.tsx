import { refuse, renderPage } from '@stundenbuch/web/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { worker } from '../people/people.fixture.ts';
import { LeavePage } from './leave-page.tsx';
import { PersonData } from './person-data.tsx';
import { showAnonymise, showCompanyData, showPeriods } from './privacy.fixture.tsx';
import { RegisterPage } from './register-page.tsx';
import '../admin.css';

const register = {
  company: 'Alpha GmbH',
  processings: [
    {
      name: 'Arbeitszeiten',
      purpose: 'Arbeitszeit aufzeichnen',
      people: 'Beschäftigte',
      data: 'Beginn, Ende',
      receivers: 'Personen im Unternehmen',
      period: 'mindestens zwei Jahre',
    },
  ],
  measures: ['Passwörter liegen nur als Prüfwerte vor.'],
};

describe('[GDPR-04] the records of processing', () => {
  const REGISTER = 'GET /api/privacy/register';

  it('show what is processed and how it is protected, and can be printed', async () => {
    const screen = await renderPage(<RegisterPage />, {
      person: { role: 'admin', features: ['security'] },
      calls: { [REGISTER]: register },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Verzeichnis von Verarbeitungstätigkeiten' }))
      .toBeVisible();
    for (const text of ['Arbeitszeiten', 'Arbeitszeit aufzeichnen', 'mindestens zwei Jahre'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(register.measures[0] as string)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Seite drucken' })).toBeVisible();
  });

  it('say why they could not be loaded', async () => {
    const screen = await renderPage(<RegisterPage />, {
      person: { role: 'admin', features: ['security'] },
      calls: { [REGISTER]: refuse(500, 'internal_error', 'Das ging schief.') },
    });
    await expect.element(screen.getByText('Das ging schief.')).toBeVisible();
  });
});

describe('[GDPR-03] periods', () => {
  const PREVIEW = 'POST /api/privacy/periods/preview';
  const kept = [
    { why: 'account', entries: 12 },
    { why: 'month', entries: 3 },
  ];

  it('say before they are saved what they take, what stays, and what changes with it', async () => {
    const line = { kind: 'times', entries: 1234, until: '2024-11-30', kept };
    const nothing = { kind: 'bookings', entries: 0, until: '2024-11-30', kept: [] };
    const one = { ...nothing, kind: 'absences', entries: 1 };
    const screen = await showPeriods({ [PREVIEW]: [line, nothing, one] });
    await screen.getByRole('button', { name: 'Vorschau' }).click();
    const preview = screen.getByRole('region', { name: 'Vorschau der Löschung' });
    await expect.element(preview.getByText(/Betrifft 1234 Einträge bis 30\.11\.2024\./)).toBeVisible();
    await expect
      .element(preview.getByText(/Bleiben: 12 im Stundenkonto, 3 in Monaten, die nicht/))
      .toBeVisible();
    await expect.element(preview.getByText(/diese Monate lassen sich nicht mehr öffnen/)).toBeVisible();
    await expect.element(preview.getByText(/Betrifft 1 Eintrag bis 30\.11\.2024\. Sie fehlen/)).toBeVisible();
    // Where nothing goes, nothing is lost with it.
    await expect.element(preview.getByText(/Betrifft 0 Einträge bis 30\.11\.2024\./)).toBeVisible();
    await expect.element(preview.getByText(/Leistungsnachweisen/)).not.toBeInTheDocument();
    expect(screen.sent.filter(({ call }) => call === PREVIEW).map(({ body }) => body)).toMatchObject([
      { times_months: 24 },
    ]);
    // Of other periods nothing is known yet.
    await screen.getByLabelText('Projektbuchungen löschen').selectOptions('36');
    await expect.element(preview).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Vorschau' })).toBeVisible();
  });

  it('take nothing where they are never', async () => {
    const screen = await showPeriods({}, 0);
    await expect.element(screen.getByText('Es wird nichts gelöscht.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Vorschau' })).not.toBeInTheDocument();
  });

  it('offer nothing below two years for working times', async () => {
    const screen = await showPeriods({}, 0);
    const options = (label: string) =>
      [...(screen.getByLabelText(label).element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(options('Arbeitszeiten löschen').slice(0, 2)).toEqual(['nie', 'nach 24 Monaten']);
    expect(options('Projektbuchungen löschen').slice(0, 2)).toEqual(['nie', 'nach 12 Monaten']);
  });

  it('say why the preview did not come', async () => {
    const screen = await showPeriods({ [PREVIEW]: refuse(500, 'internal_error', 'Das ging schief.') });
    await screen.getByRole('button', { name: 'Vorschau' }).click();
    await expect.element(screen.getByText('Das ging schief.')).toBeVisible();
  });
});

describe('[GDPR-06] what a person is given', () => {
  afterEach(() => vi.restoreAllMocks());

  const json = JSON.stringify({
    ...{ format: 1, made_at: '2026-11-20T09:00:00.000Z', company: 'Alpha GmbH', names: {} },
    tables: {
      users: [{ id: 8, first_name: 'Paula' }],
      month_sheets: [
        { month: '2026-09-01', version: 1 },
        { month: '2026-09-01', version: 2 },
        { month: '2026-10-01', version: 1 },
      ],
    },
  });
  const text = (content: string, type: string) => () =>
    new Response(content, { headers: { 'content-type': type } });

  const show = (answer: unknown = text(json, 'application/json'), features = ['security', 'closing']) =>
    renderPage(<PersonData worker={worker()} />, {
      person: { role: 'admin', features },
      calls: {
        'GET /api/user/8/export': answer,
        'GET /api/privacy/register': register,
        'GET /api/sheet/8/2026-09.pdf': text('%PDF 9', 'application/pdf'),
        'GET /api/sheet/8/2026-10.pdf': text('%PDF 10', 'application/pdf'),
      },
    });

  it('is one file with page, data, table and sheets, and a warning to read the texts', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const screen = await show();
    await expect.element(screen.getByText('Texte prüfen:')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Auskunft herunterladen' }).click();
    await expect.element(screen.getByText('Texte prüfen:')).toBeVisible();
    expect(names).toEqual(['Auskunft Paula Neumann 2026-11-20.zip']);
    const zip = unzipSync(new Uint8Array(await (files.at(-1) as Blob).arrayBuffer()));
    expect(Object.keys(zip)).toEqual([
      'Auskunft.html',
      'Daten.json',
      'Daten.xlsx',
      'Stundenzettel/2026-09.pdf',
      'Stundenzettel/2026-10.pdf',
    ]);
    expect(strFromU8(zip['Daten.json'] as Uint8Array)).toBe(json);
    expect(strFromU8(zip['Auskunft.html'] as Uint8Array)).toContain('Alpha GmbH teilt Paula Neumann');
    expect(strFromU8(zip['Stundenzettel/2026-10.pdf'] as Uint8Array)).toBe('%PDF 10');
  });

  it('has no sheets where the company has none', async () => {
    const screen = await show(undefined, ['security']);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await screen.getByRole('button', { name: 'Auskunft herunterladen' }).click();
    await expect.element(screen.getByText('Texte prüfen:')).toBeVisible();
    expect(screen.sent.filter(({ call }) => call.includes('/sheet/'))).toEqual([]);
  });

  it('says why it could not be made', async () => {
    const screen = await show(refuse(404, 'not_found', 'Nicht gefunden.'));
    await screen.getByRole('button', { name: 'Auskunft herunterladen' }).click();
    await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
    await expect.element(screen.getByText('Texte prüfen:')).not.toBeInTheDocument();
  });
});

describe('[GDPR-05] the company, to take along', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is offered under its name and the day, and says while it is made how much has arrived', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    let end = () => undefined as unknown;
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(2_500_000));
        end = () => controller.close();
      },
    });
    const screen = await showCompanyData(
      () => new Response(slow, { headers: { 'content-type': 'application/gzip' } }),
    );
    await screen.getByRole('button', { name: 'Unternehmen herunterladen' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: '2,5 MB empfangen.' })).toBeVisible();
    expect(names).toEqual([]);
    end();
    await expect.element(screen.getByText('Das Unternehmen wurde heruntergeladen.')).toBeVisible();
    expect(names).toEqual(['Alpha GmbH 2026-11-20.gz']);
    expect([files[0]?.size, files[0]?.type]).toEqual([2_500_000, 'application/gzip']);
  });
});

describe('[GDPR-07] somebody who leaves', () => {
  const nothing = {
    name: 'Paula Neumann',
    ...{
      active: false,
      last_day: '2026-12-31',
      account: null,
      requests: 0,
      corrections: 0,
      absences: 0,
      substitutes: 0,
    },
    ...{
      punched_in: false,
      open_months: 0,
      teams: 0,
      leads: 0,
      deputies: 0,
      sessions: 0,
      factors: 0,
      feeds: 0,
    },
    deletion: {
      from: '2029-12-01',
      refusal: 'Anonymisieren lässt sich die Person frühestens am 01.12.2029.',
    },
  };
  const show = (left: unknown, features = ['security', 'teams', 'closing', 'payroll'], active = 1) =>
    renderPage(<LeavePage />, {
      path: '/leave-worker?user=paula%2Bneu%40beispiel.de',
      person: { role: 'admin', features },
      calls: {
        'GET /api/user/email/paula%2Bneu%40beispiel.de': worker({ active: active as 0 | 1 }),
        'GET /api/user/8/leaving': left,
        'PUT /api/user/8': worker({ active: 0 }),
        'GET /api/team': [],
      },
    });
  type Screen = Awaited<ReturnType<typeof show>>;
  const line = (screen: Screen, title: string) => screen.getByRole('listitem').filter({ hasText: title });

  it('is a list of what is left, each line with its way', async () => {
    const screen = await show({
      ...nothing,
      ...{
        active: true,
        last_day: null,
        account: -150,
        requests: 1,
        absences: 2,
        punched_in: true,
        open_months: 3,
        leads: 1,
      },
      ...{ sessions: 2, feeds: 1 },
    });
    await expect.element(screen.getByRole('heading', { name: 'Noch zu tun: 5' })).toBeVisible();
    await expect
      .element(line(screen, 'Resturlaub und Stundenkonto'))
      .toMatchTextContent(/Offener Urlaub: [\d,]+ Tage, Stundenkonto: −2,50 h\./);
    await expect
      .element(line(screen, 'Offene Anträge'))
      .toMatchTextContent(
        /1 Antrag ohne Entscheidung, 2 Tage Abwesenheit stehen bevor, die Stempeluhr läuft/,
      );
    await expect
      .element(line(screen, 'Stundenzettel'))
      .toMatchTextContent(/3 Monate sind nicht abgeschlossen/);
    await expect.element(line(screen, 'Zugang, Geräte')).toMatchTextContent(/2 Anmeldungen, 1 Kalender-Abo/);
    await expect.element(line(screen, 'Löschung')).toMatchTextContent(/bis 01\.12\.2029 bleiben/);
    for (const name of [
      'Vertrag beenden',
      'Zur Lohnübergabe',
      'Zu den Anträgen',
      'Zum Monatsabschluss',
      'Zu den Teams',
    ])
      await expect.element(screen.getByRole('link', { name })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Person anonymisieren' }))
      .not.toBeInTheDocument();
  });

  it('says when nothing is open, and shows no line of what is off', async () => {
    const screen = await show(nothing, ['security'], 0);
    await expect.element(screen.getByRole('heading', { name: 'Nichts ist mehr offen' })).toBeVisible();
    await expect.element(line(screen, 'Resturlaub und Stundenkonto')).not.toMatchTextContent(/Stundenkonto:/);
    for (const title of ['Stundenzettel', 'Teams, Leitung'])
      await expect.element(line(screen, title)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Konten ansehen' })).toBeVisible();
  });

  it('ends the access there', async () => {
    let left: object = { ...nothing, active: true };
    const screen = await show(() => left);
    await expect.element(screen.getByText('Ohne Häkchen endet er sofort.', { exact: false })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Zugang (Paula Neumann)' }).click();
    left = nothing;
    await screen.getByRole('dialog').getByRole('button', { name: 'Deaktivieren' }).click();
    await expect.element(line(screen, 'Zugang, Geräte')).toMatchTextContent(/Der Zugang ist beendet/);
  });

  it('says why it could not be loaded', async () => {
    const screen = await show(refuse(500, 'internal_error', 'Das ging schief.'));
    await expect.element(screen.getByText('Das ging schief.')).toBeVisible();
  });
});

describe('[GDPR-02] anonymising', () => {
  const done = { id: 8, name: 'Ehemalige Person 1' };

  it.each([true, false])('asks before, with the texts or without: %s', async (texts) => {
    const screen = await showAnonymise(done);
    await screen.getByRole('button', { name: 'Person anonymisieren' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/Das lässt sich nicht rückgängig machen\./)).toBeVisible();
    if (!texts) await dialog.getByLabelText('Buchungstexte leeren').click();
    await dialog.getByRole('button', { name: 'Anonymisieren', exact: true }).click();
    await expect.element(screen.getByText('Die Person ist anonymisiert.')).toBeVisible();
    expect(screen.sent.map(({ body }) => body)).toEqual([{ texts }]);
  });

  it('[SET-63] is offered only when nothing keeps the name', async () => {
    const kept = await showAnonymise(done, { from: '2026-11-21', refusal: 'frühestens am 21.11.2026' });
    await expect.element(kept.getByRole('button')).not.toBeInTheDocument();
    kept.unmount();
    const other = await showAnonymise(done, {
      from: '2026-11-20',
      refusal: 'Diese Person ist schon anonymisiert.',
    });
    await expect.element(other.getByText('Diese Person ist schon anonymisiert.')).toBeVisible();
    await expect.element(other.getByRole('button')).not.toBeInTheDocument();
  });
});
