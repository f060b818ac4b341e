import { refuse, renderPage } from '@stundenbuch/web/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { worker } from '../people/people.fixture.ts';
import { PersonData } from './person-data.tsx';
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
