import { renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Column, DataTable } from './index.ts';

interface Row {
  id: number;
  name: string;
  place: string;
  hours: number;
}

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
  { key: 'place', title: 'Ort', value: ({ place }) => place },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours },
  { key: 'id', title: 'Nr.', kind: 'number', value: ({ id }) => id },
];

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Zeile ${i + 1}`, place: 'Bau', hours: 8 }));

const list = (count: number, id = 'liste') => (
  <div style={{ paddingBottom: '60rem' }}>
    <DataTable
      id={id}
      label="Liste"
      columns={columns}
      rows={rowsOf(count)}
      rowKey={(row) => row.id}
      pageSize={8}
      actions={({ name }) => <a href={`#${name}`}>öffnen</a>}
    />
  </div>
);

const withFeatures = (id = 7) => ({ person: { features: ['day'], user: { id } } });
const without = { person: {} };

type Screen = Awaited<ReturnType<typeof renderPage>>;

const heads = (screen: Screen) =>
  screen
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
const sizes = (screen: Screen) => screen.getByRole('combobox', { name: 'Zeilen je Seite' });
const bodyRow = (screen: Screen) =>
  screen.getByText('Zeile 1', { exact: true }).element().closest('tr') as Element;

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 720);
});

describe('a list where screens are arranged anew', () => {
  it('[SCR-20] has rows of 36 pixels at the desk, and the specified ones elsewhere', async () => {
    const screen = await renderPage(list(3), withFeatures());
    await expect.poll(() => bodyRow(screen).getBoundingClientRect().height).toBe(36);
    screen.unmount();
    const specified = await renderPage(list(3), without);
    await expect.poll(() => bodyRow(specified).getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it('[SCR-20] keeps its head in sight while a long page scrolls', async () => {
    localStorage.setItem('table:7:liste', JSON.stringify({ size: 50 }));
    const screen = await renderPage(list(40), withFeatures());
    const head = () => screen.getByRole('columnheader', { name: 'Name' }).element().getBoundingClientRect();
    await expect.element(screen.getByText('Zeile 40', { exact: true })).toBeInTheDocument();
    scrollTo(0, 600);
    await expect
      .poll(() => screen.getByText('Zeile 1', { exact: true }).element().getBoundingClientRect().bottom)
      .toBeLessThan(0);
    await expect.poll(() => head().top).toBe(0);
    expect(head().height).toBeGreaterThan(20);
    scrollTo(0, 0);
  });

  it('[SCR-21] offers its own size, 10, 20 and 50, and remembers the choice for this person and list', async () => {
    const screen = await renderPage(list(60), withFeatures());
    await expect.element(screen.getByText('Zeige 1 bis 8 von 60 Elementen')).toBeVisible();
    expect([...(sizes(screen).element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      '8 je Seite',
      '10 je Seite',
      '20 je Seite',
      '50 je Seite',
    ]);
    await sizes(screen).selectOptions('20 je Seite');
    await expect.element(screen.getByText('Zeige 1 bis 20 von 60 Elementen')).toBeVisible();
    screen.unmount();
    const again = await renderPage(list(60), withFeatures());
    await expect.element(again.getByText('Zeige 1 bis 20 von 60 Elementen')).toBeVisible();
    again.unmount();
    const elsewhere = await renderPage(list(60, 'andere'), withFeatures());
    await expect.element(elsewhere.getByText('Zeige 1 bis 8 von 60 Elementen')).toBeVisible();
    elsewhere.unmount();
    const somebody = await renderPage(list(60), withFeatures(8));
    await expect.element(somebody.getByText('Zeige 1 bis 8 von 60 Elementen')).toBeVisible();
  });

  it.each(['{"size":7}', 'nichts'])('[SCR-21] has its own size where %s is remembered', async (text) => {
    localStorage.setItem('table:7:liste', text);
    const screen = await renderPage(list(60), withFeatures());
    await expect.element(screen.getByText('Zeige 1 bis 8 von 60 Elementen')).toBeVisible();
  });

  it('[SCR-21] elsewhere begins with its own size every time', async () => {
    const screen = await renderPage(list(60), without);
    await sizes(screen).selectOptions('25 je Seite');
    await expect.element(screen.getByText('Zeige 1 bis 25 von 60 Elementen')).toBeVisible();
    screen.unmount();
    const again = await renderPage(list(60), without);
    await expect.element(again.getByText('Zeige 1 bis 8 von 60 Elementen')).toBeVisible();
  });

  it('[SCR-22] hides any column but the first and its controls, and remembers that beside the size', async () => {
    localStorage.setItem('table:7:liste', JSON.stringify({ size: 10 }));
    const screen = await renderPage(list(60), withFeatures());
    await screen.getByRole('button', { name: 'Spalten' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Spalten' });
    await expect.element(dialog.getByRole('checkbox', { name: 'Ort' })).toBeChecked();
    expect(dialog.getByRole('checkbox').elements()).toHaveLength(3);
    await dialog.getByRole('checkbox', { name: 'Ort' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => heads(screen)).toEqual(['Name', 'Stunden', 'Nr.', 'Aktionen']);
    await expect.element(screen.getByRole('button', { name: 'Spalten (1 ausgeblendet)' })).toHaveFocus();
    screen.unmount();
    const again = await renderPage(list(60), withFeatures());
    await expect.poll(() => heads(again)).toEqual(['Name', 'Stunden', 'Nr.', 'Aktionen']);
    await expect.element(again.getByText('Zeige 1 bis 10 von 60 Elementen')).toBeVisible();
    await again.getByRole('button', { name: /^Spalten/ }).click();
    await again.getByRole('button', { name: 'Alle zeigen' }).click();
    await expect.poll(() => heads(again)).toContain('Ort');
  });

  it('[SCR-22] has all its columns on the phone’s cards and on paper', async () => {
    localStorage.setItem('table:7:liste', JSON.stringify({ hidden: ['place'] }));
    const screen = await renderPage(list(3), withFeatures());
    await expect.poll(() => heads(screen)).not.toContain('Ort');
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => heads(screen)).toContain('Ort');
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => heads(screen)).not.toContain('Ort');
    await page.viewport(360, 740);
    await expect.element(screen.getByText('Bau').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Spalten/ })).not.toBeInTheDocument();
  });

  it('[SCR-22] elsewhere shows every column', async () => {
    localStorage.setItem('table:7:liste', JSON.stringify({ hidden: ['place'] }));
    const screen = await renderPage(list(3), without);
    await expect.poll(() => heads(screen)).toContain('Ort');
    await expect.element(screen.getByRole('button', { name: /^Spalten/ })).not.toBeInTheDocument();
  });
});

describe('a list of days where screens are arranged anew', () => {
  interface Shift {
    id: number;
    day: string;
    hours: number;
  }
  const sum = (rows: readonly Shift[]) => ({
    hours: String(rows.reduce((all, { hours }) => all + hours, 0)),
  });
  const shifts: Shift[] = [
    { id: 4, day: '2026-11-03', hours: 8 },
    { id: 3, day: '2026-11-02', hours: 7 },
    { id: 2, day: '2026-10-30', hours: 6 },
    { id: 1, day: '2026-10-29', hours: 5 },
  ];
  const days = (
    <DataTable
      id="tage"
      label="Tage"
      columns={[
        { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'title' },
        { key: 'id', title: 'Nr.', kind: 'number', value: ({ id }) => id },
        { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
      ]}
      rows={shifts}
      rowKey={({ id }) => id}
      pageSize={3}
      months={{ dayOf: ({ day }) => day, sums: sum }}
      isOff={({ id }) => id === 3}
    />
  );
  const lines = (screen: Screen) =>
    [...screen.container.querySelectorAll(':is(tbody, tfoot) tr:not([aria-hidden])')].map((line) =>
      [...line.querySelectorAll('td')]
        .map((cell) => cell.textContent)
        .filter(Boolean)
        .join(' '),
    );

  it.each([1280, 360])(
    '[SCR-24] says what each month adds up to, on every page, and all of them: %i',
    async (width) => {
      await page.viewport(width, 740);
      const screen = await renderPage(days, withFeatures());
      await expect
        .poll(() => lines(screen).filter((line) => !/^\d/.test(line)))
        .toEqual(['November 2026 15', 'Oktober 2026 11', 'Summe 26']);
      expect(lines(screen)[0]).toBe('November 2026 15');
      expect(lines(screen)[3]).toBe('Oktober 2026 11');
      await screen.getByRole('button', { name: 'Nächste Seite' }).click();
      await expect.poll(() => lines(screen)).toEqual(['Oktober 2026 11', '29.10.2026 1 5,00', 'Summe 26']);
    },
  );

  it('[SCR-24] has no months where it is in the order of something else', async () => {
    const screen = await renderPage(days, withFeatures());
    await screen.getByRole('columnheader', { name: 'Stunden' }).click();
    await expect.poll(() => lines(screen).some((line) => line.startsWith('Oktober'))).toBe(false);
    await screen.getByRole('columnheader', { name: 'Datum' }).click();
    await expect.poll(() => lines(screen)[0]).toBe('Oktober 2026 11');
  });

  it('[SCR-25] shows a day off as a line of 20 pixels', async () => {
    const screen = await renderPage(days, withFeatures());
    const height = (text: string) =>
      screen.getByText(text).element().closest('tr')?.getBoundingClientRect().height;
    await expect.poll(() => height('02.11.2026')).toBe(20);
    expect(height('03.11.2026')).toBe(36);
  });

  it('[SCR-24] [SCR-25] elsewhere is as specified', async () => {
    const screen = await renderPage(days, without);
    await expect.poll(() => lines(screen)).toHaveLength(3);
    expect(lines(screen).join()).not.toMatch(/November|Summe/);
    const heights = [...screen.container.querySelectorAll('tbody tr:not([aria-hidden])')].map(
      (line) => line.clientHeight,
    );
    expect(new Set(heights).size).toBe(1);
  });
});

describe('an empty list', () => {
  const step = <a href="#neu">Zeile anlegen</a>;
  const empty = (onReset?: () => void) => (
    <DataTable
      id="leer"
      label="Leer"
      columns={columns}
      rows={[]}
      rowKey={({ id }) => id}
      empty="Noch nichts da."
      step={step}
      onReset={onReset}
    />
  );

  it('[SCR-26] has the button of the next step where screens are arranged anew', async () => {
    const screen = await renderPage(empty(), withFeatures());
    await expect.element(screen.getByRole('link', { name: 'Zeile anlegen' })).toBeVisible();
    screen.unmount();
    const elsewhere = await renderPage(empty(), without);
    await expect.element(elsewhere.getByText('Noch nichts da.')).toBeVisible();
    await expect.element(elsewhere.getByRole('link')).not.toBeInTheDocument();
  });

  it('[SCR-27] that a filter has emptied takes the filter back instead', async () => {
    const reset = vi.fn();
    const screen = await renderPage(empty(reset), withFeatures());
    await screen.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    expect(reset).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
    screen.unmount();
    const elsewhere = await renderPage(empty(reset), without);
    await expect.element(elsewhere.getByText('Noch nichts da.')).toBeVisible();
    await expect.element(elsewhere.getByRole('button')).not.toBeInTheDocument();
  });
});
