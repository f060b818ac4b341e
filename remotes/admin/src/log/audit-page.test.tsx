import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { worker } from '../people/people.fixture.ts';
import { change, seal, whole } from './audit.fixture.ts';
import { AuditPage } from './audit-page.tsx';

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
    await expect.poll(() => asked(screen)).toEqual(['GET /api/audit/company?from=2026-11-01&page=1&size=10']);
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
