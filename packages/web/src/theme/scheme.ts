import type { Scheme } from './tokens.ts';

const KEY = 'colorScheme';
const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export type SchemeChoice = Scheme | 'system';

export function chosenScheme(): SchemeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function currentScheme(): Scheme {
  const choice = chosenScheme();
  if (choice !== 'system') return choice;
  return system.matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  follow();
}

function follow(): void {
  document.documentElement.dataset.theme = currentScheme();
  for (const listener of listeners) listener();
}

/** Applies the scheme to the page and follows changes of the system's preference. */
export function startScheme(): void {
  follow();
  system.addEventListener('change', follow);
}

/** Notifies about possible changes of the scheme; returns the unsubscribe function. */
export function onScheme(listener: () => void): () => void {
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
