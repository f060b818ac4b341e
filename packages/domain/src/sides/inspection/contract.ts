import { z } from 'zod';
import { day, id } from '../../wire/fields.ts';
import { isPackagePeriod } from './period.ts';

const MOST_PEOPLE = 500;

/** Body of POST /audit/package: which days, and whom; without people everybody. */
export const packageInput = z
  .object({
    from: day,
    to: day,
    people: z.array(id, 'invalid_input').min(1, 'package_people').max(MOST_PEOPLE).nullish(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'period_reversed' })
  .refine(({ from, to }) => isPackagePeriod(from, to), { path: ['to'], message: 'package_period' });
export type PackageInput = z.output<typeof packageInput>;
