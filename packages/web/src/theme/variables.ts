import { palettes, type Scheme, shape, type } from './tokens.ts';

const declare = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--sb-${name}:${value};`)
    .join('');

const pixels = Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, `${value}px`]));
const fonts = { 'font-text': type.text, 'font-heading': type.heading };

const colours = (scheme: Scheme): string => `${declare(palettes[scheme])}color-scheme:${scheme};`;

/** Paper is always white. */
const cssVariables = (): string =>
  `:root{${declare({ ...pixels, ...fonts })}${colours('light')}}` +
  `@media screen{:root[data-theme=dark]{${colours('dark')}}}`;

/** A constructed style sheet: no inline style, no second copy of the tokens in a file. */
export function applyVariables(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cssVariables());
  document.adoptedStyleSheets.push(sheet);
}
