import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseScheme, palettes } from '../theme/index.ts';
import { BarChart, Chart, type Series } from './index.ts';

beforeEach(() => chooseScheme('light'));
afterEach(() => page.viewport(1280, 900));

const MONTHS = ['September', 'Oktober', 'November'];
const inHours = (hours: number) => `${hours} h`;

const drawing = () => document.querySelector('.sb-chart svg') as SVGSVGElement;
const words = () =>
  [...document.querySelectorAll('.sb-chart svg text')].map(({ textContent }) => textContent?.trim() ?? '');
const filled = (colour: string) => [...document.querySelectorAll(`.sb-chart svg path[fill="${colour}"]`)];
const boxes = (colour: string) => filled(colour).map((path) => path.getBoundingClientRect());

const draw = (series: readonly Series[], names = MONTHS) =>
  render(<Chart label="Stunden" of="Monat" names={names} series={series} format={inHours} />);

const bars: Series[] = [
  { name: 'Soll', values: [160, 168, 160], tone: 'edge' },
  { name: 'Ist', values: [162, 150, null], tone: 'accent' },
];

it('draws all bars in one picture with axes and a legend, and has the figures in a table', async () => {
  const screen = await draw(bars);
  await expect
    .poll(words)
    .toEqual(expect.arrayContaining(['September', 'November', 'Soll', 'Ist', '0', '30']));
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
  const rows = screen.getByRole('table', { name: 'Stunden' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('September160 h162 h');
  await expect.element(rows.nth(3)).toHaveTextContent('November160 h–');
});

it.each([1280, 360])('at %s pixels says the first and the last month of a year', async (width) => {
  await page.viewport(width, 760);
  const year = Array.from(
    { length: 12 },
    (_, at) => `${['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun'][at % 6]} ${at}`,
  );
  await draw([{ name: 'Ist', values: year.map((_, at) => 100 + at) }], year);
  await expect.poll(words).toEqual(expect.arrayContaining(['Jan 0', 'Jun 11']));
  const edges = drawing().getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.sb-chart svg text')]
    .filter(({ textContent }) => year.includes(textContent?.trim() ?? ''))
    .map((text) => text.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  for (const [at, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? edges.right + 1);
    expect(box.left).toBeGreaterThanOrEqual(edges.left - 1);
  }
});

it.each([1280, 360])('at %s pixels draws no name of the legend over the bars', async (width) => {
  await page.viewport(width, 760);
  const projects = [
    'T-100 Gasthof Probe, Stube',
    'T-101 Kindergarten, Einbauten',
    'T-102 Küche Beispielhuber',
  ];
  const stack = [...projects, 'T-103 Werkstatt und Lager', 'T-104 Treppe Musterhof', 'andere'];
  await draw(stack.map((name) => ({ name, values: [100, 100, 100], tone: 'accent', stack: 'all' })));
  await expect.poll(words).toEqual(expect.arrayContaining(stack));
  const names = [...document.querySelectorAll('.sb-chart svg text')].filter(({ textContent }) =>
    stack.includes(textContent?.trim() ?? ''),
  );
  const lowest = Math.max(...names.map((name) => name.getBoundingClientRect().bottom));
  const bars = boxes(palettes.light.accent).filter(({ height }) => height > 20);
  expect(bars.length).toBeGreaterThan(0);
  expect(lowest).toBeLessThanOrEqual(Math.min(...bars.map(({ top }) => top)));
});

it('has points at the thousands of its scale', async () => {
  await draw([{ name: 'Erlös', values: [-12_000, 34_000, 30_000] }]);
  await expect.poll(words).toEqual(expect.arrayContaining(['−10.000', '30.000']));
});

it('shows a tooltip under the pointer', async () => {
  const screen = await draw(bars);
  await expect.poll(words).toContain('Oktober');
  const { width, height } = drawing().getBoundingClientRect();
  await userEvent.hover(drawing(), { position: { x: width / 2, y: height / 2 } });
  const picture = () => screen.container.querySelector('.sb-chart [aria-hidden]')?.textContent;
  await expect.poll(picture).toMatch(/Oktober.*Soll.*168 h.*Ist.*150 h/);
});

it('draws negative values to the other side', async () => {
  const { accent, bad } = palettes.light;
  await draw([
    { name: 'Gutschrift', values: [8, 4, 2], tone: 'accent', stack: 'Konto' },
    { name: 'Abzug', values: [-3, -6, -1], tone: 'bad', stack: 'Konto' },
  ]);
  await expect.poll(() => boxes(bad).length).toBeGreaterThanOrEqual(3);
  const above = boxes(accent).filter(({ width }) => width < 30);
  const below = boxes(bad).filter(({ width }) => width < 30);
  const zero = Math.max(...above.map(({ bottom }) => bottom));
  for (const { top } of below.filter(({ height }) => height > 15))
    expect(top).toBeGreaterThanOrEqual(zero - 25);
});

it('draws a line with marks, which are in the table as well', async () => {
  const marks = [{ at: 1, label: 'Auszahlung' }];
  const screen = await draw([{ name: 'Saldo', values: [5, 12, -2], kind: 'line', tone: 'accent', marks }]);
  await expect.poll(() => document.querySelectorAll('.sb-chart svg path[stroke]').length).toBeGreaterThan(0);
  const row = screen.getByRole('row', { name: /Oktober/ });
  await expect.element(row).toHaveTextContent('Oktober12 h, Auszahlung');
});

it('hatches bars, so that nobody needs their colours', async () => {
  const hatched: Series[] = [
    { name: 'Erlös', values: [160, 168, 160], tone: 'accent' },
    { name: 'Kosten', values: [162, 150, 120], hatched: true },
  ];
  await draw(hatched);
  const patterns = () => document.querySelectorAll('.sb-chart svg path[fill^="url(#"]').length;
  // Three bars and the legend.
  await expect.poll(patterns).toBe(4);
});

it('draws a limit that no value has reached, and tints what lies above it', async () => {
  const limits = [{ value: 20, label: 'Budget 20 h' }];
  await draw([{ name: 'Stunden', values: [5, 12, 14], kind: 'line', tone: 'accent', limits }]);
  await expect.poll(words).toContain('Budget 20 h');
  await expect.poll(() => boxes(palettes.light.bad).length).toBe(1);
  const [tint] = boxes(palettes.light.bad);
  expect(tint?.height).toBeGreaterThan(2);
  expect(tint?.height).toBeLessThan(drawing().getBoundingClientRect().height / 4);
});

it('[SCR-47] draws limits on both sides, tints what lies beyond either, and has them in the table', async () => {
  const limits = [
    { value: 40, label: 'Höchstens +40 h' },
    { value: -20, label: 'Mindestens −20 h', isFloor: true },
  ];
  const screen = await draw([{ name: 'Saldo', values: [5, 12, -2], kind: 'line', tone: 'accent', limits }]);
  await expect.poll(words).toEqual(expect.arrayContaining(['Höchstens +40 h', 'Mindestens −20 h']));
  await expect.poll(() => boxes(palettes.light.bad).length).toBe(2);
  const [above, below] = boxes(palettes.light.bad).toSorted((a, b) => a.top - b.top);
  // From the lines outwards: what lies between them stays white.
  const labelAt = (word: string) => {
    const texts = [...document.querySelectorAll('.sb-chart svg text')];
    return (
      texts.find(({ textContent }) => textContent?.trim() === word)?.getBoundingClientRect() ?? new DOMRect()
    );
  };
  expect(above?.bottom).toBeLessThan(labelAt('30').top);
  expect(below?.top).toBeGreaterThan(labelAt('−10').bottom);
  for (const box of [above, below]) expect(box?.height).toBeGreaterThan(2);
  await expect.element(screen.getByRole('row', { name: 'Saldo Mindestens −20 h' })).toBeInTheDocument();
});

it('follows the scheme', async () => {
  await draw(bars);
  await expect.poll(() => filled(palettes.light.accent).length).toBeGreaterThan(1);
  chooseScheme('dark');
  await expect.poll(() => filled(palettes.dark.accent).length).toBeGreaterThan(1);
  expect(filled(palettes.light.accent)).toHaveLength(0);
});

it('resizes with its container, and is as wide as the sheet in print', async () => {
  await draw(bars);
  const width = () => drawing().getBoundingClientRect().width;
  await expect.poll(words).toContain('Oktober');
  // The library's first resize message is about the initial size.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await page.viewport(500, 900);
  await expect.poll(width).toBeLessThanOrEqual(500);
  const narrow = width();
  dispatchEvent(new Event('beforeprint'));
  expect(width()).toBe(680);
  const right = Math.max(...boxes(palettes.light.edge).map((box) => box.right));
  expect(right).toBeGreaterThan(narrow);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(width).toBe(narrow);
});

const people = ['Petra Mustermann', 'Maximilian-Alexander von der Lüdenscheidt-Hohenheim', 'Anna-Lena Weiß'];

it.each([360, 1280])('at %s pixels horizontal bars show whole or cut names', async (width) => {
  await page.viewport(width, 760);
  await render(
    <BarChart
      label="Stunden"
      columns={{ name: 'Name', value: 'Stunden' }}
      bars={people.map((name, key) => ({ key, name, value: 8 }))}
      format={inHours}
    />,
  );
  await expect.poll(() => words().join(' ')).toMatch(/Maximilian-.*…/);
  const said = words().join(' ');
  expect(said).toMatch(width === 360 ? /Petra Must.*Anna-Lena/ : 'Petra Mustermann');
  expect(said).toContain('Anna-Lena Weiß');
  expect(words().filter((word) => word === '8 h').length).toBeGreaterThanOrEqual(3);
  const edges = drawing().getBoundingClientRect();
  for (const label of document.querySelectorAll('.sb-chart svg text')) {
    const box = label.getBoundingClientRect();
    expect(box.left, label.textContent ?? '').toBeGreaterThanOrEqual(edges.left - 1);
    expect(box.right, label.textContent ?? '').toBeLessThanOrEqual(edges.right + 1);
  }
});
