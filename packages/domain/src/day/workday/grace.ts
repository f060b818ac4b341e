/** Days of a month on which the one before can still be changed. */
export const GRACE = { min: 1, max: 15, preset: 5 } as const;
