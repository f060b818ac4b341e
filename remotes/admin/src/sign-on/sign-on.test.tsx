import { fullLoad } from '@stundenbuch/web/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { entra, firm, showPart, signOnOf, unlink } from './sign-on.fixture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
});

const SAVE = { name: 'Speichern' };

it('[SSO-01] shows nothing to fill in before it is wanted, nor where the operator has not made it possible', async () => {
  const nothing = signOnOf({ setup: null, domains: [] });
  const screen = await showPart({}, nothing);
  await expect.element(screen.getByRole('button', { name: 'Firmenkonto einrichten' })).toBeVisible();
  await expect.element(screen.getByLabelText('Client-ID')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Firmenkonto einrichten' }).click();
  await expect.element(screen.getByLabelText('Client-ID')).toBeVisible();
  await screen.unmount();
  const off = await showPart({}, { ...nothing, redirect_uri: null });
  await expect.element(off.getByText(/noch nicht möglich gemacht/)).toBeVisible();
  await expect.element(off.getByRole('button')).not.toBeInTheDocument();
});

it('[SSO-01] [SSO-03] sends what is set, the secret only where it was typed, and never shows it', async () => {
  const screen = await showPart({ 'PUT /api/sso': signOnOf() });
  await expect.element(screen.getByLabelText('Geheimnis des Clients')).toHaveValue('');
  await expect.element(screen.getByText('https://zeiten.firma.example/api/sso/callback')).toBeVisible();
  await screen.getByLabelText('Client-ID').fill('app-2');
  await screen.getByRole('button', SAVE).click();
  await expect
    .poll(() => screen.sent.find(({ call }) => call === 'PUT /api/sso')?.body)
    .toMatchObject({
      ...{ preset: 'entra', tenant: entra.tenant, client_id: 'app-2', client_secret: '', version: 3 },
    });
  await screen.getByLabelText('Anbieter').selectOptions('Anderer Anbieter (OpenID Connect)');
  await expect.element(screen.getByLabelText('Aussteller (Issuer)')).toBeVisible();
  await expect.element(screen.getByLabelText('Verzeichnis-ID (Mandanten-ID)')).not.toBeInTheDocument();
});

it('[SSO-04] the way back from a try says how it went', async () => {
  history.replaceState(null, '', '#sso=email_unverified');
  const screen = await showPart();
  await expect.element(screen.getByText(/bestätigt Ihre E-Mail nicht.*email_unverified/)).toBeVisible();
  expect(location.hash).toBe('');
  await screen.unmount();
  history.replaceState(null, '', '#sso=tested');
  const good = await showPart();
  await expect.element(good.getByText('Die Anmeldung mit Firmenkonto funktioniert.')).toBeVisible();
});

it('[SSO-04] a try leads to the provider', async () => {
  const open = vi.spyOn(fullLoad, 'open').mockImplementation(() => undefined);
  const screen = await showPart({ 'POST /api/sso/test': { url: 'https://idp.example/auth' } });
  await screen.getByRole('button', { name: 'Anmeldung prüfen' }).click();
  await expect.poll(() => open.mock.calls).toEqual([['https://idp.example/auth']]);
});

it('[SSO-01] a domain: its record, the check, and that it is verified', async () => {
  const screen = await showPart({
    'POST /api/sso/domain/5/verify': { ...firm, verified_at: '2026-11-20T09:00:00.000Z' },
  });
  await expect.element(screen.getByText('_stundenbuch.firma.example')).toBeVisible();
  await expect.element(screen.getByText('stundenbuch-verify=abc')).toBeVisible();
  await screen.getByRole('button', { name: 'Eintrag prüfen: firma.example' }).click();
  await expect.element(screen.getByText('Die Domain ist bestätigt.')).toBeVisible();
});

it('[SSO-04] unlinking somebody without a password hands over an invitation', async () => {
  const invitation = {
    code: 'H4KQ',
    link: 'https://zeiten.firma.example/register#einladung=H4KQ',
    expires_at: '2026-12-04T09:00:00.000Z',
  };
  const screen = await unlink({ removed: 1, invitation });
  await expect.element(screen.getByText(invitation.link)).toBeVisible();
  await screen.unmount();
  const none = await unlink({ removed: 0, invitation: null });
  await expect.element(none.getByText('Hier war kein Firmenkonto verknüpft.')).toBeVisible();
});
