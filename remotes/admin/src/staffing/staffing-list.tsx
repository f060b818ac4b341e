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
import { useJobListQuery } from '../shared/admin.api.ts';
import { WorkingDaysField, workingDayNames } from '../shared/working-days-field.tsx';
import { useTeamsQuery } from '../teams/teams.api.ts';
import { useAddStaffingMutation, useDeleteStaffingMutation, useStaffingQuery } from './staffing.api.ts';

const EVERYBODY = 'all';

/** Below the settings of deciding: how many have to be there. */
export function StaffingList() {
  const { who } = useSession();
  const { data: rules = [], error, refetch } = useStaffingQuery();
  const { data: jobs = [] } = useJobListQuery();
  const { data: teams = [] } = useTeamsQuery(undefined, { skip: !allows(teamPages['/teams'], who) });
  const alert = useAlert();
  const [add] = useAddStaffingMutation();
  const groups = [
    { value: EVERYBODY, label: 'Das ganze Unternehmen' },
    ...teams
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => ({ value: `team ${id}`, label: `Team ${name}` })),
    ...jobs.map(({ id, job_title }) => ({ value: `job ${id}`, label: `Arbeitsplatz ${job_title}` })),
  ];
  const form = useForm({
    values: { job: EVERYBODY, weekdays: '1111100', minimum: 2 as number | null },
    check: (values) => refusalBy(staffingInput, bodyOf(values), decisionSentences),
    save: (values) => add(bodyOf(values)).unwrap(),
    saved: () => {
      alert(decisionTexts.staffingSaved);
      form.reset({ job: EVERYBODY, weekdays: '1111100', minimum: 2 });
    },
  });
  return (
    <section className="sb-stack" aria-label="Mindestbesetzung">
      <h4>Mindestbesetzung</h4>
      <p>
        Wer beantragt und wer entscheidet, wird gewarnt, wenn an einem Tag weniger da wären. Abgelehnt wird
        deswegen nichts.
      </p>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {rules.length > 0 && (
        <ul className="sb-rows">
          {rules.map((rule) => (
            <Row key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      <Form
        form={form}
        label="Neue Mindestbesetzung"
        actions={
          <Button type="submit" busy={form.busy}>
            Mindestbesetzung anlegen
          </Button>
        }
      >
        <SelectField {...form.field('job')} label="Für" options={groups} />
        <WorkingDaysField {...form.field('weekdays')} legend="Wochentage" />
        <DecimalField {...form.field('minimum')} label="Mindestens anwesend" required />
      </Form>
    </section>
  );
}

function bodyOf({ job, weekdays, minimum }: { job: string; weekdays: string; minimum: number | null }) {
  const [kind, id] = job.split(' ');
  return { weekdays, minimum: minimum as number, ...(kind !== EVERYBODY && { [kind as 'job']: Number(id) }) };
}

function Row({ rule: { id, name, weekdays, minimum } }: { rule: StaffingRule }) {
  const alert = useAlert();
  const [remove, { isLoading }] = useDeleteStaffingMutation();
  const of = name ?? 'Das ganze Unternehmen';
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
