import { renderPage } from '@stundenbuch/web/testing';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../api/index.ts';
import { AlertView } from '../plain/index.ts';
import { type AlertType, useAlert } from './index.ts';
import { alertSlice } from './slice.ts';

function Example() {
  const alert = useAlert();
  return (
    <>
      <button type="button" onClick={() => alert('Gespeichert.')}>
        speichern
      </button>
      <button type="button" onClick={() => alert('Kaputt.', 'danger')}>
        scheitern
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const durations: [AlertType, number][] = [
  ['success', 4000],
  ['warning', 5000],
  ['danger', 7000],
];

it.each(durations)('[SHR-09] [CONST-53] hides a %s after %i ms, not earlier', async (type, duration) => {
  const screen = await renderPage(<Example />);
  // Checked once: polling would advance the fake clock.
  flushSync(() => void screen.store.dispatch(alertSlice.actions.shown({ message: 'Text', type })));
  vi.advanceTimersByTime(duration - 1);
  expect(screen.store.getState().alert.visible).toBe(true);
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText('Text')).not.toBeInTheDocument();
});

it.each(durations)(
  '[SHR-09] hides a %s of a public page after %i ms and not before',
  async (type, duration) => {
    const onHide = vi.fn();
    await renderPage(<AlertView type={type} visible message="Text" count={1} onHide={onHide} />);
    vi.advanceTimersByTime(duration - 1);
    expect(onHide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onHide).toHaveBeenCalledOnce();
  },
);

it('uses a live region that already exists, assertive for errors, and shows only the last alert', async () => {
  const screen = await renderPage(<Example />);
  const region = document.querySelector('[aria-live=polite]');
  await screen.getByRole('button', { name: 'speichern' }).click();
  await expect.element(screen.getByRole('status')).toBeVisible();
  expect(region).toContainElement(screen.getByRole('status').element() as HTMLElement);
  await screen.getByRole('button', { name: 'scheitern' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Fehler: Kaputt.');
  await expect.element(screen.getByText('Gespeichert.')).not.toBeInTheDocument();
  expect(region).toHaveAttribute('aria-live', 'assertive');
});

it('closes by a button with a large enough touch target', async () => {
  const screen = await renderPage(<Example />);
  await screen.getByRole('button', { name: 'scheitern' }).click();
  const close = screen.getByRole('button', { name: 'Meldung schließen' });
  await expect.element(close).toBeVisible();
  const { width, height } = close.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

it('[SHR-10] [AUTH-34] is a success by default', async () => {
  expect(createStore().getState().alert).toMatchObject({ type: 'success', visible: false, message: '' });
  const screen = await renderPage(<Example />);
  await screen.getByRole('button', { name: 'speichern' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Erfolg: Gespeichert.');
});

describe('[DAY-07] what can be taken back', () => {
  const show = async () => {
    const undo = vi.fn();
    const screen = await renderPage(<Example />);
    flushSync(() => void screen.store.dispatch(alertSlice.actions.shown({ message: 'Gebucht.', undo })));
    return { undo, isShown: () => screen.store.getState().alert.visible };
  };
  const bar = () => document.querySelector('[role=status]') as HTMLElement;
  const buttons = () => [...bar().querySelectorAll('button')];
  /** Frames are not of the fake clock; after a few of them React is done. */
  const drawn = async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  };
  const happens = (event: Event, on: Element) => {
    on.dispatchEvent(event);
    return drawn();
  };

  it('is offered for five seconds', async () => {
    const { isShown } = await show();
    vi.advanceTimersByTime(4999);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });

  it.each([
    [
      'pointer',
      () => new PointerEvent('pointerover', { bubbles: true }),
      () => new PointerEvent('pointerout', { bubbles: true }),
    ],
    [
      'focus',
      () => new FocusEvent('focusin', { bubbles: true }),
      () => new FocusEvent('focusout', { bubbles: true }),
    ],
  ])('stays under the %s, and five seconds longer', async (_, comes, goes) => {
    const { isShown } = await show();
    await happens(comes(), buttons()[0] as Element);
    vi.advanceTimersByTime(60_000);
    expect(isShown()).toBe(true);
    await happens(goes(), buttons()[0] as Element);
    vi.advanceTimersByTime(4999);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });

  it('is taken back by a button of the bar, which a screen reader is told of', async () => {
    const { undo, isShown } = await show();
    expect(bar().textContent).toContain('Erfolg: Gebucht.');
    const [button] = buttons();
    expect(button?.textContent).toBe('Rückgängig');
    vi.advanceTimersByTime(600);
    await drawn();
    button?.click();
    expect(undo).toHaveBeenCalledOnce();
    expect(isShown()).toBe(false);
  });
});

it('restarts its timer with every alert, even for the same sentence', async () => {
  const screen = await renderPage(<Example />);
  await screen.getByRole('button', { name: 'scheitern' }).click();
  vi.advanceTimersByTime(6000);
  await screen.getByRole('button', { name: 'scheitern' }).click();
  await expect.poll(() => screen.store.getState().alert.count).toBe(2);
  vi.advanceTimersByTime(6000);
  await expect.element(screen.getByText('Kaputt.')).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(screen.getByText('Kaputt.')).not.toBeInTheDocument();
});

it('survives navigation and can be closed', async () => {
  const screen = await renderPage(<Example />, { path: '/a' });
  await screen.getByRole('button', { name: 'speichern' }).click();
  await screen.router.navigate('/b');
  await expect.element(screen.getByText('Gespeichert.')).toBeVisible();
  await screen.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.element(screen.getByText('Gespeichert.')).not.toBeInTheDocument();
});
