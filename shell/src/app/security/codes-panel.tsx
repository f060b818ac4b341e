import { Button, Panel } from '@stundenbuch/web/kit';
import { factorsApi } from './factors.api.ts';
import { useRun } from './use-run.ts';

interface Props {
  left: number;
  onCodes: (codes: string[]) => void;
}

/** For whoever has lost the phone. */
export function CodesPanel({ left, onCodes }: Props) {
  const [make, { isLoading }] = factorsApi.useNewCodesMutation();
  const run = useRun();
  return (
    <Panel title="Wiederherstellungscodes">
      <p>
        Mit einem dieser Codes kommen Sie hinein, wenn Ihr Telefon verloren oder kaputt ist. Jeder gilt
        einmal.
      </p>
      <p>
        <strong>{`Noch ${left} übrig`}</strong>
      </p>
      <Button
        busy={isLoading}
        onClick={() =>
          run(
            () => make().unwrap(),
            ({ codes }) => onCodes(codes),
          )
        }
      >
        Neue Codes erstellen
      </Button>
    </Panel>
  );
}
