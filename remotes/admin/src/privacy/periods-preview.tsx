import {
  EXPIRING_WORDS,
  KEPT_WORDS,
  LOST_WITH,
  type Periods,
} from '@stundenbuch/domain/sides/periods/periods';
import type { PeriodPreview } from '@stundenbuch/domain/sides/privacy/contract';
import { formatDay, formatNumber } from '@stundenbuch/domain/time/format';
import { Button, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { privacyApi } from './privacy.api.ts';

/** What would go by the periods in the form, before they are saved. */
export function PeriodsPreview({ periods }: { periods: Periods }) {
  const [asked, setAsked] = useState<Periods | null>(null);
  const isEmpty = Object.values(periods).every((months) => months === 0);
  if (isEmpty) return <p className="sb-muted">Es wird nichts gelöscht.</p>;
  const isShown = asked !== null && JSON.stringify(asked) === JSON.stringify(periods);
  if (isShown) return <Lines periods={asked} />;
  return (
    <p>
      <Button onClick={() => setAsked(periods)}>Vorschau</Button>
    </p>
  );
}

function Lines({ periods }: { periods: Periods }) {
  const { data, error, refetch } = privacyApi.usePeriodsQuery(periods, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={3} />;
  return (
    <section aria-label="Vorschau der Löschung">
      <p>Beim nächsten Mal, am Ersten des nächsten Monats:</p>
      <ul className="sb-bullets">
        {data.map((line) => (
          <li key={line.kind}>
            <strong>{EXPIRING_WORDS[line.kind]}</strong>: {sentencesOf(line).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentencesOf({ kind, entries, until, kept }: PeriodPreview): string[] {
  const many = entries === 1 ? '1 Eintrag' : `${formatNumber(entries)} Einträge`;
  const stays = kept.map(({ why, entries: count }) => `${formatNumber(count)} ${KEPT_WORDS[why]}`);
  return [
    `Betrifft ${many} bis ${formatDay(until)}.`,
    ...(stays.length > 0 ? [`Bleiben: ${stays.join(', ')}.`] : []),
    ...(entries > 0 ? [LOST_WITH[kind]] : []),
  ];
}
