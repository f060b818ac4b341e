import { Icon } from '@stundenbuch/web/kit';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { SecurityPage } from './security-page.tsx';
import '../app.css';

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
  let devices: object[] = [here, { ...device, id: 2, current: false }, { ...device, id: 3, current: false }];
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
