import { lines } from '../../wire/fields.ts';

export const POSTING_TEXT = { min: 3, max: 255 } as const;

/** Why somebody posts or reverses; without it the account's own code answers. */
export const postingReason = (code: string) => lines(POSTING_TEXT.max, code).min(POSTING_TEXT.min, code);
