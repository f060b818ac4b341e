import { overtimeSentences } from '@stundenbuch/domain/accounts/overtime/messages';
import { contractSentences } from '@stundenbuch/domain/day/contracts/messages';
import { workerInput } from '@stundenbuch/domain/sides/people/contract';
import { entryRefusal, newStartRefusal } from '@stundenbuch/domain/sides/people/entry-day';
import { birthDateRefusal, lawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import { adminSentences, adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { openingsInput } from '@stundenbuch/domain/sides/people/openings';
import { proposedStart, recordingInput } from '@stundenbuch/domain/sides/people/recording';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useAlert } from '@stundenbuch/web/alerts';
import { today } from '@stundenbuch/web/clock';
import { refusalBy } from '@stundenbuch/web/form';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useCreateWorkerMutation } from '../shared/admin.api.ts';
import { underForm } from '../shared/under-form.ts';
import { WorkerForm } from './worker-form.tsx';
import {
  inputOf,
  isRecorded,
  NEW_WORKER,
  NEW_WORKER_WITH_CONTRACT,
  switchedOn,
  type WorkerValues,
} from './worker-values.ts';

const SENTENCES = { ...adminSentences, ...contractSentences, ...overtimeSentences };

/** /new-worker */
export function NewWorkerPage() {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  const { who, company } = useSession();
  const on = switchedOn(who?.features);
  const fields = workerInput.extend({
    ...(on.law && lawPersonInput.shape),
    ...(on.records && { ...recordingInput.shape, ...openingsInput.shape }),
  });
  const bodyOf = (values: WorkerValues) => inputOf(values, on);
  const begins = company?.records_from ?? null;
  const needsInvitation = company?.login?.registration === 'invited';
  const [values] = useState(() => {
    const proposed = on.records ? proposedStart({ company: begins, entry: null, today: today() }) : null;
    const empty = on.contracts ? { ...NEW_WORKER_WITH_CONTRACT, worker_since: today() } : NEW_WORKER;
    return { ...empty, records_from: proposed };
  });
  const refusalOf = (values: WorkerValues) => {
    const { worker_since, records_from } = values;
    const isCounted = isRecorded(values);
    return (
      entryRefusal({ hasContract: on.contracts && isCounted, saysContract: true, worker_since }) ??
      (on.records && isCounted
        ? newStartRefusal(records_from, { company: begins, entry: worker_since, today: today() })
        : null) ??
      birthDateRefusal(values.birth_date, today())
    );
  };
  return (
    <>
      <PageHeader title="Mitarbeiter anlegen" />
      <Panel>
        <WorkerForm
          values={values}
          contract={on.contracts ? 'first' : 'plain'}
          check={(values) => refusalBy(fields, bodyOf(values), SENTENCES, () => refusalOf(values))}
          save={(values) => underForm(create(fields.parse(bodyOf(values))).unwrap())}
          onSaved={({ id, first_name, name, email, active }) => {
            alert(adminTexts.workerCreated);
            const isInvited = (needsInvitation || !isAddress(email)) && active;
            return isInvited ? { invite: { id, first_name, name, email } } : undefined;
          }}
        />
      </Panel>
    </>
  );
}
