// Design tokens in one place. Boot writes them as CSS variables, which every style sheet reads.
// Contrast against the surfaces is at least 4.5 for text and 3 for the edges of inputs, light and dark.

const light = {
  page: '#f5f3ef',
  surface: '#ffffff',
  raised: '#faf8f5',
  line: '#e0dcd4',
  edge: '#8b857b',
  text: '#24211d',
  muted: '#625c53',
  accent: '#0e5a5f',
  'accent-hover': '#0a484d',
  'accent-soft': '#e2efee',
  'on-accent': '#ffffff',
  good: '#2a6437',
  'good-soft': '#e6f1e7',
  warn: '#7d5100',
  'warn-soft': '#fbf0d8',
  bad: '#a1271e',
  'bad-soft': '#fbe9e6',
  shadow: 'rgb(60 50 35 / 0.08)',
};

type Palette = Record<keyof typeof light, string>;

const dark: Palette = {
  page: '#171614',
  surface: '#201f1c',
  raised: '#292723',
  line: '#3a3732',
  edge: '#8f887d',
  text: '#ece9e3',
  muted: '#b3aca0',
  accent: '#6cc3c4',
  'accent-hover': '#8ad3d4',
  'accent-soft': '#163534',
  'on-accent': '#06282a',
  good: '#93cf9b',
  'good-soft': '#1c3020',
  warn: '#e8bd68',
  'warn-soft': '#362a12',
  bad: '#f39c92',
  'bad-soft': '#3e201c',
  shadow: 'rgb(0 0 0 / 0.4)',
};

export const palettes = { light, dark };
export type Scheme = keyof typeof palettes;

export const shape = {
  radius: 8,
  'radius-small': 5,
  /** Height of buttons and inputs; at least 44 pixels on a phone. */
  control: 38,
  'control-touch': 46,
};

/** Shipped with the program: the same widths and figures on every device. System fonts until they are loaded. */
export const type = {
  text: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  heading: "'Source Serif 4', 'Source Serif Fallback', Charter, Georgia, serif",
};

export const PHONE = '(max-width: 767px)';
