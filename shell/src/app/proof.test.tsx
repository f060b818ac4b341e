import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { asked, stubPasskeys } from '../passkeys.fixture.ts';
import { ProfilePage } from './profile/profile-page.tsx';
import { Proof } from './proof.tsx';
import { sessionCalls } from './testing.ts';

const SAVE = 'PUT /api/user/7';
const PROVE = 'POST /api/user/proof';
const WRONG = 'Das aktuelle Passwort ist falsch.';
const QUESTION = 'Bitte bestätigen Sie, dass Sie es sind.';
const needed = refuse(403, 'proof_needed', QUESTION);
const saved = sessionCalls()['GET /api/user/current'];

async function save(calls: object, features: string[] = []) {
  const screen = await renderPage(
    <>
      <ProfilePage />
      <Proof />
    </>,
    { path: '/myprofil', person: { features }, calls: { ...sessionCalls(), ...calls } },
  );
  await screen.getByLabelText('Vorname').fill('Anne');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByRole('dialog').getByText(QUESTION)).toBeVisible();
  return screen;
}

const callsOf = (screen: Awaited<ReturnType<typeof save>>, call: string) =>
  screen.sent.filter((sent) => sent.call === call).map(({ body }) => body);

it('[ACCT-10] a call that needs it asks for the password, and is repeated once', async () => {
  let proved = false;
  const screen = await save({
    [SAVE]: () => (proved ? saved : needed),
    [PROVE]: ({ body }: { body: { password: string } }) => {
      proved = body.password === 'Richtig1';
      return proved ? true : refuse(400, 'old_password_wrong', WRONG, 'password');
    },
  });
  const password = screen.getByLabelText('Ihr Passwort');
  await password.fill('Falsch12');
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByText(WRONG)).toBeVisible();
  await password.fill('Richtig1');
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByText('Profil erfolgreich gespeichert.')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf(screen, SAVE)).toHaveLength(2);
  expect(callsOf(screen, PROVE)).toEqual([{ password: 'Falsch12' }, { password: 'Richtig1' }]);
});

it('[ACCT-10] a call that still needs it after that is refused', async () => {
  const screen = await save({ [SAVE]: needed, [PROVE]: true });
  await screen.getByLabelText('Ihr Passwort').fill('Richtig1');
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByRole('alert').getByText(QUESTION)).toBeVisible();
  expect(callsOf(screen, SAVE)).toHaveLength(2);
});

it('[ACCT-10] without the proof nothing is repeated, and what was typed stays', async () => {
  const screen = await save({ [SAVE]: needed });
  await screen.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(screen.getByRole('alert').getByText(QUESTION)).toBeVisible();
  await expect.element(screen.getByLabelText('Vorname')).toHaveValue('Anne');
  expect(callsOf(screen, SAVE)).toHaveLength(1);
});

it('[ACCT-10] offers what the person has: a code, and a passkey', async () => {
  stubPasskeys();
  let proved = false;
  const factor = { id: 1, name: 'Gerät', created_at: '2026-11-20T09:00:00.000Z', used_at: null };
  const screen = await save(
    {
      [SAVE]: () => (proved ? saved : needed),
      [PROVE]: ({ body }: { body: object }) => {
        proved = 'passkey' in body;
        return proved ? true : refuse(400, 'second_factor_wrong', 'Der Code ist falsch.', 'code');
      },
      'GET /api/user/proof/passkey': asked,
      'GET /api/user/factor': {
        codes: 10,
        app: true,
        passkeys: true,
        factors: ['totp', 'passkey'].map((kind) => ({ ...factor, kind })),
      },
    },
    ['security'],
  );
  await screen.getByRole('button', { name: 'Code der App verwenden' }).click();
  await screen.getByLabelText('Code aus der App').fill('123456');
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByText('Der Code ist falsch.')).toBeVisible();
  await screen.getByRole('button', { name: 'Passkey verwenden' }).click();
  await screen.getByRole('button', { name: 'Bestätigen' }).click();
  await expect.element(screen.getByText('Profil erfolgreich gespeichert.')).toBeVisible();
  expect(callsOf(screen, PROVE)).toMatchObject([{ code: '123456' }, { passkey: { id: 'AAAA' } }]);
});
