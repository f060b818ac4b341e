import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable, Paginator } from './index.ts';

function Paged({ total, size, start = 1 }: { total: number; size: number; start?: number }) {
  const [page, setPage] = useState(start);
  return <Paginator total={total} size={size} page={page} onPage={setPage} />;
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Zeile ${i + 1}` }));

const rowsIn = (container: Element) =>
  [...container.querySelectorAll('td')].filter((cell) => cell.textContent.startsWith('Zeile')).length;

function List({ count, pageSize }: { count: number; pageSize?: number }) {
  const [data, setData] = useState(rows(count));
  return (
    <>
      <DataTable
        id="liste"
        label="Liste"
        columns={[{ key: 'name', title: 'Name', value: ({ name }) => name }]}
        rows={data}
        rowKey={({ id }) => id}
        {...(pageSize && { pageSize })}
      />
      <button type="button" onClick={() => setData(data.slice(0, -1))}>
        letzte löschen
      </button>
    </>
  );
}

it.each([
  [12, 5, 3, 'Zeige 11 bis 12 von 12 Elementen'],
  [17, 8, 3, 'Zeige 17 bis 17 von 17 Elementen'],
  [16, 8, 2, 'Zeige 9 bis 16 von 16 Elementen'],
  [8, 8, 1, 'Zeige 1 bis 8 von 8 Elementen'],
  [0, 5, 1, 'Zeige 0 bis 0 von 0 Elementen'],
])(
  '[SHR-01] [AMB-87] says what it shows: %i elements, %i on a page, page %i',
  async (total, size, start, text) => {
    const screen = await renderPage(<Paged total={total} size={size} start={start} />);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  },
);

it('[SHR-02] has first, previous, next, last and a numeric page input', async () => {
  const screen = await renderPage(<Paged total={40} size={8} />);
  const input = screen.getByRole('spinbutton', { name: /Seite/ });
  await expect.element(screen.getByRole('button', { name: 'Erste Seite' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect.element(input).toHaveValue(2);
  await screen.getByRole('button', { name: 'Letzte Seite' }).click();
  await expect.element(input).toHaveValue(5);
  await expect.element(screen.getByRole('button', { name: 'Letzte Seite' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Vorherige Seite' }).click();
  await expect.element(input).toHaveValue(4);
  await screen.getByRole('button', { name: 'Erste Seite' }).click();
  await expect.element(input).toHaveValue(1);
  await input.fill('3');
  await expect.element(screen.getByText('Zeige 17 bis 24 von 40 Elementen')).toBeVisible();
});

it('[SHR-03] [CONST-28] shows its controls only when the page size is below the number of elements', async () => {
  const eight = await renderPage(<Paged total={8} size={8} />);
  await expect.element(eight.getByRole('button', { name: 'Nächste Seite' })).not.toBeInTheDocument();
  const nine = await renderPage(<Paged total={9} size={8} />);
  await expect.element(nine.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
});

it.each([
  ['99', 5],
  ['0', 1],
  ['-3', 1],
])('[SHR-04] clamps the typed page %s to %i', async (typed, page) => {
  const screen = await renderPage(<Paged total={40} size={8} />);
  const input = screen.getByRole('spinbutton', { name: /Seite/ });
  await input.fill(typed);
  await expect.element(input).toHaveValue(page);
});

it('[SHR-04] moves to the last remaining page when the data shrinks', async () => {
  const screen = await renderPage(<List count={17} pageSize={8} />);
  await screen.getByRole('button', { name: 'Letzte Seite' }).click();
  await expect.element(screen.getByText('Zeige 17 bis 17 von 17 Elementen')).toBeVisible();
  await screen.getByRole('button', { name: 'letzte löschen' }).click();
  await expect.element(screen.getByText('Zeige 9 bis 16 von 16 Elementen')).toBeVisible();
  await expect.element(screen.getByText('Zeile 16')).toBeVisible();
});

it('[SHR-05] [CONST-25] puts five rows on a page by default', async () => {
  const five = await renderPage(<List count={9} />);
  await expect.poll(() => rowsIn(five.container)).toBe(5);
  const eight = await renderPage(<List count={9} pageSize={8} />);
  await expect.poll(() => rowsIn(eight.container)).toBe(8);
});

it('shows as many rows as the person chooses', async () => {
  const screen = await renderPage(<List count={30} />);
  await screen.getByRole('combobox', { name: 'Zeilen je Seite' }).selectOptions('25 je Seite');
  await expect.element(screen.getByText('Zeige 1 bis 25 von 30 Elementen')).toBeVisible();
});

it('offers no page size if all rows are shown', async () => {
  const screen = await renderPage(<List count={5} />);
  await expect.element(screen.getByText('Zeige 1 bis 5 von 5 Elementen')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
});

it('names the page before its rows are drawn, and one tap after the other counts', async () => {
  const whileDrawing: string[] = [];
  function Slow() {
    const [page, setPage] = useState(1);
    if (page > 1) whileDrawing.push(document.querySelector('input')?.getAttribute('value') ?? '');
    return <Paginator total={50} size={5} page={page} onPage={setPage} />;
  }
  const screen = await renderPage(<Slow />);
  const next = screen.getByRole('button', { name: 'Nächste Seite' });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).click();
  // What React draws at once is there, what may wait is not.
  await Promise.resolve();
  (next.element() as HTMLElement).click();
  await expect.element(screen.getByText('Zeige 11 bis 15 von 50 Elementen')).toBeVisible();
  expect(whileDrawing[0]).not.toBe('1');
});
