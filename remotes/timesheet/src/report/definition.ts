import type { Who } from '@stundenbuch/domain/access/access';
import {
  CHARTS,
  DIMENSIONS,
  type Dimension,
  ENTRY_SOURCES,
  fieldsFor,
  MEASURES,
  type Measure,
  MOST_ROWS,
  PERIODS,
  type Source,
} from '@stundenbuch/domain/accounts/reports/fields';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { presetPeriods } from '@stundenbuch/domain/time/preset-periods';

type ChartKind = keyof typeof CHARTS;
type PeriodName = (typeof PERIODS)[number] | 'days';

export type Filters = Partial<Record<Dimension, string[]>>;

/** What somebody asks of a report: all of it stands in the address, so that it can be saved, sent and gone back to. */
export interface Definition {
  period: PeriodName;
  from: Day;
  to: Day;
  of: Source[];
  rows: Dimension[];
  column: Dimension | null;
  measures: Measure[];
  filters: Filters;
  chart: ChartKind;
  /** Which of the measures the chart draws. */
  drawn: Measure;
  /** Of who belongs to it on the day; null: everybody. */
  team: string | null;
}

function listed<Field extends Dimension | Measure | Source>(
  text: string | null,
  known: readonly Field[],
  most = known.length,
): Field[] {
  const asked = (text ?? '').split(',');
  return known
    .filter((field) => asked.includes(field))
    .toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b))
    .slice(0, most);
}

const orElse = <Field>(list: Field[], instead: readonly (Field | undefined)[]): Field[] =>
  list.length > 0 ? list : instead.filter((field) => field !== undefined);

const isChart = (text: string | null): text is ChartKind => text !== null && Object.hasOwn(CHARTS, text);

/** What the company has no module for, or no program knows, is left out. */
export function readDefinition(search: URLSearchParams, who: Pick<Who, 'flags'>, today: Day): Definition {
  const [dimensions, sources] = [fieldsFor(DIMENSIONS, who), fieldsFor(ENTRY_SOURCES, who)];
  const of = orElse(listed(search.get('of'), sources), sources.slice(0, 1));
  const rows = orElse<Dimension>(listed(search.get('rows'), dimensions, MOST_ROWS), [
    of.includes('bookings') ? 'project' : 'person',
  ]);
  const column = search.has('rows') ? search.get('column') : 'month';
  const chart = search.get('chart');
  const measures = orElse<Measure>(listed(search.get('measures'), fieldsFor(MEASURES, who)), ['hours']);
  const team = search.get('team');
  return {
    ...periodOf(search, today),
    of,
    rows,
    column: listed(column, dimensions).find((dimension) => !rows.includes(dimension)) ?? null,
    measures,
    filters: Object.fromEntries(
      dimensions.flatMap((dimension) => {
        const keys = search.get(dimension);
        return keys ? [[dimension, keys.split(',')]] : [];
      }),
    ),
    chart: isChart(chart) ? chart : 'bar',
    drawn: measures.find((measure) => measure === search.get('drawn')) ?? (measures[0] as Measure),
    team: team && /^[1-9]\d{0,9}$/.test(team) ? team : null,
  };
}

function periodOf(search: URLSearchParams, today: Day): Pick<Definition, 'period' | 'from' | 'to'> {
  const [from, to] = [search.get('from'), search.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { period: 'days', from, to };
  const period = PERIODS.find((name) => name === search.get('period')) ?? 'year';
  const preset = presetPeriods(today, {})[PERIODS.indexOf(period)];
  return { period, from: preset?.from ?? today, to: preset?.to ?? today };
}

/** As it is sent. */
export function askedBy({ from, to, of, rows, column, measures, filters, team }: Definition) {
  return {
    ...{ from, to, of: of.join(), rows: rows.join(), measures: measures.join() },
    ...(column && { column }),
    ...(team && { team }),
    ...sentFilters(filters),
  };
}

export const sentFilters = (filters: Filters): Partial<Record<Dimension, string>> =>
  Object.fromEntries(Object.entries(filters).map(([dimension, keys]) => [dimension, keys.join()]));

/** As it stands in the address. */
export function addressOf(definition: Definition): URLSearchParams {
  const { from, to, ...asked } = askedBy(definition);
  const { period, chart, drawn, measures } = definition;
  return new URLSearchParams({
    ...asked,
    ...(period === 'days' ? { from, to } : { period }),
    chart,
    ...(drawn !== measures[0] && { drawn }),
  });
}
