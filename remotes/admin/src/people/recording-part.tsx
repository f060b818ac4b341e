import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import type { FormState } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { CheckboxField, DecimalField } from '@stundenbuch/web/kit';
import type { Worker } from '../shared/admin.api.ts';
import { CorrectionReason } from '../shared/correction-reason.tsx';
import type { recordingFields } from './first-fields.ts';
import { RecordingPreviewView } from './recording-preview.tsx';
import { recordingOf, type WorkerValues } from './worker-values.ts';

interface Props {
  form: FormState<WorkerValues>;
  fields: ReturnType<typeof recordingFields>;
  worker: Worker;
  hasContracts: boolean;
}

/** From when on, and whether, something is recorded of somebody who is there: changed with a reason, after a preview (START-02). */
export function RecordingPart({ form, fields, worker, hasContracts }: Props) {
  const today = useToday();
  const { values } = form;
  const changes = recordingOf(values, worker);
  const begins = values.records && worker.records === false;
  return (
    <fieldset className="sb-stack">
      <legend>Erfassung</legend>
      {hasContracts && (
        <p className="sb-muted">
          {worker.worker_since
            ? `Eintritt ${formatDay(worker.worker_since)}: der Beginn des Vertrags, zu ändern unter „Vertrag“.`
            : 'Der Eintritt ist der Beginn des Vertrags und wird unter „Vertrag“ eingetragen.'}
        </p>
      )}
      {(worker.setAdmin === 1 || worker.records === false) && (
        <CheckboxField
          {...fields.records}
          label="Erfasst selbst: hat Vertrag, Soll und Konten wie alle anderen"
        />
      )}
      <div className="sb-form-row">
        <DateField
          {...fields.records_from}
          label="Wir erfassen ab"
          {...(worker.records_from
            ? { required: true, hint: 'Davor fehlt nichts und ist nichts zu leisten.' }
            : { hint: `Leer: von Anfang an. Frühestens ein Jahr vor ${formatDay(today)}.` })}
        />
        {fields.weeklyhours && begins && (
          <DecimalField
            {...fields.weeklyhours}
            label="Wochenstunden"
            required
            hint="für den ersten Vertrag"
          />
        )}
      </div>
      {changes && (
        <>
          <RecordingPreviewView id={worker.id} changes={changes} />
          <CorrectionReason field={fields.reason} />
        </>
      )}
      <p className="sb-muted">
        Womit die Konten begonnen haben, nehmen Sie auf der Seite der Person unter „Stundenkonto“ und
        „Urlaubskonto“ zurück.
      </p>
    </fieldset>
  );
}
