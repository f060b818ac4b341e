import { allows } from '@stundenbuch/domain/access/access';
import { customerAccess, customerPages } from '@stundenbuch/domain/sides/customers/access';
import type { CustomerDetail } from '@stundenbuch/domain/sides/customers/contract';
import { firstAddress, mergedAddress, secondAddress } from '@stundenbuch/domain/sides/customers/rules';
import { ButtonLink, Facts, OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerProjects } from './customer-projects.tsx';
import { useCustomerQuery } from './customers.api.ts';
import { MapAddress } from './map-address.tsx';

/** /customer-detail?id */
export function CustomerDetailPage() {
  return (
    <OpenById<CustomerDetail> useOne={useCustomerQuery}>
      {(customer) => <Detail key={customer.id} customer={customer} />}
    </OpenById>
  );
}

function Detail({ customer }: { customer: CustomerDetail }) {
  const { who } = useSession();
  return (
    <>
      <PageHeader
        title={customer.customer_name}
        actions={
          allows(customerPages['/manage-customer'], who) && (
            <ButtonLink to={`/manage-customer?id=${customer.id}`} icon="edit">
              Bearbeiten
            </ButtonLink>
          )
        }
      />
      <Panel title="Angaben">
        <Facts
          facts={[
            ['Interne ID', customer.internal_id],
            ['Externe ID', customer.external_id],
            ['Telefon', customer.phone && <PhoneLink key="phone" value={customer.phone} />],
            ['Mobil', customer.mobile && <PhoneLink key="mobile" value={customer.mobile} />],
            ['E-Mail', customer.email && <MailLink key="email" value={customer.email} />],
            ...addressesOf(customer),
          ]}
        />
      </Panel>
      <Panel title="Notizen">
        {allows(customerAccess.changeNotes, who) ? (
          <CustomerNotes key={customer.version} customer={customer} />
        ) : (
          <p className="sb-notes">{customer.notes ?? 'Es gibt keine Notizen.'}</p>
        )}
      </Panel>
      <CustomerProjects customer={customer.id} />
    </>
  );
}

function addressesOf(customer: CustomerDetail) {
  const first = mergedAddress(null, firstAddress(customer));
  const second = mergedAddress(null, secondAddress(customer));
  return [
    ['Adresse', <MapAddress key="first" address={first} />] as const,
    ...(customer.address2 ? [['Zweite Adresse', <MapAddress key="second" address={second} />] as const] : []),
  ];
}
