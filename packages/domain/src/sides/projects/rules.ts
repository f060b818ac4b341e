import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import type { NewRate } from './contract.ts';
import { refuseProject as refuse } from './messages.ts';
import { PROJECT_STATUS } from './status.ts';

export interface ProjectDates {
  start_date?: Day | null | undefined;
  end_date?: Day | null | undefined;
}

/** Checks the dates as they would be stored. The same day is allowed. */
export function datesRefusal({ start_date, end_date }: ProjectDates): Refusal | null {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: no day is greater or less than null.
  return start_date && end_date && start_date > end_date ? refuse('project_dates', 'end_date') : null;
}

/** Whoever archives a project says so of one that is over; to work on one again takes it out by itself (SET-55). */
export function archiveRefusal(archives: boolean | undefined, status: number): Refusal | null {
  const isOver = status === PROJECT_STATUS.cancelled || status === PROJECT_STATUS.finished;
  return archives && !isOver ? refuse('project_open', 'archived') : null;
}

/** Also returned when two requests race and the database accepts only one. */
export const internalIdTaken = (): Refusal => refuse('project_internal_id_taken', 'internal_id');

export const customerUnknown = (): Refusal => refuse('project_customer', 'customer');
export const categoryUnknown = (): Refusal => refuse('project_category', 'category');
export const rateJobUnknown = (field: 'job' | 'rates' = 'job'): Refusal => refuse('rate_job', field);
export const rateProjectUnknown = (): Refusal => refuse('rate_project', 'project');
export const rateTaken = (field: 'valid_from' | 'rates' = 'valid_from'): Refusal =>
  refuse('rate_taken', field);

/** Of the rates of a new project: two of a job from one day. */
export function ratesRefusal(rates: readonly NewRate[]): Refusal | null {
  const keys = rates.map(({ job, valid_from = null }) => `${job} ${valid_from}`);
  return new Set(keys).size < keys.length ? rateTaken('rates') : null;
}
