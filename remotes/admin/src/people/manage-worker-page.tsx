import { allows } from '@stundenbuch/domain/access/access';
import { contractAccess } from '@stundenbuch/domain/day/contracts/access';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { workerChange, workerChangeOfSelf } from '@stundenbuch/domain/sides/people/contract';
import { changedStartRefusal } from '@stundenbuch/domain/sides/people/entry-day';
import { birthDateRefusal, lawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { recordingChange } from '@stundenbuch/domain/sides/people/recording';
import { useAlert } from '@stundenbuch/web/alerts';
import { today } from '@stundenbuch/web/clock';
import { refusalBy } from '@stundenbuch/web/form';
import { LoadFailure, PageHeader, Panel, Skeleton, Tabs } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useChangeWorkerMutation, useWorkerQuery, type Worker } from '../shared/admin.api.ts';
import { underForm } from '../shared/under-form.ts';
import { useWorkerDeletion } from './delete-worker.tsx';
import { WorkerForm } from './worker-form.tsx';
import { changeOf, recordingOf, switchedOn, valuesOf, type WorkerValues } from './worker-values.ts';

const SENTENCES = { ...adminSentences, ...officeSentences };

// Loaded only where the company has contracts.
const ContractsPanel = lazyPage(
  async () => (await import('../contracts/contracts-panel.tsx')).ContractsPanel,
);

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
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {ready ? <Parts worker={ready} /> : !error && <Skeleton lines={8} />}
    </>
  );
}

/** With contracts hours, days, vacation and entry have a tab of their own; without them there is the one form. */
function Parts({ worker }: { worker: Worker }) {
  const { who } = useSession();
  const form: ReactNode = (
    <Panel>
      <ChangeWorker worker={worker} />
    </Panel>
  );
  if (!allows(contractAccess.contracts, who)) return form;
  const tabs = [
    { key: 'person', label: 'Stammdaten', content: form },
    { key: 'contract', label: 'Vertrag', content: <ContractsPanel user={worker.id} /> },
  ];
  return <Tabs label="Mitarbeiter" tabs={tabs} remain />;
}

function ChangeWorker({ worker }: { worker: Worker }) {
  const { user, who } = useSession();
  const on = switchedOn(who?.features);
  const [change] = useChangeWorkerMutation();
  const alert = useAlert();
  const deletion = useWorkerDeletion(worker);
  const own = worker.id === user?.id;
  const known = own ? workerChangeOfSelf : workerChange;
  const fields = known.extend({
    ...(on.law && lawPersonInput.shape),
    ...(on.records && recordingChange.shape),
  });
  const bodyOf = (values: WorkerValues) => changeOf(values, worker, own, on);
  return (
    <>
      <WorkerForm
        values={valuesOf(worker)}
        worker={worker}
        own={own}
        contract={on.contracts ? 'elsewhere' : 'plain'}
        check={(values) =>
          refusalBy(
            fields,
            bodyOf(values),
            SENTENCES,
            () =>
              (on.records ? changedStartRefusal(recordingOf(values, worker), worker, values.reason) : null) ??
              birthDateRefusal(values.birth_date, today()),
          )
        }
        save={(values) => {
          const input = fields.parse(bodyOf(values));
          return underForm(change({ ...input, id: worker.id }).unwrap());
        }}
        onSaved={() => {
          alert(adminTexts.workerSaved);
          return undefined;
        }}
        {...(own ? {} : { onDelete: deletion.ask })}
      />
      {deletion.dialog}
    </>
  );
}
