import { workerChange, workerChangeOfSelf } from '@stundenbuch/domain/admin/contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy } from '@stundenbuch/web/form';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useDeferredValue } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useChangeWorkerMutation, useWorkerQuery, type Worker } from './admin.api.ts';
import { useWorkerDeletion } from './delete-worker.tsx';
import { underForm } from './under-form.ts';
import { WorkerForm } from './worker-form.tsx';
import { changeOf, valuesOf } from './worker-values.ts';

/** /manage-worker?user: the person by e-mail. */
export function ManageWorkerPage() {
  const email = useSearchParams()[0].get('user');
  return email ? <Loaded email={email} /> : <Navigate to="/403" replace />;
}

function Loaded({ email }: { email: string }) {
  // The form starts from what is stored now, not from a cached record.
  const {
    data: worker,
    error,
    isFetching,
    refetch,
  } = useWorkerQuery(email, { refetchOnMountOrArgChange: true });
  // Store updates render synchronously; deferred, such a long form renders in slices.
  const ready = useDeferredValue(isFetching || error ? undefined : worker);
  return (
    <>
      <PageHeader title="Mitarbeiter bearbeiten">
        {worker && `${worker.first_name} ${worker.name}`}
      </PageHeader>
      <Panel>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {ready ? <ChangeWorker worker={ready} /> : !error && <Skeleton lines={8} />}
      </Panel>
    </>
  );
}

function ChangeWorker({ worker }: { worker: Worker }) {
  const { user } = useSession();
  const [change] = useChangeWorkerMutation();
  const alert = useAlert();
  const deletion = useWorkerDeletion(worker);
  const own = worker.id === user?.id;
  const fields = own ? workerChangeOfSelf : workerChange;
  return (
    <>
      <WorkerForm
        values={valuesOf(worker)}
        worker={worker}
        own={own}
        check={(values) => refusalBy(fields, changeOf(values, worker, own), adminSentences)}
        save={(values) => {
          const input = fields.parse(changeOf(values, worker, own));
          return underForm(change({ id: worker.id, input }).unwrap());
        }}
        onSaved={() => alert(adminTexts.workerSaved)}
        {...(own ? {} : { onDelete: deletion.ask })}
      />
      {deletion.dialog}
    </>
  );
}
