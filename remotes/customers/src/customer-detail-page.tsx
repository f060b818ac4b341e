import { allows } from '@stundenbuch/domain/access/access';
import { analysisParts } from '@stundenbuch/domain/accounts/analysis/access';
import { reportPages } from '@stundenbuch/domain/accounts/reports/access';
import { STATEMENT } from '@stundenbuch/domain/accounts/reports/statement-words';
import { customerAccess, customerPages } from '@stundenbuch/domain/sides/customers/access';
import type { CustomerDetail } from '@stundenbuch/domain/sides/customers/contract';
import { firstAddress, mergedAddress, secondAddress } from '@stundenbuch/domain/sides/customers/rules';
import { addDays, firstOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { ButtonLink, Facts, OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { CustomerHours } from './customer-hours.tsx';
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
          <>
            {allows(reportPages['/leistungsnachweis'], who) && <StatementLink customer={customer.id} />}
            {allows(customerPages['/manage-customer'], who) && (
              <ButtonLink to={`/manage-customer?id=${customer.id}`} icon="edit">
                Bearbeiten
              </ButtonLink>
            )}
          </>
        }
      />
      {allows(analysisParts.customerHours, who) && <CustomerHours customer={customer.id} />}
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

/** Of the last month: that is the one to be signed. */
function StatementLink({ customer }: { customer: number }) {
  const month = monthOf(addDays(firstOfMonth(useToday()), -1));
  return (
    <ButtonLink to={`/leistungsnachweis?customer=${customer}&month=${month}`} icon="print">
      {STATEMENT}
    </ButtonLink>
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
