import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { jobs, worker } from '../people/people.fixture.ts';
import { proposed } from '../shared/features.ts';
import { CompaniesPage } from './companies-page.tsx';
import { EditCompanyPage } from './edit-company-page.tsx';
import { NewCompanyPage } from './new-company-page.tsx';

const person = { globalAdmin: true, flags: [] } as const;
const company = (id: number, fields = {}) => {
  return { id, name: `Firma ${id}`, permission: '1000001000', employee_count: id, version: 3, ...fields };
};
const list = [company(1), company(2), company(3, { permission: '0000000000' }), company(7)];
const gamma = company(7, { address: null, jobs: [] });

type Screen = Awaited<ReturnType<typeof renderPage>>;
const box = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });
const save = (screen: Screen) => screen.getByRole('button', { name: 'Speichern' }).click();
const written = (screen: Screen) =>
  screen.sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

describe('all companies', () => {
  it('[COMP-05] [COMP-12] [NAV-25] are listed in a table', async () => {
    const screen = await renderPage(<CompaniesPage />, {
      person,
      path: '/company',
      calls: { 'GET /api/company/all': list },
    });
    await expect
      .element(screen.getByRole('row').filter({ hasText: 'Firma 2' }))
      .toMatchTextContent(/^2Firma 22Zeitbuchungen, Inventar/);
    await expect.element(screen.getByRole('row').filter({ hasText: 'Firma 3' })).toMatchTextContent(/keine/);
    await expect
      .element(screen.getByRole('link', { name: 'Unternehmen anlegen' }))
      .toHaveAttribute('href', '/manage-company');
    await expect
      .element(screen.getByRole('link', { name: 'Firma 7 bearbeiten' }))
      .toHaveAttribute('href', '/edit-company?id=7');
  });
});

describe('a new company', () => {
  const create = (answer: unknown = company(5)) =>
    renderPage(<NewCompanyPage />, {
      person,
      path: '/manage-company',
      calls: { 'GET /api/company/next-id': { id: 5 }, 'POST /api/company': answer },
    });

  it('[COMP-06] [COMP-09] [COMP-13] [AMB-90] has the proposed id, and all that it needs from one form', async () => {
    const screen = await create();
    await expect.element(box(screen, 'ID')).toHaveValue('5');
    await box(screen, 'Name').fill('Gamma');
    await box(screen, 'Land').selectOptions('Bayern');
    await save(screen);
    await expect.element(screen.getByText('Unternehmen erfolgreich angelegt.')).toBeVisible();
    expect(screen.at()).toBe('/edit-company?id=5');
    const { flags, features } = proposed(FEATURES);
    expect(flags).toEqual(['timebooking', 'absences']);
    const made = { name: 'Gamma', id: 5, registration: 'invited', modules: flags, features, land: 'BY' };
    const proposal = { id_is_proposed: true, records_from: '2026-11-20' };
    expect(written(screen)).toEqual([['POST /api/company', { ...made, ...proposal }]]);
  });

  it('[START-01] begins today or on the first of a month, at most a year away', async () => {
    const screen = await create();
    await expect.element(box(screen, 'Wir erfassen ab')).toBeVisible();
    const days = [...box(screen, 'Wir erfassen ab').element().querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    );
    expect(days).toHaveLength(26);
    expect([days[0], ...days.slice(12, 15), days.at(-1)]).toEqual([
      ...['01.11.2025', '01.11.2026', 'heute, 20.11.2026', '01.12.2026', '01.11.2027'],
    ]);
  });

  it('[START-04] asks for the Land while the calendar is ticked, and a tick brings what it needs', async () => {
    const screen = await create();
    await box(screen, 'Name').fill('Gamma');
    await box(screen, 'ID').fill('77');
    await save(screen);
    await expect.element(box(screen, 'Land')).toHaveFocus();
    await expect.element(screen.getByText('Bitte ein Land wählen.')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Abwesenheiten' }).click();
    for (const name of ['Urlaubskonto', 'Halbe Tage'])
      await expect.element(screen.getByRole('checkbox', { name })).not.toBeChecked();
    await screen.getByRole('checkbox', { name: 'Feiertage und Betriebskalender' }).click();
    await expect.element(box(screen, 'Wir erfassen ab')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox', { name: 'Verträge' })).not.toBeChecked();
    await save(screen);
    await expect.poll(() => written(screen)).toHaveLength(1);
    expect(written(screen)[0]?.[1]).toEqual({
      name: 'Gamma',
      id: 77,
      registration: 'invited',
      modules: ['timebooking'],
      features: ['audit'],
    });
  });

  it('without a proposal the number is typed', async () => {
    const screen = await renderPage(<NewCompanyPage />, {
      person,
      path: '/manage-company',
      calls: { 'GET /api/company/next-id': refuse(404, 'not_found', 'Nicht gefunden.') },
    });
    await expect.element(box(screen, 'ID')).toHaveValue('');
  });

  it('[COMP-07] [COMP-08] [COMP-09] needs a name and a number', async () => {
    const screen = await create();
    for (const [name, id, sentence, field] of [
      ['', '5', 'Bitte einen Namen eingeben.', 'Name'],
      ['Gamma', '', 'Bitte eine ID eingeben.', 'ID'],
      ['Gamma', 'fünf', 'Ungültige Eingabe.', 'ID'],
    ] as const) {
      await box(screen, 'Name').fill(name);
      await box(screen, 'ID').fill(id);
      await save(screen);
      await expect.element(screen.getByText(sentence)).toBeVisible();
      await expect.element(box(screen, field)).toHaveFocus();
    }
    expect(written(screen)).toEqual([]);
  });

  it('[COMP-14] [AMB-90] says that it failed, and why', async () => {
    const screen = await create(refuse(409, 'company_id_taken', 'Diese ID ist bereits vergeben.', 'id'));
    await box(screen, 'Name').fill('Gamma');
    await box(screen, 'Land').selectOptions('Berlin');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim Anlegen des Unternehmens')).toBeVisible();
    await expect.element(screen.getByText('Diese ID ist bereits vergeben.')).toBeVisible();
  });
});

describe('a company', () => {
  const edit = (answers = {}, path = '/edit-company?id=7') =>
    renderPage(<EditCompanyPage />, {
      person,
      path,
      calls: {
        'GET /api/company/7': gamma,
        'GET /api/user/all/7': [],
        'PUT /api/company/7': gamma,
        ...answers,
      },
    });

  it('[COMP-10] [COMP-11] [COMP-13] [COMP-16] [AMB-71] is changed in name, modules and address', async () => {
    const screen = await edit();
    const modules = screen.getByRole('group', { name: 'Module' }).getByRole('checkbox');
    await expect
      .poll(() => modules.elements().map((one) => (one as HTMLInputElement).checked))
      .toEqual([true, false, false, false, false, false, true]);
    await screen.getByRole('checkbox', { name: 'Abwesenheiten' }).click();
    await screen.getByRole('checkbox', { name: 'Inventar' }).click();
    await box(screen, 'Name').fill('Gamma');
    await box(screen, 'Postleitzahl').fill('89073');
    await box(screen, 'Ort').fill('Ulm');
    await save(screen);
    await expect.element(screen.getByText('Unternehmen erfolgreich aktualisiert.')).toBeVisible();
    const address = { street: null, house_number: null, zip_code: '89073', city: 'Ulm' };
    expect(written(screen)).toEqual([
      ['PUT /api/company/7', { name: 'Gamma', permission: '1010000000', address, version: 3 }],
    ]);
  });

  it('[FND-04] sends its features where one was switched', async () => {
    const screen = await edit();
    const group = screen.getByRole('group', { name: 'Funktionen' });
    await group.getByRole('checkbox', { name: 'Verlauf' }).click();
    await save(screen);
    await expect.element(screen.getByText('Unternehmen erfolgreich aktualisiert.')).toBeVisible();
    expect(written(screen)).toMatchObject([['PUT /api/company/7', { features: ['audit'], version: 3 }]]);
  });

  it('[START-01] has its day of recording where it has a calendar', async () => {
    const dated = { ...gamma, features: ['calendar'], records_from: '2026-10-15' };
    const screen = await edit({ 'GET /api/company/7': dated });
    await expect.element(box(screen, 'Wir erfassen ab')).toHaveDisplayValue('15.10.2026');
    await box(screen, 'Wir erfassen ab').selectOptions('01.12.2026');
    await save(screen);
    await expect
      .poll(() => written(screen))
      .toMatchObject([['PUT /api/company/7', { records_from: '2026-12-01', version: 3 }]]);
  });

  it('[FND-06] switches modules and features with one button, and a module taken away leaves what is stored', async () => {
    const stored = { ...gamma, permission: '1010000000', features: ['halfdays'] };
    const screen = await edit({ 'GET /api/company/7': stored });
    await screen.getByRole('checkbox', { name: 'Stundenkonto' }).click();
    for (const name of ['Verträge', 'Feiertage und Betriebskalender'])
      await expect.element(screen.getByRole('checkbox', { name })).toBeChecked();
    await screen.getByRole('checkbox', { name: 'Abwesenheiten' }).click();
    await expect.element(screen.getByRole('button', { name: 'Speichern' })).toHaveLength(1);
    await save(screen);
    const features = ['halfdays', 'calendar', 'contracts', 'overtime'];
    await expect
      .poll(() => written(screen))
      .toMatchObject([['PUT /api/company/7', { permission: '1000000000', features }]]);
  });

  it('[COMP-07] [COMP-14] needs a name, and says when saving failed', async () => {
    const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await edit({ 'PUT /api/company/7': refuse(409, 'stale', sentence) });
    await box(screen, 'Name').fill('');
    await save(screen);
    await expect.element(screen.getByText('Bitte einen Namen eingeben.')).toBeVisible();
    await box(screen, 'Name').fill('Gamma');
    await save(screen);
    await expect.element(screen.getByText('Fehler beim Aktualisieren des Unternehmens')).toBeVisible();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('[NAV-26] „Abbrechen“ leads back', async () => {
    const pages = (
      <Routes>
        <Route path="/company" element={<p>Alle Unternehmen</p>} />
        <Route path="/edit-company" element={<EditCompanyPage />} />
      </Routes>
    );
    const calls = { 'GET /api/company/7': gamma, 'GET /api/user/all/7': [] };
    const screen = await renderPage(pages, { person, path: '/company', calls });
    await screen.router.navigate('/edit-company?id=7');
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(screen.at).toBe('/company');
  });

  it('[COMP-15] [AMB-112] that cannot be loaded redirects to /403', async () => {
    const screen = await edit({ 'GET /api/company/7': refuse(404, 'not_found', 'Nicht gefunden.') });
    await expect.poll(screen.at).toBe('/403');
    const nobody = await edit({}, '/edit-company');
    await expect.poll(nobody.at).toBe('/403');
  });

  it('[AMB-25] [ACC-50] gets its first admin without a job', async () => {
    const screen = await edit({ 'POST /api/user': worker({ role: 2 }) });
    await screen.getByRole('button', { name: 'Ersten Administrator anlegen' }).click();
    await box(screen, 'Vorname').fill('Erste');
    await box(screen, 'Nachname').fill('Chefin');
    await box(screen, 'E-Mail').fill('erste@beispiel.de');
    await expect.element(screen.getByLabelText('Arbeitsplatz', { exact: true })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
    expect(written(screen)[0]?.[1]).toMatchObject({
      company: 7,
      role: 2,
      job: null,
      email: 'erste@beispiel.de',
    });
  });

  it('[AMB-25] „Speichern“ of the company creates the person who is typed beside it, too, once', async () => {
    const screen = await edit({ 'POST /api/user': worker({ role: 2 }) });
    await screen.getByRole('button', { name: 'Ersten Administrator anlegen' }).click();
    await save(screen);
    await expect.element(screen.getByText('Unternehmen erfolgreich aktualisiert.')).toBeVisible();
    expect(written(screen).map(([call]) => call)).toEqual(['PUT /api/company/7']);
    await box(screen, 'Vorname').fill('Erste');
    await box(screen, 'E-Mail').fill('erste@beispiel.de');
    await save(screen);
    await expect
      .element(screen.getByText('Das Unternehmen ist gespeichert, die Person noch nicht angelegt.'))
      .toBeVisible();
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await expect.element(box(screen, 'Nachname')).toHaveFocus();
    await expect.element(box(screen, 'Vorname')).toHaveValue('Erste');
    await box(screen, 'Nachname').fill('Chefin');
    await save(screen);
    await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
    expect(written(screen).map(([call]) => call)).toEqual([
      ...['PUT /api/company/7', 'PUT /api/company/7', 'PUT /api/company/7', 'POST /api/user'],
    ]);
    expect(written(screen).at(-1)?.[1]).toMatchObject({ company: 7, first_name: 'Erste', name: 'Chefin' });
  });

  it('[AMB-25] [AMB-23] requires a job if there are jobs, and creates readers', async () => {
    const screen = await edit({
      'GET /api/company/7': { ...gamma, jobs },
      'GET /api/user/all/7': [worker({ role: 2 })],
      'POST /api/user': refuse(409, 'email_taken', 'E-Mail bereits vorhanden.', 'email'),
    });
    await expect.element(screen.getByRole('row').filter({ hasText: 'Neumann' })).toMatchTextContent(/Admin/);
    await screen.getByRole('button', { name: 'Benutzer anlegen' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Benutzer anlegen' })).toBeVisible();
    await box(screen, 'Vorname').fill('Lena');
    await box(screen, 'Nachname').fill('Leser');
    await box(screen, 'E-Mail').fill('lena@beispiel.de');
    await screen.getByLabelText('Rolle', { exact: true }).selectOptions('Leser');
    await screen.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
    await screen.getByLabelText('Arbeitsplatz', { exact: true }).selectOptions('Zimmerin');
    await screen.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await expect.element(screen.getByText('E-Mail bereits vorhanden.')).toBeVisible();
    expect(written(screen)[0]?.[1]).toMatchObject({ role: 4, job: 10_002 });
  });
});
