import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, ErrorState, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useCorrectionsQuery, useReadCorrectionsMutation } from './audit.api.ts';
import { ChangeList } from './change-list.tsx';
import './log.css';

/** So many are shown at first: below them lies what people came for. */
const FIRST = 3;

/** What an admin has changed in one's own entries: on dashboard and week until it is read, and nothing where there is none. */
export function Corrections() {
  const { data, error, refetch } = useCorrectionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read, { isLoading }] = useReadCorrectionsMutation();
  const alert = useAlert();
  const [isWhole, setIsWhole] = useState(false);
  if (error && !data)
    return <ErrorState message="Die Korrekturen konnten nicht geladen werden." onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, FIRST);

  async function markRead(ids: number[]) {
    try {
      await read(ids).unwrap();
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : 'Fehler beim Speichern.', 'danger');
    }
  }

  return (
    <Panel
      title="Ihre Einträge wurden korrigiert"
      actions={
        <Button icon="check" busy={isLoading} onClick={() => markRead(shown.map(({ id }) => id))}>
          Gelesen
        </Button>
      }
    >
      <ChangeList titled label="Korrekturen" changes={shown} />
      {!isWhole && data.length > FIRST && (
        <Button onClick={() => setIsWhole(true)}>{`Alle ${data.length} anzeigen`}</Button>
      )}
    </Panel>
  );
}
