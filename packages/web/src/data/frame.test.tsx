import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../kit/index.ts';
import { DateField, SearchSelect } from './index.ts';

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
