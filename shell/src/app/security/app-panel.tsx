import type { NewApp, OwnFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import { Button, EmptyLine, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { AppForm } from './app-form.tsx';
import { FactorList } from './factor-list.tsx';
import { factorsApi } from './factors.api.ts';
import { useRun } from './use-run.ts';

interface Props {
  own: OwnFactors;
  /** With recovery codes where there were none yet. */
  onAdded: (codes: string[] | null) => void;
  /** Whether it is what the page is for. */
  isMain: boolean;
}

/** The codes of an app as a second factor. */
export function AppPanel({ own, onAdded, isMain }: Props) {
  const [add, { isLoading }] = factorsApi.useAddAppMutation();
  const [made, setMade] = useState<NewApp | null>(null);
  const run = useRun();
  const apps = own.factors.filter(({ kind }) => kind === 'totp');
  const mayAdd = own.app && apps.length === 0 && !made;
  return (
    <Panel title="App">
      <p>
        Eine App auf dem Telefon zeigt alle 30 Sekunden einen neuen Code. Bei der Anmeldung geben Sie ihn nach
        dem Passwort ein. So kommt niemand hinein, der nur Ihr Passwort kennt.
      </p>
      <FactorList factors={apps} />
      {!own.app && apps.length === 0 && (
        <EmptyLine>Diese Installation bietet keine Codes einer App an.</EmptyLine>
      )}
      {mayAdd && (
        <Button
          kind={isMain ? 'primary' : 'default'}
          busy={isLoading}
          onClick={() => run(() => add({}).unwrap(), setMade)}
        >
          App einrichten
        </Button>
      )}
      {made && apps.length === 0 && (
        <AppForm
          app={made}
          onAdded={({ codes }) => {
            setMade(null);
            onAdded(codes);
          }}
          onCancel={() => setMade(null)}
        />
      )}
    </Panel>
  );
}
