import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseProject as refuse } from './messages.ts';

export interface ProjectDates {
  start_date?: Day | null | undefined;
  end_date?: Day | null | undefined;
}

/** Checks the dates as they would be stored. The same day is allowed. */
export function datesRefusal({ start_date, end_date }: ProjectDates): Refusal | null {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: no day is greater or less than null.
  return start_date && end_date && start_date > end_date ? refuse('project_dates', 'end_date') : null;
}

/** Also returned when two requests race and the database accepts only one. */
export const internalIdTaken = (): Refusal => refuse('project_internal_id_taken', 'internal_id');

export const customerUnknown = (): Refusal => refuse('project_customer', 'customer');
export const categoryUnknown = (): Refusal => refuse('project_category', 'category');
export const rateJobUnknown = (field: 'job' | 'rates' = 'job'): Refusal => refuse('rate_job', field);
export const rateProjectUnknown = (): Refusal => refuse('rate_project', 'project');
export const rateTaken = (): Refusal => refuse('rate_taken', 'valid_from');
