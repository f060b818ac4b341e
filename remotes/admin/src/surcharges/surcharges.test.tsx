import { expect, it } from 'vitest';
import { montage, openRules, rules } from './surcharges.fixture.tsx';

it('[ALW-02] the times of § 3b EStG are taken from a day on', async () => {
  const screen = await openRules({ 'POST /api/surcharge/preset': rules });
  await screen.getByRole('button', { name: '§ 3b EStG übernehmen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Pause zuerst von zuschlagspflichtiger Zeit').click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.element(screen.getByText('Regeln nach § 3b EStG angelegt.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === 'POST /api/surcharge/preset')?.body).toEqual({
    valid_from: '2026-11-01',
    break_first: true,
  });
});

it('[ALW-02] a percentage stays with its sign, and the buttons with each other', async () => {
  const screen = await openRules();
  await expect.element(screen.getByText('Spät 20 %', { exact: true })).toBeVisible();
  expect(screen.getByText('Spät 20 %', { exact: true }).element().textContent).toBe('Spät 20\u00a0%');
  const [preset, add] = ['§ 3b EStG übernehmen', 'Regel anlegen'].map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  expect(add.left - preset.right).toBeLessThan(20);
});

it('[ALW-01] a rule is sent back as it was read, its days as they are written', async () => {
  const holiday = {
    ...rules.rules[0],
    ...{ kind: 'holiday', days: ['12-24', '12-31'], carry: '04:00', from: '14:00', to: '00:00' },
  };
  const screen = await openRules({
    'GET /api/surcharge': { ...rules, rules: [holiday] },
    'PUT /api/surcharge/3': rules,
  });
  await screen.getByRole('button', { name: 'Spätschicht bearbeiten' }).click();
  await expect.element(screen.getByLabelText('Nur an diesen Tagen')).toHaveValue('24.12., 31.12.');
  await screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Regel gespeichert.')).toBeVisible();
  const { id: _, ...sent } = holiday;
  expect(screen.sent.find(({ call }) => call === 'PUT /api/surcharge/3')?.body).toEqual(sent);
});

it('[ALW-01] a rule that held in no closed month can be deleted', async () => {
  const screen = await openRules({ 'DELETE /api/surcharge/3': { ...rules, rules: [] } });
  await screen.getByRole('button', { name: 'Spätschicht bearbeiten' }).click();
  await screen.getByRole('button', { name: 'Regel löschen' }).click();
  await expect.element(screen.getByText('Regel gelöscht.')).toBeVisible();
});

it('[ALW-01] a rule that held in a closed month only ends', async () => {
  const closed = await openRules({ 'GET /api/surcharge': { ...rules, open_from: '2026-12-01' } });
  await closed.getByRole('button', { name: 'Spätschicht bearbeiten' }).click();
  await expect.element(closed.getByRole('dialog').getByLabelText('Gilt ab')).toBeVisible();
  expect(closed.getByRole('button', { name: 'Regel löschen' }).elements()).toHaveLength(0);
});

it('[ALW-04] an allowance is archived; what it is counted in stays once it was booked', async () => {
  const screen = await openRules({
    'GET /api/allowance-kind': [{ ...montage, used: true }],
    'PUT /api/allowance-kind/4': { ...montage, archived: true },
  });
  await screen.getByRole('button', { name: 'Montage bearbeiten' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Mit Projekt erfassen')).toBeDisabled();
  await dialog.getByLabelText('Archiviert: nicht mehr zu erfassen').click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Zulage gespeichert.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === 'PUT /api/allowance-kind/4')?.body).toEqual({
    ...{ name: 'Montage', unit: 'day', per_project: true, archived: true, version: 2 },
  });
});
