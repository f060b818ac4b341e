import { refuse, renderPage } from '@stundenbuch/web/testing';
import { describe, expect, it } from 'vitest';
import manifest from '../manifest.ts';
import { change } from './audit.fixture.ts';
import { OwnLog } from './own-log.tsx';
import { RecordLog } from './record-log.tsx';

const listed = (rows: unknown[], total = rows.length) =>
  Response.json(rows, { headers: { 'x-total-count': String(total) } });
const look = change({
  id: 32,
  op: 'R',
  before: null,
  after: {},
  reason: null,
  actor_name: 'Lena Leser',
  actor_role: 4,
});

describe('[AUD-06] the log of a record', () => {
  const show = (answer: unknown) =>
    renderPage(<RecordLog table="entries" id={77} />, {
      calls: { 'GET /api/audit/record/entries/77': answer },
    });

  it('has a card per change with time, person, fields and reason', async () => {
    const screen = await show([look, change()]);
    const cards = screen.getByRole('list', { name: 'Verlauf' }).getByRole('listitem');
    await expect
      .element(cards.first())
      .toMatchTextContent(/Verlauf angesehen.*20\.11\.2026, 11:15.*Lena Leser \(Leser\)/);
    await expect
      .element(cards.last())
      .toMatchTextContent(/geändert.*Clara Chef \(Admin\).*Stunden.*8,00 → 8,25.*Pause vergessen/);
  });

  it('says that nothing was changed, and that it could not be loaded', async () => {
    const empty = await show([]);
    await expect
      .element(empty.getByText('Seit Beginn der Aufzeichnung wurde nichts geändert.'))
      .toBeVisible();
    empty.unmount();
    const failed = await show(refuse(500, 'internal_error', 'Das ging schief.'));
    await expect.element(failed.getByRole('alert').filter({ hasText: 'Das ging schief.' })).toBeVisible();
  });
});

describe('[AUD-06] the log of the own data', () => {
  it('says what each change is about, in pages', async () => {
    const screen = await renderPage(<OwnLog />, {
      calls: { 'GET /api/audit/mine': listed([change(), look], 7) },
    });
    const own = screen.getByRole('region', { name: 'Änderungen an meinen Daten' });
    await expect.element(own.getByText('Arbeitszeit am Do, 19.11.2026: geändert')).toBeVisible();
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect
      .poll(() => screen.sent.map(({ call }) => call))
      .toEqual(['GET /api/audit/mine?page=1&size=5', 'GET /api/audit/mine?page=2&size=5']);
  });
});

it('[FND-02] is offered nowhere unless the function is on', () => {
  const rows = [
    ...manifest.slots.filter(({ slot }) => slot === 'profile-part' || slot === 'record-log'),
    ...manifest.routes.filter(({ path }) => path === '/audit'),
  ].map(({ access }) => access);
  expect(rows).toHaveLength(3);
  for (const { anyOf } of rows)
    expect(anyOf?.every(({ features }) => features?.includes('audit'))).toBe(true);
});
