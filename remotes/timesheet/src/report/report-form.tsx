import {
  CHARTS,
  DIMENSION_WORDS,
  DIMENSIONS,
  type Dimension,
  ENTRY_SOURCES,
  fieldsFor,
  MEASURE_WORDS,
  MEASURES,
  MOST_ROWS,
  PERIODS,
  SOURCE_WORDS,
} from '@stundenbuch/domain/accounts/reports/fields';
import { presetPeriods } from '@stundenbuch/domain/time/preset-periods';
import { useToday } from '@stundenbuch/web/clock';
import { DateRange } from '@stundenbuch/web/data';
import { CheckboxField, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { TeamSelect, useTeamChoice } from '@stundenbuch/web/teams';
import type { Definition } from './definition.ts';

interface Props {
  definition: Definition;
  onChange: (changes: Partial<Definition>) => void;
}

/** What a report is of. Every choice counts at once. */
export function ReportForm({ definition, onChange }: Props) {
  const { period, from, to, rows, column, chart, drawn, measures, team } = definition;
  const { who } = useSession();
  const today = useToday();
  const { teams } = useTeamChoice({ from, to });
  const presets = presetPeriods(today, {});
  const dimensions = fieldsFor(DIMENSIONS, who ?? { flags: [] });
  const free = (other: Dimension | null | undefined) => [
    { value: '' as const, label: '–' },
    ...dimensions
      .filter((dimension) => dimension === other || (!rows.includes(dimension) && dimension !== column))
      .map((value) => ({ value, label: DIMENSION_WORDS[value] })),
  ];

  function chooseRow(at: number, chosen: Dimension | '') {
    const next = rows.map((row, i) => (i === at ? chosen : row));
    if (at === rows.length) next.push(chosen);
    onChange({ rows: next.filter((row) => row !== '') });
  }

  const isShown = (at: number) => at < MOST_ROWS && at <= rows.length;
  return (
    <>
      <div className="ts-report-form">
        <SelectField
          id="report-period"
          name="period"
          label="Zeitraum"
          value={period}
          onChange={(chosen) => onChange(chosen === 'days' ? { period: chosen } : { ...namedPeriod(chosen) })}
          options={[
            ...PERIODS.map((value, at) => ({ value, label: presets[at]?.name ?? value })),
            { value: 'days' as const, label: 'Von – bis' },
          ]}
        />
        {[0, 1, 2].filter(isShown).map((at) => (
          <SelectField
            key={at}
            id={`report-row-${at}`}
            name={`row${at}`}
            label={at === 0 ? 'Zeilen' : 'darin'}
            value={rows[at] ?? ''}
            onChange={(chosen) => chooseRow(at, chosen)}
            options={at === 0 && rows.length === 1 ? free(rows[at]).slice(1) : free(rows[at])}
          />
        ))}
        <SelectField
          id="report-column"
          name="column"
          label="Spalten"
          value={column ?? ''}
          onChange={(chosen) => onChange({ column: chosen || null })}
          options={free(column)}
        />
        <SelectField
          id="report-chart"
          name="chart"
          label="Bild"
          value={chart}
          onChange={(chosen) => onChange({ chart: chosen })}
          options={(Object.keys(CHARTS) as (keyof typeof CHARTS)[]).map((value) => ({
            value,
            label: CHARTS[value],
          }))}
        />
        {chart !== 'none' && measures.length > 1 && (
          <SelectField
            id="report-drawn"
            name="drawn"
            label="Wert im Bild"
            value={drawn}
            onChange={(chosen) => onChange({ drawn: chosen })}
            options={measures.map((value) => ({ value, label: MEASURE_WORDS[value] }))}
          />
        )}
        {teams.length > 0 && (
          <TeamSelect
            teams={teams}
            team={Number(team) || null}
            choose={(chosen) => onChange({ team: chosen === null ? null : String(chosen) })}
          />
        )}
      </div>
      {period === 'days' && (
        <div className="sb-filters">
          <DateRange presets={false} value={{ from, to }} onChange={onChange} />
        </div>
      )}
      <div className="ts-report-checks">
        <Choices
          legend="Gezählt wird"
          name="of"
          known={fieldsFor(ENTRY_SOURCES, who ?? { flags: [] })}
          words={SOURCE_WORDS}
          chosen={definition.of}
          onChange={(of) => onChange({ of })}
        />
        <Choices
          legend="Werte"
          name="measures"
          known={fieldsFor(MEASURES, who ?? { flags: [] })}
          words={MEASURE_WORDS}
          chosen={measures}
          onChange={(chosen) =>
            onChange({ measures: chosen, ...(!chosen.includes(drawn) && chosen[0] && { drawn: chosen[0] }) })
          }
        />
      </div>
    </>
  );

  function namedPeriod(name: (typeof PERIODS)[number]): Partial<Definition> {
    const preset = presets[PERIODS.indexOf(name)];
    return { period: name, ...(preset && { from: preset.from, to: preset.to }) };
  }
}

interface ChoicesProps<Field extends string> {
  legend: string;
  name: string;
  known: readonly Field[];
  words: Readonly<Record<Field, string>>;
  chosen: readonly Field[];
  onChange: (chosen: Field[]) => void;
}

/** At least one of them. */
function Choices<Field extends string>({
  legend,
  name,
  known,
  words,
  chosen,
  onChange,
}: ChoicesProps<Field>) {
  if (known.length < 2) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {known.map((field) => (
        <CheckboxField
          key={field}
          id={`report-${name}-${field}`}
          name={field}
          label={words[field]}
          value={chosen.includes(field)}
          disabled={chosen.length === 1 && chosen[0] === field}
          onChange={(isChosen) =>
            onChange(known.filter((one) => (one === field ? isChosen : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
