import { z } from 'zod';
import { isDay } from '../../time/day.ts';
import { required, title } from '../../wire/fields.ts';
import { reportInput } from './contract.ts';
import { CHARTS, MEASURES, PERIODS } from './fields.ts';

/** Of one person. */
export const MOST_VIEWS = 50;

const definition = reportInput.safeExtend({
  period: z.enum(PERIODS).optional(),
  from: z.string().refine(isDay).optional(),
  to: z.string().refine(isDay).optional(),
  chart: z.enum(Object.keys(CHARTS) as (keyof typeof CHARTS)[]).optional(),
  drawn: z.enum(MEASURES).optional(),
});

/** The query of the page: what a view is opened with. */
function isDefinition(text: string): boolean {
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  const known = Object.keys(definition.shape);
  return (
    Object.keys(fields).length === pairs.length &&
    pairs.every(([name]) => known.includes(name)) &&
    definition.safeParse(fields).success
  );
}

/** Body of POST and PUT /report/view. */
export const viewInput = z.object({
  name: title(60),
  /** For everybody who reads reports. */
  shared: z.boolean(required()),
  definition: z.string(required()).max(2000).refine(isDefinition),
});
export type ViewInput = z.input<typeof viewInput>;

export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  shared: z.boolean(),
  definition: z.string(),
});
export type SavedView = z.output<typeof savedView>;
