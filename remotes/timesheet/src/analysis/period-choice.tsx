import { analysisPeriods } from '@stundenbuch/domain/accounts/analysis/periods';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/web/format';
import { SelectField } from '@stundenbuch/web/kit';
import { type TeamChoice, TeamPicker } from '@stundenbuch/web/teams';
import { useId, useState } from 'react';
import { ReportFilter } from '../reports/report-filter.tsx';
import type { ShownPeriod } from './paths.ts';

interface Props {
  period: ShownPeriod;
  today: Day;
  choice: TeamChoice;
  busy: boolean;
  onChoose: (period: ShownPeriod) => void;
}

const OWN = '';

/** Periods by their names, or any two days. */
export function PeriodChoice({ period, today, choice, busy, onChoose }: Props) {
  const id = useId();
  const [isOwn, setOwn] = useState(false);
  const periods = analysisPeriods(today);
  const known = periods.find(({ from, to }) => from === period.from && to === period.to);
  const name = isOwn || !known ? OWN : known.name;
  const between = `${formatDay(period.from)} – ${formatDay(period.to)}`;
  return (
    <>
      <div className="sb-filters">
        <SelectField
          id={id}
          name="period"
          label="Zeitraum"
          value={name}
          options={[
            ...periods.map((one) => ({ value: one.name, label: one.name })),
            { value: OWN, label: known ? 'Eigener Zeitraum' : between },
          ]}
          onChange={(chosen) => {
            const preset = periods.find((one) => one.name === chosen);
            setOwn(!preset);
            if (preset) onChoose({ from: preset.from, to: preset.to });
          }}
        />
        <p className="sb-muted an-between">{between}</p>
        <TeamPicker choice={choice} />
      </div>
      {name === OWN && <ReportFilter period={period} busy={busy} onSearch={onChoose} />}
    </>
  );
}
