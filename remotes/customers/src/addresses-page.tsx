import { allows } from '@stundenbuch/domain/access/access';
import { customerPages } from '@stundenbuch/domain/sides/customers/access';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { CustomerAddresses } from './customer-addresses.tsx';
import { useCompanyAddressQuery } from './customers.api.ts';
import { MapAddress } from './map-address.tsx';

/** /address: the company's own address, and its customers' if there are any. */
export function AddressesPage() {
  const { who, company } = useSession();
  return (
    <>
      <PageHeader title="Adressen" />
      <Panel title={company?.name ?? 'Eigene Adresse'}>
        <CompanyAddress />
      </Panel>
      {allows(customerPages['/customer'], who) && <CustomerAddresses />}
    </>
  );
}

function CompanyAddress() {
  const { data: address, error, refetch } = useCompanyAddressQuery();
  if (address) return <MapAddress address={address} />;
  if (address === null) return <p>–</p>;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton lines={2} />;
}
