import { Icon } from '@stundenbuch/web/kit';
import { type Answers, catchDownloads, catchFiles, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmailPanel } from './email-panel.tsx';
import { OwnData } from './own-data.tsx';
import { PendingEmail } from './pending-email.tsx';
import { SecurityPage } from './security-page.tsx';
import '../app.css';

describe('the page', () => {
  const LIST = 'GET /api/user/session';
  const device = { agent: null, created_at: '2026-11-18T09:00:00.000Z', seen_at: null, current: false };
  const devices = [
    { ...device, id: 1, agent: 'Firefox unter Windows', seen_at: '2026-11-20T09:45:00.000Z', current: true },
    { ...device, id: 2, agent: 'Safari auf dem iPhone', seen_at: '2026-11-19T17:15:00.000Z' },
    { ...device, id: 3 },
  ];
  const none = { 'GET /api/user/factor': { factors: [], codes: 0, app: true, passkeys: false } };
  const person = { features: ['security'] };

  it('[ACCT-09] tells the devices and when they were used, and which is this one', async () => {
    const screen = await renderPage(<SecurityPage />, { person, calls: { [LIST]: devices, ...none } });
    const row = (text: string) => screen.getByRole('listitem').filter({ hasText: text });
    await expect
      .element(row('Firefox unter Windows'))
      .toMatchTextContent(/zuletzt aktiv 20\.11\.2026, 10:45/);
    await expect.element(row('Firefox unter Windows').getByText('Dieses Gerät')).toBeVisible();
    await expect.element(row('Safari auf dem iPhone')).toMatchTextContent(/19\.11\.2026, 18:15/);
    await expect.element(row('Unbekanntes Gerät')).toMatchTextContent(/angemeldet am 18\.11\.2026, 10:00/);
  });

  it('[ACCT-09] logs one out, and all others', async () => {
    let left = devices;
    const screen = await renderPage(<SecurityPage />, {
      person,
      calls: {
        ...none,
        [LIST]: () => left,
        'DELETE /api/user/session/2': () => {
          left = devices.filter(({ id }) => id !== 2);
          return { id: 2 };
        },
        'DELETE /api/user/session': () => {
          left = devices.filter(({ current }) => current);
          return { ended: 1 };
        },
      },
    });
    await screen.getByRole('button', { name: /^Abmelden: Safari auf dem iPhone/ }).click();
    await expect.element(screen.getByText('Das Gerät ist abgemeldet.')).toBeVisible();
    await expect.element(screen.getByText('Safari auf dem iPhone')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Alle anderen abmelden' }).click();
    await expect.element(screen.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Alle anderen abmelden' }))
      .not.toBeInTheDocument();
  });

  it('[ACCT-09] a failure can be tried again, and a refusal is said', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const gone = refuse(404, 'not_found', 'Nicht gefunden.');
    const screen = await renderPage(<SecurityPage />, {
      person,
      calls: { ...none, [LIST]: () => answer, 'DELETE /api/user/session/2': gone },
    });
    await expect.element(screen.getByText('Fehler!')).toBeVisible();
    answer = devices;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await screen.getByRole('button', { name: /^Abmelden: Safari/ }).click();
    await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
  });
});

describe('the second factor', () => {
  const FACTORS = 'GET /api/user/factor';
  const none = { factors: [], codes: 0, app: true, passkeys: false };
  const app = {
    id: 3,
    kind: 'totp',
    name: 'App',
    created_at: '2026-11-20T09:00:00.000Z',
    used_at: '2026-11-20T10:00:00.000Z',
  };
  const CODES = Array.from({ length: 10 }, (_, i) => `AAAA-BBBB-CCCC-000${i}`);
  const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const made = { key: KEY, uri: `otpauth://totp/Stundenbuch:anna?secret=${KEY}&issuer=Stundenbuch` };

  const open = (calls: Answers) =>
    renderPage(<SecurityPage />, {
      person: { features: ['security'] },
      calls: { 'GET /api/user/session': [], ...calls },
    });

  it('[MFA-01] [MFA-02] sets an app up with picture, key and first code, and shows ten codes once', async () => {
    let own: object = none;
    const screen = await open({
      [FACTORS]: () => own,
      'POST /api/user/factor/app': made,
      'POST /api/user/factor/app/confirm': ({ body }: { body: { code: string } }) => {
        if (body.code !== '123456') {
          return refuse(400, 'second_factor_wrong', 'Der Code ist falsch oder abgelaufen.', 'code');
        }
        own = { ...none, factors: [app], codes: 10 };
        return { id: 3, codes: CODES };
      },
    });
    await screen.getByRole('button', { name: 'App einrichten' }).click();
    await expect.element(screen.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await screen.getByLabelText('Code aus der App').fill('000000');
    await screen.getByRole('button', { name: 'Bestätigen' }).click();
    await expect.element(screen.getByText('Der Code ist falsch oder abgelaufen.')).toBeVisible();
    await screen.getByLabelText('Code aus der App').fill('123456');
    await screen.getByRole('button', { name: 'Bestätigen' }).click();
    for (const code of CODES) await expect.element(screen.getByText(code)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Als Textdatei speichern' })).toBeVisible();
    await expect.element(screen.getByText('Noch 10 übrig')).toBeVisible();
    await expect.element(screen.getByText('zuletzt benutzt 20.11.2026, 11:00')).toBeVisible();
    await screen.getByRole('button', { name: /^Schließen: Ihre neuen/ }).click();
    await expect.element(screen.getByText(CODES[0] as string)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'App einrichten' })).not.toBeInTheDocument();
  });

  it('[ACCT-09] a new factor asks whether other devices are logged out', async () => {
    let own: object = none;
    const device = { agent: null, created_at: '2026-11-20T08:00:00.000Z', seen_at: null };
    const here = { ...device, id: 1, current: true };
    let devices: object[] = [
      here,
      { ...device, id: 2, current: false },
      { ...device, id: 3, current: false },
    ];
    const screen = await open({
      [FACTORS]: () => own,
      'GET /api/user/session': () => devices,
      'DELETE /api/user/session': () => {
        devices = [here];
        return { ended: 2 };
      },
      'POST /api/user/factor/app': made,
      'POST /api/user/factor/app/confirm': () => {
        own = { ...none, factors: [app], codes: 10 };
        return { id: 3, codes: CODES };
      },
    });
    await screen.getByRole('button', { name: 'App einrichten' }).click();
    await expect.element(screen.getByText(/^Auf 2 anderen Geräten/)).not.toBeInTheDocument();
    await screen.getByLabelText('Code aus der App').fill('123456');
    await screen.getByRole('button', { name: 'Bestätigen' }).click();
    await expect.element(screen.getByText(/^Auf 2 anderen Geräten sind Sie noch angemeldet/)).toBeVisible();
    await screen.getByRole('button', { name: 'Alle anderen abmelden' }).first().click();
    await expect.element(screen.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
    await expect.element(screen.getByText(/^Auf 2 anderen Geräten/)).not.toBeInTheDocument();
  });

  it('[MFA-02] saves the codes as a text file', async () => {
    const saved: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      saved.push(file);
      return create.call(URL, file);
    };
    const screen = await open({
      [FACTORS]: { ...none, factors: [app], codes: 3 },
      'POST /api/user/factor/codes': { codes: CODES },
    });
    await expect.element(screen.getByText('Noch 3 übrig')).toBeVisible();
    await screen.getByRole('button', { name: 'Neue Codes erstellen' }).click();
    await screen.getByRole('button', { name: 'Als Textdatei speichern' }).click();
    await expect.poll(() => saved.length).toBe(1);
    URL.createObjectURL = create;
    const text = await saved[0]?.text();
    for (const code of CODES) expect(text).toContain(`${code}\r\n`);
  });

  it('[MFA-01] removes the app after a question', async () => {
    let own: object = { ...none, factors: [app], codes: 10 };
    const screen = await open({
      [FACTORS]: () => own,
      'DELETE /api/user/factor/3': () => {
        own = none;
        return { id: 3 };
      },
    });
    await screen.getByRole('button', { name: 'Entfernen: App' }).click();
    await expect.element(screen.getByText('„App“ als zweiten Faktor entfernen?')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(screen.getByText('Der zweite Faktor ist entfernt.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'App einrichten' })).toBeVisible();
  });

  it('[MFA-01] [DCN-08] says where an installation has no key for it', async () => {
    const screen = await open({ [FACTORS]: { ...none, app: false } });
    const line = screen.getByText('Diese Installation bietet keine Codes einer App an.');
    await expect.element(line).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'App einrichten' })).not.toBeInTheDocument();
    // No tick before what is absent.
    const shape = (within: Element | null) => within?.querySelector('.sb-icon path')?.getAttribute('d');
    const shown = shape(line.element().parentElement);
    await screen.unmount();
    const icons = await renderPage(
      <>
        <p>
          <Icon name="info" />
        </p>
        <p>
          <Icon name="done" />
        </p>
      </>,
    );
    const [info, done] = [...icons.container.querySelectorAll('p')].map(shape);
    expect(shown).toBe(info);
    expect(shown).not.toBe(done);
  });

  it('[MFA-01] a failure can be tried again', async () => {
    let answer: unknown = refuse(500, 'internal_error', 'Fehler!');
    const screen = await open({ [FACTORS]: () => answer });
    await expect.element(screen.getByText('Fehler!')).toBeVisible();
    answer = none;
    await screen.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(screen.getByRole('button', { name: 'App einrichten' })).toBeVisible();
  });
});

describe('the e-mail', () => {
  const ASK = 'POST /api/user/email';
  const NEW = 'anna.neu@beispiel.de';

  it('[ACCT-07] asks for another e-mail', async () => {
    const screen = await renderPage(<EmailPanel />, {
      person: { ofCompany: { mail: true } },
      calls: { [ASK]: { email: NEW, expires_at: '2026-11-21T09:00:00.000Z' } },
    });
    await screen.getByLabelText('Neue E-Mail').fill(` ${NEW} `);
    await screen.getByRole('button', { name: 'Link schicken' }).click();
    await expect.element(screen.getByText(/gilt, sobald Sie ihn öffnen/)).toBeVisible();
    expect(screen.sent.filter(({ call }) => call === ASK).map(({ body }) => body)).toEqual([{ email: NEW }]);
  });

  it('[ACCT-07] is not shown where no mails are sent', async () => {
    const screen = await renderPage(<EmailPanel />, { person: {} });
    await expect.element(screen.getByText('Neue E-Mail')).not.toBeInTheDocument();
  });

  describe('another e-mail that waits', () => {
    const CANCEL = 'DELETE /api/user/email';
    const show = (answer: unknown) =>
      renderPage(<PendingEmail email={NEW} until="2026-11-21T09:00:00.000Z" />, {
        person: { ofCompany: { mail: true } },
        calls: { [CANCEL]: answer },
      });

    it('[ACCT-07] is shown with its end, and is given up', async () => {
      const screen = await show({ email: 'anna@beispiel.de' });
      await expect
        .element(screen.getByText(/an anna\.neu@beispiel\.de gesendet, gültig bis 21\.11\.2026/))
        .toBeVisible();
      await screen.getByRole('button', { name: 'Änderung abbrechen' }).click();
      await expect.element(screen.getByText('Ihre E-Mail bleibt, wie sie ist.')).toBeVisible();
    });

    it('[ACCT-07] says why it is not given up', async () => {
      const screen = await show(refuse(503, 'unavailable', 'Bitte später noch einmal.'));
      await screen.getByRole('button', { name: 'Änderung abbrechen' }).click();
      await expect.element(screen.getByText('Bitte später noch einmal.')).toBeVisible();
    });
  });
});

describe('[GDPR-01] the own data', () => {
  afterEach(() => vi.restoreAllMocks());

  const json = JSON.stringify({
    ...{ format: 1, made_at: '2026-11-20T09:00:00.000Z', company: 'Alpha', names: {} },
    tables: { users: [{ id: 11, first_name: 'Anna' }] },
  });
  const file = () => new Response(json, { headers: { 'content-type': 'application/json' } });
  const show = (answer: unknown) =>
    renderPage(<OwnData />, {
      person: { features: ['security'] },
      calls: { 'GET /api/user/export': answer },
    });

  it('can be taken along as they are', async () => {
    const files = catchFiles();
    const screen = await show(file);
    await screen.getByRole('button', { name: 'Meine Daten herunterladen' }).click();
    await expect.poll(files).toEqual([{ name: 'Meine Daten 2026-11-20.json', text: json }]);
  });

  it('and as a spreadsheet, made in the browser', async () => {
    const books = catchDownloads();
    const screen = await show(file);
    await screen.getByRole('button', { name: 'Als Excel-Datei' }).click();
    await expect
      .poll(async () => (await books()).map(({ name }) => name))
      .toEqual(['Meine Daten_20.11.2026.xlsx']);
    expect((await books())[0]?.book.SheetNames).toEqual(['Person']);
  });

  it('are refused with a sentence', async () => {
    const screen = await show(refuse(403, 'feature_off', 'Diese Funktion ist nicht eingeschaltet.'));
    await screen.getByRole('button', { name: 'Meine Daten herunterladen' }).click();
    await expect.element(screen.getByText('Diese Funktion ist nicht eingeschaltet.')).toBeVisible();
  });
});
