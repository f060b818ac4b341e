import type { sentences } from '@stundenbuch/domain/refusals';

/** Opens a page and does what is refused; `refused` is the server's answer, where the page itself cannot know. */
export type Provocation = (refused: (field?: string) => Response) => Promise<unknown>;

/** How each refusal is met on the screens of a module; e2e/refusals.web.test.ts runs them and misses none. */
export type Provocations = Partial<Record<keyof typeof sentences, Provocation>>;
