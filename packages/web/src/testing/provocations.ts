import type { Locator } from 'vitest/browser';

/** Opens a page and does what gets refused; `refused` is the server's answer, if the page cannot know it. */
export type Provocation = (refused: (field?: string) => Response) => Promise<unknown>;

/** Provokes each refusal on the screens of a module, by its code; e2e/refusals.web.test.ts finds and runs them. */
export type Provocations = Readonly<Record<string, Provocation>>;

/**
 * A form that is filled once and sent for each refusal that only the server knows: what fills it and returns
 * the button that sends it, and the codes with the field that each of them names.
 */
export type RefusedForm = readonly [
  (answer: () => Response) => Promise<Locator>,
  Readonly<Record<string, string | undefined>>,
];
