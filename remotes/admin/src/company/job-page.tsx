import { type JobDetail, type JobInput, jobInput } from '@stundenbuch/domain/sides/people/contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { jobRefusal } from '@stundenbuch/domain/sides/people/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy, useReturnWithCreated } from '@stundenbuch/web/form';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useJobListQuery, useJobQuery, useSaveJobMutation } from '../shared/admin.api.ts';
import { underForm } from '../shared/under-form.ts';
import { JobForm } from './job-form.tsx';

/** /new-job, and /manage-job?id */
export function JobPage() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <NewJob /> : <ManageJob id={id} />;
}

function NewJob() {
  const [save] = useSaveJobMutation();
  const alert = useAlert();
  const check = useCheck(null);
  const returnWith = useReturnWithCreated('/myjobs', 'job');
  return (
    <>
      <PageHeader title="Arbeitsplatz anlegen" />
      <Panel>
        <JobForm
          job={null}
          check={check}
          save={(input) => save({ id: null, input }).unwrap()}
          onSaved={(job) => {
            alert(adminTexts.jobCreated);
            returnWith(job.id);
          }}
          onFailed={({ kind }) => kind !== 'refused' && alert(adminTexts.jobCreateFailed, 'danger')}
        />
      </Panel>
    </>
  );
}

function ManageJob({ id }: { id: string }) {
  const { data: job, error, refetch } = useJobQuery(id);
  return (
    <>
      <PageHeader title="Arbeitsplatz bearbeiten" />
      <Panel>
        {error && !job && <LoadFailure error={error} onRetry={refetch} />}
        {!job && !error && <Skeleton lines={3} />}
        {job && <ChangeJob key={job.id} job={job} />}
      </Panel>
    </>
  );
}

function ChangeJob({ job }: { job: JobDetail }) {
  const [save] = useSaveJobMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const check = useCheck(job.id);
  return (
    <JobForm
      job={job}
      check={check}
      save={(input) => underForm(save({ id: job.id, input }).unwrap())}
      onSaved={() => {
        alert(adminTexts.jobSaved);
        navigate('/myjobs');
      }}
    />
  );
}

function useCheck(own: number | null) {
  const { data: jobs = [] } = useJobListQuery();
  const others = jobs.filter(({ id }) => id !== own).map(({ job_title }) => job_title);
  return (values: JobInput) =>
    refusalBy(jobInput, values, adminSentences, ({ job_title }) => jobRefusal(job_title, others));
}
