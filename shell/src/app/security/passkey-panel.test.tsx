import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { cancelPasskeys, stubPasskeys, toMake } from '../../passkeys.fixture.ts';
import { SecurityPage } from './security-page.tsx';
import '../app.css';

const FACTORS = 'GET /api/user/factor';
const none = { factors: [], codes: 0, app: true, passkeys: true };
const telefon = {
  id: 4,
  kind: 'passkey',
  name: 'Telefon',
  created_at: '2026-11-20T09:00:00.000Z',
  used_at: '2026-11-20T10:00:00.000Z',
};
const CODES = Array.from({ length: 10 }, (_, i) => `AAAA-BBBB-CCCC-000${i}`);

afterEach(() => vi.restoreAllMocks());

const open = (calls: Answers) =>
  renderPage(<SecurityPage />, {
    person: { features: ['security'] },
    calls: { 'GET /api/user/session': [], 'GET /api/user/factor/passkey': toMake, ...calls },
  });

it('[MFA-04] adds a passkey under a name, and shows the recovery codes that come with the first', async () => {
  stubPasskeys();
  let own: object = none;
  const screen = await open({
    [FACTORS]: () => own,
    'POST /api/user/factor/passkey': () => {
      own = { ...none, factors: [telefon], codes: 10 };
      return { id: 4, codes: CODES };
    },
  });
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Passkey 1');
  await screen.getByLabelText('Name').fill('Telefon');
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText('Ihr Passkey ist eingerichtet.')).toBeVisible();
  await expect.element(screen.getByText(CODES[0] as string)).toBeVisible();
  await expect.element(screen.getByText('eingerichtet am 20.11.2026, 10:00')).toBeVisible();
  await expect.element(screen.getByText('zuletzt benutzt 20.11.2026, 11:00')).toBeVisible();
  const [sent] = screen.sent.filter(({ call }) => call === 'POST /api/user/factor/passkey');
  expect(sent?.body).toMatchObject({
    name: 'Telefon',
    passkey: { id: 'AAAA', response: { transports: ['internal'] } },
  });
});

it('[MFA-04] says that nothing was added when the person cancels', async () => {
  cancelPasskeys();
  const screen = await open({ [FACTORS]: none });
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText(/Der Passkey wurde nicht eingerichtet/)).toBeVisible();
});

it('[MFA-04] renames and removes one', async () => {
  let own: object = { ...none, factors: [telefon], codes: 10 };
  const screen = await open({
    [FACTORS]: () => own,
    'PUT /api/user/factor/4': ({ body }: { body: { name: string } }) => {
      own = { ...none, factors: [{ ...telefon, ...body }], codes: 10 };
      return { id: 4, ...body };
    },
    'DELETE /api/user/factor/4': () => {
      own = none;
      return { id: 4 };
    },
  });
  await screen.getByRole('button', { name: 'Umbenennen: Telefon' }).click();
  await screen.getByLabelText('Name').fill('Tablet');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await screen.getByRole('button', { name: 'Entfernen: Tablet' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(screen.getByText('Der zweite Faktor ist entfernt.')).toBeVisible();
  await expect.element(screen.getByText('Tablet', { exact: true })).not.toBeInTheDocument();
});

it('[MFA-04] offers ten at most, and none under an address that has none', async () => {
  const factors = Array.from({ length: 10 }, (_, id) => ({ ...telefon, id }));
  let own: object = { ...none, factors, codes: 10 };
  let screen = await open({ [FACTORS]: () => own });
  await expect.element(screen.getByText('Telefon').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Passkey hinzufügen' })).not.toBeInTheDocument();
  own = { ...none, passkeys: false };
  await screen.unmount();
  screen = await open({ [FACTORS]: () => own });
  await expect
    .element(screen.getByText('Unter dieser Adresse lassen sich keine Passkeys einrichten.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Passkey hinzufügen' })).not.toBeInTheDocument();
});

it('[MFA-04] a failure of the server is said at the form', async () => {
  stubPasskeys();
  const screen = await open({
    [FACTORS]: none,
    'POST /api/user/factor/passkey': refuse(400, 'passkey_wrong', 'Der Passkey wurde nicht angenommen.'),
  });
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText('Der Passkey wurde nicht angenommen.')).toBeVisible();
});

it('[SCR-30] the first factor is what the page is for, then one button is filled, or none', async () => {
  stubPasskeys();
  let own: object = none;
  const screen = await open({ [FACTORS]: () => own });
  const filled = () =>
    [...screen.container.querySelectorAll('.ant-btn-variant-solid')].map(({ textContent }) => textContent);
  await expect.poll(filled).toEqual(['App einrichten']);
  await screen.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect.poll(filled).toEqual(['Weiter']);
  await screen.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(filled).toEqual(['App einrichten']);
  await screen.unmount();
  own = { ...none, app: false };
  const alone = await open({ [FACTORS]: () => own });
  await expect.element(alone.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveClass(/primary/);
  await alone.unmount();
  own = { ...none, factors: [telefon], codes: 10 };
  const second = await open({ [FACTORS]: () => own });
  await expect.element(second.getByRole('button', { name: 'App einrichten' })).not.toHaveClass(/primary/);
  expect(second.container.querySelectorAll('.ant-btn-variant-solid')).toHaveLength(0);
});
