import { type Person, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { AccountWarnings } from './account-warnings.tsx';

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
