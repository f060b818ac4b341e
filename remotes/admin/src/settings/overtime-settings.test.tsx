import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';

it('[OVT-02] [OVT-05] [OVT-06] what costs hours, the limits and the credit rule are chosen and sent', async () => {
  const value = { type80: 'lowering', warn_over: 40, warn_under: -20, only_credit: false };
  const setting = { value, version: 2, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(
    <SettingsForm group={overtimeFeature} setting={setting} onSaved={() => undefined} />,
    {
      person: { role: 'admin' },
      calls: { 'PUT /api/company/settings/overtime': settingsWith() },
    },
  );
  const save = screen.getByRole('button', { name: 'Speichern' });
  const under = screen.getByLabelText('Warnen unter (Stunden)');
  await under.fill('');
  await save.click();
  await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
  await under.fill('-10,5');
  await screen.getByLabelText('Schlecht Wetter').selectOptions('kostet keine Stunden');
  await screen.getByLabelText('Überstundenabbau nur aus Guthaben').click();
  await save.click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
  expect(sent?.body).toEqual({
    value: { type80: 'neutral', warn_over: 40, warn_under: -10.5, only_credit: true },
    version: 2,
  });
});
