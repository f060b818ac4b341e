import type {
  AddressOfCustomer,
  AddressOfCustomerSortKey,
} from '@stundenbuch/domain/sides/customers/contract';
import { mapLink } from '@stundenbuch/domain/sides/customers/rules';
import {
  ExportButton,
  SearchField,
  type ServerColumn,
  ServerTable,
  useServerList,
} from '@stundenbuch/web/data';
import { ButtonLink, Panel } from '@stundenbuch/web/kit';
import { customerAddressPage } from './customers.api.ts';

const ID = 'addresses';
const SIZE = 8;

const columns: ServerColumn<AddressOfCustomer, AddressOfCustomerSortKey>[] = [
  {
    key: 'customer_name',
    title: 'Kunde',
    value: ({ customer_name }) => customer_name,
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
  const list = useServerList(customerAddressPage, { id: ID, size: SIZE }, {});
  return (
    <Panel
      title="Kunden"
      actions={<ExportButton id={ID} columns={columns} rows={list.all} disabled={!list.data} />}
    >
      <div className="sb-filters">
        <SearchField {...list.searching} />
      </div>
      <ServerTable
        list={list}
        id={ID}
        label="Adressen der Kunden"
        columns={columns}
        rowKey={({ id }) => id}
        pageSize={SIZE}
        to={({ customer }) => `/customer-detail?id=${customer}`}
        step={<ButtonLink to="/customer">Zu den Kunden</ButtonLink>}
        empty={list.query.search ? 'Nichts gefunden.' : 'Es ist noch keine Adresse hinterlegt.'}
        actions={(address) => (
          <a href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            Karte<span className="sb-hidden"> zu {address.customer_name} (öffnet ein neues Fenster)</span>
          </a>
        )}
      />
    </Panel>
  );
}
