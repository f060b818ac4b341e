import { firstOfYear, MAX_DAY, MIN_DAY } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { useToday } from '@stundenbuch/web/clock';
import { DateRange } from '@stundenbuch/web/data';
import { Button, FormMessage } from '@stundenbuch/web/kit';
import { type FormEvent, useState } from 'react';
import type { ReportPeriod } from './reports.api.ts';

/** From 1 January to today, until somebody searches for another period. */
export function useReportPeriod() {
  const today = useToday();
  const [searched, setSearched] = useState<ReportPeriod | null>(null);
  const period = searched ?? { from: firstOfYear(today), to: today };
  return { period, search: setSearched, reset: searched ? () => setSearched(null) : undefined };
}

interface Props {
  period: ReportPeriod;
  busy: boolean;
  onSearch: (period: ReportPeriod) => void;
}

/** Two days and a button: nothing is loaded while somebody is still choosing. */
export function ReportFilter({ period, busy, onSearch }: Props) {
  const [chosen, setChosen] = useState<ReportPeriod | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { from, to } = chosen ?? period;

  function submit(event: FormEvent) {
    event.preventDefault();
    const refusal = periodRefusal(from, to);
    setMessage(refusal?.message ?? null);
    if (refusal) return;
    setChosen(null);
    onSearch({ from, to });
  }

  return (
    <form className="report-filter" aria-label="Zeitraum" onSubmit={submit}>
      <div className="sb-filters">
        <DateRange value={{ from, to }} onChange={setChosen} min={MIN_DAY} max={MAX_DAY} />
        <Button kind="primary" type="submit" icon="search" busy={busy}>
          Suchen
        </Button>
      </div>
      <FormMessage message={message} />
    </form>
  );
}
