import { WORKER } from '@stundenbuch/domain/admin/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { DateField } from '@stundenbuch/web/data';
import { Form, useCreateAndReturn, useForm } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, TextField } from '@stundenbuch/web/kit';
import { useNavigate } from 'react-router-dom';
import type { Worker } from './admin.api.ts';
import { JobSelect } from './job-select.tsx';
import type { WorkerValues } from './worker-values.ts';
import { WorkingDaysField } from './working-days-field.tsx';

interface Props {
  values: WorkerValues;
  check: (values: WorkerValues) => Refusal | null;
  save: (values: WorkerValues) => Promise<Worker>;
  onSaved: () => void;
  /** The record to edit; undefined for a new one. */
  worker?: Worker;
  /** One's own role and access can't be changed. */
  own?: boolean;
  onDelete?: () => void;
}

export function WorkerForm({ values, check, save, onSaved, worker, own = false, onDelete }: Props) {
  const navigate = useNavigate();
  const form = useForm<WorkerValues, Worker>({
    values,
    check,
    save,
    saved: () => {
      onSaved();
      navigate('/myworkers');
    },
  });
  const { leaveFor } = useCreateAndReturn(form);
  const { firstName, name, since } = WORKER;

  return (
    <Form form={form} label="Mitarbeiter" actions={<FormActions busy={form.busy} onDelete={onDelete} />}>
      <div className="sb-form-row">
        <TextField {...form.field('first_name')} label="Vorname" required maxLength={firstName.max} />
        <TextField {...form.field('name')} label="Nachname" required maxLength={name.max} />
      </div>
      <TextField
        {...form.field('email')}
        label="E-Mail"
        required
        type="email"
        maxLength={254}
        hint={
          worker ? undefined : 'Damit registriert sich der Mitarbeiter und legt sein Passwort selbst fest.'
        }
      />
      <div className="sb-form-row">
        <JobSelect {...form.field('job')} onNew={() => leaveFor('/new-job')} />
        <TextField {...form.field('personnelNumber')} label="Personalnummer" />
      </div>
      <div className="sb-form-row">
        <DecimalField {...form.field('weeklyhours')} label="Wochenstunden" hint="leer oder 0 zählt als 40" />
        <DateField
          {...form.field('worker_since')}
          label="Im Unternehmen seit"
          min={since.min}
          max={since.max}
        />
      </div>
      <WorkingDaysField {...form.field('working_days')} />
      <div className="sb-form-row">
        <DecimalField {...form.field('vacation')} label="Urlaubstage im Jahr" required hint="0 bis 50" />
        <DecimalField
          {...form.field('vacation_lastyear')}
          label={
            worker?.vacation_lastyear_provisional ? 'Resturlaub Vorjahr (vorläufig)' : 'Resturlaub Vorjahr'
          }
          required
          hint="0 bis 50"
        />
      </div>
      {worker?.vacation_lastyear_provisional && (
        <CheckboxField
          {...form.field('confirmLastYear')}
          label="Den errechneten Resturlaub beim Speichern festschreiben"
        />
      )}
      {!own && (
        <div>
          <CheckboxField {...form.field('active')} label="Aktiv: darf sich anmelden" />
          <CheckboxField {...form.field('setAdmin')} label="Administrator des Unternehmens" />
        </div>
      )}
    </Form>
  );
}
