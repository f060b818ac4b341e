import { renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import { moving, showKind } from './kinds.fixture.tsx';
import { KindsPage } from './kinds-page.tsx';

const list = (kinds: unknown) =>
  renderPage(<KindsPage />, { path: '/absence-kinds', calls: { 'GET /api/absence-kind': kinds } });
const sentBy = ({ sent }: Awaited<ReturnType<typeof showKind>>) =>
  sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);
const { id: _, used: _used, version: _version, ...input } = moving;
const { archived: _archived, ...fresh } = input;

describe('the kinds of absence', () => {
  it('[ART-01] are listed with what a day of them counts, the archived ones marked', async () => {
    const screen = await list([moving, { ...moving, id: 6, name: 'Kur', archived: true, approval: false }]);
    await expect
      .element(screen.getByRole('link', { name: 'Umzug bearbeiten' }))
      .toHaveAttribute('href', '/absence-kind?id=5');
    await expect.element(screen.getByText('Archiviert')).toBeVisible();
    await expect.element(screen.getByText('nicht nötig')).toBeVisible();
    const empty = await list([]);
    await expect.element(empty.getByText(/Noch keine eigene Art angelegt/)).toBeVisible();
  });

  it('[ART-01] a new one is sent as it was typed', async () => {
    const screen = await showKind({ 'POST /api/absence-kind': moving }, '/absence-kind');
    await screen.getByLabelText('Name').fill('Umzug');
    await screen.getByLabelText('Kürzel').fill('UZ');
    await screen.getByLabelText('Grundlage').selectOptions('Sonder Urlaubstag');
    await screen.getByLabelText('Muster').selectOptions('Streifen');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => sentBy(screen)).toEqual([['POST /api/absence-kind', fresh]]);
  });

  it('[ART-01] of a used one base and credit are fixed, the version that was read is sent', async () => {
    const screen = await showKind({
      'GET /api/absence-kind/5': { ...moving, used: true },
      'PUT /api/absence-kind/5': moving,
    });
    await expect.element(screen.getByLabelText('Grundlage')).toBeDisabled();
    await expect.element(screen.getByLabelText('Was ein Tag zählt')).toBeDisabled();
    await screen.getByLabelText('Archiviert').click();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['PUT /api/absence-kind/5', { ...input, archived: true, version: 3 }]]);
  });

  it('[SET-45] own sickness is asked of kinds on sickness alone', async () => {
    const screen = await showKind();
    await expect.element(screen.getByLabelText('Grundlage')).toBeVisible();
    expect(screen.getByLabelText('Eigene Krankheit').query()).toBeNull();
    await screen.getByLabelText('Grundlage').selectOptions('Krankheit');
    await expect.element(screen.getByLabelText('Eigene Krankheit')).not.toBeChecked();
  });

  it('[ART-01] one that is not there is named as missing', async () => {
    const screen = await showKind({ 'GET /api/absence-kind/5': new Response('{}', { status: 404 }) });
    await expect.element(screen.getByText('Diese Abwesenheitsart gibt es nicht.')).toBeVisible();
  });
});
