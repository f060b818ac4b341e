import { berlinDay } from '@stundenbuch/domain/time/day';
import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { formatDay } from '@stundenbuch/web/format';
import { IconButton, IconLink, Panel } from '@stundenbuch/web/kit';
import { useSheetPdf } from '../sheets/use-sheet-pdf.ts';

/** The sheets of a month, the newest first; each can still be had on paper. */
export function Versions({ month }: { month: PersonMonth }) {
  const pdf = useSheetPdf();
  return (
    <Panel title="Stundenzettel">
      <ul className="sb-rows">
        {month.versions.map(({ version, sha256, created_at, by, reason }) => (
          <li key={version}>
            <strong>Version {version}</strong>
            <span>
              {formatDay(berlinDay(Date.parse(created_at)))}
              {by && `, ${by}`}
            </span>
            {reason && <span>„{reason}“</span>}
            <code>{sha256.slice(0, 16)}</code>
            <IconButton
              icon="download"
              label={`Version ${version} (PDF)`}
              disabled={pdf.isLoading}
              onClick={() => pdf.open(month, month.month, version)}
            />
            <IconLink
              icon="print"
              label={`Version ${version} drucken`}
              to={`/sheet?user=${month.user}&month=${month.month}&version=${version}`}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
