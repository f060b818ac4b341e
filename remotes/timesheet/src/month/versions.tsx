import { berlinDay } from '@stundenbuch/domain/calendar/day';
import type { PersonMonth } from '@stundenbuch/domain/month/contract';
import { formatDay } from '@stundenbuch/web/format';
import { Panel } from '@stundenbuch/web/kit';

/** The sheets of a month, the newest first. */
export function Versions({ versions }: Pick<PersonMonth, 'versions'>) {
  return (
    <Panel title="Stundenzettel">
      <ul className="ts-month-lines">
        {versions.map(({ version, sha256, created_at, by, reason }) => (
          <li key={version}>
            <strong>Version {version}</strong>
            <span>
              {formatDay(berlinDay(Date.parse(created_at)))}
              {by && `, ${by}`}
            </span>
            {reason && <span>„{reason}“</span>}
            <code>{sha256.slice(0, 16)}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
