import type { AddedFactor, OwnFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import { PASSKEYS } from '@stundenbuch/domain/sides/session/factors';
import { Button, EmptyLine, Panel } from '@stundenbuch/web/kit';
import { takesPasskeys } from '../../passkeys.ts';
import { FactorList } from './factor-list.tsx';
import { PasskeyForm } from './passkey-form.tsx';

interface Props {
  own: OwnFactors;
  /** With recovery codes where there were none yet. */
  onAdded: (codes: string[] | null) => void;
  /** Whether it is what the page is for. */
  isMain: boolean;
  /** A new one is being named. */
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
}

/** Passkeys: the second factor, and a login by themselves. */
export function PasskeyPanel({ own, onAdded, isMain, isNaming, onNaming }: Props) {
  const passkeys = own.factors.filter(({ kind }) => kind === 'passkey');
  const works = own.passkeys && takesPasskeys();
  const added = ({ codes }: AddedFactor) => {
    onNaming(false);
    onAdded(codes);
  };
  return (
    <Panel title="Passkeys">
      <p>
        Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder der PIN des Geräts an, auch ohne
        Passwort. Er gilt nur auf dieser Seite: Eine nachgemachte bekommt ihn nicht.
      </p>
      <FactorList factors={passkeys} />
      {!works && <EmptyLine>Unter dieser Adresse lassen sich keine Passkeys einrichten.</EmptyLine>}
      {works && !isNaming && passkeys.length < PASSKEYS && (
        <Button kind={isMain ? 'primary' : 'default'} onClick={() => onNaming(true)}>
          Passkey hinzufügen
        </Button>
      )}
      {isNaming && (
        <PasskeyForm
          name={`Passkey ${passkeys.length + 1}`}
          onAdded={added}
          onCancel={() => onNaming(false)}
        />
      )}
    </Panel>
  );
}
