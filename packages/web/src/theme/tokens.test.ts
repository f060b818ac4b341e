import { describe, expect, it } from 'vitest';
import { palettes, type Scheme } from './tokens.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as Scheme[])('the %s palette', (scheme) => {
  const colour = palettes[scheme];
  const surfaces = ['page', 'surface', 'raised'] as const;

  it.each(surfaces)('can be read on %s', (surface) => {
    for (const ink of ['text', 'muted', 'accent', 'bad', 'good', 'warn'] as const) {
      expect(contrast(colour[ink], colour[surface]), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(surfaces)('has edges of inputs that can be seen on %s', (surface) => {
    expect(contrast(colour.edge, colour[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(['good', 'warn', 'bad', 'accent'] as const)('can be read on soft %s', (tone) => {
    expect(contrast(colour[tone], colour[`${tone}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read on the accent', () => {
    expect(contrast(colour['on-accent'], colour.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour['on-accent'], colour['accent-hover'])).toBeGreaterThanOrEqual(4.5);
  });
});
