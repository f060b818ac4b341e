import { renderPage } from '@stundenbuch/web/testing';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import './index.ts';

afterEach(() => page.viewport(1280, 900));

const TWO = [<p key="a">Liste</p>, <p key="b">Daneben</p>];
const arranged = (parts: ReactNode) => (
  <div className="sb-arranged">
    <div className="sb-beside">{parts}</div>
  </div>
);

it.each<[string, number, ReactNode, 'beside' | 'below']>([
  ['from 1 600 pixels on', 1600, arranged(TWO), 'beside'],
  ['before', 1599, arranged(TWO), 'below'],
  [
    'without features',
    1920,
    <div key="a" className="sb-beside">
      {TWO}
    </div>,
    'below',
  ],
  ['in a page beside a list', 1920, <aside key="a">{arranged(TWO)}</aside>, 'below'],
  ['where it is empty', 1920, arranged([TWO[0], <div key="b" />]), 'below'],
])('[SCR-60] what is read along stands beside the main thing: %s', async (_, width, parts, place) => {
  await page.viewport(width, 900);
  const { container } = await renderPage(<main>{parts}</main>);
  const boxes = [...(container.querySelector('.sb-beside')?.children ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const [main, beside] = boxes as [DOMRect, DOMRect];
  if (place === 'below') expect([beside.left, main.width]).toEqual([main.left, beside.width]);
  else expect([beside.left - main.right, beside.width]).toEqual([20, 440]);
});
