import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useArrived } from '../api/index.ts';
import { TextField } from '../kit/index.ts';
import { LazyGrid } from './data-table.tsx';
import { type Column, DataTable, DateField, matches, SearchSelect } from './index.ts';

describe('a table', () => {
  interface Row {
    id: number;
    name: string;
    hours: number | null;
    day: string;
  }

  const rows: Row[] = [
    { id: 1, name: 'Zimmer', hours: 8.25, day: '2026-11-20' },
    { id: 2, name: 'Ärger', hours: 10, day: '2009-12-31' },
    { id: 3, name: 'Bau', hours: null, day: '2010-01-02' },
  ];

  const columns: Column<Row>[] = [
    { key: 'name', title: 'Name', value: ({ name }) => name },
    { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours },
    { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, sortable: false },
  ];

  const table = (
    <DataTable
      id="stunden"
      label="Stunden"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      summary={{ name: 'Summe', hours: '18,25' }}
      actions={({ name }) => <a href={`#${name}`}>{name} öffnen</a>}
    />
  );

  type Screen = Awaited<ReturnType<typeof renderPage>>;

  const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => cell.textContent);

  /** The rows of the body, of a table or of cards. */
  const shownRows = (screen: Screen) =>
    screen
      .getByRole('row')
      .elements()
      .filter((row) => row.closest('tbody') && !row.hasAttribute('aria-hidden'))
      .map(cells);

  const names = (screen: Screen) => shownRows(screen).map(([name]) => name);
  const head = (screen: Screen, name: string) => screen.getByRole('columnheader', { name });

  it('sorts in German order and by number, descending, and back to the original order', async () => {
    const screen = await renderPage(table);
    const byName = head(screen, 'Name');
    await expect.element(byName).toHaveAttribute('aria-sort', 'none');
    await byName.click();
    await expect.poll(() => names(screen)).toEqual(['Ärger', 'Bau', 'Zimmer']);
    await expect.element(byName).toHaveAttribute('aria-sort', 'ascending');
    await byName.click();
    await expect.poll(() => names(screen)).toEqual(['Zimmer', 'Bau', 'Ärger']);
    await expect.element(byName).toHaveAttribute('aria-sort', 'descending');
    await byName.click();
    await expect.poll(() => names(screen)).toEqual(['Zimmer', 'Ärger', 'Bau']);
    await expect.element(byName).toHaveAttribute('aria-sort', 'none');
    await head(screen, 'Stunden').click();
    await expect.poll(() => names(screen)).toEqual(['Zimmer', 'Ärger', 'Bau']);
  });

  it('is sorted by the keyboard with a visible focus, except for unsortable columns', async () => {
    const screen = await renderPage(table);
    await userEvent.tab();
    await expect.element(head(screen, 'Name')).toHaveFocus();
    await expect.poll(() => getComputedStyle(head(screen, 'Name').element()).outline).toMatch(/solid 2px$/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => names(screen)).toEqual(['Ärger', 'Bau', 'Zimmer']);
    await expect.element(head(screen, 'Datum')).not.toHaveAttribute('tabindex');
  });

  it('[SHR-11] [SHR-12] [CONST-20] [CONST-21] shows days as dd.mm.yyyy and those up to 2010 as empty', async () => {
    const screen = await renderPage(table);
    expect(shownRows(screen).map(([, , day]) => day)).toEqual(['20.11.2026', '', '02.01.2010']);
  });

  it('shows hours with a comma and two decimals, and the summary under them', async () => {
    const screen = await renderPage(table);
    await expect.element(screen.getByRole('cell', { name: '8,25', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '10,00', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '18,25', exact: true })).toBeVisible();
  });

  it('[AMB-87] says that it is empty', async () => {
    const screen = await renderPage(
      <DataTable
        id="jobs"
        label="Leer"
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        empty="Noch nichts da."
      />,
    );
    await expect.element(screen.getByText('Noch nichts da.')).toBeVisible();
    await expect.element(screen.getByText('Zeige 0 bis 0 von 0 Elementen')).toBeVisible();
  });

  it('counts nothing below an empty table that is no specified list', async () => {
    const list = { id: 'seals', label: 'Leer', columns, rowKey: ({ id }: Row) => id };
    const screen = await renderPage(<DataTable {...list} rows={[]} empty="Noch nichts da." />);
    await expect.element(screen.getByText('Noch nichts da.')).toBeVisible();
    expect(screen.getByText(/^Zeige/).elements()).toEqual([]);
  });

  it('becomes cards on the phone that label every value and never scroll sideways', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(table);
    const cell = screen.getByRole('cell', { name: /Zimmer/ }).first();
    await expect.element(cell).toBeVisible();
    expect(getComputedStyle(cell.element(), '::before').content).toBe('"Name"');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expect.element(screen.getByRole('table', { name: 'Stunden' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: /18,25/ })).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(head(screen, 'Name')).toBeVisible();
  });

  it('is fetched by a phone, which only prints it, once the page has nothing else to do', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => void vi.restoreAllMocks());
    const preload = vi.spyOn(LazyGrid, 'preload');
    const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
    const screen = await renderPage(table);
    await expect.element(screen.getByRole('table', { name: 'Stunden' })).toBeVisible();
    // By the test itself, which never waits for code.
    expect(preload).toHaveBeenCalledOnce();
    for (const [run] of idle.mock.calls) run({ didTimeout: false, timeRemaining: () => 10 });
    expect(preload).toHaveBeenCalledTimes(2);
    await page.viewport(1280, 900);
  });

  it.each([
    ['table', 1280],
    ['card', 360],
  ])('opens the link of its row on a click anywhere on the %s outside of its controls', async (_, width) => {
    await page.viewport(width, 740);
    const pressed = vi.fn();
    const screen = await renderPage(
      <DataTable
        id="offen"
        label="Offen"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        to={({ id }) => (id === 3 ? null : `/karte?id=${id}`)}
        actions={({ name }) => (
          <button type="button" onClick={pressed}>
            {name} ändern
          </button>
        )}
      />,
      { path: '/liste' },
    );
    await screen.getByRole('button', { name: 'Zimmer ändern' }).click();
    await expect.poll(() => pressed).toHaveBeenCalledOnce();
    await screen.getByText('02.01.2010').click();
    expect(screen.at()).toBe('/liste');
    await screen.getByText('8,25').click();
    await expect.poll(screen.at).toBe('/karte?id=1');
    await page.viewport(1280, 900);
  });

  it.each([
    ['table', 1280],
    ['card', 360],
  ])('links what names a row on the %s to where it leads, for those without a mouse', async (_, width) => {
    await page.viewport(width, 740);
    const screen = await renderPage(
      <DataTable
        id="namen"
        label="Namen"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        to={({ id }) => (id === 3 ? null : `/karte?id=${id}`)}
      />,
      { path: '/liste' },
    );
    await expect
      .element(screen.getByRole('link', { name: 'Zimmer', exact: true }))
      .toHaveAttribute('href', '/karte?id=1');
    expect(screen.getByRole('link', { name: 'Bau' }).elements()).toHaveLength(0);
    (screen.getByRole('link', { name: 'Ärger' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.at).toBe('/karte?id=2');
    await page.viewport(1280, 900);
  });

  /** A list of 25 rows in the hands of a server, which answers when the button is pressed. */
  function Arriving({ answers }: { answers: Record<number, Row[]> }) {
    const [page, setPage] = useState(1);
    const [current, setCurrent] = useState<Row[] | undefined>(answers[1]);
    const { data, arrived } = useArrived(current, { page, size: 10 });
    const toPage = (wanted: number) => {
      setPage(wanted);
      setCurrent(undefined);
    };
    const server = { total: 25, page, arrived, onPage: toPage, sorting: null, onSort: vi.fn(), size: 10 };
    const list = { id: 'seiten', label: 'Seiten', columns, rowKey: ({ id }: Row) => id };
    return (
      <>
        <DataTable {...list} rows={data ?? []} server={server} />
        <button type="button" onClick={() => setCurrent(answers[page])}>
          Antworten
        </button>
      </>
    );
  }

  it('marks the rows of the page before while another one is fetched, and counts what is there', async () => {
    const screen = await renderPage(<Arriving answers={{ 1: rows.slice(0, 2), 2: rows.slice(2) }} />);
    const box = screen.container.querySelector('#seiten') as Element;
    const opacity = () => Number(getComputedStyle(box.querySelector('tbody') as Element).opacity);
    await screen.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect.element(screen.getByRole('spinbutton', { name: 'Seite' })).toHaveValue(2);
    await expect.element(screen.getByText('Zeige 1 bis 10 von 25 Elementen')).toBeVisible();
    await expect.poll(() => box.getAttribute('aria-busy')).toBe('true');
    await expect.poll(opacity).toBeLessThan(0.6);
    await screen.getByRole('button', { name: 'Antworten' }).click();
    await expect.element(screen.getByText('Zeige 11 bis 20 von 25 Elementen')).toBeVisible();
    await expect.poll(() => names(screen)).toEqual(['Bau']);
    await expect.poll(() => box.hasAttribute('aria-busy')).toBe(false);
  });

  it('puts name, amount and control in one line of the card if the columns define it', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(
      <DataTable
        id="karten"
        label="Karten"
        columns={[
          { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
          { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
          { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
        ]}
        rows={rows.slice(0, 1)}
        rowKey={({ id }) => id}
        actions={() => <button type="button">Ändern</button>}
      />,
    );
    const [day, name, hours, action] = [...screen.container.querySelectorAll('tbody td')].map((cell) =>
      cell.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect(name.right).toBeLessThanOrEqual(hours.left);
    expect(hours.right).toBeLessThanOrEqual(action.left + 16);
    expect(hours.top).toBeLessThan(name.bottom);
    expect(day.top).toBeGreaterThanOrEqual(name.bottom);
    // The control overlaps the unit, which comes after the amount.
    const controls = screen.container.querySelector('tbody .sb-actions') as Element;
    expect(getComputedStyle(controls).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await page.viewport(1280, 900);
  });

  it.each([
    ['ärger', true],
    [' bau ', true],
    ['xyz', false],
    ['', true],
  ])('finds %j: %s', (search, found) => {
    expect(matches(search, 'Ärger am Bau', null, 7)).toBe(found);
  });
});

describe('its frame', () => {
  const frameOf = (control: HTMLElement) => {
    const { minHeight, borderRadius, borderColor, backgroundColor, color, paddingLeft } =
      getComputedStyle(control);
    const { width, height } = control.getBoundingClientRect();
    return { minHeight, borderRadius, borderColor, backgroundColor, color, paddingLeft, width, height };
  };

  it.each(['light', 'dark'])('calendar and list have the frame of every field: %s', async (scheme) => {
    document.documentElement.dataset.theme = scheme;
    const nothing = () => undefined;
    const field = { name: 'x', onChange: nothing, error: 'Bitte prüfen.' };
    await renderPage(
      <>
        <p>Anderes</p>
        <TextField {...field} id="t" label="Text" value="" />
        <DateField {...field} id="d" label="Datum" value={null} />
        <SearchSelect {...field} id="s" label="Projekt" value={null} options={[]} />
      </>,
    );
    await userEvent.hover(page.getByText('Anderes'));
    const controls = () => document.querySelectorAll<HTMLElement>('#t, .sb-control');
    const frames = () => [...controls()].map(frameOf);
    await expect.poll(() => controls().length).toBe(3);
    await expect.poll(() => new Set(frames().map((frame) => JSON.stringify(frame))).size).toBe(1);
  });
});
