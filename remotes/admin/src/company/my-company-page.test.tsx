import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { MyCompanyPage } from './my-company-page.tsx';

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
