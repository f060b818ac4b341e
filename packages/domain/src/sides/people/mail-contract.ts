import { z } from 'zod';

/** Answer of DELETE /user/{id}/held: how many mails that were held are sent now. */
export const releasedMails = z.object({ released: z.int() });
export type ReleasedMails = z.output<typeof releasedMails>;
