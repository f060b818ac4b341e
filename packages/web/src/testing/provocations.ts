/** Opens a page and does what gets refused; `refused` is the server's answer, if the page cannot know it. */
export type Provocation = (refused: (field?: string) => Response) => Promise<unknown>;

/** Provokes each refusal on the screens of a module, by its code; e2e/refusals.web.test.ts finds and runs them. */
export type Provocations = Readonly<Record<string, Provocation>>;
