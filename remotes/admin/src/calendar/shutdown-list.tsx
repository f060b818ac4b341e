import { calendarTexts } from '@stundenbuch/domain/day/calendar/messages';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { Shutdown } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, ButtonLink, ConfirmDialog, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useBookLaterHiresMutation, useShutdownsQuery, useUndoShutdownMutation } from './calendar.api.ts';
import { shutdownResult } from './shutdown-result.ts';

const columns: Column<Shutdown>[] = [
  { key: 'from', title: 'Vom', value: ({ from }) => from, kind: 'date', card: 'plain' },
  { key: 'to', title: 'Bis', value: ({ to }) => to, kind: 'date', card: 'until' },
  { key: 'name', title: 'Name', value: ({ name }) => name, card: 'title' },
  { key: 'type', title: 'Art', value: ({ type }) => typeLabel(type) },
  { key: 'absences', title: 'Gebuchte Tage', value: ({ absences }) => absences, kind: 'number' },
  { key: 'state', title: 'Stand', value: stateOf },
];

function stateOf({ undone_at, not_booked }: Shutdown): string {
  if (undone_at) return 'zurückgenommen';
  if (not_booked.length === 0) return 'gebucht';
  const names = not_booked.map(({ first_name, name }) => `${first_name} ${name}`);
  return `gebucht; noch nicht gebucht: ${names.join(', ')}`;
}

/** What was booked for everybody at once, and the way back. */
export function ShutdownList({ mayChange }: { mayChange: boolean }) {
  const { data: shutdowns, error, refetch } = useShutdownsQuery();
  const undoing = useUndoing();
  const later = useBookingLater();
  return (
    <Panel title="Betriebsferien">
      {error && !shutdowns && <LoadFailure error={error} onRetry={refetch} />}
      {!shutdowns && !error && <Skeleton lines={3} />}
      {shutdowns && (
        <DataTable
          id="closures"
          label="Betriebsferien"
          columns={columns}
          rows={shutdowns}
          rowKey={({ id }) => id}
          step={mayChange && <ButtonLink to="/company-closure">Betriebsferien buchen</ButtonLink>}
          empty="Noch keine Betriebsferien gebucht."
          {...(mayChange && {
            actions: (shutdown: Shutdown) =>
              !shutdown.undone_at && (
                <>
                  {shutdown.not_booked.length > 0 && (
                    <Button
                      kind="quiet"
                      label={`${shutdown.name} für später Eingestellte nachbuchen`}
                      busy={later.isLoading}
                      onClick={() => void later.book(shutdown)}
                    >
                      Nachbuchen
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    label={`${shutdown.name} zurücknehmen`}
                    onClick={() => undoing.ask(shutdown)}
                  >
                    Zurücknehmen
                  </Button>
                </>
              ),
          })}
        />
      )}
      {undoing.dialog}
    </Panel>
  );
}

/** For those who were hired later: one tap, and the answer names what was booked for whom. */
function useBookingLater() {
  const alert = useAlert();
  const [bookLater, { isLoading }] = useBookLaterHiresMutation();

  async function book({ id }: Shutdown) {
    try {
      const { people } = await bookLater(id).unwrap();
      const { text, tone } = shutdownResult(people);
      alert(text, tone);
    } catch (error) {
      alert(isFailure(error) ? error.message : calendarTexts.failed, 'danger');
    }
  }

  return { book, isLoading };
}

function useUndoing() {
  const alert = useAlert();
  const [asked, setAsked] = useState<Shutdown | null>(null);
  const [undo, { isLoading }] = useUndoShutdownMutation();

  async function confirm() {
    if (!asked) return;
    try {
      const { cancelled, stay } = await undo(asked.id).unwrap();
      const left = stay > 0 ? ` ${stay} vergangene Tage bleiben gebucht.` : '';
      alert(`${calendarTexts.shutdownUndone} ${cancelled} Tage wurden storniert.${left}`);
    } catch (error) {
      alert(isFailure(error) ? error.message : calendarTexts.failed, 'danger');
    } finally {
      setAsked(null);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      question={`Wollen Sie die Betriebsferien „${asked?.name ?? ''}“ wirklich zurücknehmen?`}
      confirm="Zurücknehmen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={() => setAsked(null)}
    />
  );
  return { ask: setAsked, dialog };
}
