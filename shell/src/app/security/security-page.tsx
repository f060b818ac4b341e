import { PageHeader } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { DeviceList } from './device-list.tsx';
import { EmailPanel } from './email-panel.tsx';
import { FactorHint } from './factor-hint.tsx';
import { FactorPanels } from './factor-panels.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { OwnData } from './own-data.tsx';
import './security.css';

/** /sicherheit: what somebody can do for the safety of the own account. */
export function SecurityPage() {
  const from = useSession().company?.factor_from;
  return (
    <>
      <PageHeader title="Sicherheit" />
      {from && <FactorHint from={from} />}
      <div className="sb-stack sec-panels">
        <FactorPanels />
        <DeviceList />
        <IdentityPanel />
        <EmailPanel />
        <OwnData />
      </div>
    </>
  );
}
