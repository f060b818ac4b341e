import { useEffect, useSyncExternalStore } from 'react';

const STORED = 'keys';
const listeners = new Set<() => void>();

const areOn = (): boolean => localStorage.getItem(STORED) !== 'off';

/** Single keys of all pages, for whoever is hindered by them (WCAG 2.1.4). */
export function chooseKeys(on: boolean): void {
  localStorage.setItem(STORED, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

interface Press {
  /** As it is typed, letters in lower case. */
  key: string;
  /** While it is held down. */
  repeat: boolean;
}

/**
 * Keys without a field and without another key; `press` says whether it was one of its own. Not while somebody types, in a
 * dialog, or where they are switched off.
 */
export function useKeys(press: (press: Press) => boolean, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target, defaultPrevented } = event;
      // A question mark is typed with it.
      const isShifted = shiftKey && key !== '?';
      if (ctrlKey || metaKey || altKey || isShifted || defaultPrevented || isTyping(target)) return;
      if (!areOn() || document.querySelector('[role=dialog]')) return;
      if (press({ key: key.length === 1 ? key.toLowerCase() : key, repeat })) event.preventDefault();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
