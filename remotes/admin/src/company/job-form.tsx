import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import type { JobDetail, JobInput } from '@stundenbuch/domain/sides/people/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { Failure } from '@stundenbuch/web/api';
import { Form, useForm } from '@stundenbuch/web/form';
import { DecimalField, FormActions, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';

interface Props {
  /** null: a new one. */
  job: JobDetail | null;
  check: (values: JobInput) => Refusal | null;
  save: (values: JobInput) => Promise<JobDetail>;
  onSaved: (saved: JobDetail) => void;
  onFailed?: (failure: Failure) => unknown;
}

/** A job: its name, and in companies with budgets what an hour of it costs. */
export function JobForm({ job, check, save, onSaved, onFailed }: Props) {
  const hasCost = hasBudgets(useSession().who ?? {});
  const inputOf = ({ job_title, cost_rate }: { job_title: string; cost_rate: number | null }) =>
    hasCost ? { job_title, cost_rate } : { job_title };
  const form = useForm({
    values: { job_title: job?.job_title ?? '', cost_rate: job?.cost_rate ?? null },
    check: (values) => check(inputOf(values)),
    save: (values) => save(inputOf(values)),
    saved: onSaved,
    failed: onFailed,
  });
  return (
    <Form form={form} label="Arbeitsplatz" actions={<FormActions busy={form.busy} />}>
      <TextField {...form.field('job_title')} label="Bezeichnung" required />
      {hasCost && (
        <DecimalField
          {...form.field('cost_rate')}
          label="Kosten je Stunde (Euro)"
          hint="Lohn mit Nebenkosten; nur Verwaltung und Leser sehen sie."
        />
      )}
    </Form>
  );
}
