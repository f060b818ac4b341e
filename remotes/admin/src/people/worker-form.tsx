import { WORKER } from '@stundenbuch/domain/sides/people/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { Form, type FormState, useCreateAndReturn, useForm } from '@stundenbuch/web/form';
import { Awaited, CheckboxField, DecimalField, FormActions, InOrder, TextField } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import type { Worker } from '../shared/admin.api.ts';
import { LedAlone } from '../teams/led-alone.tsx';
import { firstFields, openingFields, recordingFields } from './first-fields.ts';
import { JobSelect } from './job-select.tsx';
import { plainContract } from './plain-contract.tsx';
import { isRecorded, switchedOn, type WorkerValues } from './worker-values.ts';

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
const FirstContract = lazyPage(async () => (await import('./first-contract.tsx')).FirstContract, Awaited);

// Loaded only where the company has a calendar, or keeps accounts.
const StartFields = lazyPage(async () => (await import('./start-fields.tsx')).StartFields, Awaited);
const OpeningFields = lazyPage(async () => (await import('./opening-fields.tsx')).OpeningFields, Awaited);

const RecordingPart = lazyPage(async () => (await import('./recording-part.tsx')).RecordingPart, Awaited);

// Loaded only where the company has the working-time guide.
const LawFields = lazyPage(async () => (await import('./law-fields.tsx')).LawFields, Awaited);

export function WorkerForm(props: Props) {
  const { values, check, save, onSaved, worker, own = false, contract = 'plain', onDelete } = props;
  const { who, company } = useSession();
  const on = switchedOn(who?.features);
  const begins = company?.records_from ?? null;
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
  /** Somebody who is there has what the accounts begin with already. */
  const isNew = on.records && !worker;
  const isCounted = !isNew || isRecorded(form.values);
  const hasOpenings = isNew && isCounted && (on.overtime || on.ledger);
  const start = isNew && contract === 'plain' && (
    <StartFields
      entry={form.field('worker_since')}
      start={form.field('records_from')}
      company={begins}
      entryLabel="Im Unternehmen seit"
      isEntryRequired={false}
      set={form.set}
    />
  );

  return (
    <Form form={form} label="Mitarbeiter" actions={<FormActions busy={form.busy} onDelete={onDelete} />}>
      {personal(form, emailHint(!worker, company?.login?.short_name), () => leaveFor('/new-job'))}
      <InOrder>
        {isCounted && contract === 'plain' && plainContract(form.field, start)}
        {isCounted && contract === 'first' && (
          <FirstContract form={form} fields={firstFields(form)} company={begins} />
        )}
        <div className="sb-form-row">
          {isCounted && contract !== 'elsewhere' && (
            <DecimalField {...form.field('vacation')} label="Urlaubstage im Jahr" required hint="0 bis 50" />
          )}
          {!(isNew && on.ledger) && (
            <DecimalField
              {...form.field('vacation_lastyear')}
              label={
                worker?.vacation_lastyear_provisional
                  ? 'Resturlaub Vorjahr (vorläufig)'
                  : 'Resturlaub Vorjahr'
              }
              required
              hint="0 bis 50"
            />
          )}
        </div>
        {hasOpenings && (
          <OpeningFields records_from={form.values.records_from} {...openingFields(form, on)} />
        )}
        {worker?.vacation_lastyear_provisional && (
          <CheckboxField
            {...form.field('confirmLastYear')}
            label="Den errechneten Resturlaub beim Speichern festschreiben"
          />
        )}
        {worker && on.records && (
          <RecordingPart
            form={form}
            fields={recordingFields(form, worker, on)}
            worker={worker}
            hasContracts={on.contracts}
          />
        )}
        {on.law && <LawFields birth={form.field('birth_date')} milog={form.field('milog')} />}
        {!own && rights(form, isNew)}
        {worker?.active === 1 && !form.values.active && <LedAlone user={worker.id} />}
      </InOrder>
    </Form>
  );
}

// Functions, not components: the form knows which fields it shows before it renders its message.

/** Where the company has a short name: what stands for an e-mail. */
function emailHint(isNew: boolean, shortName: string | undefined): string | undefined {
  const registers = isNew ? 'Damit registriert sich der Mitarbeiter und legt sein Passwort selbst fest.' : '';
  const names = shortName ? `Ohne E-Mail ein Anmeldename: anna.muster@${shortName}` : '';
  return [registers, names].filter(Boolean).join(' ') || undefined;
}

function personal({ field }: FormState<WorkerValues>, hint: string | undefined, onNewJob: () => void) {
  return (
    <>
      <div className="sb-form-row">
        <TextField {...field('first_name')} label="Vorname" required maxLength={WORKER.firstName.max} />
        <TextField {...field('name')} label="Nachname" required maxLength={WORKER.name.max} />
      </div>
      <TextField {...field('email')} label="E-Mail" required type="email" maxLength={254} hint={hint} />
      <div className="sb-form-row">
        <JobSelect {...field('job')} onNew={onNewJob} />
        <TextField {...field('personnelNumber')} label="Personalnummer" />
      </div>
    </>
  );
}

const rights = ({ field, values }: FormState<WorkerValues>, asksWhetherRecorded: boolean) => (
  <div>
    <CheckboxField {...field('active')} label="Aktiv: darf sich anmelden" />
    <CheckboxField {...field('setAdmin')} label="Administrator des Unternehmens" />
    {asksWhetherRecorded && values.setAdmin && (
      <CheckboxField
        {...field('records')}
        label="Erfasst selbst: hat Vertrag, Soll und Konten wie alle anderen"
      />
    )}
  </div>
);
