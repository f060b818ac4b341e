import { ROLE_CODES } from '@stundenbuch/domain/access/roles';
import type { CompanyDetail } from '@stundenbuch/domain/admin/company-contract';
import { WORKER, workerInputOfGlobalAdmin } from '@stundenbuch/domain/admin/contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
import { workerRefusal } from '@stundenbuch/domain/admin/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { useCreateWorkerMutation, type Worker } from './admin.api.ts';
import { underForm } from './under-form.ts';

const ROLES = [
  { value: ROLE_CODES.admin, label: 'Administrator' },
  { value: ROLE_CODES.employee, label: 'Mitarbeiter' },
  { value: ROLE_CODES.reader, label: 'Leser' },
] as const;

interface Values {
  first_name: string;
  name: string;
  email: string;
  job: number | null;
  role: number;
}

/** A person in a company of the global admin's choice; needs a job only where there are jobs. */
export function PersonForm({
  company,
  onDone,
}: {
  company: CompanyDetail;
  onDone: (created?: Worker) => void;
}) {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  const { jobs } = company;
  const bodyOf = (values: Values) => ({ ...values, company: company.id });
  const form = useForm<Values, Worker>({
    values: { first_name: '', name: '', email: '', job: null, role: ROLE_CODES.admin },
    check: (values) =>
      refusalBy(workerInputOfGlobalAdmin, bodyOf(values), adminSentences, ({ job }) =>
        workerRefusal(job, { companyKnown: true, companyHasJobs: jobs.length > 0, jobKnown: true }),
      ),
    save: (values) => underForm(create(workerInputOfGlobalAdmin.parse(bodyOf(values))).unwrap()),
    saved: (created) => {
      alert(adminTexts.workerCreated);
      onDone(created);
    },
  });
  return (
    <Form
      form={form}
      label="Neuer Benutzer"
      actions={<FormActions busy={form.busy} save="Anlegen" onCancel={() => onDone()} />}
    >
      <div className="sb-form-row">
        <TextField {...form.field('first_name')} label="Vorname" required maxLength={WORKER.firstName.max} />
        <TextField {...form.field('name')} label="Nachname" required maxLength={WORKER.name.max} />
      </div>
      <TextField
        {...form.field('email')}
        label="E-Mail"
        required
        type="email"
        maxLength={254}
        hint="Damit registriert sich die Person und legt ihr Passwort selbst fest."
      />
      <div className="sb-form-row">
        <SelectField {...form.field('role')} label="Rolle" options={ROLES} />
        {jobs.length > 0 && (
          <SelectField
            {...form.field('job')}
            label="Arbeitsplatz"
            required
            placeholder="Bitte wählen"
            options={jobs.map(({ id, job_title }) => ({ value: id, label: job_title }))}
          />
        )}
      </div>
    </Form>
  );
}
