import type { Deputy } from '@stundenbuch/domain/day/teams/deputy-contract';
import { RIGHT_WORDS } from '@stundenbuch/domain/day/teams/feature-words';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { DeputyDialog } from './deputy-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { nameOf, periodColumns, personColumn } from './team-rows.tsx';
import { useDeputiesQuery, useEndDeputyMutation } from './teams.api.ts';

const leadOf = ({ for_first_name, for_name }: Deputy) => `${for_first_name} ${for_name}`;

const columns: Column<Deputy>[] = [
  { ...(personColumn as Column<Deputy>), title: 'Vertretung' },
  { key: 'lead', title: 'Für', value: leadOf, card: 'text' },
  {
    key: 'extras',
    title: 'Darf auch',
    value: ({ extras }) => extras.map((extra) => wordOf(extra)).join(', '),
  },
  ...(periodColumns as Column<Deputy>[]),
];
const wordOf = (extra: string) => (RIGHT_WORDS as Record<string, { label: string }>)[extra]?.label ?? extra;

/** On the profile of a lead: who decides meanwhile, and for whom the lead does. */
export const OwnDeputies = () => (
  <div className="sb-apart">
    <Deputies ofAll={false} />
  </div>
);

/** Who decides in place of which lead (TEAM-09). `ofAll`: for an admin, who names the lead. */
export function Deputies({ ofAll }: { ofAll: boolean }) {
  const { data = [], isLoading, error, refetch } = useDeputiesQuery();
  const [end] = useEndDeputyMutation();
  const { user } = useSession();
  const today = useToday();
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<Deputy | null>(null);
  const rows = ofAll ? data : data.filter((row) => row.for_user === user?.id || row.user === user?.id);
  const isMine = (row: Deputy) => ofAll || row.for_user === user?.id;
  return (
    <Panel
      title="Entscheidungsvertretung"
      actions={
        <Button icon="add" onClick={() => setIsAdding(true)}>
          Vertretung eintragen
        </Button>
      }
    >
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {isLoading && <Skeleton lines={2} />}
      {!isLoading && !error && (
        <DataTable
          id="deputies"
          label="Entscheidungsvertretung"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          step={<Button onClick={() => setIsAdding(true)}>Vertretung eintragen</Button>}
          empty="Niemand vertritt eine Leitung. Ist eine abwesend, entscheidet die Verwaltung."
          actions={(row) =>
            isMine(row) &&
            row.to >= today && (
              <Button
                kind="quiet"
                label={`Vertretung durch ${nameOf(row)} beenden`}
                onClick={() => setEnding(row)}
              >
                Beenden
              </Button>
            )
          }
        />
      )}
      {isAdding && <DeputyDialog ofAll={ofAll} self={user?.id ?? null} onClose={() => setIsAdding(false)} />}
      {ending && (
        <EndDialog
          title="Vertretung beenden"
          row={ending}
          save={(to) => end({ id: ending.id, to }).unwrap()}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}
