import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField, DateRange } from './index.ts';

function Dated({ start }: { start: string | null }) {
  const [day, setDay] = useState(start);
  const [seen, setSeen] = useState(0);
  return (
    <>
      <DateField
        id="d"
        name="day"
        label="Datum"
        value={day}
        onChange={setDay}
        min="2024-01-01"
        max="2026-11-20"
      />
      <output>{day ?? 'leer'}</output>
      <button type="button" onClick={() => setSeen(seen + 1)}>
        Gesehen: {seen}
      </button>
    </>
  );
}

it('[SHR-11] shows dd.mm.yyyy whatever language the browser speaks', async () => {
  expect(navigator.language).toBe('en-US');
  const screen = await renderPage(<Dated start="2026-11-05" />);
  await expect.element(screen.getByLabelText('Datum')).toHaveValue('05.11.2026');
});

it.each([
  ['20.11.2026', '2026-11-20'],
  ['5.1.2026', '2026-01-05'],
  ['01.03.25', '2025-03-01'],
  ['2024-02-29', '2024-02-29'],
])('takes the typed date %s', async (typed, day) => {
  const screen = await renderPage(<Dated start={null} />);
  await screen.getByLabelText('Datum').fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').filter({ hasText: day })).toBeInTheDocument();
});

it('keeps what is being typed when the form around it is drawn again', async () => {
  const screen = await renderPage(<Dated start="2026-11-05" />);
  const field = screen.getByLabelText('Datum');
  await field.fill('13.11.2026');
  (screen.getByRole('button', { name: /Gesehen/ }).element() as HTMLButtonElement).click();
  await expect.element(screen.getByText('Gesehen: 1')).toBeInTheDocument();
  await expect.element(field).toHaveValue('13.11.2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').filter({ hasText: '2026-11-13' })).toBeInTheDocument();
});

it('keeps what is being typed when the calendar opens under the pointer', async () => {
  const screen = await renderPage(<Dated start="2026-11-05" />);
  const field = screen.getByLabelText('Datum');
  await field.fill('13.11.2026');
  await screen.getByRole('cell', { name: '11', exact: true }).hover();
  await expect.element(field).toHaveValue('13.11.2026');
});

it.each(['21.11.2026', '31.12.2023', '30.02.2026', 'morgen'])('does not take %s', async (typed) => {
  const screen = await renderPage(<Dated start="2026-11-05" />);
  await screen.getByLabelText('Datum').fill(typed);
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(screen.getByRole('status').filter({ hasText: '2026-11-05' })).toBeInTheDocument();
});

it('[CONST-16] shows its limits to who looks for them', async () => {
  const screen = await renderPage(<Dated start={null} />);
  const input = screen.getByLabelText('Datum');
  await expect.element(input).toHaveAttribute('min', '2024-01-01');
  await expect.element(input).toHaveAttribute('max', '2026-11-20');
});

it('gives a filter from and to', async () => {
  const screen = await renderPage(
    <DateRange
      value={{ from: '2026-01-01', to: '2026-11-20' }}
      onChange={() => undefined}
      max="2030-01-01"
    />,
  );
  await expect.element(screen.getByLabelText('Von')).toHaveValue('01.01.2026');
  await expect.element(screen.getByLabelText('Bis')).toHaveAttribute('max', '2030-01-01');
});
