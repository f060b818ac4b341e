import { PageHeader } from '@stundenbuch/web/kit';
import { DeviceList } from './device-list.tsx';
import { EmailPanel } from './email-panel.tsx';
import { FactorPanels } from './factor-panels.tsx';
import './security.css';

/** /sicherheit: what somebody can do for the safety of the own account. */
export function SecurityPage() {
  return (
    <>
      <PageHeader title="Sicherheit" />
      <div className="sec-panels">
        <FactorPanels />
        <DeviceList />
        <EmailPanel />
      </div>
    </>
  );
}
