import { z } from 'zod';

/** A day on which fewer or nobody works, at the place of somebody. */
const specialDay = z.object({ day: z.string(), name: z.string(), share: z.number() });

/**
 * GET /absence/planner/{from}/{to}: who has a row, which days are free for them, and how many of a team work on a day. Nothing
 * of it depends on who is away, so that it tells nothing of those whose absence the viewer does not see.
 */
export const plannerFrame = z.object({
  /** Active people of whom something is recorded; nobody where the calendar of the viewer does not reach to all. */
  people: z.array(
    z.object({
      user: z.int(),
      first_name: z.string(),
      name: z.string(),
      /** Which of the calendars. */
      calendar: z.int(),
    }),
  ),
  calendars: z.array(z.array(specialDay)),
  /** Those that the viewer sees, with the days on which somebody of whom it is the home team works. */
  teams: z.array(
    z.object({
      id: z.int(),
      days: z.array(z.object({ day: z.string(), expected: z.int(), minimum: z.int().nullable() })),
    }),
  ),
});
export type PlannerFrame = z.output<typeof plannerFrame>;
