import { z } from 'zod';
import { besideClockInput } from '../../records/punch/beside.ts';
import { correctableWorkingTimeInput } from '../../records/timesheet/contract.ts';
import { isStorable, time, tooLong } from '../../wire/fields.ts';
import { LAW_REASON } from '../law/reason.ts';

/** A day has no more breaks than this. */
const INTERVALS = 50;

const interval = z.object(
  {
    from: time('law_intervals'),
    to: time('law_intervals'),
    kind: z.enum(['work', 'break'], 'law_intervals'),
  },
  'law_intervals',
);

/** Beside the fields of a working time, where the company has the guide: breaks as times, and the reason for a violation. */
export const lawInput = z.object({
  intervals: z
    .array(interval, 'law_intervals')
    .max(INTERVALS)
    .nullish()
    .transform((given) => given ?? null),
  /** False: saving asks before times that are stored are lost (409 `law_times`). */
  replace_times: z
    .boolean()
    .nullish()
    .transform((given) => given ?? null),
  law_reason: z
    .string('law_reason')
    .trim()
    .min(LAW_REASON.min)
    .max(LAW_REASON.max, tooLong())
    .refine(isStorable)
    .nullish()
    .transform((text) => text ?? null),
});

/** Body of POST and PUT /timesheet/workingtime with all that a company may have switched on. */
export const recordedWorkingTimeInput = correctableWorkingTimeInput
  .extend(lawInput.shape)
  .extend(besideClockInput.shape);
