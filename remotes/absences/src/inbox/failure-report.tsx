import { IconButton, Panel } from '@stundenbuch/web/kit';
import { reportFailures, useFailures } from './failures.ts';

/** Every failed call, by name and day, until somebody dismisses it. */
export function FailureReport() {
  const failures = useFailures();
  if (failures.length === 0) return null;
  return (
    <Panel
      title="Nicht ausgeführt"
      actions={<IconButton icon="close" label="Hinweis schließen" onClick={() => reportFailures([])} />}
    >
      <ul className="sb-bullets">
        {failures.map(({ key, what, why }) => (
          <li key={key}>
            <strong>{what}</strong>: {why}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
