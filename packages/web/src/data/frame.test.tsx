import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../kit/index.ts';
import { DateField, SearchSelect } from './index.ts';

const frameOf = (control: HTMLElement) => {
  const { borderRadius, borderColor, backgroundColor, color, paddingLeft } = getComputedStyle(control);
  const { width, height } = control.getBoundingClientRect();
  return { borderRadius, borderColor, backgroundColor, color, paddingLeft, width, height };
};

it.each(['light', 'dark'])('calendar and list stand in the frame of every field: %s', async (scheme) => {
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
  const shown = (css: string) => document.querySelector<HTMLElement>(css);
  await expect.poll(() => shown('.ant-picker') && shown('.ant-select')).toBeTruthy();
  // antd's frames change their colour in a moment, not at once.
  await new Promise((done) => setTimeout(done, 400));
  for (const css of ['.ant-picker', '.ant-select']) {
    await expect.poll(() => frameOf(shown(css) as HTMLElement)).toEqual(frameOf(shown('#t') as HTMLElement));
  }
});
