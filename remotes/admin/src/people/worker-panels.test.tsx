import { formatDay } from '@stundenbuch/domain/time/format';
import { today } from '@stundenbuch/web/clock';
import { renderPage } from '@stundenbuch/web/testing';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EditCompanyPage } from '../company/edit-company-page.tsx';
import { places, timeline } from '../contracts/contracts.fixture.ts';
import { InvitePanel } from './invite-panel.tsx';
import { NewWorkerPage } from './new-worker-page.tsx';
import { jobs, worker } from './people.fixture.ts';
import * as form from './worker-form.fixture.tsx';
import { box, change, create, fill, save, sent } from './worker-form.fixture.tsx';
import { WorkersPage } from './workers-page.tsx';

describe('an invitation', () => {
  const CODE = 'H4KQ0N7T9ABCDEFGHJKM';
  const made = { code: CODE, link: null, expires_at: '2026-12-04T09:00:00.000Z' };
  const paula = worker({ registered: false, invited_at: null, invited_until: null });
  const admin = { role: 'admin', ofCompany: { login: { registration: 'invited' } } } as const;
  const INVITE = 'POST /api/user/8/invite';

  let copied: string[];
  beforeEach(() => {
    copied = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const show = (answer: unknown) =>
    renderPage(<InvitePanel person={paula} onClose={() => undefined} />, {
      person: admin,
      calls: { [INVITE]: answer },
    });

  describe('an invitation', () => {
    it('[ACCT-02] [DCN-09] is copied as the link of the operator, and shown with its code and its end', async () => {
      const link = `https://zeiten.beispiel.example/register#einladung=${CODE}`;
      const screen = await show({ ...made, link });
      await screen.getByRole('button', { name: 'Einladung kopieren' }).click();
      await expect.element(screen.getByText('Einladung kopiert.')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Per E-Mail senden' })).not.toBeInTheDocument();
      expect(copied).toEqual([link]);
      await expect.element(screen.getByText('H4KQ-0N7T-9ABC-DEFG-HJKM')).toBeVisible();
      await expect.element(screen.getByText(link)).toBeVisible();
      await expect.element(screen.getByText('04.12.2026, 10:00')).toBeVisible();
      await screen.getByRole('button', { name: 'Link noch einmal kopieren' }).click();
      await expect.poll(() => copied).toEqual([link, link]);
      expect(screen.sent.filter(({ call }) => call === INVITE)).toHaveLength(1);
    });

    it('[IMP-12] of somebody without an e-mail is printed as a letter, with what they log in with and the PIN', async () => {
      const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
      const max = worker({ registered: false, email: 'max.m@muster' });
      const screen = await renderPage(<InvitePanel person={max} onClose={() => undefined} />, {
        person: { ...admin, features: ['clock'], ofCompany: { ...admin.ofCompany, mail: true as const } },
        calls: { [INVITE]: { ...made, link: `https://zeiten.beispiel.example/register#einladung=${CODE}` } },
      });
      await expect.element(screen.getByRole('button', { name: 'Einladung kopieren' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Per E-Mail senden' })).not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Zugangsbrief drucken' }).click();
      const letter = page.getByRole('article', { name: 'Zugangsbrief für Paula Neumann' });
      await expect
        .element(letter)
        .toMatchTextContent(/H4KQ-0N7T-9ABC-DEFG-HJKM.*04.12.2026, 10:00.*Anmeldename.*max.m@muster/);
      await expect
        .element(letter)
        .toMatchTextContent(/zeiten.beispiel.example\/login an: Ins Feld „E-Mail“ kommt max.m@muster/);
      await expect.element(letter).toMatchTextContent(/PIN für das Terminal/);
      await expect.element(letter.getByRole('img', { name: 'Link für Paula Neumann' })).toBeVisible();
      await page.getByRole('button', { name: 'Drucken', exact: true }).click();
      expect(print).toHaveBeenCalledOnce();
    });

    it('[ACCT-02] goes by mail where mails are sent, and is shown all the same', async () => {
      const mailing = { ...admin, ofCompany: { ...admin.ofCompany, mail: true as const } };
      const screen = await renderPage(<InvitePanel person={paula} onClose={() => undefined} />, {
        person: mailing,
        calls: { [INVITE]: made },
      });
      await screen.getByRole('button', { name: 'Per E-Mail senden' }).click();
      await expect.element(screen.getByText('Die Einladung ist unterwegs.')).toBeVisible();
      await expect.element(screen.getByText('H4KQ-0N7T-9ABC-DEFG-HJKM')).toBeVisible();
      expect(screen.sent.find(({ call }) => call === INVITE)?.body).toEqual({ mail: true });
      expect(copied).toEqual([]);
    });

    it('[ACCT-02] [DCN-09] without one has the address of this page, and can be marked where copying is forbidden', async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      const screen = await show(made);
      await screen.getByRole('button', { name: 'Einladung kopieren' }).click();
      await expect.element(screen.getByText(`${location.origin}/register#einladung=${CODE}`)).toBeVisible();
      await expect.element(screen.getByText('Einladung kopiert.')).not.toBeInTheDocument();
    });
  });

  describe('where registering needs an invitation', () => {
    it('[ACCT-02] it is offered after a worker was added', async () => {
      const pages = (
        <Routes>
          <Route path="/new-worker" element={<NewWorkerPage />} />
          <Route path="/myworkers" element={<WorkersPage />} />
        </Routes>
      );
      const screen = await renderPage(pages, {
        path: '/new-worker',
        person: admin,
        calls: {
          'GET /api/company/jobs': jobs,
          'POST /api/user': paula,
          'GET /api/user': [paula],
          [INVITE]: made,
        },
      });
      await form.fill(screen);
      await form.save(screen);
      await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
      await expect
        .element(screen.getByRole('heading', { name: 'Einladung für Paula Neumann' }))
        .toBeVisible();
      await screen.getByRole('button', { name: 'Einladung kopieren' }).click();
      await expect.poll(() => copied).toHaveLength(1);
      await screen.getByRole('button', { name: /Schließen/ }).click();
      await expect.element(screen.getByText('H4KQ-0N7T-9ABC-DEFG-HJKM')).not.toBeInTheDocument();
    });

    it('[ACCT-02] the list tells who has come in, and who can be invited again', async () => {
      const invited = { registered: false, invited_at: '2026-11-18T09:00:00.000Z' };
      const people = [
        worker({ id: 1, name: 'Alt', registered: true }),
        worker({ id: 2, name: 'Neu', registered: false, invited_at: null }),
        worker({ ...invited, id: 3, name: 'Bald', invited_until: '2026-12-02T09:00:00.000Z' }),
        worker({ ...invited, id: 4, name: 'Lange', invited_until: '2026-11-20T09:00:00.000Z' }),
        worker({ ...invited, id: 5, name: 'Weg', active: 0, invited_until: '2026-12-02T09:00:00.000Z' }),
      ];
      const screen = await renderPage(<WorkersPage />, { person: admin, calls: { 'GET /api/user': people } });
      const row = (name: string) => screen.getByRole('row').filter({ hasText: `Paula${name}` });
      await expect.element(row('Alt')).toMatchTextContent(/registriert/);
      await expect.element(row('Neu')).toMatchTextContent(/noch nicht eingeladen/);
      await expect
        .element(row('Bald'))
        .toMatchTextContent(/eingeladen am 18\.11\.2026, noch nicht registriert/);
      await expect.element(row('Lange')).toMatchTextContent(/Einladung vom 18\.11\.2026 abgelaufen/);
      const buttons = screen.getByRole('button', { name: /einladen$/ }).elements();
      expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
        'Paula Neu einladen',
        'Paula Bald erneut einladen',
        'Paula Lange erneut einladen',
      ]);
      await row('Bald').getByRole('button', { name: 'Paula Bald erneut einladen' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Einladung für Paula Bald' })).toBeVisible();
    });

    it('[ACCT-02] a global admin invites the first admin of a company', async () => {
      const chef = { ...paula, role: 2, setAdmin: 1 };
      const company = { id: 7, name: 'Firma 7', permission: '0000000000', features: [], employee_count: 0 };
      const screen = await renderPage(<EditCompanyPage />, {
        person: { globalAdmin: true, flags: [] },
        path: '/edit-company?id=7',
        calls: {
          'GET /api/company/7': { ...company, version: 1, address: null, jobs: [], registration: 'invited' },
          'GET /api/user/all/7': [],
          'POST /api/user': chef,
          [INVITE]: made,
        },
      });
      await screen.getByRole('button', { name: 'Ersten Administrator anlegen' }).click();
      for (const [label, text] of [
        ['Vorname', 'Paula'],
        ['Nachname', 'Neumann'],
        ['E-Mail', 'paula@beispiel.de'],
      ] as const)
        await screen.getByLabelText(label, { exact: true }).fill(text);
      await screen.getByRole('button', { name: 'Anlegen', exact: true }).click();
      await expect
        .element(screen.getByRole('heading', { name: 'Einladung für Paula Neumann' }))
        .toBeVisible();
    });
  });

  it('[DCN-01] where registering is open nothing of it is shown', async () => {
    const screen = await renderPage(<WorkersPage />, {
      person: { role: 'admin' },
      calls: { 'GET /api/user': [paula] },
    });
    await expect.element(screen.getByRole('row').filter({ hasText: 'Neumann' })).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/registr|einladen/i);
  });
});

describe('what the law asks of a person', () => {
  const MILOG = 'Arbeitszeit spätestens am siebten Tag aufzuzeichnen (§ 17 MiLoG)';
  const ON = ['calendar', 'law'];

  describe('[LAW-10] [LAW-13] date of birth and MiLoG', () => {
    it('are entered with a new person', async () => {
      const screen = await create({}, ON);
      await fill(screen);
      await box(screen, 'Geburtsdatum').fill('20.4.2009');
      await screen.getByRole('checkbox', { name: MILOG }).click();
      await save(screen);
      await expect.element(screen.getByText('Mitarbeiter erfolgreich angelegt.')).toBeVisible();
      expect(sent(screen, 'POST')[0]?.body).toMatchObject({ birth_date: '2009-04-20', milog: true });
    });

    it('are shown, changed and removed', async () => {
      const screen = await change(worker({ birth_date: '2009-04-20', milog: true }), {}, {}, ON);
      await expect.element(box(screen, 'Geburtsdatum')).toHaveValue('20.04.2009');
      await expect.element(screen.getByRole('checkbox', { name: MILOG })).toBeChecked();
      await box(screen, 'Geburtsdatum').clear();
      await screen.getByRole('checkbox', { name: MILOG }).click();
      await save(screen);
      await expect.poll(() => sent(screen, 'PUT')[0]?.body).toMatchObject({ birth_date: null, milog: false });
    });

    it.each(['21.11.2026', '31.12.1899'])('%s is no date of birth', async (typed) => {
      const screen = await change(worker(), {}, {}, ON);
      await box(screen, 'Geburtsdatum').fill(typed);
      await save(screen);
      await expect.element(screen.getByRole('alert')).toBeVisible();
      expect(sent(screen, 'PUT')).toEqual([]);
    });

    it('[FND-02] are neither shown nor sent without the guide', async () => {
      const screen = await change(worker({ birth_date: '2009-04-20', milog: true }), {}, {}, ['calendar']);
      await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
      await expect.element(screen.getByLabelText('Geburtsdatum')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('checkbox', { name: /MiLoG/ })).not.toBeInTheDocument();
      await save(screen);
      await expect.poll(() => sent(screen, 'PUT')).toHaveLength(1);
      expect(Object.keys(sent(screen, 'PUT')[0]?.body as object)).not.toContain('birth_date');
      expect(Object.keys(sent(screen, 'PUT')[0]?.body as object)).not.toContain('milog');
    });
  });
});

describe('a contract', () => {
  const FEATURES = ['calendar', 'contracts'];
  const calls = { 'GET /api/calendar/place': places, 'GET /api/contract/user/8': timeline };

  describe('a worker of a company with contracts', () => {
    it('[CON-11] has hours, days, vacation and entry on a tab of their own', async () => {
      const screen = await change(worker(), calls, {}, FEATURES);
      await expect.element(box(screen, 'Vorname')).toHaveValue('Paula');
      for (const label of ['Wochenstunden', 'Urlaubstage im Jahr', 'Im Unternehmen seit'])
        await expect.element(box(screen, label)).not.toBeInTheDocument();
      await box(screen, 'Nachname').fill('Altmann');
      await screen.getByRole('tab', { name: 'Vertrag' }).click();
      await expect.element(screen.getByText('Mo–Fr 8:00')).toBeVisible();
      await screen.getByRole('tab', { name: 'Stammdaten' }).click();
      await expect.element(box(screen, 'Nachname')).toHaveValue('Altmann');
      await save(screen);
      await expect.poll(() => sent(screen, 'PUT')[0]?.body).toMatchObject({ name: 'Altmann' });
      for (const field of ['weeklyhours', 'working_days', 'vacation', 'worker_since'])
        expect(sent(screen, 'PUT')[0]?.body).not.toHaveProperty(field);
    });

    it('[MIG-02] begins with an entry and the hours of each weekday', async () => {
      const screen = await create(calls, FEATURES);
      const hours = (day: string) => screen.getByRole('textbox', { name: day, exact: true });
      await expect.element(hours('Mo')).toHaveValue('4:00');
      await expect.element(screen.getByLabelText('Eintritt')).toHaveValue(formatDay(today()));
      await fill(screen, { Eintritt: '01.12.2026', Wochenstunden: '37,5' });
      await expect.element(hours('Fr')).toHaveValue('7:30');
      await screen.getByLabelText('Ort', { exact: true }).selectOptions('Werk Köln');
      await save(screen);
      await expect
        .poll(() => sent(screen, 'POST')[0]?.body)
        .toMatchObject({
          worker_since: '2026-12-01',
          weeklyhours: 37.5,
          minutes: [450, 450, 450, 450, 450, 0, 0],
          place_id: 501,
        });
    });

    it('[MIG-02] without an entry is refused before anything is sent', async () => {
      const screen = await create(calls, FEATURES);
      await fill(screen, { Eintritt: '' });
      await save(screen);
      await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
      expect(sent(screen, 'POST')).toEqual([]);
    });
  });
});
