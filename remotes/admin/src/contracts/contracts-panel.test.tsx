import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContractTab } from '../people/contract-tab.tsx';
import { contract, places, preview, timeline } from './contracts.fixture.ts';
import { ContractsPanel } from './contracts-panel.tsx';

const open = (calls = {}, features: string[] = []) =>
  renderPage(<ContractsPanel user={8} />, {
    person: { role: 'admin', features: ['calendar', 'contracts', ...features] },
    calls: {
      'GET /api/contract/user/8': timeline,
      'GET /api/calendar/place': places,
      'POST /api/contract/preview': preview(),
      'POST /api/contract': contract({ id: 33 }),
      'PUT /api/contract/32': timeline[0],
      'DELETE /api/contract/32?version=2': { id: 32 },
      ...calls,
    },
  });
type Screen = Awaited<ReturnType<typeof open>>;

const box = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });
const hours = (screen: Screen, day: string) => screen.getByRole('textbox', { name: day, exact: true });
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const bodies = (screen: Screen, call: string) =>
  screen.sent.filter((one) => one.call === call).map(({ body }) => body);

async function typeChange(screen: Screen) {
  await button(screen, 'Änderung ab …').click();
  await box(screen, 'Gültig ab').fill('01.03.2027');
  await box(screen, 'Wochenstunden').fill('20');
}

describe('the time line of a person', () => {
  it('[CON-13] is listed newest first: from, until, hours, vacation and place', async () => {
    const screen = await open();
    await expect.element(screen.getByText('Mo 9:00, Di 8:00, Mi 7:00')).toBeVisible();
    await expect.element(screen.getByText('Mo–Fr 8:00')).toBeVisible();
    await expect.element(screen.getByText('Werk Köln')).toBeVisible();
    await expect
      .poll(() => screen.getByRole('row').nth(1).element().textContent)
      .toMatch(/01\.12\.2026.*offen/);
    await expect
      .poll(() => screen.getByRole('row').nth(2).element().textContent)
      .toMatch(/Beginn.*30\.11\.2026/);
  });

  it('[CON-13] is one card per row on the phone', async () => {
    await page.viewport(360, 740);
    const screen = await open();
    const days = screen.getByText('Mo–Fr 8:00');
    await expect.element(days).toBeVisible();
    // Each line says what it is: the label is of the style sheet.
    const labelOf = (of: string) =>
      getComputedStyle(screen.getByText(of).element().closest('td') as Element, '::before').content;
    expect([labelOf('01.12.2026'), labelOf('Mo–Fr 8:00')]).toEqual(['"Gültig ab"', '"Stunden Mo–So"']);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect.element(screen.getByRole('columnheader').first()).not.toBeInTheDocument();
    await page.viewport(1280, 800);
  });

  it('[CON-13] is only read on the own profile', async () => {
    const screen = await renderPage(<ContractTab userId={8} />, {
      calls: { 'GET /api/contract/user/8': timeline },
    });
    await expect.element(screen.getByText('Mo–Fr 8:00')).toBeVisible();
    await expect.element(button(screen, /bearbeiten|löschen|Änderung/)).not.toBeInTheDocument();
  });
});

describe('a change from a day on', () => {
  it('[CON-03] [CON-04] proposes equal days and the vacation that goes with the days', async () => {
    const screen = await open();
    await typeChange(screen);
    await expect.element(hours(screen, 'Mo')).toHaveValue('4:00');
    await expect.element(box(screen, 'Urlaubstage im Jahr')).toHaveValue('30');
    for (const day of ['Do', 'Fr']) await screen.getByRole('checkbox', { name: day, exact: true }).click();
    await expect.element(hours(screen, 'Mo')).toHaveValue('6:40');
    await expect.element(hours(screen, 'Fr')).toHaveValue('0:00');
    await expect.element(box(screen, 'Urlaubstage im Jahr')).toHaveValue('18');
    await expect.element(screen.getByText(/Zusammen 20:00 von 20:00/)).toBeVisible();
  });

  it('[CON-10] is shown before it is stored, with the ticks that it asks for', async () => {
    const asked = preview({
      days: [{ day: '2026-11-19', before: 480, after: 240 }],
      absences: [{ id: 77, day: '2027-03-05', project: 10, status: 1 }],
    });
    const screen = await open({ 'POST /api/contract/preview': asked });
    await typeChange(screen);
    await button(screen, 'Vorschau').click();
    await expect
      .poll(() => screen.getByRole('row', { name: /^2027/ }).element().textContent)
      .toMatch(/30.*18/);
    await expect
      .poll(() => screen.getByRole('row', { name: /Dezember 2026/ }).element().textContent)
      .toMatch(/176:00.*112:00/);
    expect(bodies(screen, 'POST /api/contract')).toEqual([]);
    await screen.getByRole('checkbox', { name: /Rückwirkend neu rechnen/ }).click();
    await screen.getByRole('checkbox', { name: /05\.03\.2027 Urlaub/ }).click();
    await button(screen, 'Speichern').click();
    await expect.element(screen.getByText('Vertrag erfolgreich gespeichert.')).toBeVisible();
    expect(bodies(screen, 'POST /api/contract')).toEqual([
      {
        ...{
          user: 8,
          valid_from: '2027-03-01',
          ends_on: null,
          weeklyhours: 20,
          vacation: 30,
          place_id: null,
        },
        minutes: [240, 240, 240, 240, 240, 0, 0],
        note: null,
        recalculate: true,
        cancel: [77],
      },
    ]);
  });

  it('[CON-10] that changes after the preview needs a new preview', async () => {
    const screen = await open();
    await typeChange(screen);
    await button(screen, 'Vorschau').click();
    await expect.element(button(screen, 'Speichern')).toBeVisible();
    await box(screen, 'Wochenstunden').fill('30');
    await expect.element(button(screen, 'Vorschau')).toBeVisible();
    await expect.element(button(screen, 'Speichern')).not.toBeInTheDocument();
  });

  it('[CON-03] whose weekdays make up no week is refused before it is sent', async () => {
    const screen = await open();
    await typeChange(screen);
    await hours(screen, 'Fr').fill('3:59');
    await button(screen, 'Vorschau').click();
    await expect
      .element(screen.getByText('Die Stunden der Wochentage ergeben nicht die Wochenstunden.'))
      .toBeVisible();
    expect(bodies(screen, 'POST /api/contract/preview')).toEqual([]);
  });

  it('[CON-13] that somebody else was quicker with keeps what was typed', async () => {
    const stale = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
    const screen = await open({ 'PUT /api/contract/32': refuse(409, 'stale', stale) });
    await button(screen, 'Vertrag ab 01.12.2026 bearbeiten').click();
    await box(screen, 'Notiz').fill('bis auf Weiteres');
    await button(screen, 'Vorschau').click();
    await button(screen, 'Speichern').click();
    await expect.element(screen.getByText(stale)).toBeVisible();
    await expect.element(box(screen, 'Notiz')).toHaveValue('bis auf Weiteres');
    expect(bodies(screen, 'PUT /api/contract/32')).toMatchObject([{ version: 2, note: 'bis auf Weiteres' }]);
  });

  it('[CON-12] ends with the last day, from the row that holds', async () => {
    const screen = await open({ 'PUT /api/contract/31': contract({ ends_on: '2026-12-31' }) });
    await button(screen, 'Vertrag ab Beginn bearbeiten').click();
    await expect.element(box(screen, 'Gültig ab')).toHaveValue('');
    await box(screen, 'Letzter Tag').fill('31.12.2026');
    await button(screen, 'Vorschau').click();
    await button(screen, 'Speichern').click();
    await expect
      .poll(() => bodies(screen, 'PUT /api/contract/31'))
      .toMatchObject([{ valid_from: '1900-01-01', ends_on: '2026-12-31', version: 1 }]);
  });

  it('[CON-13] is deleted after a question that says what would be different', async () => {
    const screen = await open();
    await button(screen, 'Vertrag ab 01.12.2026 löschen').click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('Danach gilt der Vertrag davor weiter.')).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^2027/ })).toBeVisible();
    expect(bodies(screen, 'POST /api/contract/preview')).toEqual([{ user: 8, id: 32, row: null }]);
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Vertrag erfolgreich gelöscht.')).toBeVisible();
  });
});

describe('an entry that was typed wrong', () => {
  const corrected = preview({ corrected_from: '1900-01-01', balance: { before: -165_600, after: -960 } });

  it('[SET-22] or forgotten is put right: the preview says what the account becomes, and asks for a reason', async () => {
    const screen = await open({
      'POST /api/contract/preview': corrected,
      'PUT /api/contract/31': contract({ valid_from: '2026-11-02' }),
    });
    await button(screen, 'Vertrag ab Beginn bearbeiten').click();
    await box(screen, 'Gültig ab').fill('02.11.2026');
    await button(screen, 'Vorschau').click();
    await expect
      .poll(() => screen.getByRole('row', { name: /Stand/ }).element().textContent)
      .toMatch(/−2\.760,00 h.*−16,00 h/);
    await button(screen, 'Speichern').click();
    await expect.element(screen.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await box(screen, 'Grund').fill('Eintritt vergessen');
    await button(screen, 'Speichern').click();
    await expect
      .poll(() => bodies(screen, 'PUT /api/contract/31'))
      .toMatchObject([{ valid_from: '2026-11-02', reason: 'Eintritt vergessen', version: 1 }]);
  });

  it('[SET-22] goes with its row, for a reason', async () => {
    const screen = await open({
      'POST /api/contract/preview': corrected,
      'DELETE /api/contract/31?version=1&reason=Falsche+Person': { id: 31 },
    });
    await button(screen, 'Vertrag ab Beginn löschen').click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/Davor gibt es keinen Vertrag/)).toBeVisible();
    await dialog.getByLabelText('Grund').fill('Falsche Person');
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect.element(screen.getByText('Vertrag erfolgreich gelöscht.')).toBeVisible();
  });

  it('[CON-09] in a closed month stays, and the dialog names the month', async () => {
    const closed = 'Der Monat August 2026 ist abgeschlossen.';
    const screen = await open({ 'POST /api/contract/preview': refuse(409, 'contract_closed', closed) });
    await button(screen, 'Vertrag ab Beginn löschen').click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(closed)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Löschen' })).toBeDisabled();
  });
});
