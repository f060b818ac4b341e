import type { NewRate, ProjectChange } from '@stundenbuch/domain/sides/projects/contract';
import {
  categoryUnknown,
  customerUnknown,
  internalIdTaken,
  rateJobUnknown,
} from '@stundenbuch/domain/sides/projects/rules';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

interface Facts {
  customer: boolean;
  category: boolean;
  jobs: boolean;
  taken: boolean;
}

/** Whether the records a project refers to exist in the company, and whether its internal id is free, in one query. */
export async function projectRefusal(
  tx: Tx,
  { company }: Caller,
  input: ProjectChange & { id?: number; rates?: NewRate[] },
): Promise<Refusal | null> {
  const { customer = null, category = null, internal_id = null, id = 0, rates = [] } = input;
  const jobs = [...new Set(rates.map(({ job }) => job))];
  const [facts] = await rowsOf<Facts>(
    tx,
    sql`select
      (${customer}::int is null
        or exists (select from customers where company_id = ${company} and id = ${customer})) as customer,
      (${category}::int is null
        or exists (select from categories where company_id = ${company} and id = ${category})) as category,
      (select count(*) from jobs where company_id = ${company} and id = any(${jobs})) = ${jobs.length} as jobs,
      exists (select from projects where company_id = ${company} and id <> ${id}
        and lower(internal_id) = lower(${internal_id}) and internal_id <> '') as taken`,
  );
  if (!facts?.customer) return customerUnknown();
  if (!facts.category) return categoryUnknown();
  if (!facts.jobs) return rateJobUnknown('rates');
  return facts.taken ? internalIdTaken() : null;
}

/** The same refusals when another request was faster. */
export const projectConflicts: Conflicts = {
  projects_internal_id: internalIdTaken,
  projects_customer: customerUnknown,
  projects_category: categoryUnknown,
  hourly_rates_job: () => rateJobUnknown('rates'),
};
