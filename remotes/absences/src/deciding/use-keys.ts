import { useEffect, useState } from 'react';

const STORED = 'inboxKeys';

/** Whether keys decide; whoever is hindered by it switches them off (WCAG 2.1.4). */
export function useKeysChoice() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const choose = (on: boolean) => {
    localStorage.setItem(STORED, on ? 'on' : 'off');
    setIsOn(on);
  };
  return { isOn, choose };
}

interface Keys {
  isOn: boolean;
  move: (by: 1 | -1) => void;
  approve: () => void;
  decline: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** ↑ ↓ move, G approves, L asks for the reason; not while somebody types, and not with another key. */
export function useKeys({ isOn, move, approve, decline }: Keys): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('[role=dialog]')) return;
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (repeat) return;
      else if (key.toLowerCase() === 'g') approve();
      else if (key.toLowerCase() === 'l') decline();
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
