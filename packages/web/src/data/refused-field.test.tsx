import { renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { PasswordField, TextArea, TextField } from '../kit/index.ts';
import { DateField, SearchSelect, TimeField } from './index.ts';

const field = { id: 'f', name: 'f', label: 'Feld', error: 'Fehlt.', onChange: () => undefined };
const fields: [string, ReactElement][] = [
  ['text', <TextField key="text" {...field} value="" />],
  ['long text', <TextArea key="area" {...field} value="" />],
  ['password', <PasswordField key="password" {...field} value="" />],
  ['date', <DateField key="date" {...field} value={null} />],
  ['time', <TimeField key="time" {...field} value="" times={[]} />],
  ['list', <SearchSelect key="list" {...field} value={null} options={[{ value: 1, label: 'Eins' }]} />],
];

/** An outline of the control or of what is drawn around it. */
function ring(control: Element): string | undefined {
  const around = [control, control.parentElement, control.parentElement?.parentElement];
  const outlines = around.map((each) => each && getComputedStyle(each).outline);
  return outlines.find((outline) => outline?.includes('solid 2px')) ?? undefined;
}

it.each(fields)('shows the focus in a refused field: %s', async (_, element) => {
  const screen = await renderPage(element);
  const control = screen.getByLabelText('Feld', { exact: true }).first();
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  expect(ring(control.element())).toBeUndefined();
  (control.element() as HTMLElement).focus();
  await expect.poll(() => ring(control.element())).toMatch(/solid 2px/);
});
