import { PageHeader } from '@stundenbuch/web/kit';
import { DeviceList } from './device-list.tsx';

/** /sicherheit: what somebody can do for the safety of the own account. */
export function SecurityPage() {
  return (
    <>
      <PageHeader title="Sicherheit" />
      <DeviceList />
    </>
  );
}
