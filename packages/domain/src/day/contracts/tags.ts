/** What the contracts of people are remembered under in the browser, until a change invalidates them. */
export const contractTags = ['Contract'] as const;
