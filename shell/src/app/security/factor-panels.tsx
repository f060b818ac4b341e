import type { OwnFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { AppPanel } from './app-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { factorsApi } from './factors.api.ts';
import { NewCodes } from './new-codes.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';

/** The second factors of the person. */
export function FactorPanels() {
  const { data, error, refetch } = factorsApi.useFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Panel title="Zweiter Faktor">
        <Skeleton lines={4} />
      </Panel>
    );
  }
  return <Loaded own={data} />;
}

function Loaded({ own }: { own: OwnFactors }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [isNaming, setNaming] = useState(false);
  // The first of them is what the page is for.
  const isFirst = own.factors.length === 0;
  const added = (made: string[] | null) => {
    if (made) setCodes(made);
    setIsNew(true);
  };
  return (
    <>
      {codes && <NewCodes codes={codes} onClose={() => setCodes(null)} />}
      {isNew && <OtherDevices onClose={() => setIsNew(false)} />}
      <AppPanel own={own} onAdded={added} isMain={isFirst && !isNaming} />
      <PasskeyPanel
        own={own}
        onAdded={added}
        isMain={isFirst && !own.app}
        isNaming={isNaming}
        onNaming={setNaming}
      />
      {own.factors.length > 0 && <CodesPanel left={own.codes} onCodes={setCodes} />}
    </>
  );
}
