import type { ShutdownPerson } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatFullDay } from '@stundenbuch/web/format';
import { Button, Panel } from '@stundenbuch/web/kit';

const columns: Column<ShutdownPerson>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  { key: 'days', title: 'Tage', value: ({ days }) => days, kind: 'number' },
  {
    key: 'before',
    title: 'Rest vorher',
    value: ({ remaining_before }) => remaining_before,
    kind: 'number',
  },
  { key: 'after', title: 'Rest nachher', value: ({ remaining_after }) => remaining_after, kind: 'number' },
  {
    key: 'note',
    title: 'Hinweis',
    sortable: false,
    card: 'text',
    value: noteOf,
    neededBy: (row) => Boolean(noteOf(row)),
  },
];

/** Holidays are the same for everybody; what is listed here is what somebody would ask about. */
function noteOf({ short, days, skipped }: ShutdownPerson): string {
  if (short) return days === 0 ? 'Der Urlaub reicht nicht: wird ausgelassen.' : 'Der Urlaub reicht nicht.';
  return skipped.map(({ day, reason }) => `${formatFullDay(day)}: ${reason}`).join(' ');
}

interface Props {
  people: readonly ShutdownPerson[];
  busy: boolean;
  onBook: () => void;
}

export function ShutdownPreview({ people, busy, onBook }: Props) {
  const isEmpty = people.every(({ days }) => days === 0);
  return (
    <Panel title="Vorschau">
      <DataTable
        id="shutdown-preview"
        label="Vorschau der Betriebsferien"
        columns={columns}
        rows={people}
        rowKey={({ user }) => user}
        pageSize={20}
        empty="Niemand arbeitet an diesem Ort."
      />
      <div className="sb-form-actions">
        <Button kind="primary" busy={busy} disabled={isEmpty} onClick={onBook}>
          Betriebsferien buchen
        </Button>
      </div>
    </Panel>
  );
}
