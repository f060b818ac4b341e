import type { RecordingInput } from '@stundenbuch/domain/sides/people/recording';
import { signedNumber } from '@stundenbuch/domain/time/format';
import { useEffect } from 'react';
import { Changes } from '../contracts/contract-preview.tsx';
import { usePreviewRecordingMutation } from '../shared/admin.api.ts';

/** What another day would change, before it is saved. */
export function RecordingPreviewView({ id, changes }: { id: number; changes: RecordingInput }) {
  const [ask, { data, error }] = usePreviewRecordingMutation();
  const { records_from, records } = changes;
  useEffect(() => {
    ask({
      id,
      ...(records_from !== undefined && { records_from }),
      ...(records !== undefined && { records }),
    });
  }, [ask, id, records_from, records]);
  return (
    <output className="sb-stack" aria-live="polite">
      <h3>Vorschau</h3>
      {error && <p role="alert">{error.message}</p>}
      {data && data.figures.length === 0 && <p>Keine Zahl ändert sich.</p>}
      {data && data.figures.length > 0 && (
        <Changes
          title="Was sich ändert"
          rows={data.figures.map(({ figure, before, after }) => [figure, before, after])}
          format={signedNumber}
        />
      )}
      {data && data.entries > 0 && (
        <p>
          {data.entries === 1
            ? 'Ein gespeicherter Tag bekommt ein anderes Soll.'
            : `${data.entries} gespeicherte Tage bekommen ein anderes Soll.`}
        </p>
      )}
    </output>
  );
}
