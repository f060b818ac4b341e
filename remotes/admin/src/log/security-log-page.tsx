import { type SecurityEvent, securityPerson, securityWord } from '@stundenbuch/domain/sides/log/security-log';
import { formatMoment, formatTimeOf } from '@stundenbuch/domain/time/format';
import { type Column, ServerTable, useServerList } from '@stundenbuch/web/data';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { securityLog } from './audit.api.ts';

const ID = 'security-log';
const SIZE = 10;

/** '20.11.2026, 10:12', or '20.11.2026, 10:12 – 10:58' */
function momentsOf({ first_at, last_at }: SecurityEvent): string {
  const [first, last] = [formatMoment(first_at), formatTimeOf(last_at)];
  return first.endsWith(last) ? first : `${first} – ${last}`;
}

const columns: Column<SecurityEvent>[] = [
  {
    key: 'at',
    title: 'Zeit',
    sortable: false,
    card: 'plain',
    value: momentsOf,
    render: (event) => <span className="sb-nowrap">{momentsOf(event)}</span>,
  },
  { key: 'kind', title: 'Was', sortable: false, value: securityWord, card: 'title' },
  { key: 'person', title: 'Bei wem', sortable: false, value: securityPerson, card: 'plain' },
  {
    key: 'terminal',
    title: 'Terminal',
    sortable: false,
    card: 'plain',
    value: ({ terminal_name }) => terminal_name,
    neededBy: ({ terminal_name }) => terminal_name !== null,
  },
  { key: 'count', title: 'Wie oft', sortable: false, kind: 'number', value: ({ count }) => count },
];

/** /security-log: what failed at the doors of the company's accounts. */
export function SecurityLogPage() {
  const list = useServerList(securityLog, { id: ID, size: SIZE }, {}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title="Sicherheitsprotokoll">
        Fehlgeschlagene Anmeldungen, Bestätigungen und PINs der letzten 90 Tage.
      </PageHeader>
      <Panel>
        <ServerTable
          list={list}
          id={ID}
          label="Sicherheitsprotokoll"
          columns={columns}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          empty="In den letzten 90 Tagen ist nichts fehlgeschlagen."
        />
      </Panel>
    </>
  );
}
