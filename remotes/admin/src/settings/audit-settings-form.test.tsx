import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';

it('[AUD-05] the years of the log are chosen between two and ten, and sent', async () => {
  const setting = { value: { keep_years: 3 }, version: 2, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(
    <SettingsForm group={auditFeature} setting={setting} onSaved={() => undefined} />,
    {
      person: { role: 'admin' },
      calls: { 'PUT /api/company/settings/audit': settingsWith() },
    },
  );
  const years = screen.getByLabelText('Der Inhalt von Änderungen bleibt lesbar für');
  await expect.element(years).toHaveValue('3');
  expect([...(years.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n} Jahre`),
  );
  await years.selectOptions('5 Jahre');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
  expect(sent?.body).toEqual({ value: { keep_years: 5 }, version: 2 });
});
