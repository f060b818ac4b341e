import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Column, DataTable, matches } from './index.ts';

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

const firstCells = (container: Element) =>
  [...container.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);

it('sorts by German order and by number, down, and back to the order it came in', async () => {
  const screen = await renderPage(table);
  const byName = screen.getByRole('button', { name: 'Name' });
  await byName.click();
  expect(firstCells(screen.container)).toEqual(['Ärger', 'Bau', 'Zimmer']);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await byName.click();
  expect(firstCells(screen.container)).toEqual(['Zimmer', 'Bau', 'Ärger']);
  await byName.click();
  expect(firstCells(screen.container)).toEqual(['Zimmer', 'Ärger', 'Bau']);
  await screen.getByRole('button', { name: 'Stunden' }).click();
  expect(firstCells(screen.container)).toEqual(['Zimmer', 'Ärger', 'Bau']);
});

it('[SHR-11] [SHR-12] [CONST-20] [CONST-21] shows days as dd.mm.yyyy and those up to 2010 as empty', async () => {
  const screen = await renderPage(table);
  const days = [...screen.container.querySelectorAll('td[data-label=Datum]')].map((cell) => cell.textContent);
  expect(days.slice(0, 3)).toEqual(['20.11.2026', '', '02.01.2010']);
});

it('shows hours with a comma and two decimals, and the summary under them', async () => {
  const screen = await renderPage(table);
  await expect.element(screen.getByRole('cell', { name: '8,25', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '10,00', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '18,25', exact: true })).toBeVisible();
});

it('says that there is nothing', async () => {
  const screen = await renderPage(
    <DataTable
      id="leer"
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

it('becomes cards on the phone that name every value and never scroll sideways', async () => {
  await page.viewport(360, 740);
  const screen = await renderPage(table);
  const cell = screen.container.querySelector('tbody td');
  expect(cell && getComputedStyle(cell, '::before').content).toBe('"Name"');
  expect(cell && getComputedStyle(cell).display).toBe('flex');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expect.element(screen.getByRole('table', { name: 'Stunden' })).toBeVisible();
  await page.viewport(1280, 900);
});

it('puts name, amount and control in one line of the card where the columns say so', async () => {
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
