import { fullLoad as storage } from '@stundenbuch/web/storage';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { asked, stubPasskeys } from '../passkeys.fixture.ts';
import { App } from './app.tsx';
import { ProfilePage } from './profile/profile-page.tsx';
import { Proof } from './proof.tsx';
import { sessionCalls } from './testing.ts';
import { UpdateOffer } from './update-offer.tsx';
import './app.css';

describe('a limited session', () => {
  const NONE = { factors: [], codes: 0, app: true, passkeys: false };
  const APP = { id: 1, kind: 'totp', name: 'App', created_at: '2026-11-20T10:00:00.000Z', used_at: null };
  const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

  beforeEach(() => {
    vi.spyOn(storage, 'open')
      .mockImplementation(() => undefined)
      .mockClear();
  });

  /** A person who needs a second factor from the day on, and sets up an app. */
  function open(factor_from: string, calls: Answers = {}, path = '/myprofil') {
    const known = sessionCalls();
    let factors: object = NONE;
    const company = { ...known['GET /api/company/current'], features: ['security'] };
    const screen = renderPage(<App />, {
      path,
      person: { features: ['security'], ofCompany: { factor_from } },
      calls: {
        ...known,
        'GET /api/company/current': () => (factors === NONE ? { ...company, factor_from } : company),
        'GET /api/user/factor': () => factors,
        'POST /api/user/factor/app': { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' },
        'POST /api/user/factor/app/confirm': () => {
          factors = { ...NONE, factors: [APP], codes: 10 };
          return { id: 1, codes: CODES };
        },
        ...calls,
      },
    });
    return screen;
  }

  it('[MFA-06] from that day on there is one page, which leads on to where the person wanted', async () => {
    const screen = await open('2026-11-20');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Zweiten Faktor einrichten' }))
      .toBeVisible();
    expect(screen.getByRole('navigation').elements()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Weiter' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'App einrichten' }).click();
    await screen.getByRole('textbox', { name: /^Code aus der App/ }).fill('123456');
    await screen.getByRole('button', { name: 'Bestätigen' }).click();
    // The recovery codes are shown once: nothing takes them away.
    await expect.element(screen.getByText(CODES[0] as string)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await screen.getByRole('button', { name: 'Weiter' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
    expect(screen.at()).toBe('/myprofil');
  });

  it('[MFA-06] one can log out there', async () => {
    const screen = await open('2026-11-19', { 'POST /api/user/logout': true });
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => storage.open).toHaveBeenCalledWith('/login');
  });

  it('[MFA-06] before the day it is announced on the dashboard and among the security of the account', async () => {
    const screen = await open('2026-12-01', {}, '/dashboard');
    const hint = screen.getByText(/^Ab 01\.12\.2026 brauchen Sie zur Anmeldung einen zweiten Faktor\./);
    await expect.element(hint).toBeVisible();
    await screen.getByRole('link', { name: 'Jetzt einrichten' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sicherheit' })).toBeVisible();
    await expect.element(hint).toBeVisible();
  });

  it('[MFA-06] a call that is refused for it leads to that page', async () => {
    let isDue = false;
    const company = { ...sessionCalls()['GET /api/company/current'], features: ['security'] };
    const screen = await open('2026-12-01', {
      'GET /api/company/current': () => ({ ...company, factor_from: isDue ? '2026-11-20' : '2026-12-01' }),
      'PUT /api/user/7': () => {
        isDue = true;
        return refuse(403, 'second_factor_setup', 'Bitte richten Sie zuerst einen zweiten Faktor ein.');
      },
    });
    await screen.getByLabelText('Vorname').fill('Anne');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Zweiten Faktor einrichten' }))
      .toBeVisible();
  });
});

describe('a proof', () => {
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
});

describe('an update', () => {
  async function offered() {
    const accept = vi.fn();
    const watch = async (offer?: (accept: () => void) => void) => offer?.(accept);
    return { accept, screen: await render(<UpdateOffer watch={watch} />) };
  }

  it('[PUB-15] offers a new release and loads it only when it is accepted', async () => {
    const { accept, screen } = await offered();
    await expect.element(screen.getByText('Eine neue Version von Stundenbuch ist da.')).toBeVisible();
    expect(accept).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Neu laden' }).click();
    await expect.poll(() => accept).toHaveBeenCalledOnce();
  });

  it('[PUB-15] disappears when the person postpones it', async () => {
    const { accept, screen } = await offered();
    await screen.getByRole('button', { name: 'Später' }).click();
    await expect
      .element(screen.getByText('Eine neue Version von Stundenbuch ist da.'))
      .not.toBeInTheDocument();
    expect(accept).not.toHaveBeenCalled();
  });
});
