import type { AddressOfCustomer, AddressOfCustomerSortKey } from '@stundenbuch/domain/customers/contract';
import { mapLink } from '@stundenbuch/domain/customers/map-link';
import {
  DataTable,
  ExportButton,
  everyPage,
  SearchField,
  type ServerColumn,
  useLastPage,
  useServerTable,
} from '@stundenbuch/web/data';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { Link } from 'react-router-dom';
import { useCustomerAddressPageQuery, useLazyCustomerAddressPageQuery } from './customers.api.ts';

const ID = 'addresses';
const SIZE = 8;

const columns: ServerColumn<AddressOfCustomer, AddressOfCustomerSortKey>[] = [
  {
    key: 'customer_name',
    title: 'Kunde',
    value: ({ customer_name }) => customer_name,
    render: ({ customer, customer_name }) => (
      <Link to={`/customer-detail?id=${customer}`}>{customer_name}</Link>
    ),
    card: 'title',
  },
  {
    key: 'street',
    title: 'Straße',
    value: ({ street, house_number }) => [street, house_number].filter(Boolean).join(' '),
    card: 'text',
  },
  { key: 'zip_code', title: 'PLZ', value: ({ zip_code }) => zip_code, card: 'plain' },
  { key: 'city', title: 'Ort', value: ({ city }) => city, card: 'plain' },
];

/** The addresses of all customers; a customer with two is listed twice. */
export function CustomerAddresses() {
  const table = useServerTable(SIZE);
  const { data, currentData, error, refetch } = useCustomerAddressPageQuery(table.query);
  const [fetchPage] = useLazyCustomerAddressPageQuery();
  useLastPage(table, currentData?.total);
  const all = everyPage(currentData, (page) => fetchPage({ ...table.narrowed, ...page }).unwrap());
  return (
    <Panel title="Kunden" actions={<ExportButton id={ID} columns={columns} rows={all} disabled={!data} />}>
      <div className="sb-filters">
        <SearchField {...table.searching} />
      </div>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={SIZE} />}
      {data && !(error && !currentData) && (
        <DataTable
          id={ID}
          label="Adressen der Kunden"
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          to={({ customer }) => `/customer-detail?id=${customer}`}
          server={table.server(data.total, all)}
          empty={table.query.search ? 'Nichts gefunden.' : 'Es ist noch keine Adresse hinterlegt.'}
          actions={(address) => (
            <a className="customer-link" href={mapLink(address)} target="_blank" rel="noopener noreferrer">
              Karte<span className="sb-hidden"> zu {address.customer_name} (öffnet ein neues Fenster)</span>
            </a>
          )}
        />
      )}
    </Panel>
  );
}
