import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { settingsWith } from './features.fixture.ts';
import { SettingsForm } from './settings-form.tsx';

const stored = loginSettings.settings.parse({});
const SAVE = 'PUT /api/company/settings/login';

function show(features: string[], calls: Answers = {}) {
  const setting = { value: stored, version: 3, since: null, recommended_on: null };
  return renderPage(<SettingsForm group={loginSettings} setting={setting} onSaved={() => undefined} />, {
    person: { role: 'admin', features },
    calls: { [SAVE]: settingsWith(), ...calls },
  });
}

it('[MFA-06] proposes the first possible day, and sends who needs a second factor from when on', async () => {
  const screen = await show(['security']);
  const day = screen.getByRole('textbox', { name: /^Zweiter Faktor nötig ab/ });
  await expect.element(screen.getByLabelText('Wer einen zweiten Faktor braucht')).toBeVisible();
  expect(day.elements()).toEqual([]);
  await screen.getByLabelText('Wer einen zweiten Faktor braucht').selectOptions('Admins');
  await expect.element(day).toHaveValue('04.12.2026');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === SAVE)?.body).toEqual({
    value: { ...stored, second_factor: 'admins', second_factor_from: '2026-12-04' },
    version: 3,
  });
});

it('[MFA-06] does not speak of it where accounts have no second factor', async () => {
  const screen = await show([]);
  await expect.element(screen.getByLabelText('Wer sich registrieren kann')).toBeVisible();
  await expect.element(screen.getByText('zweiten Faktor')).not.toBeInTheDocument();
});
