import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { type FieldProps, Form } from '@stundenbuch/web/form';
import { DecimalField } from '@stundenbuch/web/kit';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FeatureFormProps } from './feature-form-props.ts';
import { settingsWith } from './features.fixture.ts';
import { useSettingsForm } from './use-settings-form.ts';

const ground = {
  name: 'ground',
  label: 'Boden',
  meaning: 'Das bringt Boden.',
  group: 'Konten und Monat',
  requires: [],
  flags: [],
  isRecommended: true,
  settings: z.object({ depth: z.int('invalid_input').min(1, 'invalid_input').default(2) }),
} as const satisfies FeatureDefinition;
const stored = { value: { depth: 4 }, version: 3, since: null, recommended_on: null };

function Ground(props: FeatureFormProps) {
  const form = useSettingsForm(ground, props);
  return (
    <Form form={form} actions={<button type="submit">Speichern</button>}>
      <DecimalField {...(form.field('depth') as FieldProps<number | null>)} label="Tiefe" />
    </Form>
  );
}

const path = '/api/company/settings/ground';
const show = (answer: unknown) =>
  renderPage(<Ground setting={stored} onSaved={() => undefined} />, {
    person: { role: 'admin' },
    calls: { [`PUT ${path}`]: answer },
  });

it('[FND-04] settings are sent with the version that the form began with', async () => {
  const screen = await show(settingsWith());
  await screen.getByLabelText('Tiefe').fill('7');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Einstellungen gespeichert.')).toBeVisible();
  expect(screen.sent.filter(({ call }) => call === `PUT ${path}`).map(({ body }) => body)).toEqual([
    { value: { depth: 7 }, version: 3 },
  ]);
});

it('[FND-04] what somebody typed stays when another admin was faster', async () => {
  const sentence = 'Der Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.';
  const screen = await show(refuse(409, 'stale', sentence));
  await screen.getByLabelText('Tiefe').fill('7');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByLabelText('Tiefe')).toHaveValue('7');
});

it('[FND-04] the form says what the schema refuses, and sends nothing', async () => {
  const screen = await show(settingsWith());
  await screen.getByLabelText('Tiefe').fill('0');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Ungültige Eingabe.')).toBeVisible();
  expect(screen.sent).toEqual([]);
});
