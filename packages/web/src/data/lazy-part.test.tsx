import { renderPage } from '@stundenbuch/web/testing';
import { Component, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

function pending<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as NonNullable<typeof settle>) };
}

const shown = (usePart: () => string | null) => {
  function Shown() {
    return <p>{usePart() ?? 'noch nicht da'}</p>;
  }
  return <Shown />;
};

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? <p>gescheitert</p> : this.props.children;
  }
}

it('shows a placeholder once, and the loaded part at once', async () => {
  const { promise, resolve } = pending<string>();
  const usePart = lazyPart(() => promise);
  const screen = await renderPage(shown(usePart));
  await expect.element(screen.getByText('noch nicht da')).toBeVisible();
  resolve('Kalender');
  await expect.element(screen.getByText('Kalender')).toBeVisible();
  const again = await renderPage(shown(usePart));
  expect(again.container.textContent).toContain('Kalender');
});

it('throws a failure to the boundary, and loads again the next time', async () => {
  const answers = [pending<string>(), pending<string>()];
  let requests = 0;
  const usePart = lazyPart(() => (answers[requests++] as (typeof answers)[0]).promise);
  const screen = await renderPage(<Boundary>{shown(usePart)}</Boundary>);
  answers[0]?.reject(new Error('no network'));
  await expect.element(screen.getByText('gescheitert')).toBeVisible();
  const again = await renderPage(<Boundary>{shown(usePart)}</Boundary>);
  answers[1]?.resolve('Kalender');
  await expect.element(again.getByText('Kalender')).toBeVisible();
  expect(requests).toBe(2);
});
