import { workerInput } from '@stundenbuch/domain/admin/contract';
import { entryRefusal } from '@stundenbuch/domain/admin/entry-day';
import { birthDateRefusal, lawPersonInput } from '@stundenbuch/domain/admin/law-person';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
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
import { inputOf, NEW_WORKER, NEW_WORKER_WITH_CONTRACT, type WorkerValues } from './worker-values.ts';

/** /new-worker */
export function NewWorkerPage() {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  const { who, company } = useSession();
  const hasContracts = who?.features?.includes('contracts') ?? false;
  const hasLaw = who?.features?.includes('law') ?? false;
  const fields = hasLaw ? workerInput.extend(lawPersonInput.shape) : workerInput;
  const bodyOf = (values: WorkerValues) => inputOf(values, { law: hasLaw });
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
            refusalBy(
              fields,
              bodyOf(values),
              { ...adminSentences, ...contractSentences },
              (input) =>
                entryRefusal({
                  ...{ hasContract: hasContracts, saysContract: true },
                  worker_since: input.worker_since,
                }) ?? birthDateRefusal(values.birth_date, today()),
            )
          }
          save={(values) => underForm(create(fields.parse(bodyOf(values))).unwrap())}
          onSaved={({ id, first_name, name, active }) => {
            alert(adminTexts.workerCreated);
            return needsInvitation && active ? { invite: { id, first_name, name } } : undefined;
          }}
        />
      </Panel>
    </>
  );
}
