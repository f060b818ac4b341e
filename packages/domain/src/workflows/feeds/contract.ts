import { z } from 'zod';
import { FEED_KINDS } from './feature-words.ts';

/** Addresses a person. */
export const FEED_LIMIT = 5;

/** Of the secret in an address: 32 random bytes in base64url. */
export const FEED_SECRET = 43;

/** Body of POST /calendar/feed. `show_type`: only of one's own, and never sickness (ICS-04). */
export const feedInput = z.object({
  kind: z.enum(FEED_KINDS, 'invalid_input'),
  show_type: z.boolean('invalid_input').default(false),
});
export type FeedInput = z.input<typeof feedInput>;

export const feed = z.object({
  id: z.int(),
  kind: z.enum(FEED_KINDS),
  show_type: z.boolean(),
  created_at: z.string(),
});
export type Feed = z.output<typeof feed>;

/** With the address, which is shown once: a path where the installation has no address of its own. */
export const madeFeed = feed.extend({ address: z.string() });
export type MadeFeed = z.output<typeof madeFeed>;
