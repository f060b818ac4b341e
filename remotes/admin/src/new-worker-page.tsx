import { workerInput } from '@stundenbuch/domain/admin/contract';
import { adminSentences, adminTexts, refuseAdmin } from '@stundenbuch/domain/admin/messages';
import { contractSentences } from '@stundenbuch/domain/contracts/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { today } from '@stundenbuch/web/clock';
import { refusalBy } from '@stundenbuch/web/form';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useCreateWorkerMutation } from './admin.api.ts';
import { underForm } from './under-form.ts';
import { WorkerForm } from './worker-form.tsx';
import { inputOf, NEW_WORKER, NEW_WORKER_WITH_CONTRACT } from './worker-values.ts';

/** /new-worker */
export function NewWorkerPage() {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  const { who, company } = useSession();
  const hasContracts = who?.features?.includes('contracts') ?? false;
  const needsInvitation = company?.login?.registration === 'invited';
  const [values] = useState(() =>
    hasContracts ? { ...NEW_WORKER_WITH_CONTRACT, worker_since: today() } : NEW_WORKER,
  );
  return (
    <>
      <PageHeader title="Mitarbeiter anlegen" />
      <Panel>
        <WorkerForm
          values={values}
          contract={hasContracts ? 'first' : 'plain'}
          check={(values) =>
            refusalBy(workerInput, inputOf(values), { ...adminSentences, ...contractSentences }, (input) =>
              hasContracts && !input.worker_since ? refuseAdmin('fields_missing', 'worker_since') : null,
            )
          }
          save={(values) => underForm(create(workerInput.parse(inputOf(values))).unwrap())}
          onSaved={({ id, first_name, name, active }) => {
            alert(adminTexts.workerCreated);
            return needsInvitation && active ? { invite: { id, first_name, name } } : undefined;
          }}
        />
      </Panel>
    </>
  );
}
