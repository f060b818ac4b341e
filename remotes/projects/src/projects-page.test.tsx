import { type Answers, type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { page, project, roof } from './projects.fixture.ts';
import { ProjectsPage } from './projects-page.tsx';

const first = 'GET /api/project?status=1&page=1&size=8';

const show = (person: Person = { role: 'admin' }, calls: Answers = {}) =>
  renderPage(<ProjectsPage />, { path: '/projects', person, calls: { [first]: page([roof], 1), ...calls } });

type Screen = Awaited<ReturnType<typeof show>>;
const headers = (screen: Screen) =>
  screen
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);

describe('the overview of projects', () => {
  it('[PROJ-01] [PROJ-05] [SHR-07] starts with the first eight that are in progress', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: 'Dach Nord', exact: true }))
      .toHaveAttribute('href', '/project-detail?id=1001');
    await expect.element(screen.getByLabelText('Status')).toHaveDisplayValue('In Bearbeitung');
    await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
    await expect.element(screen.getByText('1.013,75')).toBeVisible();
    expect(screen.sent.map(({ call }) => call)).toEqual([first]);
  });

  it('[PROJ-01] [PROJ-19] adds up the hours of all pages', async () => {
    const screen = await show({}, { [first]: page([roof], 17, 20_000.5) });
    await expect.element(screen.getByRole('row', { name: 'Summe 20.000,50' })).toBeVisible();
    await screen.unmount();
    const without = await show({ flags: ['projects'] });
    await expect.element(without.getByText('Dach Nord')).toBeVisible();
    expect(without.getByText('Summe').elements()).toEqual([]);
  });

  it('[PROJ-01] [PROJ-03] [CONST-58] filters by status', async () => {
    const all = 'GET /api/project?status=100&page=1&size=8';
    const screen = await show({}, { [all]: page([roof, project(1002, { status: 3 })]) });
    const filter = screen.getByLabelText('Status');
    await expect.element(filter).toBeVisible();
    const words = Array.from(filter.element().querySelectorAll('option'), (option) => option.textContent);
    expect(words).toEqual(['Alle', 'Abgebrochen', 'In Bearbeitung', 'Anfrage', 'Abgeschlossen']);
    await filter.selectOptions('Alle');
    await expect.element(screen.getByRole('cell', { name: 'Abgeschlossen' })).toBeVisible();
  });

  it('[PROJ-01] [SHR-02] searches, sorts and pages on the server, each time from the first page', async () => {
    const rows = Array.from({ length: 8 }, (_, i) => project(1001 + i));
    const screen = await show(
      {},
      {
        [first]: page(rows, 17),
        'GET /api/project?status=1&page=3&size=8': page([project(1017)], 17),
        'GET /api/project?status=1&page=1&size=8&sort=sum_hours': page(rows, 17),
        'GET /api/project?status=1&page=1&size=8&search=dach&sort=sum_hours': page([roof], 1),
      },
    );
    await screen.getByRole('button', { name: 'Letzte Seite' }).click();
    await expect.element(screen.getByText('Zeige 17 bis 17 von 17 Elementen')).toBeVisible();
    await screen.getByRole('columnheader', { name: 'Stunden' }).click();
    await expect.element(screen.getByText('Zeige 1 bis 8 von 17 Elementen')).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Suche'), 'dach ');
    await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
    expect(screen.sent).toHaveLength(4);
  });

  it('[SHR-04] falls back to the last page when the list has become shorter', async () => {
    const rows = Array.from({ length: 8 }, (_, i) => project(1001 + i));
    const screen = await show(
      {},
      { [first]: page(rows, 9), 'GET /api/project?status=1&page=2&size=8': page([], 8) },
    );
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
    await expect.element(screen.getByText('Projekt 1001')).toBeVisible();
  });

  it('[SHR-04] [AMB-106] does not show one page for another that cannot be loaded', async () => {
    const rows = Array.from({ length: 8 }, (_, i) => project(1001 + i));
    let next: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await show(
      {},
      { [first]: page(rows, 9), 'GET /api/project?status=1&page=2&size=8': () => next },
    );
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect.element(screen.getByText('Projekt 1001')).not.toBeInTheDocument();
    next = page([project(1009)], 9);
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('Projekt 1009')).toBeVisible();
  });

  it('[PROJ-02] [NAV-18] [NAV-28] [SHR-08] has links to add and edit for admins only', async () => {
    const screen = await show();
    await expect
      .element(screen.getByRole('link', { name: 'Projekt anlegen' }))
      .toHaveAttribute('href', '/new-project');
    await expect
      .element(screen.getByRole('link', { name: 'Dach Nord bearbeiten' }))
      .toHaveAttribute('href', '/manage-project?id=1001');
    for (const role of ['employee', 'reader'] as const) {
      const other = await show({ role });
      await expect.element(other.getByRole('link', { name: 'Dach Nord ansehen' }).last()).toBeVisible();
      await screen.unmount();
      expect(other.getByRole('link', { name: /bearbeiten|anlegen/ }).elements()).toEqual([]);
      await other.unmount();
    }
  });

  it('[PROJ-06] [PROJ-19] [AMB-40] shows customers and hours only if the company has them', async () => {
    const screen = await show({ flags: ['projects'] });
    await expect.element(screen.getByRole('link', { name: 'Dach Nord', exact: true })).toBeVisible();
    expect(headers(screen)).toEqual(['Interne ID', 'Projekt', 'Kategorie', 'Status', 'Aktionen']);
    await screen.unmount();
    const full = await show();
    await expect.element(full.getByRole('link', { name: 'Dach Nord', exact: true })).toBeVisible();
    expect(headers(full)).toEqual([
      'Interne ID',
      'Projekt',
      'Kunde',
      'Kategorie',
      'Status',
      'Stunden',
      'Aktionen',
    ]);
  });

  it('[AMB-106] an error can be tried again; what may not be seen leads to /403', async () => {
    let fails = true;
    const screen = await show(
      {},
      { [first]: () => (fails ? refuse(500, 'internal_error', 'kaputt') : page([roof])) },
    );
    await expect.element(screen.getByText('kaputt')).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByText('Zimmerei Kunz')).toBeVisible();
    const closed = await show({}, { [first]: refuse(403, 'module_off', 'aus') });
    await expect.poll(closed.at).toBe('/403');
  });

  it('says why it is empty', async () => {
    const none = page([]);
    const all = 'GET /api/project?status=100&page=1&size=8';
    const searched = 'GET /api/project?status=100&page=1&size=8&search=dach';
    const screen = await show({}, { [first]: none, [all]: none, [searched]: none });
    await expect.element(screen.getByText('Kein Projekt hat diesen Status.')).toBeVisible();
    await screen.getByLabelText('Status').selectOptions('Alle');
    await expect.element(screen.getByText('Es ist noch kein Projekt angelegt.')).toBeVisible();
    await screen.getByRole('searchbox').fill('dach');
    await expect.element(screen.getByText('Kein Projekt passt zu Filter und Suche.')).toBeVisible();
  });
});
