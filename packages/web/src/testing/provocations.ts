/** Opens a page and does what gets refused; `refused` is the server's answer, if the page cannot know it. */
export type Provocation = (refused: (field?: string) => Response) => Promise<unknown>;

/** Provokes each refusal on the screens of a module, by its code; e2e/refusals.web.test.ts finds and runs them. */
export type Provocations = Readonly<Record<string, Provocation>>;

/** What is typed into a form, by label. */
export type Typed = Readonly<Record<string, string>>;

/**
 * A form that is filled once and sent for each refusal: what fills it and returns what sends it, and the codes
 * with the field that the server's answer names, or with what is typed before and refused without the server.
 */
export type RefusedForm = readonly [
  (answer: () => Response) => Promise<() => Promise<unknown>>,
  Readonly<Record<string, string | undefined | Typed>>,
];
