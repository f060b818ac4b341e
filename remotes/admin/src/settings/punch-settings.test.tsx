import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';

it('[CLK-03] [CLK-06] [CLK-07] [CLK-08] rounding and the hours of a forgotten clock are chosen and sent', async () => {
  const value = { rounding: 'none', forgotten_after: 16, terminal_balance: false, auto_break: 'off' };
  const setting = { value, version: 2, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(
    <SettingsForm group={punchFeature} setting={setting} onSaved={() => undefined} />,
    {
      person: { role: 'admin' },
      calls: { 'PUT /api/company/settings/clock': settingsWith(), 'GET /api/clock/terminal': [] },
    },
  );
  const save = screen.getByRole('button', { name: 'Speichern' });
  const hours = screen.getByLabelText('Uhr gilt als vergessen nach (Stunden)');
  await hours.fill('9');
  await save.click();
  await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
  await hours.fill('12');
  await screen.getByLabelText('Rundung').selectOptions('auf 15 Minuten');
  await screen.getByLabelText('Fehlende Pause beim Gehen').selectOptions('zum Eintragen vorschlagen');
  await screen.getByLabelText('Stundenkonto am Terminal zeigen').click();
  await save.click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
  expect(sent?.body).toEqual({
    value: { rounding: '15', forgotten_after: 12, terminal_balance: true, auto_break: 'suggest' },
    version: 2,
  });
});
