import { z } from 'zod';
import { day, id } from '../../wire/fields.ts';

/** What a deputy may only where it is ticked, and only what the lead may. All else of the lead's rights goes along. */
export const DEPUTY_EXTRAS = ['correct', 'sick'] as const;
export type DeputyExtra = (typeof DEPUTY_EXTRAS)[number];

/** Body of POST /deputy: somebody decides in place of a lead, up to a last day. An admin names the lead. */
export const deputyInput = z.object({
  user: id,
  for_user: id.nullable().default(null),
  from: day,
  to: day,
  extras: z
    .array(z.enum(DEPUTY_EXTRAS, 'invalid_input'), 'invalid_input')
    .max(DEPUTY_EXTRAS.length)
    .default([])
    .transform((extras) => DEPUTY_EXTRAS.filter((extra) => extras.includes(extra))),
});
export type DeputyInput = z.input<typeof deputyInput>;

export const deputy = z.object({
  id: z.int(),
  user: z.int(),
  first_name: z.string(),
  name: z.string(),
  /** The lead. */
  for_user: z.int(),
  for_first_name: z.string(),
  for_name: z.string(),
  from: day,
  to: day,
  extras: z.array(z.enum(DEPUTY_EXTRAS)),
});
export type Deputy = z.output<typeof deputy>;
