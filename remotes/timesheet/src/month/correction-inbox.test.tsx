import { type Person, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { closed, people, requested } from './month.fixture.ts';
import { MonthPage } from './month-page.tsx';

const features = ['calendar', 'contracts', 'overtime', 'closing'];
const admin: Person = { role: 'admin', features };
const OWN = 'GET /api/month/7/2026-10';
const COMPANY = 'GET /api/month/company/2026-10';
const show = (calls: object, person: Person = { features }) =>
  renderPage(<MonthPage />, {
    path: '/month',
    person,
    calls: { 'GET /api/correction/own': [], ...calls },
  });

const bodies = ({ sent }: Awaited<ReturnType<typeof show>>, method: string, path: string) =>
  sent.filter(({ call }) => call === `${method} ${path}`).map(({ body }) => body);

it('[MON-06] answers corrections with old and new side by side', async () => {
  const screen = await show(
    {
      [COMPANY]: people,
      'GET /api/correction': [requested],
      'PUT /api/correction/4': { ...requested, state: 'declined' },
      'POST /api/correction/4/preview': {
        refusal: null,
        vacation: [{ year: 2026, before: 12, after: 13 }],
        months: [{ month: '2026-10', before: -480, after: 0 }],
      },
    },
    admin,
  );
  const line = screen.getByText('Beantragte Korrekturen (1)');
  await expect
    .element(
      screen.getByText('Bert Maier, Mo, 05.10.2026: 08:00–16:00, Pause 0,50 h → 07:00–16:00, Pause 0,50 h'),
    )
    .toBeVisible();
  expect(bodies(screen, 'POST', '/api/correction/4/preview')).toEqual([]);
  await line.click();
  await expect.element(screen.getByText('08:00–16:00, Pause 0,50 h')).toBeVisible();
  await expect.element(screen.getByText('07:00–16:00, Pause 0,50 h')).toBeVisible();
  await expect.element(screen.getByText('12 → 13 Tage offen')).toBeVisible();
  await expect.element(screen.getByText('−8,00 → 0,00 h')).toBeVisible();
  await screen.getByLabelText('Antwort').fill('Laut Bautagebuch frei');
  await screen.getByRole('button', { name: 'Bert Maier, Mo, 05.10.2026 ablehnen' }).click();
  await expect.element(screen.getByText('Antwort erfolgreich gespeichert.')).toBeVisible();
  expect(bodies(screen, 'PUT', '/api/correction/4')).toEqual([
    { accept: false, answer: 'Laut Bautagebuch frei' },
  ]);
});

it('[MON-11] says of an absence what it was and what it should be, to the admin and to the person', async () => {
  const day = { project: 10, kind_id: null, kind_name: null, half: null, away_minutes: null };
  const days = { ...day, project: 20, end: '2026-10-07', from_noon: true, to_noon: false };
  const absence = { entry: null, old: null, wish: days };
  const missing = { ...requested, id: 5, old: null, wish: null, absence };
  const absent = { ...missing, id: 6, absence: { entry: 9, old: { ...day, half: 'first' }, wish: null } };
  const refused = { refusal: 'Schon vergeben.', vacation: [], months: [] };
  const previews = {
    'POST /api/correction/5/preview': refused,
    'POST /api/correction/6/preview': { ...refused, refusal: null },
  };
  const screen = await show(
    { [COMPANY]: people, 'GET /api/correction': [missing, absent], ...previews },
    admin,
  );
  await screen.getByText('Beantragte Korrekturen (2)').click();
  const facts = () => [...screen.container.querySelectorAll('.sb-rows dl')].map((dl) => dl.textContent);
  await expect
    .poll(facts)
    .toEqual([
      'Altkeine AbwesenheitNeuKrankheit ab mittags bis 07.10.2026GrundZettel vom Polier',
      'AltUrlaub (Vormittag)Neukeine AbwesenheitGrundZettel vom Polier',
    ]);
  await expect.element(screen.getByText('Noch nicht annehmbar: Schon vergeben.')).toBeVisible();
  screen.unmount();
  const own = await show({
    [OWN]: closed,
    'GET /api/correction/own': [missing, { ...absent, state: 'accepted' }],
    'DELETE /api/correction/5': { id: 5 },
  });
  await expect.element(own.getByText('Krankheit ab mittags bis 07.10.2026')).toBeVisible();
  // What is answered cannot be withdrawn.
  await own.getByRole('button', { name: /zurückziehen/ }).click();
  await expect.element(own.getByText('Korrektur erfolgreich zurückgezogen.')).toBeVisible();
});
