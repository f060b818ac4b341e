import { z } from 'zod';
import { bookingInput } from '../../records/timesheet/contract.ts';
import { id } from '../../wire/fields.ts';

export const MOST_FAVOURITES = 12;

/** Body of POST /timesheet/favourite: of a booking what comes again. */
export const favouriteInput = bookingInput.pick({ project: true, booking_text: true }).extend({
  /** Null: they are typed each time. */
  hours: bookingInput.shape.hours.nullish().transform((hours) => hours ?? null),
});
export type FavouriteInput = z.input<typeof favouriteInput>;

/** Body of PUT /timesheet/favourite: these first, in this order; others stay behind them as they were. */
export const arrangeInput = z.object({ ids: z.array(id, 'invalid_input').max(MOST_FAVOURITES) });
export type ArrangeInput = z.input<typeof arrangeInput>;

const favourite = z.object({
  id,
  project: z.int(),
  internal_id: z.string().nullable(),
  project_name: z.string(),
  /** Of the project: only one that is in progress and in no archive can be booked. */
  status: z.int(),
  archived: z.boolean(),
  booking_text: z.string(),
  hours: z.number().nullable(),
});
export type Favourite = z.output<typeof favourite>;

/** Answer of each call: all of the person, in the person's order. */
export const favourites = z.array(favourite);
