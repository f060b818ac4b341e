import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Button, Panel } from '@stundenbuch/web/kit';
import { factorsApi } from './factors.api.ts';
import { useRun } from './use-run.ts';

/** After a new factor: whoever is logged in elsewhere was never asked for it. */
export function OtherDevices({ onClose }: { onClose: () => void }) {
  const { data = [] } = factorsApi.useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = factorsApi.useEndOtherDevicesMutation();
  const alert = useAlert();
  const run = useRun();
  const others = data.filter(({ current }) => !current).length;
  if (others === 0) return null;
  const done = () => {
    alert(accountTexts.devicesEnded);
    onClose();
  };
  return (
    <Panel title="Andere Geräte abmelden?">
      <p>
        {others === 1 ? 'Auf einem anderen Gerät' : `Auf ${others} anderen Geräten`} sind Sie noch angemeldet,
        ohne dass dort nach dem neuen Faktor gefragt wurde.
      </p>
      <div className="sb-form-actions">
        <Button busy={isLoading} onClick={() => run(() => end().unwrap(), done)}>
          Alle anderen abmelden
        </Button>
        <Button onClick={onClose}>Angemeldet lassen</Button>
      </div>
    </Panel>
  );
}
