import { z } from 'zod';

/** In the order in which they are done. */
export const FIRST_STEPS = ['land', 'people', 'contracts', 'invitations', 'project'] as const;

/** Answer of GET /company/first-steps: nothing once they are over. */
export const firstSteps = z.object({
  steps: z.array(
    z.object({
      name: z.enum(FIRST_STEPS),
      done: z.boolean(),
      /** Of how many people something is still missing; of the Land, among how many places it is to be chosen. */
      open: z.int(),
    }),
  ),
  /** Where the company usually works. */
  place: z
    .object({
      name: z.string(),
      land: z.string(),
      /** The next public holiday there. */
      holiday: z.object({ day: z.string(), name: z.string() }),
    })
    .nullable(),
});
export type FirstSteps = z.output<typeof firstSteps>;
