import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPage } from './index.ts';

const Page = ({ name }: { name: string }) => <p>Seite von {name}</p>;
const Waiting = () => <p>Wird geladen</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Gescheitert</p> : this.props.children);
}

/** Milliseconds from the arrival of the code to the rendered page. */
async function untilShown(): Promise<number> {
  const loading = Promise.withResolvers<typeof Page>();
  const Part = lazyPage(() => loading.promise, Waiting);
  const screen = await render(<Part name="Anna" />);
  await expect.element(screen.getByText('Wird geladen')).toBeVisible();
  const shown = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (screen.container.textContent?.includes('Seite')) resolve(performance.now());
    }).observe(screen.container, { childList: true, subtree: true });
  });
  const loadedAt = performance.now();
  loading.resolve(Page);
  const passed = (await shown) - loadedAt;
  await screen.unmount();
  return passed;
}

it('is shown as soon as its code has loaded', async () => {
  let passed = Number.POSITIVE_INFINITY;
  // The fastest of up to twenty: others work on this machine, too.
  for (let time = 0; time < 20 && passed >= 100; time++) passed = Math.min(passed, await untilShown());
  expect(passed).toBeLessThan(100);
});

it('is shown at once if its code was already loaded, and is loaded once', async () => {
  const load = vi.fn(async () => Page);
  const standIn = vi.fn(() => null);
  const Part = lazyPage(load, standIn);
  expect(Part.isLoaded()).toBe(false);
  await Part.preload();
  expect(Part.isLoaded()).toBe(true);
  const screen = await render(<Part name="Anna" />);
  await expect.element(screen.getByText('Seite von Anna')).toBeVisible();
  expect([standIn.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
});

it('fails where it is rendered, and is loaded again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue(Page);
  const Part = lazyPage(load, Waiting);
  const drawn = (key: number) => (
    <Boundary key={key}>
      <Part name="Bert" />
    </Boundary>
  );
  const screen = await render(drawn(1));
  await expect.element(screen.getByText('Gescheitert')).toBeVisible();
  await screen.rerender(drawn(2));
  await expect.element(screen.getByText('Seite von Bert')).toBeVisible();
});
