import { z } from 'zod';

/** A session of the caller's. */
export const device = z.object({
  id: z.int(),
  /** Browser and system in words; null until it was used with the feature on. */
  agent: z.string().nullable(),
  created_at: z.string(),
  /** The beginning of the quarter of an hour in which it was last used. */
  seen_at: z.string().nullable(),
  /** The session of this call. */
  current: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Answer of DELETE /user/session: how many have ended. */
export const endedDevices = z.object({ ended: z.int() });
