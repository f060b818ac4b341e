/** Opens a page and does what is refused; `refused` is the server's answer, where the page itself cannot know. */
export type Provocation = (refused: (field?: string) => Response) => Promise<unknown>;

/** How each refusal is met on the screens of a module, by its code; e2e/refusals.web.test.ts finds and runs them. */
export type Provocations = Readonly<Record<string, Provocation>>;
