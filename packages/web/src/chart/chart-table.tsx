import type { Drawing } from './option.ts';

interface Props extends Pick<Drawing, 'names' | 'series' | 'format'> {
  label: string;
  of: string;
}

/** The chart's content for screen readers. */
export function ChartTable({ label, of, names, series, format }: Props) {
  return (
    <div className="sb-hidden">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <tr key={at}>
              <th scope="row">{name}</th>
              {series.map((one) => (
                <td key={one.name}>{cellOf(one, at, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {series.flatMap(({ name, limits = [] }) =>
            limits.map(({ label: limit }) => (
              <tr key={`${name} ${limit}`}>
                <th scope="row">{name}</th>
                <td colSpan={series.length}>{limit}</td>
              </tr>
            )),
          )}
        </tfoot>
      </table>
    </div>
  );
}

function cellOf(
  { values, marks = [] }: Props['series'][number],
  at: number,
  format: Props['format'],
): string {
  const value = values[at];
  const words = marks.filter((mark) => mark.at === at).map(({ label }) => label);
  return [value === null || value === undefined ? '–' : format(value), ...words].join(', ');
}
