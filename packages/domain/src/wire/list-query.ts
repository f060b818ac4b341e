import { z } from 'zod';
import { day, lines } from './fields.ts';

/** Query of a list call: every field optional and a string, sorting only by the list's own keys. */
export function listQuery<const Column extends string>(sortable: readonly Column[]) {
  const columns = sortable.flatMap((column) => [column, `-${column}`] as const);
  return z
    .object({
      page: count(MAX_PAGE).optional(),
      size: count(MAX_SIZE).optional(),
      search: lines(100).optional(),
      sort: z.enum(columns, 'invalid_input').optional(),
      from: day.optional(),
      to: day.optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, { error: 'period_reversed', path: ['to'] });
}

export type ListQuery = z.output<ReturnType<typeof listQuery<string>>>;

const MAX_PAGE = 1_000_000;
const MAX_SIZE = 1000;

function count(max: number) {
  return z
    .string('invalid_input')
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .refine((value) => value <= max, 'invalid_input');
}
