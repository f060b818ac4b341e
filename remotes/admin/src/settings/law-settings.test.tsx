import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FeatureCard } from './feature-card.tsx';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';
import '../admin.css';

it('[LAW-11] what is said of each rule is chosen and sent', async () => {
  const value = lawFeature.settings.parse({});
  const setting = { value, version: 2, since: '2026-11-01', recommended_on: null };
  const screen = await renderPage(
    <SettingsForm group={lawFeature} setting={setting} onSaved={() => undefined} />,
    {
      person: { role: 'admin' },
      calls: { 'PUT /api/company/settings/law': settingsWith() },
    },
  );
  await screen.getByLabelText('Pause zu kurz (§ 4 ArbZG)').selectOptions('Grund verlangen');
  await screen.getByLabelText('Jugendliche (JArbSchG)').selectOptions('nicht speichern');
  await screen
    .getByLabelText('Ruhezeit', { exact: true })
    .selectOptions('10 Stunden (Betriebe nach § 5 Abs. 2 ArbZG)');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  const sent = screen.sent.find(({ call }) => call.startsWith('PUT'));
  expect(sent?.body).toEqual({
    value: { ...value, break: 'reason', minor: 'refuse', rest: 10 },
    version: 2,
  });
});

it.each([
  [1280, 4],
  [360, 1],
])('at %i pixels the rules are in %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  const value = lawFeature.settings.parse({});
  const setting = { value, version: 2, since: '2026-11-01', recommended_on: null };
  const features = [lawFeature];
  await renderPage(<FeatureCard feature={lawFeature} setting={setting} features={features} />);
  const lefts = () =>
    [...document.querySelectorAll('select')].map((field) => field.getBoundingClientRect().left);
  await expect.poll(() => new Set(lefts()).size).toBe(columns);
});
