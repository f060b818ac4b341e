import { refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { worker } from '../people/people.fixture.ts';
import { PackagePanel } from './package-panel.tsx';

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
