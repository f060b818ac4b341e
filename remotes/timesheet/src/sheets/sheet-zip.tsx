import { formatNumber } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useRef, useState } from 'react';
import { useSheetZipMutation } from './sheets.api.ts';

interface Props {
  month: string;
  users: readonly number[];
  /** Everybody who is listed, or those who were chosen. */
  isAll: boolean;
}

const MEGABYTE = 1e6;

/** The sheets of many people in one file, which the server sends while it makes them. */
export function SheetZip({ month, users, isAll }: Props) {
  const alert = useAlert();
  const [load, { isLoading }] = useSheetZipMutation();
  const [bytes, setBytes] = useState(0);
  const running = useRef<{ abort: () => void }>(null);
  async function start(): Promise<void> {
    setBytes(0);
    const call = load({ month, users, onBytes: setBytes });
    running.current = call;
    const { error } = await call;
    // Anyone who cancels is not told that there is no file.
    if (running.current !== call) return;
    running.current = null;
    if (error)
      alert(isFailure(error) ? error.message : 'Die Stundenzettel konnten nicht geladen werden.', 'danger');
  }
  function cancel(): void {
    const call = running.current;
    running.current = null;
    call?.abort();
  }
  return (
    <>
      <Button icon="download" busy={isLoading} disabled={users.length === 0} onClick={start}>
        {isAll ? 'Alle Stundenzettel (ZIP)' : `${users.length} Stundenzettel (ZIP)`}
      </Button>
      {isLoading && (
        <>
          <span role="status">
            {users.length === 1 ? 'Der Stundenzettel wird' : `${users.length} Stundenzettel werden`} erstellt
            … {bytes > 0 && `${formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10)} MB geladen`}
          </span>
          <Button kind="quiet" onClick={cancel}>
            Abbrechen
          </Button>
        </>
      )}
    </>
  );
}
