import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showKind } from '../kinds/kinds.fixture.tsx';
import { ask, childSick, left, showContingent, showTab } from './contingents.fixture.tsx';

const sentBy = ({ sent }: Awaited<ReturnType<typeof showTab>>) =>
  sent.flatMap(({ call, body }) => (call.startsWith('GET') ? [] : [[call, body]]));

describe('a contingent', () => {
  it('[ART-04] [ART-02] begins with a preset, and its figure is typed with its year', async () => {
    const screen = await showContingent(
      { 'POST /api/contingent': childSick },
      '/contingent?preset=Kind%20krank',
    );
    await expect.element(screen.getByText(/§\s45 SGB V/)).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Kind krank');
    await expect.element(screen.getByLabelText('Gilt ab Jahr')).toHaveValue('2026');
    await screen.getByLabelText('Umfang').fill('15');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        [
          'POST /api/contingent',
          {
            ...{ name: 'Kind krank', unit: 'days', per: 'year', prorata: 'none', carry: null },
            ...{ only_for: true, year: 2026, amount: 15 },
          },
        ],
      ]);
  });

  it('[ART-02] what is counted stays, the rest is sent with the version that was read', async () => {
    const screen = await showContingent({ 'PUT /api/contingent/4': childSick });
    await expect.element(screen.getByLabelText('Zeitraum')).toBeDisabled();
    await screen.getByLabelText('Nur für benannte Personen').click();
    await screen.getByRole('button', { name: 'Speichern' }).first().click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        [
          'PUT /api/contingent/4',
          { name: 'Kind krank', prorata: 'none', carry: null, only_for: false, version: 2 },
        ],
      ]);
  });

  it('[ART-02] another figure holds from another year on, and single people stand beside everybody', async () => {
    const screen = await showContingent({ 'PUT /api/contingent/4/amount': childSick });
    await expect.element(screen.getByText('Anna Berger')).toBeVisible();
    await expect.element(screen.getByText('ab 01.04.2026')).toBeVisible();
    await screen.getByLabelText('Gilt ab Jahr').fill('2027');
    await screen.getByRole('textbox', { name: 'Umfang' }).fill('10');
    await screen.getByRole('button', { name: 'Speichern' }).last().click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([
        ['PUT /api/contingent/4/amount', { user: null, year: 2027, amount: 10, since: null, until: null }],
      ]);
  });

  it('[ART-04] a kind of a preset proposes the contingent of its name, else leads to it', async () => {
    const path = '/absence-kind?preset=Kind%20krank';
    const without = await showKind({}, path);
    await expect
      .element(without.getByRole('link', { name: 'Kontingent anlegen' }))
      .toHaveAttribute('href', '/contingent?preset=Kind%20krank');
    await without.unmount();
    const screen = await showKind({ 'GET /api/contingent': [childSick] }, path);
    await expect.element(screen.getByLabelText('Kontingent')).toHaveValue('4');
  });
});

describe('what is left', () => {
  it('[ART-02] [X-02] of a person says why, and an admin takes back what was posted', async () => {
    await page.viewport(1280, 900);
    const screen = await showTab({ 'POST /api/contingent-posting/9/reverse': {} });
    await screen.getByRole('button', { name: 'Kind krank: 12 Tage übrig, warum diese Zahl?' }).click();
    await expect.element(screen.getByText('Korrektur: Beim alten Betrieb')).toBeVisible();
    await screen.getByRole('button', { name: /zurücknehmen/ }).click();
    await screen.getByLabelText('Grund').fill('War ein anderer');
    await screen.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect
      .poll(() => sentBy(screen))
      .toEqual([['POST /api/contingent-posting/9/reverse', { text: 'War ein anderer' }]]);
  });

  it('[ART-02] stands on the form, for the day that is asked for', async () => {
    const screen = await ask({ id: 1, user: 7, day: '2026-12-03', project: 60, hours: 8, status: 0 });
    await expect.element(screen.getByText('Kind krank: 12 Tage übrig.')).toBeVisible();
  });

  it('[ART-02] beyond it the answer warns, where the company lets it be', async () => {
    const warning = 'Es bleibt 1 Tag Umzug.';
    const created = { id: 1, user: 7, day: '2026-12-03', project: 60, hours: 8, status: 0, warning };
    const screen = await ask(created, { ...left, figures: { ...left.figures, left: 1 } });
    await screen.getByRole('button', { name: 'Beantragen' }).click();
    await expect.element(page.getByText(`Abwesenheit erfolgreich angelegt. ${warning}`)).toBeVisible();
  });
});
