import { allows } from '@stundenbuch/domain/access/access';
import { teamPages } from '@stundenbuch/domain/day/teams/access';
import type { StaffingRule } from '@stundenbuch/domain/workflows/decisions/contract';
import { staffingInput } from '@stundenbuch/domain/workflows/decisions/contract';
import { decisionSentences, decisionTexts } from '@stundenbuch/domain/workflows/decisions/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, DecimalField, LoadFailure, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useJobListQuery } from '../shared/admin.api.ts';
import { WorkingDaysField, workingDayNames } from '../shared/working-days-field.tsx';
import { useTeamsQuery } from '../teams/teams.api.ts';
import {
  useAddStaffingMutation,
  useChangeStaffingMutation,
  useDeleteStaffingMutation,
  useStaffingQuery,
} from './staffing.api.ts';

const EVERYBODY = 'all';

/** Below the settings of deciding: how many have to be there. */
export function StaffingList() {
  const { data: rules = [], error, refetch } = useStaffingQuery();
  const [changing, setChanging] = useState<StaffingRule | null>(null);
  return (
    <section className="sb-stack" aria-label="Mindestbesetzung">
      <h3>Mindestbesetzung</h3>
      <p>
        Wer beantragt und wer entscheidet, wird gewarnt, wenn an einem Tag weniger da wären. Abgelehnt wird
        deswegen nichts.
      </p>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {rules.length > 0 && (
        <ul className="sb-rows">
          {rules.map((rule) => (
            <Row key={rule.id} rule={rule} onChange={() => setChanging(rule)} />
          ))}
        </ul>
      )}
      <StaffingForm key={changing?.id ?? 'new'} rule={changing} onDone={() => setChanging(null)} />
    </section>
  );
}

interface FormProps {
  /** What is changed; null: a new one. */
  rule: StaffingRule | null;
  onDone: () => void;
}

function StaffingForm({ rule, onDone }: FormProps) {
  const { who } = useSession();
  const { data: jobs = [] } = useJobListQuery();
  const { data: teams = [] } = useTeamsQuery(undefined, { skip: !allows(teamPages['/teams'], who) });
  const alert = useAlert();
  const [add] = useAddStaffingMutation();
  const [change] = useChangeStaffingMutation();
  const groups = [
    { value: EVERYBODY, label: 'Das ganze Unternehmen' },
    ...teams
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => ({ value: `team ${id}`, label: `Team ${name}` })),
    ...jobs.map(({ id, job_title }) => ({ value: `job ${id}`, label: `Arbeitsplatz ${job_title}` })),
  ];
  const form = useForm({
    values: rule ? valuesOf(rule) : NEW,
    check: (values) => refusalBy(staffingInput, bodyOf(values), decisionSentences),
    save: (values) =>
      rule ? change({ id: rule.id, ...bodyOf(values) }).unwrap() : add(bodyOf(values)).unwrap(),
    saved: () => {
      alert(decisionTexts.staffingSaved);
      form.reset(NEW);
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={rule ? `Mindestbesetzung ändern: ${groupOf(rule)}` : 'Neue Mindestbesetzung'}
      actions={
        <>
          <Button type="submit" busy={form.busy}>
            {rule ? 'Mindestbesetzung ändern' : 'Mindestbesetzung anlegen'}
          </Button>
          {rule && <Button onClick={onDone}>Abbrechen</Button>}
        </>
      }
    >
      <SelectField {...form.field('job')} label="Für" options={groups} />
      <WorkingDaysField {...form.field('weekdays')} legend="Wochentage" />
      <DecimalField {...form.field('minimum')} label="Mindestens anwesend" required />
    </Form>
  );
}

interface Values {
  job: string;
  weekdays: string;
  minimum: number | null;
}

const NEW: Values = { job: EVERYBODY, weekdays: '1111100', minimum: 2 };

const groupOf = ({ name }: StaffingRule): string => name ?? 'Das ganze Unternehmen';

const valuesOf = ({ team, job, weekdays, minimum }: StaffingRule): Values => ({
  job: team !== null ? `team ${team}` : job !== null ? `job ${job}` : EVERYBODY,
  weekdays,
  minimum,
});

function bodyOf({ job, weekdays, minimum }: Values) {
  const [kind, id] = job.split(' ');
  return { weekdays, minimum: minimum as number, ...(kind !== EVERYBODY && { [kind as 'job']: Number(id) }) };
}

function Row({ rule, onChange }: { rule: StaffingRule; onChange: () => void }) {
  const { id, weekdays, minimum } = rule;
  const alert = useAlert();
  const [remove, { isLoading }] = useDeleteStaffingMutation();
  const of = groupOf(rule);
  async function drop() {
    try {
      await remove(id).unwrap();
      alert(decisionTexts.staffingDeleted);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      alert(failure.message, 'danger');
    }
  }
  return (
    <li>
      <span className="sb-grow">
        <span>
          {of}: mindestens {minimum}
        </span>{' '}
        <small>{workingDayNames(weekdays)}</small>
      </span>
      <Button label={`Ändern: ${of}, ${workingDayNames(weekdays)}`} onClick={onChange}>
        Ändern
      </Button>
      <Button
        label={`Löschen: ${of}, ${workingDayNames(weekdays)}`}
        busy={isLoading}
        onClick={() => void drop()}
      >
        Löschen
      </Button>
    </li>
  );
}
