import type { Entry, ReportSortKey } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { type ServerColumn, ServerTable, useServerList } from '@stundenbuch/web/data';
import { Drawer } from '@stundenbuch/web/kit';
import { type Definition, type Filters, sentFilters } from './definition.ts';
import { entriesOfReport } from './report.api.ts';

const ID = 'bericht-eintraege';
const SIZE = 20;

/** The keys are the server's sort keys. */
const columns: ServerColumn<Entry, ReportSortKey>[] = [
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  {
    key: 'project_name',
    title: 'Projekt/Art',
    value: absenceName,
    render: (entry) => (
      <>
        {absenceName(entry)}
        {entry.booking_text && <small>{entry.booking_text}</small>}
      </>
    ),
    card: 'text',
  },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

interface Props extends Pick<Definition, 'from' | 'to' | 'of' | 'team'> {
  title: string;
  filters: Filters;
  onClose: () => void;
}

/** What is behind a figure, down to the booking. */
export function ReportEntriesDrawer({ title, from, to, of, team, filters, onClose }: Props) {
  const list = useServerList(
    entriesOfReport,
    { id: ID, size: SIZE },
    {
      ...{ from, to, of: of.join(), ...(team && { team }) },
      ...sentFilters(filters),
    },
  );
  return (
    <Drawer open sheet label="Einträge" onClose={onClose}>
      <h2 className="ts-report-behind">{title}</h2>
      <ServerTable
        list={list}
        id={ID}
        label={`Einträge: ${title}`}
        columns={columns}
        rowKey={({ id }) => id}
        pageSize={SIZE}
        empty="Dazu gibt es keinen Eintrag mehr."
      />
    </Drawer>
  );
}
