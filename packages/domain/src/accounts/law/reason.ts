/** Characters of a reason; without zod, for the form. */
export const LAW_REASON = { min: 5, max: 255 } as const;
