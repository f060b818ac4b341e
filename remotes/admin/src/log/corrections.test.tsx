import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { WorkerPage } from '../people/worker-page.tsx';
import { change } from './audit.fixture.ts';
import { Corrections } from './corrections.tsx';

const told = [
  change({ id: 21, op: 'U', day: '2026-11-19', project: 50, reason: 'Zettel vom Polier' }),
  change({ id: 22, op: 'D', day: '2026-11-18', project: 10, reason: 'Doppelt eingetragen' }),
];
const person = { features: ['audit', 'office'] };

const open = (screen: Awaited<ReturnType<typeof renderPage>>) =>
  screen.getByText('Ihre Einträge wurden korrigiert').click();

it('[OFC-06] a week has the corrections of its days alone, as one line that opens', async () => {
  const calls = { 'GET /api/audit/corrections': told };
  const screen = await renderPage(<Corrections from="2026-11-19" to="2026-11-21" />, { person, calls });
  await open(screen);
  await expect.element(screen.getByText('Zettel vom Polier')).toBeVisible();
  expect(screen.getByText('Doppelt eingetragen').elements()).toEqual([]);
});

it('[OFC-06] says what was corrected, by whom and why, until it is read', async () => {
  let unread: unknown = told;
  const screen = await renderPage(<Corrections />, {
    person,
    calls: {
      'GET /api/audit/corrections': () => unread,
      'POST /api/audit/corrections/read': () => {
        unread = [];
        return { read: 2 };
      },
    },
  });
  await expect.element(screen.getByText('Zettel vom Polier')).not.toBeVisible();
  await open(screen);
  await expect.element(screen.getByText('Arbeitszeit am Do, 19.11.2026: geändert')).toBeVisible();
  await expect.element(screen.getByText('Zettel vom Polier')).toBeVisible();
  await screen.getByRole('button', { name: 'Gelesen' }).click();
  await expect.element(screen.getByText('Ihre Einträge wurden korrigiert')).not.toBeInTheDocument();
  expect(screen.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ ids: [21, 22] });
});

it('[OFC-06] shows three at first, and all of them at a tap', async () => {
  const many = [19, 18, 17, 16].map((d, i) =>
    change({ id: 21 + i, op: 'U', day: `2026-11-${d}`, project: 50, reason: `Zettel ${i + 1}` }),
  );
  const calls = {
    'GET /api/audit/corrections': many,
    'POST /api/audit/corrections/read': { read: 3 },
  };
  const screen = await renderPage(<Corrections />, { person, calls });
  await open(screen);
  await expect.poll(() => screen.getByText(/^Zettel/).elements().length).toBe(3);
  const read = () => screen.sent.findLast(({ call }) => call.startsWith('POST'))?.body;
  await screen.getByRole('button', { name: 'Gelesen' }).click();
  // What was not shown was not read.
  await expect.poll(read).toEqual({ ids: [21, 22, 23] });
  await screen.getByRole('button', { name: 'Alle 4 anzeigen' }).click();
  await expect.poll(() => screen.getByText(/^Zettel/).elements().length).toBe(4);
});

it('[OFC-06] says that it could not be stored, or not loaded', async () => {
  const calls = {
    'GET /api/audit/corrections': told,
    'POST /api/audit/corrections/read': refuse(500, 'internal_error', 'Kaputt.'),
  };
  const screen = await renderPage(<Corrections />, { person, calls });
  await open(screen);
  await screen.getByRole('button', { name: 'Gelesen' }).click();
  await expect.element(screen.getByText('Kaputt.')).toBeVisible();
  const broken = { 'GET /api/audit/corrections': refuse(500, 'internal_error', 'Kaputt.') };
  const other = await renderPage(<Corrections />, { person, calls: broken });
  await expect.element(other.getByText('Die Korrekturen konnten nicht geladen werden.')).toBeVisible();
});

it.each([
  [{ role: 'admin', features: ['audit', 'office'] }, ['/person-week', '/person-absence']],
  [{ role: 'admin', features: ['audit'] }, []],
  [{ role: 'reader', features: ['audit', 'office'] }, []],
] as const)('[OFC-01] [OFC-07] the page of a person leads %j to its corrections', async (who, paths) => {
  const worker = { ...{ id: 8, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' }, ...ACCOUNT };
  const screen = await renderPage(<WorkerPage />, {
    path: '/worker-details?user=bert@example.de',
    person: who,
    calls: { 'GET /api/user/email/bert%40example.de': worker },
  });
  await expect.element(screen.getByRole('heading', { name: 'Bert Maier' })).toBeVisible();
  const found = screen.getByRole('link', { name: /Woche korrigieren|Abwesenheit eintragen/ });
  const expected = paths.map((path) => `${path}?user=bert%40example.de`);
  await expect.poll(() => found.elements().map((link) => link.getAttribute('href'))).toEqual(expected);
});

const ACCOUNT = {
  vacation: 30,
  vacation_lastyear: 5,
  plannedVacation: 3,
  usedVacation: 20,
  openVacation: 12,
  usedVacationLastYear: 0,
  nextYear: { year: 2027, requested: 0, available: 42 },
  role: 1,
  active: 1,
};
