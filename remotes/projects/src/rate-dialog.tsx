import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { type NewRate, newRate } from '@stundenbuch/domain/sides/projects/contract';
import { projectSentences, projectTexts } from '@stundenbuch/domain/sides/projects/messages';
import { isFailure } from '@stundenbuch/web/api';
import { DateField } from '@stundenbuch/web/data';
import { refusalBy, useForm } from '@stundenbuch/web/form';
import { DecimalField, Dialog, DialogActions, FormMessage, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useProjectJobsQuery } from './projects.api.ts';

export interface OpenRate {
  /** null: a new one. */
  stored: NewRate | null;
  save: (rate: NewRate) => Promise<void>;
}

/** The hourly rate of a job. Stays open with its input until it is saved. */
export function RateDialog({ rate: { stored, save }, onClose }: { rate: OpenRate; onClose: () => void }) {
  const { data: jobs = [] } = useProjectJobsQuery();
  const { who } = useSession();
  const isDated = hasBudgets(who ?? {});
  const form = useForm({
    values: {
      job: stored?.job ?? null,
      hourly_rate: stored?.hourly_rate ?? null,
      valid_from: stored?.valid_from ?? null,
    },
    check: (values) => refusalBy(newRate, values, projectSentences),
    save: ({ valid_from, ...values }) =>
      save({ ...values, ...(isDated && { valid_from }) } as NewRate).catch((failure) =>
        Promise.reject(inOurWords(failure)),
      ),
    saved: onClose,
  });

  return (
    <Dialog open title={stored ? 'Stundensatz bearbeiten' : 'Stundensatz anlegen'} onClose={onClose}>
      <form className="sb-form" noValidate onSubmit={form.submit} aria-busy={form.busy}>
        <SelectField
          label="Arbeitsplatz"
          required
          placeholder="Bitte wählen"
          options={jobs.map(({ id, job_title }) => ({ value: id, label: job_title }))}
          {...form.field('job')}
        />
        <DecimalField label="Euro je Stunde" required {...form.field('hourly_rate')} />
        {isDated && (
          <DateField label="Gilt ab" hint="Ohne Tag gilt er immer." {...form.field('valid_from')} />
        )}
        <FormMessage message={form.message} />
        <DialogActions confirm="Speichern" busy={form.busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** An alert would be behind the dialog, so the sentence is inside. */
function inOurWords(failure: unknown): unknown {
  if (!isFailure(failure) || failure.kind === 'refused') return failure;
  return { ...failure, message: projectTexts.rateFailed };
}
