import { type NewRate, newRate } from '@stundenbuch/domain/sides/projects/contract';
import { projectSentences, projectTexts } from '@stundenbuch/domain/sides/projects/messages';
import { isFailure } from '@stundenbuch/web/api';
import { refusalBy, useForm } from '@stundenbuch/web/form';
import { DecimalField, Dialog, DialogActions, FormMessage, SelectField } from '@stundenbuch/web/kit';
import { useProjectJobsQuery } from './projects.api.ts';

export interface OpenRate {
  /** null: a new one. */
  stored: NewRate | null;
  save: (rate: NewRate) => Promise<void>;
}

/** The hourly rate of a job. Stays open with its input until it is saved. */
export function RateDialog({ rate: { stored, save }, onClose }: { rate: OpenRate; onClose: () => void }) {
  const { data: jobs = [] } = useProjectJobsQuery();
  const form = useForm({
    values: { job: stored?.job ?? null, hourly_rate: stored?.hourly_rate ?? null },
    check: (values) => refusalBy(newRate, values, projectSentences),
    save: (values) => save(values as NewRate).catch((failure) => Promise.reject(inOurWords(failure))),
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
