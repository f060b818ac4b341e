import { renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { SickDays } from '../request/sick-days.tsx';
import { absence } from '../shared/absence.fixture.ts';
import {
  admin,
  dialog,
  fillDay,
  fillTime,
  person,
  showCase,
  showSickFrom,
  showVacation,
  sickCase,
} from './sick-cases.fixture.tsx';
import { SickCasesPage } from './sick-cases-page.tsx';
import { TeamSicknessPage } from './team-sickness-page.tsx';

const list = (open: unknown, recent: unknown = [], ending: unknown = { cases: 0, until: null }) =>
  renderPage(<SickCasesPage />, {
    path: '/sick-cases',
    person: admin,
    calls: {
      'GET /api/sick-case?list=open': open,
      'GET /api/sick-case?list=recent': recent,
      'GET /api/sick-case/ending': ending,
    },
  });
const sentBy = ({ sent }: Awaited<ReturnType<typeof showCase>>) =>
  sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

describe('the open certificates', () => {
  it('[SICK-03] are listed and copied with what a payroll program asks for', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const asked = {
      ...sickCase,
      certificate: 'requested',
      requested_on: '2026-11-02',
      user: 8,
      name: 'Kunz',
    };
    const screen = await list([sickCase, asked]);
    await expect.element(screen.getByText('Den Abruf macht Ihr Lohnprogramm.')).toBeVisible();
    await expect.element(screen.getByText('fällig ab 12.11.2026')).toBeVisible();
    await expect.element(screen.getByText(/Nachweis liegt nicht vor/)).toBeVisible();
    await screen.getByRole('button', { name: 'Als Text kopieren' }).click();
    await expect.element(screen.getByText('Liste kopiert.')).toBeVisible();
    expect(written.mock.calls[0]?.[0]).toMatch(/1001\tAnna Berger\t09\.11\.2026\t11\.11\.2026/);
    written.mockRejectedValue(new Error('denied'));
    await screen.getByRole('button', { name: 'Als Text kopieren' }).click();
    await expect.element(screen.getByText('Die Liste konnte nicht kopiert werden.')).toBeVisible();
    written.mockRestore();
  });

  it('[SICK-03] [SICK-04] [SICK-07] none, the end of six weeks near, and what is deleted next', async () => {
    const near = { ...sickCase, last: '2026-11-20', pay_ends: '2026-11-29' };
    const screen = await list([], [near], { cases: 2, until: '2026-12-21' });
    await expect.element(screen.getByText('Zu keiner Krankheit fehlt ein Nachweis.')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'Lohnfortzahlung endet am 29.11.2026 (ohne Gewähr, gleiche Krankheit nicht geprüft)',
        ),
      )
      .toBeVisible();
    await expect
      .element(screen.getByText(/Bis 21\.12\.2026 werden die Angaben zu 2 Krankheitsfällen/))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Als Text kopieren' }).query()).toBeNull();
  });
});

describe('a case', () => {
  it('[SICK-02] is noted with the version that was read', async () => {
    const screen = await showCase({ 'PUT /api/sick-case/person/7': person });
    await expect.element(screen.getByRole('heading', { name: 'Krankheit von Anna Berger' })).toBeVisible();
    await screen.getByLabelText('Nachweis', { exact: true }).selectOptions('eAU liegt vor');
    await fillDay('AU bis', '20.11.2026');
    await screen.getByLabelText('Am ersten Tag noch gearbeitet').selectOptions('Ja');
    await screen.getByLabelText('Organisatorisch').fill('Vertretung: Bert');
    await screen
      .getByRole('form', { name: 'Krankheitsfall' })
      .getByRole('button', { name: 'Speichern' })
      .click();
    const noted = {
      certificate: 'electronic',
      certified_until: '2026-11-20',
      worked: true,
      remark: 'Vertretung: Bert',
    };
    const nothing = { established_on: null, requested_on: null };
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['PUT /api/sick-case/person/7', { day: '2026-11-09', version: 2, ...nothing, ...noted }]]);
  });

  it('[SICK-02] the AU does not end before the case: said before it is sent', async () => {
    const screen = await showCase();
    await fillDay('AU bis', '06.11.2026');
    await screen
      .getByRole('form', { name: 'Krankheitsfall' })
      .getByRole('button', { name: 'Speichern' })
      .click();
    await expect.element(screen.getByText('Die AU endet frühestens am 09.11.2026.')).toBeVisible();
    expect(sentBy(screen)).toEqual([]);
  });

  it('[SICK-01] is split at a day and joined with the one before', async () => {
    const screen = await showCase({ 'PUT /api/sick-case/person/7/begin': person });
    await screen.getByRole('button', { name: 'Teilen' }).click();
    await dialog().getByLabelText('Ab').selectOptions('11.11.2026');
    await dialog().getByRole('button', { name: 'Teilen' }).click();
    await screen.getByRole('button', { name: 'Mit dem vorherigen verbinden' }).click();
    await dialog().getByRole('button', { name: 'Verbinden' }).click();
    const call = 'PUT /api/sick-case/person/7/begin';
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        [call, { day: '2026-11-11', begins: 'follow' }],
        [call, { day: '2026-11-09', begins: 'joined' }],
      ]);
  });

  it('[SICK-02] [SICK-04] says how the person is insured, and the waiting time', async () => {
    const waiting = { ...sickCase, waits_until: '2026-11-15' };
    const screen = await showCase({
      'GET /api/sick-case/person/7': { ...person, cases: [waiting] },
      'PUT /api/sick-case/person/7/insurance': { ...person, insurance: 'private' },
    });
    await expect.element(screen.getByText(/^Wartezeit bis 15\.11\.2026/)).toBeVisible();
    await screen.getByLabelText('Versichert').selectOptions('privat');
    await screen
      .getByRole('form', { name: 'Versicherung' })
      .getByRole('button', { name: 'Speichern' })
      .click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['PUT /api/sick-case/person/7/insurance', { insurance: 'private' }]]);
  });

  it('[SICK-01] of a day without sickness there is none', async () => {
    const screen = await showCase({}, '/sick-case?user=7&day=2026-12-01');
    await expect.element(screen.getByText('An diesem Tag ist keine Krankheit eingetragen.')).toBeVisible();
  });
});

it('[SICK-01] a lead reads who, from and to', async () => {
  const led = { user: 7, first_name: 'Anna', name: 'Berger', first: '2026-11-09', last: '2026-11-11' };
  const screen = await renderPage(<TeamSicknessPage />, {
    path: '/team-sickness',
    person: { features: ['kinds', 'teams'] },
    calls: { 'GET /api/sick-case/led': [led] },
  });
  await expect.element(screen.getByText('Anna Berger')).toBeVisible();
  await expect.element(screen.getByText('11.11.2026')).toBeVisible();
});

describe('sick on vacation', () => {
  it('[SICK-06] asks for the certificate before anything is sent, and sends it along', async () => {
    const screen = await showVacation({ 'POST /api/timesheet/absence/sick': [] });
    await screen.getByLabelText('Grund').fill('Attest');
    const enter = screen.getByRole('button', { name: 'Als krank eintragen' });
    await enter.click();
    await expect.element(screen.getByText(/kommen nur zurück, wenn ein Nachweis/)).toBeVisible();
    expect(sentBy(screen)).toEqual([]);
    await screen.getByLabelText('Nachweis').selectOptions('eAU angefordert');
    await enter.click();
    const days = { day: '2026-11-16', end: '2026-11-16', user: 8, reason: 'Attest', any_month: false };
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['POST /api/timesheet/absence/sick', { ...days, certificate: 'requested' }]]);
  });

  it('[SICK-06] whoever enters sickness over vacation is asked whether the days come back', async () => {
    const days = 'GET /api/timesheet/user/8/2026-11-16/2026-11-16';
    const typed = { project: 20, day: '2026-11-16', end: '2026-11-16' } as const;
    const show = (features: string[]) =>
      renderPage(<SickDays typed={typed} user={8} />, {
        path: '/person-absence?user=bert@example.de',
        person: { role: 'admin', features },
        calls: { [days]: [absence(1, { day: '2026-11-16', project: 10, status: 1 })] },
      });
    const screen = await show(['office', 'kinds']);
    await expect
      .element(screen.getByRole('link', { name: 'Urlaubstage zurückgeben' }))
      .toHaveAttribute('href', '/person-sickness?user=bert%40example.de&date=2026-11-16&end=2026-11-16');
  });
});

describe('sick from a time on', () => {
  it('[SICK-05] the person says when, in one form that opens on today', async () => {
    const screen = await showSickFrom({
      'POST /api/timesheet/absence/sick-from': absence(1, { project: 20 }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Ich bin krank' })).toBeVisible();
    await fillTime('Krank ab', '11:15');
    await screen.getByRole('button', { name: 'Krank melden' }).click();
    await expect.element(screen.getByText(/Gute Besserung/)).toBeVisible();
    expect(sentBy(screen)).toEqual([
      ['POST /api/timesheet/absence/sick-from', { day: '2026-11-20', from: '11:15' }],
    ]);
  });

  it('[SICK-05] the office enters it with a reason', async () => {
    const path = '/sick-from?user=bert@example.de&date=2026-11-19';
    const screen = await showSickFrom(
      { 'POST /api/timesheet/absence/sick-from': absence(1, { project: 20 }) },
      path,
      ['kinds', 'office', 'audit'],
    );
    await expect.element(screen.getByRole('heading', { name: /eintragen für Bert Maier/ })).toBeVisible();
    await fillTime('Krank ab', '11:15');
    await screen.getByLabelText('Grund').fill('Auf Zuruf');
    await screen.getByRole('button', { name: 'Als krank eintragen' }).click();
    const body = { day: '2026-11-19', from: '11:15', user: 8, reason: 'Auf Zuruf' };
    await expect.poll(() => sentBy(screen)).toEqual([['POST /api/timesheet/absence/sick-from', body]]);
  });
});
