import { payrollTexts, UNTESTED } from '@stundenbuch/domain/accounts/payroll/messages';
import { renderPage, type SentCall } from '@stundenbuch/web/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { layout, preview, run, setup } from './payroll.fixture.ts';
import { PayrollPage } from './payroll-page.tsx';
import { PayrollSetupPage } from './payroll-setup-page.tsx';

// Friday 20 November 2026: the month that is handed over is October.
const features = ['closing', 'payroll'];
const calls = {
  'GET /api/payroll/setup': setup,
  'POST /api/payroll/preview': preview,
  'GET /api/payroll/run': [run],
};

const open = (more: object = {}, role: 'admin' | 'reader' = 'admin') =>
  renderPage(<PayrollPage />, { path: '/payroll', person: { role, features }, calls: { ...calls, ...more } });

describe('the handover', () => {
  it('[PAY-05] shows the lines, the file as it will be and what has no wage type', async () => {
    const screen = await open();
    await expect.element(screen.getByText(UNTESTED, { exact: false })).toBeVisible();
    await expect.element(screen.getByText('168,50', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('September 2026, Do, 03.09.')).toBeVisible();
    await expect.element(screen.getByText('166,50 h, 0,00 Tage')).toBeVisible();
    await expect.element(screen.getByText('Krankheit: 16,00 h, 2,00 Tage')).toBeVisible();
    await expect
      .element(screen.getByLabelText('Inhalt von lodas-2026-10.txt'))
      .toHaveValue('[Allgemein]\nZiel=LODAS\n');
  });

  it.each([
    ['admin', 2],
    ['reader', 0],
  ] as const)(
    '[SCR-26] with nothing to hand over leads the %s to the month that is to be closed',
    async (role, ways) => {
      const nothing = { ...preview, lines: [], problems: [], files: [], unmapped: [] };
      const screen = await open({ 'POST /api/payroll/preview': nothing, 'GET /api/payroll/run': [] }, role);
      await expect.element(screen.getByText(/Nichts zu übergeben/)).toBeVisible();
      await expect.element(screen.getByText(/Noch keine Datei erstellt/)).toBeVisible();
      await expect
        .poll(() => screen.getByRole('link', { name: 'Monat abschließen' }).elements().length)
        .toBe(ways);
    },
  );

  it('[PAY-05] on the phone days and pieces read no hours', async () => {
    await page.viewport(360, 900);
    const [line] = preview.lines as [(typeof preview.lines)[0]];
    const screen = await open({
      'POST /api/payroll/preview': { ...preview, lines: [{ ...line, unit: 'days', quantity: 2 }] },
    });
    const amount = screen.getByText('2,00', { exact: true });
    await expect.element(amount).toBeVisible();
    expect(amount.element().closest('.sb-hours')).toBeNull();
    await page.viewport(1280, 900);
  });

  it('[PAY-01] adds no surcharge to the hours that it is paid for, and no allowance to days', async () => {
    const [line] = preview.lines as [(typeof preview.lines)[0]];
    const beside = { ...line, source: 'zuschlag_Nacht 25 %', label: 'Zuschlag Nacht 25 %', quantity: 30 };
    const counted = { ...line, source: 'zulage_1', label: 'Zulage Montage', unit: 'days', quantity: 5 };
    const screen = await open({
      'POST /api/payroll/preview': { ...preview, lines: [...preview.lines, beside, counted] },
    });
    await expect.element(screen.getByText('Summe ohne Zuschläge und Zulagen')).toBeVisible();
    await expect.element(screen.getByText('166,50 h, 0,00 Tage')).toBeVisible();
  });

  it('[PAY-02] names problems first; who is left out by a tick is asked for again', async () => {
    const problem = {
      user: 8,
      first_name: 'Eva',
      name: 'Köhler',
      kind: 'open',
      text: 'Der Monat ist nicht abgeschlossen.',
    };
    const asked = vi.fn();
    const screen = await open({
      'POST /api/payroll/preview': ({ body }: SentCall) => {
        const { excluded } = body as { excluded: number[] };
        asked(excluded);
        return { ...preview, problems: [{ ...problem, excluded: excluded.includes(8) }] };
      },
    });
    const button = screen.getByRole('button', { name: 'Datei erstellen' });
    await expect.element(button).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Eva Köhler ausnehmen' }).click();
    await expect.element(button).toBeEnabled();
    expect(asked).toHaveBeenLastCalledWith([8]);
  });

  it('[PAY-02] a problem leads to where it is solved: the month, or the people', async () => {
    const of = { user: 8, first_name: 'Eva', name: 'Köhler', excluded: false };
    const screen = await open({
      'POST /api/payroll/preview': {
        ...preview,
        problems: [
          { ...of, kind: 'open', text: 'Der Monat ist nicht abgeschlossen.' },
          { ...of, kind: 'no_number', text: 'Die Personalnummer fehlt.' },
        ],
      },
    });
    const links = screen.getByRole('link', { name: 'Eva Köhler' });
    await expect.element(links.nth(0)).toHaveAttribute('href', '/month?user=8&month=2026-10');
    await expect.element(links.nth(1)).toHaveAttribute('href', '/myworkers');
  });

  it('[PAY-05] is marked as handed over after a question', async () => {
    const handed = vi.fn(() => ({ ...run, handed_over_at: '2026-11-20T09:00:00Z' }));
    const screen = await open({ 'POST /api/payroll/run/5/handed': handed });
    await screen.getByRole('button', { name: 'Als übergeben markieren' }).click();
    expect(handed).not.toHaveBeenCalled();
    await screen.getByRole('dialog').getByRole('button', { name: 'Als übergeben markieren' }).click();
    await expect.element(screen.getByText(payrollTexts.handed)).toBeVisible();
  });

  it('[PAY-06] a reader looks and changes nothing', async () => {
    const screen = await open({}, 'reader');
    await expect.element(screen.getByText('168,50', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Datei erstellen' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Als übergeben markieren' }).query()).toBeNull();
    expect(screen.getByRole('link', { name: 'Einrichtung' }).query()).toBeNull();
  });
});

describe('its set-up', () => {
  it('[PAY-01c] a key is chosen by its word, and what it means is checked at once', async () => {
    const saved = vi.fn(() => setup);
    const screen = await renderPage(<PayrollSetupPage />, {
      path: '/payroll-setup',
      person: { role: 'admin', features },
      calls: { ...calls, 'GET /api/payroll/layout': [layout], 'PUT /api/payroll/setup': saved },
    });
    await screen.getByRole('button', { name: 'Lohnart für Krankheit bearbeiten', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Einheit').selectOptions('Tage');
    await dialog.getByRole('textbox', { name: 'Lohnart' }).fill('300');
    await dialog.getByLabelText('Bearbeitungsschlüssel').selectOptions('1 Stunden');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect
      .element(dialog.getByText('Schlüssel 1 bedeutet Stunden; die Quelle liefert Tage.'))
      .toBeVisible();
    await dialog.getByLabelText('Bearbeitungsschlüssel').selectOptions('72 Krankheitstage');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText(payrollTexts.saved)).toBeVisible();
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          wage_types: expect.arrayContaining([
            expect.objectContaining({ source: 'absence_20', unit: 'days', wage_type: 300, key: 72 }),
          ]),
        }),
      }),
    );
  });

  it('[PAY-09] asks for what a certificate is asked for with only where periods are handed over', async () => {
    const saved = vi.fn(() => setup);
    const screen = await renderPage(<PayrollSetupPage />, {
      path: '/payroll-setup',
      person: { role: 'admin', features },
      calls: {
        ...calls,
        'GET /api/payroll/setup': { ...setup, valid_from: '2026-10-01' },
        'GET /api/payroll/layout': [],
        'PUT /api/payroll/setup': saved,
      },
    });
    const certificate = screen.getByLabelText('Angaben für den Abruf der AU mitgeben');
    await screen.getByLabelText('Zeiträume der Fehlzeiten mitgeben').click();
    await certificate.click();
    await screen.getByLabelText('Zeiträume der Fehlzeiten mitgeben').click();
    expect(certificate.query()).toBeNull();
    await screen.getByLabelText('Zeiträume der Fehlzeiten mitgeben').click();
    await expect.element(certificate).toBeChecked();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByText(payrollTexts.saved)).toBeVisible();
    const body = expect.objectContaining({ absence_periods: true, sick_cases: true });
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });
});
