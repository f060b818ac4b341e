/** What months are remembered under in the browser, until a change invalidates them. */
export const monthTags = ['Month'] as const;
