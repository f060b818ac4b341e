import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarChart } from './index.ts';

afterEach(() => page.viewport(1280, 900));

it.each([
  [360, /Maximilian- Alexander…/],
  [1280, /Maximilian-Alexander von der .*…/],
])(
  'at %s pixels shows names in two lines, says where one goes on, and none lies over the next',
  async (width, long) => {
    await page.viewport(width, 760);
    const names = [
      'September 2026',
      'Petra Mustermann',
      'Maximilian-Alexander von der Lüdenscheidt-Hohenheim',
    ];
    const screen = await render(
      <BarChart
        label="Stunden"
        columns={{ name: 'Name', value: 'Stunden' }}
        bars={names.map((name, key) => ({ key, name, value: 8 }))}
        format={(hours) => `${hours} h`}
      />,
    );
    const labels = () => [...screen.container.querySelectorAll('svg text')];
    const words = () =>
      labels()
        .map(({ textContent }) => textContent?.trim())
        .join(' ');
    // It stands in the second strip, which comes later.
    await expect.poll(words).toMatch(long);
    expect(words()).toContain('September 2026');
    expect(words()).toContain('Petra Mustermann');
    for (const label of labels()) {
      const { left, top, height } = (label.closest('svg') as Element).getBoundingClientRect();
      const box = label.getBoundingClientRect();
      expect(box.left, label.textContent ?? '').toBeGreaterThanOrEqual(left);
      expect(box.bottom, label.textContent ?? '').toBeLessThanOrEqual(top + height + 2);
    }
  },
);

it('draws a long chart strip after strip, never two in one frame', async () => {
  const bars = Array.from({ length: 12 }, (_, key) => ({ key, name: `Person ${key}`, value: key + 1 }));
  const columns = { name: 'Name', value: 'Stunden' };
  const screen = await render(<BarChart label="Stunden" columns={columns} bars={bars} format={String} />);
  const drawn = () =>
    [...screen.container.querySelectorAll('svg')].filter((svg) => svg.querySelector('text')).length;
  const frames: number[] = [];
  while ((frames.at(-1) ?? 0) < 6) {
    await new Promise(requestAnimationFrame);
    frames.push(drawn());
  }
  const steps = frames.map((count, i) => count - (frames[i - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(drawn()).toBe(6);
});

it('a strip that stands is not drawn again when the next one comes', async () => {
  const bars = Array.from({ length: 12 }, (_, key) => ({ key, name: `Person ${key}`, value: key + 1 }));
  const columns = { name: 'Name', value: 'Stunden' };
  const screen = await render(<BarChart label="Stunden" columns={columns} bars={bars} format={String} />);
  const drawn = () =>
    [...screen.container.querySelectorAll('svg')].filter((svg) => svg.querySelector('text'));
  await expect.poll(() => drawn().length, { interval: 1 }).toBeGreaterThan(1);
  const records: MutationRecord[] = [];
  const changes = new MutationObserver((seen) => records.push(...seen));
  changes.observe(drawn()[0] as Element, { subtree: true, childList: true, attributes: true });
  await expect.poll(() => drawn().length).toBe(6);
  expect(records).toHaveLength(0);
});
