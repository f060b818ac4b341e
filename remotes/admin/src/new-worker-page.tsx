import { workerInput } from '@stundenbuch/domain/admin/contract';
import { adminSentences, adminTexts } from '@stundenbuch/domain/admin/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { refusalBy } from '@stundenbuch/web/form';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { useCreateWorkerMutation } from './admin.api.ts';
import { underForm } from './under-form.ts';
import { WorkerForm } from './worker-form.tsx';
import { inputOf, NEW_WORKER } from './worker-values.ts';

/** /new-worker */
export function NewWorkerPage() {
  const [create] = useCreateWorkerMutation();
  const alert = useAlert();
  return (
    <>
      <PageHeader title="Mitarbeiter anlegen" />
      <Panel>
        <WorkerForm
          values={NEW_WORKER}
          check={(values) => refusalBy(workerInput, inputOf(values), adminSentences)}
          save={(values) => underForm(create(workerInput.parse(inputOf(values))).unwrap())}
          onSaved={() => alert(adminTexts.workerCreated)}
        />
      </Panel>
    </>
  );
}
