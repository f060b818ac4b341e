import { ROLE_CODES } from '@stundenbuch/domain/access/access';
import { overtimeSentences } from '@stundenbuch/domain/accounts/overtime/messages';
import { refuseContract } from '@stundenbuch/domain/day/contracts/messages';
import type { CompanyDetail } from '@stundenbuch/domain/sides/people/company-contract';
import { WORKER, workerInputOfGlobalAdmin } from '@stundenbuch/domain/sides/people/contract';
import { entryRefusal, newStartRefusal } from '@stundenbuch/domain/sides/people/entry-day';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { openingMinutes, openingsInput } from '@stundenbuch/domain/sides/people/openings';
import { proposedStart, recordingInput } from '@stundenbuch/domain/sides/people/recording';
import { workerRefusal } from '@stundenbuch/domain/sides/people/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { today } from '@stundenbuch/web/clock';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, DecimalField, FormActions, SelectField, TextField } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useCreateWorkerMutation, type Worker } from '../shared/admin.api.ts';
import { underForm } from '../shared/under-form.ts';
import { useSavedWith } from './use-saved-with.ts';
import { switchedOn } from './worker-values.ts';

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
  /** Where the company has a calendar; of an admin only what is ticked counts (START-04). */
  records: boolean;
  worker_since: Day | null;
  records_from: Day | null;
  /** Of the first contract, on equal days from Monday to Friday. */
  weeklyhours: number | null;
  opening_minutes: string;
  vacation_lastyear: number | null;
  vacation_taken: number | null;
}

const SENTENCES = { ...adminSentences, ...overtimeSentences };
const fields = workerInputOfGlobalAdmin.extend({ ...recordingInput.shape, ...openingsInput.shape });

// Loaded only where the company has a calendar, or keeps accounts.
const StartFields = lazyPage(async () => (await import('./start-fields.tsx')).StartFields);
const OpeningFields = lazyPage(async () => (await import('./opening-fields.tsx')).OpeningFields);

interface Props {
  company: CompanyDetail;
  saved: CompanyDetail | null;
  title: string;
  onDone: (created?: Worker) => void;
}

type On = ReturnType<typeof switchedOn>;

const isCounted = ({ role, records }: Values, on: On) => on.records && (records || role !== ROLE_CODES.admin);

/** Of what the accounts begin with only that of accounts that the company keeps. */
function bodyOf(values: Values, company: number, on: On) {
  const { first_name, name, email, job, role, records, ...start } = values;
  const person = { first_name, name, email, job, role, company };
  if (!isCounted(values, on)) return person;
  const { opening_minutes, vacation_taken, vacation_lastyear, weeklyhours, ...days } = start;
  return {
    ...person,
    ...days,
    records: true,
    ...(on.contracts && { weeklyhours }),
    ...(on.overtime && { opening_minutes: openingMinutes(opening_minutes) }),
    ...(on.ledger && { vacation_taken: vacation_taken ?? 0, vacation_lastyear: vacation_lastyear ?? 0 }),
  };
}

function startRefusal(values: Values, company: Day | null, on: On) {
  if (!isCounted(values, on)) return null;
  const { worker_since, records_from, weeklyhours } = values;
  const facts = { company, entry: worker_since, today: today() };
  return (
    entryRefusal({ hasContract: on.contracts, saysContract: true, worker_since }) ??
    newStartRefusal(records_from, facts) ??
    (on.contracts && !((weeklyhours ?? 0) > 0) ? refuseContract('contract_hours', 'weeklyhours') : null)
  );
}

function usePersonForm({ company, saved, onDone }: Props, on: On) {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  const begins = company.records_from ?? null;
  const facts = { companyKnown: true, companyHasJobs: company.jobs.length > 0, jobKnown: true };
  const form = useForm<Values, Worker>({
    values: {
      first_name: '',
      name: '',
      email: '',
      job: null,
      role: ROLE_CODES.admin,
      records: false,
      worker_since: on.contracts ? today() : null,
      weeklyhours: 40,
      records_from: on.records ? proposedStart({ company: begins, entry: null, today: today() }) : null,
      opening_minutes: '',
      vacation_lastyear: null,
      vacation_taken: null,
    },
    check: (values) =>
      refusalBy(
        fields,
        bodyOf(values, company.id, on),
        SENTENCES,
        ({ job }) => workerRefusal(job, facts) ?? startRefusal(values, begins, on),
      ),
    save: (values) => underForm(create(fields.parse(bodyOf(values, company.id, on))).unwrap()),
    saved: (created) => {
      alert(adminTexts.workerCreated);
      onDone(created);
    },
  });
  useSavedWith(form, saved, company.version, () => alert(adminTexts.workerNotCreated, 'danger'));
  return form;
}

/** A person in a company of the global admin's choice; needs a job only where there are jobs. */
export function PersonForm(props: Props) {
  const { company, title, onDone } = props;
  const { jobs, records_from = null } = company;
  const on = switchedOn(company.features);
  const form = usePersonForm(props, on);
  const counted = isCounted(form.values, on);
  return (
    <Form
      form={form}
      label="Neuer Benutzer"
      actions={<FormActions busy={form.busy} save="Anlegen" onCancel={() => onDone()} />}
    >
      <h3>{title}</h3>
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
      {on.records && form.values.role === ROLE_CODES.admin && (
        <CheckboxField
          {...form.field('records')}
          label="Erfasst selbst: hat Vertrag, Soll und Konten wie alle anderen"
        />
      )}
      {counted && (
        <StartFields
          entry={form.field('worker_since')}
          start={form.field('records_from')}
          company={records_from}
          entryLabel="Eintritt"
          isEntryRequired={on.contracts}
          set={form.set}
        />
      )}
      {counted && on.contracts && (
        <DecimalField
          {...form.field('weeklyhours')}
          label="Wochenstunden"
          required
          hint="von Montag bis Freitag gleich verteilt; das Unternehmen kann es ändern"
        />
      )}
      {counted && (on.overtime || on.ledger) && (
        <OpeningFields
          records_from={form.values.records_from}
          account={on.overtime ? form.field('opening_minutes') : null}
          vacation={
            on.ledger
              ? { lastYear: form.field('vacation_lastyear'), taken: form.field('vacation_taken') }
              : null
          }
        />
      )}
    </Form>
  );
}
