import type { Device } from '@stundenbuch/domain/sides/session/contract';
import { accountTexts, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure, logout } from '@stundenbuch/web/api';
import { Button, LoadFailure, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { factorsApi } from './factors.api.ts';

const UNKNOWN = 'Unbekanntes Gerät';

/** Where the person is logged in, and the way to log out there. */
export function DeviceList() {
  const { data, error, refetch } = factorsApi.useDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end] = factorsApi.useEndDeviceMutation();
  const [endOthers, { isLoading }] = factorsApi.useEndOtherDevicesMutation();
  const alert = useAlert();

  async function run(work: Promise<unknown>, message: string) {
    try {
      await work;
      alert(message);
    } catch (failure) {
      alert(isFailure(failure) ? failure.message : sessionTexts.profileFailed, 'danger');
    }
  }

  const others = (data ?? []).filter(({ current }) => !current);
  return (
    <Panel title="Angemeldete Geräte">
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={3} />}
      <ul className="sb-rows">
        {data?.map((device) => (
          <li key={device.id}>
            <span className="sb-grow">
              <strong>{device.agent ?? UNKNOWN}</strong>
              <small>{usedAt(device)}</small>
            </span>
            {device.current ? (
              <>
                <StatusTag tone="good">Dieses Gerät</StatusTag>
                <Button onClick={logout}>Abmelden</Button>
              </>
            ) : (
              <Button
                label={`Abmelden: ${device.agent ?? UNKNOWN}, ${usedAt(device)}`}
                onClick={() => run(end(device.id).unwrap(), accountTexts.deviceEnded)}
              >
                Abmelden
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button disabled={isLoading} onClick={() => run(endOthers().unwrap(), accountTexts.devicesEnded)}>
          Alle anderen abmelden
        </Button>
      )}
    </Panel>
  );
}

const usedAt = ({ seen_at, created_at }: Device) =>
  seen_at === null ? `angemeldet am ${formatMoment(created_at)}` : `zuletzt aktiv ${formatMoment(seen_at)}`;
