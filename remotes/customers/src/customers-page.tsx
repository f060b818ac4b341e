import { allows } from '@stundenbuch/domain/access/access';
import { customerPages } from '@stundenbuch/domain/sides/customers/access';
import type { Customer, CustomerSortKey } from '@stundenbuch/domain/sides/customers/contract';
import {
  type Column,
  ExportButton,
  SearchField,
  type ServerColumn,
  ServerTable,
  useServerList,
} from '@stundenbuch/web/data';
import { ButtonLink, EditLink, IconLink, LoadFailure, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { customerPage } from './customers.api.ts';

const ID = 'customers';
const SIZE = 8;

const columns: ServerColumn<Customer, CustomerSortKey>[] = [
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  { key: 'external_id', title: 'Externe ID', value: ({ external_id }) => external_id },
  {
    key: 'customer_name',
    title: 'Name',
    value: ({ customer_name }) => customer_name,
    card: 'title',
  },
  { key: 'city', title: 'Ort', value: ({ city }) => city, card: 'plain' },
  {
    key: 'phone',
    title: 'Telefon',
    value: ({ phone }) => phone,
    render: ({ phone }) => phone && <PhoneLink value={phone} />,
    card: 'plain',
  },
  {
    key: 'email',
    title: 'E-Mail',
    value: ({ email }) => email,
    render: ({ email }) => email && <MailLink value={email} />,
    card: 'plain',
  },
];

/** The file also has columns that the table has no room for. */
const exported: Column<Customer>[] = [
  ...columns,
  { key: 'mobile', title: 'Mobil', value: ({ mobile }) => mobile },
  { key: 'notes', title: 'Notizen', value: ({ notes }) => notes },
];

/** /customer */
export function CustomersPage() {
  const { who } = useSession();
  const list = useServerList(customerPage, { id: ID, size: SIZE }, {});
  if (list.hasFailed) return <LoadFailure title="Kunden" error={list.error} onRetry={list.refetch} />;

  const mayChange = allows(customerPages['/manage-customer'], who);
  return (
    <>
      <PageHeader
        title="Kunden"
        actions={
          <>
            <ExportButton id={ID} columns={exported} rows={list.all} disabled={!list.data} />
            {allows(customerPages['/address'], who) && <ButtonLink to="/address">Adressen</ButtonLink>}
            {mayChange && (
              <ButtonLink to="/new-customer" kind="primary" icon="add">
                Kunde anlegen
              </ButtonLink>
            )}
          </>
        }
      />
      <Panel>
        <div className="sb-filters">
          <SearchField {...list.searching} />
        </div>
        <ServerTable
          list={list}
          id={ID}
          label="Kunden"
          columns={columns}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          to={({ id }) => `/customer-detail?id=${id}`}
          step={mayChange && <ButtonLink to="/new-customer">Kunde anlegen</ButtonLink>}
          empty={list.query.search ? 'Kein Kunde passt zur Suche.' : 'Es ist noch kein Kunde angelegt.'}
          actions={(customer) => <CustomerLinks customer={customer} mayChange={mayChange} />}
        />
      </Panel>
    </>
  );
}

function CustomerLinks({
  customer: { id, customer_name },
  mayChange,
}: {
  customer: Customer;
  mayChange: boolean;
}) {
  return (
    <>
      <IconLink to={`/customer-detail?id=${id}`} icon="show" label={`${customer_name} ansehen`} />
      {mayChange && <EditLink to={`/manage-customer?id=${id}`} label={`${customer_name} bearbeiten`} />}
    </>
  );
}
