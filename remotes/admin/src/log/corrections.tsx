import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Awaited, Button, ErrorState, Icon } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { useCorrectionsQuery, useReadCorrectionsMutation } from './audit.api.ts';
import './log.css';

// With the words of the whole log, which nobody's dashboard needs before there is a correction.
const ChangeList = lazyPage(async () => (await import('./change-list.tsx')).ChangeList);

/** So many are shown at first: below them is what people came for. */
const FIRST = 3;

interface Props {
  /** Only what is about these days. */
  from?: Day;
  to?: Day;
}

/** What an admin has changed in one's own entries: a line on dashboard and week until it is read, and nothing where there is none. */
export function Corrections({ from, to }: Props) {
  const { data: all, error, refetch } = useCorrectionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read, { isLoading }] = useReadCorrectionsMutation();
  const alert = useAlert();
  const [isWhole, setIsWhole] = useState(false);
  const isShown = (day: Day | null) => !from || !to || day === null || (day >= from && day <= to);
  const data = all?.filter(({ day }) => isShown(day));
  if (error && !data)
    return <ErrorState message="Die Korrekturen konnten nicht geladen werden." onRetry={refetch} />;
  if (!data) return <Awaited />;
  if (data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, FIRST);

  async function markRead(ids: number[]) {
    try {
      await read({ ids }).unwrap();
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : 'Fehler beim Speichern.', 'danger');
    }
  }

  return (
    <details className="sb-box adm-corrected">
      <summary>
        <span className="sb-warn">
          <Icon name="history" />
        </span>
        <strong>Ihre Einträge wurden korrigiert</strong> ({data.length})
      </summary>
      <ChangeList titled label="Korrekturen" changes={shown} />
      {!isWhole && data.length > FIRST && (
        <Button onClick={() => setIsWhole(true)}>{`Alle ${data.length} anzeigen`}</Button>
      )}
      <Button icon="check" busy={isLoading} onClick={() => markRead(shown.map(({ id }) => id))}>
        Gelesen
      </Button>
    </details>
  );
}
