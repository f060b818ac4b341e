import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** 1 to `count` take one of as many; not while somebody types, in a dialog, or with another key. */
export function useDigits(count: number, take: (at: number) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || repeat || isTyping(target)) return;
      if (!/^[1-9]$/.test(key) || Number(key) > count || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      take(Number(key) - 1);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
