import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import manifest from '../manifest.ts';
import { worker } from '../people/people.fixture.ts';
import { change } from './audit.fixture.ts';
import { OwnLog } from './own-log.tsx';
import { PackagePanel } from './package-panel.tsx';
import { RecordLog } from './record-log.tsx';

describe('the log of a record', () => {
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
      ...manifest.slots.filter(
        (slot) => slot.slot === 'record-log' || ('component' in slot && slot.component === 'ownLog'),
      ),
      ...manifest.routes.filter(({ path }) => path === '/audit'),
    ].map(({ access }) => access);
    expect(rows).toHaveLength(3);
    for (const { anyOf } of rows)
      expect(anyOf?.every(({ features }) => features?.includes('audit'))).toBe(true);
  });
});

describe('the package for an inspection', () => {
  afterEach(() => vi.restoreAllMocks());

  const zip = () => new Response(new Blob(['PK']), { headers: { 'content-type': 'application/zip' } });

  const show = (answer: unknown = zip, features: string[] = ['audit']) =>
    renderPage(<PackagePanel />, {
      path: '/audit',
      person: { role: 'admin', features },
      calls: { 'GET /api/user': [worker()], 'POST /api/audit/package': answer },
    });

  type Screen = Awaited<ReturnType<typeof show>>;
  const make = (screen: Screen) => screen.getByRole('button', { name: 'Prüfpaket erstellen' }).click();
  const asked = (screen: Screen) =>
    screen.sent.filter(({ call }) => call === 'POST /api/audit/package').map(({ body }) => body);

  describe('[AUD-07] the panel of the package', () => {
    it('asks for the last month and everybody, and offers the file under its name', async () => {
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:package');
      const names: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      });
      const screen = await show();
      await make(screen);
      await expect.element(screen.getByText('Das Prüfpaket wurde erstellt.')).toBeVisible();
      expect(asked(screen)).toEqual([{ from: '2026-10-01', to: '2026-10-31', people: null }]);
      expect(names).toEqual(['Prüfpaket 2026-10-01 bis 2026-10-31.zip']);
    });

    it('takes a preset period and chosen people, and says when nobody is chosen', async () => {
      const screen = await show(refuse(404, 'not_found', 'Nicht gefunden.'));
      await screen.getByLabelText('Zeitraum').selectOptions('Voriges Jahr');
      await screen.getByLabelText('Personen').selectOptions('Ausgewählte Personen');
      await make(screen);
      await expect.element(screen.getByText('Bitte wählen Sie mindestens eine Person.')).toBeVisible();
      expect(asked(screen)).toEqual([]);
      await screen.getByRole('checkbox', { name: 'Paula Neumann' }).click();
      await make(screen);
      await expect.element(screen.getByText('Nicht gefunden.')).toBeVisible();
      expect(asked(screen)).toEqual([{ from: '2025-01-01', to: '2025-12-31', people: [8] }]);
    });

    it('says while it is made how much has arrived', async () => {
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:package');
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      let end = () => undefined as unknown;
      const slow = () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new Uint8Array(1_500_000));
              end = () => controller.close();
            },
          }),
        );
      const screen = await show(slow);
      await make(screen);
      await expect.element(screen.getByRole('status').filter({ hasText: '1,5 MB empfangen.' })).toBeVisible();
      end();
      await expect.element(screen.getByText('Das Prüfpaket wurde erstellt.')).toBeVisible();
    });

    it('names what will be in it: no accounts where the company has none', async () => {
      const screen = await show();
      await expect.element(screen.getByText(/^Verlauf und Siegel/)).toBeVisible();
      expect(screen.getByText(/Stundenzettel als PDF/).elements()).toHaveLength(0);
      screen.unmount();
      const more = await show(zip, ['audit', 'closing', 'overtime', 'ledger']);
      await expect.element(more.getByText(/^Stundenzettel als PDF/)).toBeVisible();
      await expect.element(more.getByText('Urlaubskonten als CSV')).toBeVisible();
    });

    it('fits the phone', async () => {
      await page.viewport(360, 740);
      const screen = await show();
      await screen.getByLabelText('Personen').selectOptions('Ausgewählte Personen');
      await expect.element(screen.getByRole('checkbox', { name: 'Paula Neumann' })).toBeVisible();
      await expect
        .poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        .toBe(0);
      await page.viewport(1280, 900);
    });
  });
});
