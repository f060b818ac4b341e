import { WORKER } from '@stundenbuch/domain/admin/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { Form, useCreateAndReturn, useForm } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, TextField } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import type { Worker } from './admin.api.ts';
import { firstFields } from './first-fields.ts';
import { JobSelect } from './job-select.tsx';
import { plainContract } from './plain-contract.tsx';
import type { WorkerValues } from './worker-values.ts';

interface Props {
  values: WorkerValues;
  check: (values: WorkerValues) => Refusal | null;
  save: (values: WorkerValues) => Promise<Worker>;
  /** What the list is to know about the record. */
  onSaved: (saved: Worker) => object | undefined;
  /** The record to edit; undefined for a new one. */
  worker?: Worker;
  /** One's own role and access can't be changed. */
  own?: boolean;
  /** Beside the person, as the first row of a time line, or on a tab of its own. */
  contract?: 'plain' | 'first' | 'elsewhere';
  onDelete?: () => void;
}

// Loaded only where the company has contracts.
const FirstContract = lazyPage(async () => (await import('./first-contract.tsx')).FirstContract);

// Loaded only where the company has the working-time guide.
const LawFields = lazyPage(async () => (await import('./law-fields.tsx')).LawFields);

export function WorkerForm(props: Props) {
  const { values, check, save, onSaved, worker, own = false, contract = 'plain', onDelete } = props;
  const hasLaw = useSession().who?.features?.includes('law') ?? false;
  const navigate = useNavigate();
  const form = useForm<WorkerValues, Worker>({
    values,
    check,
    save,
    saved: (saved) => {
      navigate('/myworkers', { state: onSaved(saved) });
    },
  });
  const { leaveFor } = useCreateAndReturn(form);
  const { firstName, name } = WORKER;

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
      {contract === 'plain' && plainContract(form.field)}
      {contract === 'first' && <FirstContract form={form} fields={firstFields(form)} />}
      <div className="sb-form-row">
        {contract !== 'elsewhere' && (
          <DecimalField {...form.field('vacation')} label="Urlaubstage im Jahr" required hint="0 bis 50" />
        )}
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
      {hasLaw && <LawFields birth={form.field('birth_date')} milog={form.field('milog')} />}
      {!own && (
        <div>
          <CheckboxField {...form.field('active')} label="Aktiv: darf sich anmelden" />
          <CheckboxField {...form.field('setAdmin')} label="Administrator des Unternehmens" />
        </div>
      )}
    </Form>
  );
}
