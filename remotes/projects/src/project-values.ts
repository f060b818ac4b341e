import type { NewRate, ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { PROJECT_STATUS } from '@stundenbuch/domain/sides/projects/status';
import type { Day } from '@stundenbuch/domain/time/day';

/** The form's values. */
export interface ProjectValues {
  internal_id: string;
  project_name: string;
  status: number;
  /** 0 means none. */
  customer: number;
  /** 0 means none. */
  category: number;
  start_date: Day | null;
  end_date: Day | null;
  notes: string;
  /** For a new project; those of a stored one are saved one by one. */
  rates: readonly NewRate[];
}

export const valuesOf = (project: ProjectDetail | null): ProjectValues => ({
  internal_id: project?.internal_id ?? '',
  project_name: project?.project_name ?? '',
  status: project?.status ?? PROJECT_STATUS.inProgress,
  customer: project?.customer ?? 0,
  category: project?.category ?? 0,
  start_date: project?.start_date ?? null,
  end_date: project?.end_date ?? null,
  notes: project?.notes ?? '',
  rates: [],
});

/** The request body. Without the customers module it has no customer, so that a stored one remains. */
export function inputOf({ customer, category, rates: _, ...values }: ProjectValues, withCustomer: boolean) {
  return {
    ...values,
    status: values.status as 0 | 1 | 2 | 3,
    category: category || null,
    ...(withCustomer && { customer: customer || null }),
  };
}
